internal import TField

/// The entries of a list as objects in answers; what is wrong with them stays in the list's data.
struct EntryAnswers: Sendable {
  private let form: Form
  private let places: AnswerPlaces
  private let ignoresUnknown: Bool
  /// True if the entries stand in an object, each under its name.
  let areNamed: Bool

  init(_ list: FormList, ignoringUnknown ignoresUnknown: Bool, isStrict: Bool = false) {
    form = list.entry
    areNamed = list.areNamed
    self.ignoresUnknown = ignoresUnknown
    places = AnswerPlaces(form, ignoringUnknown: ignoresUnknown, isStrict: isStrict)
  }

  var wanted: Wording {
    .say(areNamed ? "value.object" : places.takesValues ? "value.array" : "value.entries")
  }

  /// Appends the entries of an array, or of an object in which each stands under its name.
  func append(entriesOf list: JSONNode, to bytes: inout [UInt8]) {
    for (index, element) in list.elements.enumerated() {
      if index > 0 { bytes.append(Entries.separatorByte) }
      append(element, to: &bytes)
    }
    for (index, member) in list.members.enumerated() {
      if index > 0 { bytes.append(Entries.separatorByte) }
      // What is no entry has no place for a name: it is told as it is.
      if places.takesValues || member.value.kind == .object {
        let name = GivenMember(field: 0, key: member.keyNode, value: member.keyNode)
        append(name, for: 0, to: &bytes)
      }
      append(member.value, to: &bytes)
    }
  }

  /// Appends one entry: an object, a text that holds one, or a value that needs none.
  private func append(_ entry: JSONNode, to bytes: inout [UInt8]) {
    if places.takesValues { return append(membersOf: entry, to: &bytes) }
    let read = entry.string.flatMap { try? JSONReader(allowsNUL: true).read(Array($0.utf8)).root }
    let object = read ?? entry
    guard object.kind == .object else {
      let error = FieldError.wrongKind(.kind(.say("value.object"), insteadOf: entry.kind.words))
      return EntryData.add(error, given: entry.sourceText.utf8, to: &bytes)
    }
    let start = bytes.count
    append(membersOf: object, to: &bytes)
    if bytes.count == start { bytes.append(EntryData.Mark.member) }
  }

  private func append(membersOf object: JSONNode, to bytes: inout [UInt8]) {
    do throws(JSONError) {
      try places.eachMember(of: object) { member in
        if let field = member.field {
          append(member, for: field, to: &bytes)
        } else if !ignoresUnknown {
          append(unknown: member.name, given: member.value, to: &bytes)
        }
      }
    } catch {
      let error = FieldError(.json, .verbatim("\(error)"))
      EntryData.add(error, given: object.sourceText.utf8, to: &bytes)
    }
  }

  private func append(_ member: GivenMember, for field: Int, to bytes: inout [UInt8]) {
    EntryData.begin(form.fields[field].id.utf8, to: &bytes)
    bytes.append(EntryData.Mark.data)
    let start = bytes.count
    guard let error = places.append(member, for: field, to: &bytes) else {
      return EntryData.escape(&bytes, from: start)
    }
    bytes.removeSubrange((start - 1)...)
    EntryData.add(error, given: member.value.sourceText.utf8, to: &bytes)
  }

  /// Notes an id that the entry doesn't have; control characters in it can't be part of the data.
  private func append(unknown name: String, given value: JSONNode, to bytes: inout [UInt8]) {
    EntryData.begin(name.utf8.map { $0 < 0x20 ? UInt8(ascii: "?") : $0 }, to: &bytes)
    EntryData.add(.unknown, given: value.sourceText.utf8, to: &bytes)
  }

  /// Why a list's data can't be an answer, and where in it, such as `lines[2].price`.
  func objection(to data: String, at list: String) -> Wording? {
    for (number, entry) in Entries(data).enumerated() {
      let start = "\(list)[\(number)]"
      guard let members = EntryData(entry)?.members else {
        return told(.wrongKind(.say("value.object")), at: start)
      }
      for member in members {
        let place = start + (member.id.hasPrefix("[") ? "" : ".") + member.id
        if let objection = objection(to: member, at: place) { return objection }
      }
    }
    return nil
  }

  private func objection(to member: EntryData.Member, at place: String) -> Wording? {
    switch member.content {
    case .fault(let error, _) where error.code == .unknown:
      .noField(
        place.visible(), guess: Suggestion.nearest(to: member.id, among: form.fields.map(\.id)))
    case .fault(let error, _): told(error, at: place)
    case .data(let data):
      form.index(of: member.id).flatMap { places.kinds[$0].objection(to: data, in: place) }
    }
  }

  private func told(_ error: FieldError, at place: String) -> Wording {
    .say("answers.inside", ["place": place.visible(), "fault": error.wording])
  }

  /// The entries of a list's data as they were given, without secrets and unknown ids.
  func value(asGiven data: String) -> JSONValue {
    .array(
      Entries(data).map { entry in
        guard let members = EntryData(entry)?.members else { return .null }
        return .object(
          members.compactMap { member in
            form.index(of: member.id).map { .init(member.id, value(asGiven: member, of: $0)) }
          })
      })
  }

  private func value(asGiven member: EntryData.Member, of field: Int) -> JSONValue {
    if form.fields[field].isPrivate { return .null }
    switch member.content {
    case .data(let data): return places.kinds[field].value(asGiven: data)
    case .fault(_, let given): return form.fields[field].holdsPrivate ? .null : .string(given)
    }
  }
}
