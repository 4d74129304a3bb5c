import TestSupport
import TFieldForm
import Foundation
import TField
import TFieldSystem

@testable import TFieldCommand

/// A home of a test's own, with drafts in it.
final class DraftHome {
  static let form = Form(
    "Sample", id: "sample",
    rows: [[Field("first", required: true)], [Field("last")], [Field("cvv", CVV())]])

  let folder: FormFolder
  let state = ".local/state/tfield/drafts"

  init() throws {
    folder = try FormFolder()
    chmod(folder.path, 0o700)
  }

  /// A keeper as a program that was just started has it.
  func keeper(
    _ words: [String] = [], form: Form = DraftHome.form, path: String = "/forms/sample.json",
    variables: [String: String]? = nil
  ) throws -> DraftKeeper? {
    let variables = variables ?? ["HOME": folder.path]
    return try DraftKeeper(
      for: form, at: FilePath(path),
      Arguments(words.map { Array($0.utf8) }, options: Verb.run.options),
      in: DraftFolder { variables[$0].map { Array($0.utf8) } })
  }

  /// The only draft there is.
  var draft: Draft? {
    guard let name = names.first, names.count == 1 else { return nil }
    return FileManager.default.contents(atPath: path(name)).flatMap { try? Draft(Array($0)) }
  }

  var names: [String] { folder.names(in: state).filter { !$0.hasPrefix(".") } }

  func path(_ name: String) -> String { "\(folder.path)/\(state)/\(name)" }

  /// Leaves a draft of someone called so, and gives its file's path.
  @discardableResult
  func leaveDraft(first: String = "Ada") throws -> String {
    try keeper()?.save(FormSession(Self.form, answers: ["first": first]))
    return path(names.first { $0.hasSuffix(".json") } ?? "")
  }
}

extension Draft {
  func data(of id: String) -> String? { values.first { $0.id == id }?.data }
}
