internal import TField
internal import TFieldForm
internal import TFieldTerminal

/// What may stand as a word: known words, the name of a file, or something that the form says.
enum Completable: Equatable {
  case words([String])
  /// Files whose names end so; any file without an ending.
  case files(ending: String?)
  case themes
  case languages
  case types
  case verbs
  /// Verbs, and what else there is help about.
  case topics
  case drafts
  /// Ids of fields, with commas between them.
  case fields
  /// A field or an action.
  case stop
  case action
  /// `ID=VALUE`, or `ID=PATH`.
  case assignment(isPath: Bool)
  case nothing

  /// What an option's value or a verb's operand is called says what it is.
  init(named name: String) {
    let alternatives = name.filter { $0 != "[" && $0 != "]" }.split(separator: "|")
    self =
      switch name.filter({ $0.isLetter }) {
      case "FORM", "FORMSCRIPT": .files(ending: ".json")
      case "SCRIPT": .files(ending: ".tfield-test")
      case "FILE", "RECORDS", "REQUEST", "PATH": .files(ending: nil)
      case "IDS": .fields
      case "ID": .stop
      case "IDVALUE": .assignment(isPath: false)
      case "IDPATH": .assignment(isPath: true)
      case "LANG": .languages
      case _ where alternatives.count > 1: .words(alternatives.map(String.init))
      default: .nothing
      }
  }
}

extension OptionFormat {
  var completable: Completable {
    if name == "theme" { return .themes }
    if name == "action" { return .action }
    return choices.isEmpty ? Completable(named: value ?? "") : .words(choices)
  }
}

extension Verb {
  /// What the next operand may be, behind so many others.
  func completable(after count: Int) -> Completable {
    let parts = operands.split(separator: " ").filter { !$0.hasPrefix("[--") }.map(String.init)
    let last = parts.last.flatMap { $0.holds("...") ? $0 : nil }
    guard let part = count < parts.count ? parts[count] : last else { return .nothing }
    switch name {
    case "help": return .topics
    case "types": return .types
    case "drafts" where count > 0: return .drafts
    default: return Completable(named: part)
    }
  }
}
