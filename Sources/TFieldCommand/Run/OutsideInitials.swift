internal import TFieldForm
internal import TField
internal import TFieldSystem

/// Initial values that come from outside of the form: variables and programs.
struct OutsideInitials {
  /// The variables that any form may read.
  static let openVariables: Set = ["USER", "LOGNAME", "HOME", "LANG", "PWD", "HOSTNAME"]
  private static let timeLimit = Duration.seconds(5)

  private let folder: FilePath
  /// What could not be found out, a line each.
  private(set) var notices: [String] = []

  /// Runs programs in a form's folder.
  init(in folder: FilePath) { self.folder = folder }

  /// The form with every initial value that could be found out.
  mutating func filled(_ form: Form, isTrusted: Bool) -> Form {
    var filled = form
    for (index, field) in form.fields.enumerated() {
      switch field.options.initialSource {
      case .environment(let name) where isTrusted || Self.openVariables.contains(name):
        filled.setInitial(Environment.text(of: name) ?? "", at: index)
      case .program(let words) where isTrusted:
        filled.setInitial(firstLine(of: words, for: field) ?? "", at: index)
      default: break
      }
    }
    return filled
  }

  private mutating func firstLine(of words: [String], for field: Field) -> String? {
    let result = ChildProcess.run(
      ChildCommand(words, folder: folder, deadline: Self.timeLimit))
    if case .exited(code: 0, let output, _) = result {
      return String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
    }
    let reason = result.reason(Discretion.nothing)
    notices.append("'\(field.id)' has no initial value: \(reason.visible(limit: 200))")
    return nil
  }
}
