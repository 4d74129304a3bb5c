internal import TFieldForm
internal import TFieldJSON

/// The questions of a survey or an issue form, on their way to the rows of a form file.
struct ImportedQuestions {
  private(set) var rows: [JSONValue] = []
  private(set) var notes: [Diagnostic] = []
  private var ids: Set<String> = []

  /// Adds a field; `name` becomes its id, as far as an id can be like it.
  mutating func add(
    _ type: String, named name: String, label: String?, at location: SourceLocation,
    _ members: [JSONValue.Member] = []
  ) {
    var field: [JSONValue.Member] = [
      .init("id", .string(id(for: name, at: location))), .init("type", .string(type)),
    ]
    if let label { field.append(.init("label", .string(label))) }
    rows.append(.object(field + members))
  }

  /// Tells what the form can't say.
  mutating func note(_ key: String, _ reason: String, at location: SourceLocation) {
    notes.append(Diagnostic(.notCarriedOver(key, reason), at: location, .warning))
  }

  /// The name with `_` for every character that no id has, and a number if it is taken.
  private mutating func id(for name: String, at location: SourceLocation) -> String {
    let plain = name.unicodeScalars.map { Self.isPlain($0) ? Character($0) : "_" }
    let isStart = plain.first.map { $0.isLetter || $0 == "_" } ?? false
    let id = String((isStart ? "" : "_") + String(plain).prefix(FormFormat.idLimit - 8))
    var unique = id
    var count = 2
    while !ids.insert(unique).inserted {
      unique = "\(id)_\(count)"
      count += 1
    }
    if unique != name {
      notes.append(Diagnostic(.renamed(name, to: unique), at: location, .warning))
    }
    return unique
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      || scalar == "_" || scalar == "-"
  }

  /// The form file, or the fault that there is nothing to ask.
  func form(title: String, description: String?, at location: SourceLocation) -> ImportResult {
    guard rows.contains(where: { !$0.isNote }) else {
      let fault = Diagnostic(
        .notCarriedOver("body", "there is nothing to make fields of"), at: location)
      return ImportResult(text: nil, notes: notes + [fault])
    }
    var form: [JSONValue.Member] = [
      .init("tfield", .integer(FormFormat.version)), .init("title", .string(title)),
    ]
    if let description { form.append(.init("description", .string(description))) }
    form.append(.init("rows", .array(rows)))
    var writer = JSONWriter(.pretty)
    writer.value(.object(form))
    return ImportResult(
      text: String(decoding: writer.bytes, as: UTF8.self) + "\n",
      notes: notes.sorted { $0.location < $1.location })
  }
}

/// The form file that an import gave, if it could be made, and what it leaves out.
struct ImportResult {
  let text: String?
  let notes: [Diagnostic]
}

extension JSONValue {
  fileprivate var isNote: Bool {
    guard case .object(let members) = self else { return false }
    return members.contains { $0.key == "type" && $0.value == "note" }
  }
}
