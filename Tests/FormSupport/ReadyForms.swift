package import Foundation
package import TFieldForm

/// A form file of the project.
package struct ReadyForm: Sendable, CustomStringConvertible {
  package let name: String
  package let bytes: [UInt8]

  package var text: String { String(decoding: bytes, as: UTF8.self) }
  package var description: String { name }
}

/// The forms that come with the program.
package enum ReadyForms {
  package static let folder = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appendingPathComponent("Forms")

  /// A loader that reads the files which a form names beside it.
  package static let loader = FormLoader(file: { path in
    let file = folder.appendingPathComponent(path)
    return (try? Data(contentsOf: file)).map { .success(Array($0)) }
      ?? .failure(Refusal("it isn't there"))
  })

  package static let all: [ReadyForm] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appendingPathComponent(name))).map {
        ReadyForm(name: name, bytes: Array($0))
      }
    }
  }()
}
