package import TField

/// The instance of a JSON Schema that the answers form, on top of a given instance.
package struct SchemaInstance: Sendable {
  /// Something that the schema forbids, with the field that holds it.
  package struct Fault: Hashable, Sendable {
    /// The field or the entry by its keys, such as `address.zip` or `lines[0].price`; may be empty.
    package let name: String
    package let error: FieldError
  }

  private let schema: JSONSchema
  /// The given instance, including everything that the form doesn't show.
  private let given: JSONValue?
  /// False in a batch: what the form adds by itself was seen by nobody, so it isn't written.
  private let isSeen: Bool
  /// The answers that the form had when it opened.
  private var opened = JSONValue.object([])

  package init(_ schema: JSONSchema, given: JSONValue? = nil, isSeen: Bool = true) {
    (self.schema, self.given, self.isSeen) = (schema, given, isSeen)
  }

  /// Opens a form with the answers in the given instance; only later differences count as changes.
  ///
  /// Members that are missing stay missing even if the schema has a default, unless the schema
  /// asks for them. Returns the fields that it asks for: they are for the person to fill in.
  package mutating func open(
    _ form: inout Form, with answers: [String: Value], in around: Surroundings
  ) -> Set<Int> {
    guard given != nil else { return [] }
    // A batch takes the instance as complete.
    let lacking = isSeen ? lacking(in: form) : []
    var cleared = form
    for (index, field) in form.fields.enumerated() where answers[field.id] == nil {
      cleared.clearInitial(at: index)
      if !lacking.contains(index) { form.clearInitial(at: index) }
    }
    var writer = AnswerWriter()
    writer.make(self)
    let answers = writer.value(of: FormSession(cleared, in: around, answers: answers))
    open(with: lacking.reduce(answers) { $0.without(form.fields[$1].answerPath[...]) })
    return lacking
  }

  package mutating func open(with answers: JSONValue) { opened = answers }

  /// The fields whose answers the given instance lacks by the schema, and those that decide whether
  /// these fields are there.
  private func lacking(in form: Form) -> Set<Int> {
    guard let given, let document = Self.read(given) else { return [] }
    let places = schema.faults(in: document.root).filter { $0.word == "required" }.map(\.place)
    let lacking = form.fields.indices.filter { index in
      places.contains { form.fields[index].stands(at: $0[...]) }
    }
    let deciding = lacking.flatMap { form.fields[$0].when.fieldIDs }.compactMap(form.index)
    return Set(lacking + deciding)
  }

  private static func read(_ value: JSONValue) -> JSONDocument? {
    let reader = JSONReader(size: .max, depth: 1_000, text: .max, allowsNUL: true)
    return try? reader.read(Array(value.line.utf8))
  }

  package func document(of answers: JSONValue) -> JSONValue {
    guard let given else { return answers }
    return !isSeen && answers == opened ? given : given.changed(from: opened, to: answers)
  }

  /// What the schema forbids in the document as it will be written.
  package func faults(in answers: JSONValue, of form: Form) -> [Fault] {
    guard let document = Self.read(document(of: answers)) else {
      return [
        Fault(name: "", error: FieldError(.json, .say("schema.unjudged", ["reason": "JSON"])))
      ]
    }
    return schema.faults(in: document.root).map { Fault($0, in: form) }
  }
}

extension JSONValue {
  /// Applies the changes from `old` to `new` to this value; members in neither of them stay, and
  /// nothing is added that was there from the start.
  fileprivate func changed(from old: JSONValue?, to new: JSONValue) -> JSONValue {
    switch (self, new) {
    case (.object(let own), .object(let added)):
      let (known, opened, wanted) = (byKey, old?.byKey ?? [:], new.byKey)
      let kept = own.compactMap { member -> Member? in
        let before = opened[member.key]
        guard let value = wanted[member.key] else { return before == nil ? member : nil }
        return Member(member.key, member.value.changed(from: before, to: value))
      }
      return .object(
        kept + added.filter { known[$0.key] == nil && opened[$0.key] != $0.value })
    case _ where old == new: return self
    case (.array(let own), .array(let wanted)):
      guard case .array(let opened)? = old, own.count == opened.count else { return new }
      return .array(Self.changed(own, from: opened, to: wanted))
    default: return new
    }
  }

  /// The value without what stands at a path.
  fileprivate func without(_ path: ArraySlice<String>) -> Self {
    guard let key = path.first, case .object(let members) = self else { return self }
    return .object(
      members.compactMap { member in
        guard member.key == key else { return member }
        return path.count == 1 ? nil : Member(key, member.value.without(path.dropFirst()))
      })
  }

