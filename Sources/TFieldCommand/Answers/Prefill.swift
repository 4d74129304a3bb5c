internal import TField
internal import TFieldForm
internal import TFieldSystem

/// The initial values that a form gets from outside, by field.
struct Prefill {
  private static let sizeLimit = 16 << 20

  /// The data to open each field with; an empty one overrules the form's own.
  private(set) var answers: [String: String] = [:]
  /// The instance of a schema that was given.
  private(set) var instance: JSONValue?
  /// The data that it gives, without what the command line adds.
  private(set) var instanceAnswers: [String: String] = [:]
  private let form: Form
  /// True if the answers are an instance of a schema, in which "5" is no number.
  private let isStrict: Bool
  /// Where the answers stand in their file, if it has those of several forms.
  private let key: String?

  init(
    _ form: Form, _ settings: PrefillSettings, isStrict: Bool = false, below key: String? = nil
  ) throws(Failure) {
    self.form = form
    self.isStrict = isStrict
    self.key = key
    if let path = settings.answers { try take(answersIn: path) }
    instanceAnswers = answers
    if let prefix = settings.environmentPrefix { try take(variablesWith: prefix) }
    for (id, value) in settings.values { try take(value, for: id) }
    for (id, path) in settings.files { try take(fileAt: path, for: id) }
  }

  private func field(
    _ id: String, _ status: ExitStatus, _ source: @autoclosure () -> String
  ) throws(Failure) -> Field {
    if let index = form.index(of: id), !(form.fields[index].type is Note) {
      return form.fields[index]
    }
    let ids = form.fields.lazy.filter { !($0.type is Note) }.map(\.id)
    throw Failure(status, "\(source())\(Failure.unknownField(id, among: Array(ids)))")
  }
}

// A JSON object.
extension Prefill {
  private mutating func take(answersIn path: FilePath) throws(Failure) {
    var bytes = try Self.bytes(of: path)
    defer { wipe(&bytes) }
    let document: JSONDocument
    do { document = try JSONReader(allowsNUL: true).read(bytes) } catch {
      throw unusable(path, error)
    }
    if isStrict { return try take(instance: document.root, from: path) }
    guard let root = key.map({ document.root[$0] }) ?? document.root else { return }
    try take(root, from: path)
  }

  private static func bytes(of path: FilePath) throws(Failure) -> [UInt8] {
    try failing(.unusableFile) { try ReadFile.bytes(of: path, limit: sizeLimit) }
  }

  private func unusable(_ path: FilePath, _ error: JSONError) -> Failure {
    Failure(.unusableFile, "\(path):\(error.location): \(error.asTold(by: form))")
  }

  /// What of an instance has no field, or none that can hold it, stays in the instance alone.
  private mutating func take(instance root: JSONNode, from path: FilePath) throws(Failure) {
    instance = JSONValue(root)
    for member in try members(of: root, from: path) {
      guard let field = member.field.map({ form.fields[$0] }) else { continue }
      let kind = AnswerKind(field, ignoringUnknown: true, isStrict: true)
      if let text = member.chosen ?? kind.text(of: member.value) { answers[field.id] = text }
    }
  }

  private mutating func take(_ root: JSONNode, from path: FilePath) throws(Failure) {
    guard root.kind == .object else {
      throw Failure(.unusableFile, "\(path): answers must be an object of id and value")
    }
    for member in try members(of: root, from: path) {
      // Only a fault is worth finding its place.
      var place: String { "\(path):\(member.key.location): " }
      let id = member.field.map { form.fields[$0].id } ?? member.name
      let field = try field(id, .unusableFile, place)
      let kind = AnswerKind(field)
      guard let text = member.chosen ?? kind.text(of: member.value) else {
        let wanted = kind.wanted(insteadOf: member.value.kind).text()
        throw Failure(.unusableFile, "\(place)'\(field.id)' needs \(wanted)")
      }
      if let fault = kind.objection(to: text, in: field.id) {
        throw Failure(.unusableFile, "\(place)\(fault)")
      }
      answers[field.id] = text
    }
  }

  private func members(of root: JSONNode, from path: FilePath) throws(Failure) -> [GivenMember] {
    do {
      return try GivenMember.all(in: root, of: form, isStrict: isStrict)
    } catch { throw unusable(path, error) }
  }
}

// The command line, and what it names.
extension Prefill {
  private mutating func take(variablesWith prefix: String) throws(Failure) {
    for variable in Environment.variables(prefix: prefix) {
      let name = String(decoding: variable.name, as: UTF8.self)
      let tail = String(name.dropFirst(prefix.count))
      let fields = form.fields
      let id = fields.first { $0.id == tail } ?? fields.first { $0.id.with("_", for: "-") == tail }
      // Without a prefix every variable there is would have to be a field.
      if prefix.isEmpty, id.map(\.holdsPrivate) ?? true { continue }
      let field = try field(id?.id ?? tail, .usage, "the variable \(name.visible()): ")
      guard !field.holdsPrivate else {
        throw .usage("the variable \(name.visible()) would fill a secret; use --set-file")
      }
      try take(variable.value, for: field, "the variable \(name.visible())")
    }
  }

  private mutating func take(_ value: [UInt8], for id: String) throws(Failure) {
    let field = try field(id, .usage, "--set: ")
    guard !field.holdsPrivate else {
      throw .usage("--set can't fill the secret '\(id)', others could see it; use --set-file")
    }
    try take(value, for: field, "--set \(id)")
  }

  /// A file's last line break ends it, and is no part of the value.
  private mutating func take(fileAt path: FilePath, for id: String) throws(Failure) {
    let field = try field(id, .usage, "--set-file: ")
    var bytes = try Self.bytes(of: path)
    defer { wipe(&bytes) }
    if bytes.last == 0x0A { bytes.removeLast() }
    if bytes.last == 0x0D { bytes.removeLast() }
    try take(bytes, for: field, "--set-file \(id)")
  }

  private mutating func take(
    _ value: [UInt8], for field: Field, _ source: String
  ) throws(Failure) {
    guard let text = String(validating: value, as: UTF8.self) else {
      throw .usage("\(source): the value is not UTF-8")
    }
    let kind = AnswerKind(field)
    guard let answer = kind.text(ofCell: text) else {
      throw .usage("\(source): '\(field.id)' needs \(kind.wanted.text())")
    }
    if let fault = kind.objection(to: answer, in: field.id) { throw .usage("\(source): \(fault)") }
    answers[field.id] = answer
  }
}

/// Where initial values come from, as the command line says.
struct PrefillSettings {
  let answers: FilePath?
  let environmentPrefix: String?
  let values: [(id: String, value: [UInt8])]
  let files: [(id: String, path: FilePath)]

  init(_ arguments: Arguments) throws(Failure) {
    answers = arguments.bytes("answers").map { FilePath(bytes: $0) }
    environmentPrefix = try arguments.text("env")
    values = try arguments.pairs("set")
    files = try arguments.pairs("set-file", with: "a path").map {
      ($0.id, FilePath(bytes: $0.value))
    }
    guard !files.contains(where: \.path.bytes.isEmpty) else {
      throw .usage("--set-file needs an id, '=' and a path")
    }
  }
}
