internal import TField

/// How the entries of a list of several fields stand in answers: an object each.
///
/// What can't be an answer stays in the data of the list, with what is wrong with it.
struct EntryAnswers: Sendable {
  private let form: Form
  /// Where answers stand in an entry.
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
    switch entry.kind {
    case .object: append(fieldsOf: entry, to: &bytes)
    case .string:
      guard let text = entry.string,
        let inner = try? JSONReader(allowsNUL: true).read(Array(text.utf8)).root,
        inner.kind == .object
      else { fallthrough }
      append(fieldsOf: inner, to: &bytes)
    default:
      let error = FieldError.wrongKind(.kind(.say("value.object"), insteadOf: entry.kind.words))
      EntryData.add(error, given: entry.sourceText.utf8, to: &bytes)
    }
  }

  private func append(fieldsOf object: JSONNode, to bytes: inout [UInt8]) {
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
}

extension EntryAnswers {
  /// Something in an answer that nothing can be made of.
  struct Fault {
    /// Where in the list it is: `[2].price`.
    var place: String
    let error: FieldError
    /// What stands there instead, for an id that isn't one.
    var guess: String?
  }

  /// The first thing in the data of a list that can't be an answer.
  func fault(in data: String) -> Fault? {
    for (number, entry) in Entries(data).enumerated() {
      guard let members = EntryData(entry)?.members else {
        return Fault(place: "[\(number)]", error: .wrongKind(.say("value.object")))
      }
      for member in members {
        if var fault = fault(in: member) {
          let point = member.id.hasPrefix("[") ? "" : "."
          fault.place = "[\(number)]\(point)\(member.id)" + fault.place
          return fault
        }
      }
    }
    return nil
  }

  private func fault(in member: EntryData.Member) -> Fault? {
    switch member.content {
    case .fault(let error, _) where error.code == .unknown:
      let guess = Suggestion.nearest(to: member.id, among: form.fields.map(\.id))
      return Fault(place: "", error: error, guess: guess)
    case .fault(let error, _): return Fault(place: "", error: error)
    case .data(let data):
      return form.index(of: member.id).flatMap { places.kinds[$0].fault(in: data) }
    }
  }

  /// The entries of a list's data as they were given: nothing that may be a secret, and nothing
  /// that stands under an id of no field.
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
