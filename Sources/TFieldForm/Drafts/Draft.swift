package import TField

/// The answers of an unfinished form, without private ones such as a card's number.
package struct Draft: Hashable, Sendable {
  package let form: String
  /// The path of the form's file, for people.
  package let path: String
  /// In seconds since 1970.
  package let saved: Int
  package let focus: String?
  /// The id of the filled form, if it has one.
  package internal(set) var stamp: String?
  /// The value of each field, in a form that doesn't depend on the language.
  package let values: [Value.Member]
}

extension Draft {
  package init(of session: FormSession, path: String, saved: Int, stamp: String? = nil) {
    let form = session.form
    self.init(
      form: form.id, path: path, saved: saved,
      focus: session.focusedField.map { form.fields[$0].id }, stamp: stamp,
      values: Self.values(of: session))
  }

  /// The values worth keeping: everything that isn't private, or empty from the start.
  package static func values(of session: FormSession) -> [Value.Member] {
    let fields = session.fields.span
    var values: [Value.Member] = []
    // Most fields of a long form are empty, so that is checked first.
    for index in fields.indices
    where !fields[index].isEmpty || !fields[index].entry.origin.initial.isEmpty
      || session.opened != nil
    {
      let (state, data) = (session.fields[index], session.dataWithOpened(index))
      guard state.field.mayBeKept, !state.isDerived,
        !data.isEmpty || !state.entry.origin.initial.isEmpty
      else { continue }
      let kept = state.type.formList?.withoutPrivate(data) ?? data
      values.append(Value.Member(state.field.id, state.type.filed(kept)))
    }
    return values
  }
}

extension Field {
  /// Whether its value may be stored on disk between two runs.
  fileprivate var mayBeKept: Bool { !isPrivate && !(type is Note) }
}

/// A draft as bytes: JSON on one line, with a checksum that reveals damage.
extension Draft {
  /// The version of the format that is written, and the only one that is read.
  package static let version = 1
  package static let sizeLimit = 16 << 20

  private static let reader = JSONReader(size: sizeLimit, depth: 12, text: sizeLimit)

  package var bytes: [UInt8] { value(seal: seal).bytes(.line) + [UInt8(ascii: "\n")] }

  private func value(seal: String?) -> JSONValue {
    [
      "tfieldDraft": .integer(Self.version), "form": .string(form), "path": .string(path),
      "saved": .integer(saved), "focus": focus.map(JSONValue.string) ?? .null,
      "answers": .object(values.map { .init($0.id, JSONValue($0.value)) }),
      "stamp": stamp.map(JSONValue.string), "seal": seal.map(JSONValue.string),
    ]
  }

  private var seal: String { value(seal: nil).bytes(.line).checksum }

  /// Reads what ``bytes`` wrote, completely or not at all.
  package init(_ bytes: [UInt8]) throws(Wording) {
    guard let root = try? Self.reader.read(bytes).root else {
      throw .say("draft.damaged")
    }
    guard let version = root["tfieldDraft"]?.integer else { throw .say("draft.foreign") }
    guard version <= Self.version else { throw .say("draft.newer", ["version": version]) }
    guard version == Self.version, let draft = Self(root), root["seal"]?.string == draft.seal else {
      throw .say("draft.damaged")
    }
    self = draft
  }

  private init?(_ root: JSONNode) {
    guard let form = root["form"]?.string, let path = root["path"]?.string,
      let saved = root["saved"]?.integer, let focus = root["focus"],
      let answers = root["answers"], answers.kind == .object
    else { return nil }
    let values = answers.members.map { Value.Member($0.key, Value($0.value)) }
    self.init(
      form: form, path: path, saved: saved, focus: focus.string,
      stamp: root["stamp"]?.string, values: values)
  }
}

extension JSONValue {
  fileprivate init(_ value: TField.Value) {
    self =
      switch value {
      case .text(let text): .string(text)
      case .list(let entries): .array(entries.map { Self($0) })
      case .row(let members): .object(members.map { .init($0.id, Self($0.value)) })
      case .fault(_, let given): Self(given)
      }
  }
}

extension Value {
  fileprivate init(_ node: JSONNode) {
    self =
      switch node.kind {
      case .array: .list(node.elements.map { Self($0) })
      case .object: .row(node.members.map { Member($0.key, Self($0.value)) })
      case .string, .number, .bool, .null: .text(node.string ?? "")
      }
  }
}

extension [UInt8] {
  /// Sixteen hexadecimal digits computed from the bytes, for checksums and file names.
  package var checksum: String { fnv1a.hexadecimal(16).lowercased() }
}

/// The part of a draft that still fits a form, which may have changed since.
package struct DraftFit: Hashable, Sendable {
  package private(set) var answers: [String: Value] = [:]
  /// The ids of fields whose answer in the draft differs from the form's own.
  package private(set) var fields: Set<String> = []
  /// A message for each value that was left out, in the order of the draft.
  package private(set) var dropped: [Wording] = []
  package let focus: String?

  package init(of draft: Draft, to form: Form, today: CalendarDate) {
    focus = draft.focus.flatMap { form.index(of: $0) == nil ? nil : $0 }
    let known = draft.values.filter { form.index(of: $0.id) != nil }
    let wanted = Dictionary(known.map { ($0.id, $0.value) }) { first, _ in first }
    let session = FormSession(form, today: today, answers: wanted)
    for value in draft.values { take(value, session) }
    let untouched = FormSession(form, today: today).fields
    let changed = untouched.filter { (answers[$0.field.id] ?? $0.data) != $0.data }
    fields = Set(changed.map(\.field.id))
  }

  private mutating func take(_ kept: Value.Member, _ session: FormSession) {
    guard let index = session.form.index(of: kept.id) else {
      return dropped.append(.say("draft.missing", ["id": kept.id.visible()]))
    }
    let state = session.fields[index]
    let label = state.label
    if !state.field.mayBeKept {
      dropped.append(.say("draft.secret", ["label": label]))
    } else if [state.data, state.type.filed(state.data)].contains(kept.value)
      || state.data == state.type.finish(kept.value)
    {
      answers[kept.id] = kept.value
      let strangers = state.type.formList?.strangers(in: kept.value) ?? []
      dropped += strangers.map { .say("draft.missing", ["id": (kept.id + "." + $0).visible()]) }
    } else if !state.isDerived {
      dropped.append(.say("draft.unfit", ["label": label]))
    }
  }

  package var notice: Wording? {
    guard !dropped.isEmpty else { return nil }
    let told = dropped.prefix(5) + (dropped.count > 5 ? ["…"] : [])
    return .say("draft.droppedByForm", ["values": Wording.several(Array(told), .comma)])
  }
}
