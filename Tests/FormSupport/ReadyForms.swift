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
    files(of: folder, ending: ".json").compactMap { file in
      (try? Data(contentsOf: file)).map {
        ReadyForm(name: file.lastPathComponent, bytes: Array($0))
      }
    }
  }()
}

/// The files of a folder whose names have an ending, in the order of their names.
func files(of folder: URL, ending: String) -> [URL] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return names.filter { $0.hasSuffix(ending) }.sorted().map { folder.appending(path: $0) }
}
