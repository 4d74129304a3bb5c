internal import TFieldForm
internal import TFieldJSON

/// The questions of a survey or an issue form, on their way to the rows of a form file.
struct ImportedQuestions {
  private(set) var rows: [[JSONValue.Member]] = []
  private(set) var notes: [Diagnostic] = []
  private var ids: Set<String> = []
  /// What finds where the questions stand, by the ids of their fields: it takes reading the file.
  private var places: [String: () -> SourceLocation] = [:]

  /// Adds a field; `name` becomes its id, as far as an id can be like it.
  mutating func add(
    _ type: String, named name: String, label: String?,
    at location: @autoclosure @escaping () -> SourceLocation,
    _ members: [JSONValue.Member] = []
  ) {
    let id = id(for: name, at: location)
    places[id] = location
    var field: [JSONValue.Member] = [.init("id", .string(id)), .init("type", .string(type))]
    if let label { field.append(.init("label", .string(label))) }
    rows.append(field + members)
  }

  /// Tells what the form can't say.
  mutating func note(_ key: String, _ reason: String, at location: SourceLocation) {
    notes.append(Diagnostic(.notCarriedOver(key, reason), at: location, .warning))
  }

  /// The name with `_` for every character that no id has, and a number if it is taken.
  private mutating func id(for name: String, at location: () -> SourceLocation) -> String {
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
      notes.append(Diagnostic(.renamed(name, to: unique), at: location(), .warning))
    }
    return unique
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      || scalar == "_" || scalar == "-"
  }

  /// The form file, or the fault that there is nothing to ask; it passes its check.
  func form(title: String, description: String?, at location: SourceLocation) -> ImportResult {
    let form = ImportedForm(
      title: title, description: description, sections: [ImportedForm.Section(rows: rows)])
    var notes = notes
    let passing = rows.isEmpty ? form : check(form, at: location, &notes)
    let hasQuestions = passing?.sections.contains { !$0.rows.allSatisfy(\.isNote) } ?? true
    if !hasQuestions {
      notes.append(
        Diagnostic(.notCarriedOver("body", "there is nothing to make fields of"), at: location))
    }
    return ImportResult(
      text: hasQuestions ? passing?.text : nil, notes: notes.sorted { $0.location < $1.location })
  }

  private func check(
    _ form: ImportedForm, at location: SourceLocation, _ notes: inout [Diagnostic]
  ) -> ImportedForm? {
    var found: [Diagnostic] = []
    let passing = ImportCheck { problem, id, severity in
      found.append(Diagnostic(problem, at: id.flatMap { places[$0]?() } ?? location, severity))
    }.passing(form)
    notes += found
    return passing
  }
}

/// The form file that an import gave, if it could be made, and what it leaves out.
struct ImportResult {
  let text: String?
  let notes: [Diagnostic]
}

extension [JSONValue.Member] {
  fileprivate var isNote: Bool { contains { $0.key == "type" && $0.value == "note" } }
}