  private var byKey: [String: JSONValue] {
    Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// Unchanged entries are found wherever they are now, and the others by their number.
  private static func changed(
    _ own: [JSONValue], from old: [JSONValue], to new: [JSONValue]
  ) -> [JSONValue] {
    var places: [JSONValue: [Int]] = [:]
    for (index, value) in old.enumerated().reversed() { places[value, default: []].append(index) }
    let found = new.map { places[$0]?.popLast() }
    let taken = Set(found.compactMap(\.self))
    return zip(new.indices, zip(new, found)).map { index, pair in
      if let same = pair.1 { return own[same] }
      guard own.count == new.count, !taken.contains(index) else { return pair.0 }
      return own[index].changed(from: old[index], to: pair.0)
    }
  }
}

extension FormSession {
  /// Faults as errors that come from outside.
  package func errors(_ faults: [SchemaInstance.Fault]) -> [(id: String, message: String)] {
    faults.map { ($0.name, $0.error.wording.text(in: language)) }
  }
}

extension SchemaInstance.Fault {
  /// Assigns a fault of the instance to the innermost field that contains its place.
  init(_ fault: SchemaFault, in form: Form) {
    let found = form.field(holding: fault.place[...])
    let isPrivate = found?.field.isPrivate ?? false
    // Keys inside a secret are part of it.
    let rest = isPrivate ? [] : found?.rest ?? fault.place[...]
    let wording = found?.field.discreet(fault.wording) ?? fault.wording
    error = FieldError(
      ErrorCode(rawValue: fault.word),
      rest.isEmpty ? wording : .say("schema.inside", ["place": rest.written, "sentence": wording]))
    name = found?.name ?? ""
  }
}

extension Form {
  /// The innermost field that contains a place, its name with its entry, and the rest of the place.
  fileprivate func field(
    holding place: ArraySlice<SchemaFault.Step>
  ) -> (field: Field, name: String, rest: ArraySlice<SchemaFault.Step>)? {
    for count in (0...place.count).reversed() {
      let (path, rest) = (place.prefix(count), place.dropFirst(count))
      guard let field = fields.first(where: { $0.hasAnswer && $0.stands(at: path) }) else {
        continue
      }
      guard let list = field.type.formList, !list.areNamed, case .index(let number)? = rest.first
      else { return (field, path.written, rest) }
      let entry = "\(path.written)[\(number)]"
      let inner = list.entry.field(holding: rest.dropFirst())
      guard let inner, !inner.name.isEmpty else { return (field, entry, rest.dropFirst()) }
      return (inner.field, "\(entry).\(inner.name)", inner.rest)
    }
    return nil
  }
}

extension Field {
  fileprivate func stands(at place: ArraySlice<SchemaFault.Step>) -> Bool {
    answerPath.elementsEqual(place) { .key($0) == $1 }
  }
}

extension ArraySlice<SchemaFault.Step> {
  /// The steps as people write them: `address.lines[0]`.
  fileprivate var written: String {
    reduce("") { text, step in
      switch step {
      case .key(let key): text.isEmpty ? key : text + "." + key
      case .index(let index): "\(text)[\(index)]"
      }
    }
  }
}

/// A field type for JSON in several lines, which may be judged by a JSON Schema.
///
/// ```swift
/// JSONText().judge("[1, 2")  // Line 1, column 6: this is no JSON
/// ```
package struct JSONText: FieldType {
  private static let capacity = 65_536

  package static let traits = TypeTraits(.verbatim("JSON"), priority: 2)
  private let schema: JSONSchema?

  package init(_ schema: JSONSchema? = nil) { self.schema = schema }

  package var editor: Editor { .lines(4) }
  package func capacity(for data: String) -> Int { Self.capacity }

  /// JSON that is only unfinished isn't an error yet.
  package func judge(_ data: String) -> Parse.State {
    switch Self.read(data) {
    case .failure(let error):
      error.problem.isUnfinished ? .begun(Self.fault(error)) : .wrong(Self.fault(error))
    case .success(let value):
      schema?.faults(in: value).first
        .map { .begun(SchemaInstance.Fault($0, in: Form("", rows: [])).error) } ?? .whole
    }
  }

  static func value(of data: String) -> JSONValue? {
    (try? read(data).get()).map { JSONValue($0) }
  }

  private static func read(_ data: String) -> Result<JSONNode, JSONError> {
    Result { () throws(JSONError) in
      try JSONReader.answers.read(Array(data.utf8))
        .root
    }
  }

  private static func fault(_ error: JSONError) -> FieldError {
    FieldError(
      .json, .say("schema.syntax", ["line": error.location.line, "column": error.location.column]))
  }
}
