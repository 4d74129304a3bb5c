internal import TField
internal import TFieldForm
internal import TFieldSystem

/// What a form file offers to the command line: the ids of its fields, and what fits in them.
///
/// The form is only read: no program of it runs, and no file outside of its folder is opened.
struct FormCompletion {
  typealias Candidate = Completion.Candidate

  private let form: Form
  private let language: Language

  /// Reads a form; `nil` if it can't be used.
  ///
  /// A form on standard input stays unread.
  init?(_ name: String, language: String?) {
    guard name != "-" else { return nil }
    let languages = Languages.preferred(option: language)
    let path = FilePath(MachineFolders.located(name))
    guard let form = try? FormFile(path, languages: languages).result.form else { return nil }
    self.form = form
    self.language = Language(wanted: languages)
  }

  func ids(withSecrets: Bool = true) -> [Candidate] {
    form.fields.filter { withSecrets || !$0.isPrivate }.map {
      Candidate(word: $0.id, summary: $0.label.text(in: language))
    }
  }

  /// Every field and action.
  var stops: [Candidate] { ids() + candidates(form.actions) }

  /// The actions that submit.
  var actions: [Candidate] { candidates(form.actions.filter { $0.role == .submit }) }

  private func candidates(_ actions: [Action]) -> [Candidate] {
    actions.map { Candidate(word: $0.id, summary: $0.label.text(in: language)) }
  }

  /// The values of a choice or a switch, for whoever may set it.
  func values(of id: String) -> [Candidate] {
    guard let index = form.index(of: id), !form.fields[index].isPrivate else { return [] }
    let type = form.fields[index].type
    if type.editor == .toggle { return ["true", "false"].map { Candidate(word: $0) } }
    return (type.choiceOptions?.all ?? []).map {
      Candidate(word: $0.value, summary: $0.label == $0.value ? "" : $0.label)
    }
  }
}

extension ListedDraft {
  /// The draft as it can be named on the command line.
  var candidate: Completion.Candidate {
    let saved = (try? content.get()).map { "saved \($0.savedText)" }
    return Completion.Candidate(word: name, summary: saved ?? "")
  }
}
