import Foundation
import TFieldForm

/// A form file of the project.
struct ReadyForm: Sendable, CustomStringConvertible {
  let name: String
  let bytes: [UInt8]

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var description: String { name }
}

/// The forms that come with the program.
enum ReadyForms {
  static let folder = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appendingPathComponent("Forms")

  /// A loader that reads the files which a form names beside it.
  static let loader = FormLoader(file: { path in
    let file = folder.appendingPathComponent(path)
    return (try? Data(contentsOf: file)).map { .success(Array($0)) }
      ?? .failure(FileFault("it isn't there"))
  })

  static let all: [ReadyForm] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appendingPathComponent(name))).map {
        ReadyForm(name: name, bytes: Array($0))
      }
    }
  }()
}
