internal import TFieldTerminal
internal import TField
internal import TFieldForm

extension Verb {
  static func drafts(_ arguments: Arguments) throws(Failure) -> ExitStatus {
    let words = arguments.operands
    let deed = words.first.map { String(decoding: $0, as: UTF8.self) } ?? "list"
    guard deed == "remove" || !arguments.has("all") else {
      throw .usage("--all goes with 'drafts remove' only")
    }
    switch deed {
    case "list": try list(words.dropFirst())
    case "show": try show(words.dropFirst())
    case "remove": try remove(words.dropFirst(), all: arguments.has("all"))
    default:
      throw .unknown(
        "'drafts' can't do '\(deed.visible())'", deed, among: ["list", "show", "remove"],
        else: ": it is list, show or remove")
    }
    return .success
  }

  private static func list(_ names: some Collection<[UInt8]>) throws(Failure) {
    guard names.isEmpty else { throw .usage("'drafts list' takes no forms") }
    try StandardOutput.write(
      lines: try DraftListing()?.entries.map { $0.line(in: Languages.spoken) } ?? [])
  }

  private static func show(_ names: some Collection<[UInt8]>) throws(Failure) {
    guard !names.isEmpty else { throw .usage("FORM is missing; 'tfield drafts' lists them") }
    for entry in try entries(names) {
      switch entry.content {
      case .success(let draft):
        try StandardOutput.write(lines: draft.listing(of: draft.formOfFile, in: Languages.spoken))
      case .failure(let reason):
        throw Failure(
          .unusableFile, .say("draft.cannotUse", ["path": entry.name.visible(), "reason": reason]))
      }
    }
  }

  private static func remove(_ names: some Collection<[UInt8]>, all: Bool) throws(Failure) {
    guard names.isEmpty == all else {
      throw .usage(all ? "either --all or forms" : "FORM or --all is missing")
    }
    let entries = all ? try DraftListing()?.entries ?? [] : try entries(names)
    guard let listing = try DraftListing() else { return }
    for entry in entries { try listing.remove(entry) }
  }

  private static func entries(
    _ names: some Collection<[UInt8]>
  ) throws(Failure) -> [DraftListing.Entry] {
    let listing = try DraftListing()
    var entries: [DraftListing.Entry] = []
    for name in names {
      guard let listing else {
        throw DraftListing.unknown(name, among: [])
      }
      entries.append(try listing.entry(name))
    }
    return entries
  }
}
