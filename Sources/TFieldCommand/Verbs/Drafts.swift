internal import TFieldTerminal
internal import TField
internal import TFieldForm
internal import TFieldSystem

extension Verb {
  static func drafts(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    let names = arguments.operands.dropFirst()
    let deed = arguments.firstWord ?? "list"
    let isAll = arguments.has("all")
    guard deed == "remove" || !isAll else {
      throw .usage("--all goes with 'drafts remove' only")
    }
    switch deed {
    case "list":
      guard names.isEmpty else { throw .usage("'drafts list' takes no forms") }
      let lines = try ListedDraft.all().map { $0.line(in: Languages.spoken) }
      try StandardOutput.write(lines: lines)
    case "show":
      guard !names.isEmpty else { throw .usage("FORM is missing; 'tfield drafts' lists them") }
      for draft in try ListedDraft.named(names) { try show(draft) }
    case "remove":
      guard names.isEmpty == isAll else {
        throw .usage(isAll ? "either --all or forms" : "FORM or --all is missing")
      }
      for draft in try isAll ? ListedDraft.all() : ListedDraft.named(names) { try draft.remove() }
    default:
      throw .unknown(
        "'drafts' can't do '\(deed.visible())'", deed, among: ["list", "show", "remove"],
        else: ": it is list, show or remove")
    }
    return .success
  }

  private static func show(_ listed: ListedDraft) throws(Failure) {
    switch listed.content {
    case .success(let draft):
      let form = try? FormFile(FilePath(draft.path), languages: []).result.form
      try StandardOutput.write(lines: draft.listing(of: form, in: Languages.spoken))
    case .failure(let reason):
      throw Failure(
        .unusableFile, .say("draft.cannotUse", ["path": listed.name.visible(), "reason": reason]))
    }
  }
}
