import FormSupport
import Foundation
import TField
import TFieldForm

/// A test script that comes with the forms.
struct ReadyScript: Sendable, CustomStringConvertible {
  let name: String
  let script: TestScript

  var description: String { name }

  /// The name without its ending, which is that of the form it plays.
  var stem: String {
    let stem = String(name.dropLast(Self.ending.count))
    return stem.hasSuffix(Self.readings) ? String(stem.dropLast(Self.readings.count)) : stem
  }

  /// What the names of scripts end in that try the ways to write the same.
  private static let readings = "-as-written"

  static let ending = ".tfield-test"

  static let all: [Self] = {
    let folder = ReadyForms.folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appendingPathComponent(name))).map {
        Self(name: name, script: TestScript(Array($0)))
      }
    }
  }()
}
