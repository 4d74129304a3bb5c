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

/// A walk through a form that a script tells: what is typed and pressed, and what is seen.
package struct Walk: Sendable, CustomStringConvertible {
  /// A way in which a walk can be played.
  package enum Way: String, Sendable {
    /// By the engine, with no terminal: every step.
    case engine
    /// By the program in a terminal: what is seen, and how it ends.
    case terminal
  }

  package let file: URL
  package let script: TestScript
  /// The ways in which the script can be played.
  ///
  /// All of them, unless a line of the script such as `# ways: engine` names some. Forms that run
  /// programs or write files are played by the engine alone, which does neither, and so are scripts
  /// that say nothing of the screen or of how the form ends.
  package let ways: Set<Way>

  package var description: String { file.lastPathComponent }

  private static let folder = ReadyForms.folder.deletingLastPathComponent()

  /// The walks of `Tests/Walks`, and the scripts of the ready forms.
  package static let all = ["Tests/Walks", "Forms"].flatMap { name in
    files(of: folder.appending(path: name), ending: ".tfield-test").compactMap(Self.init)
  }

  /// Those that can be played in a way.
  package static func played(by way: Way) -> [Walk] { all.filter { $0.ways.contains(way) } }

  private init?(_ file: URL) {
    guard let bytes = try? Data(contentsOf: file) else { return nil }
    self.file = file
    script = TestScript(Array(bytes))
    let mark = "# ways:"
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix(mark) }
    let named = line?.dropFirst(mark.count).split(separator: " ").compactMap {
      Way(rawValue: String($0))
    }
    let canBeSeen = Self.showsSomething(script) && Self.isHarmless(script, file)
    ways = Set(named ?? (canBeSeen ? [.engine, .terminal] : [.engine]))
  }

  /// Whether a script says anything that can be seen in a terminal.
  private static func showsSomething(_ script: TestScript) -> Bool {
    script.steps.contains { step in
      switch step.command {
      case .expect(.screen), .expect(.screenFile), .expect(.outcome): true
      default: false
      }
    }
  }

  /// Whether no form of a script wants to do more than to be filled in.
  private static func isHarmless(_ script: TestScript, _ file: URL) -> Bool {
    script.steps.allSatisfy { step in
      guard case .form(let name) = step.command else { return true }
      let form = file.deletingLastPathComponent().appending(path: name)
      let text = (try? String(contentsOf: form, encoding: .utf8)) ?? ""
      return !["run", "append", "write"].contains { text.contains("\"\($0)\":") }
    }
  }

  /// A file that the script names, beside it.
  package func path(of name: String) -> String {
    file.deletingLastPathComponent().appending(path: name).path
  }
}
