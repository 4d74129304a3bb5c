internal import TField
internal import TFieldForm
internal import TFieldSystem

/// The initial values that a form gets from outside, by field.
struct Prefill {
  /// The data to open each field with; an empty one overrules the form's own.
  private(set) var answers: [String: String] = [:]
  /// The instance of a schema that was given.
  private(set) var instance: JSONValue?
  /// The data that it gives, without what the command line adds.
  private(set) var instanceAnswers: [String: String] = [:]
  private let form: Form

  /// Answers to several forms stand in their file under keys; an instance of a schema is strict: in
  /// it "5" is no number.
  init(
    _ form: Form, _ settings: PrefillSettings, isStrict: Bool = false, under key: String? = nil
  ) throws(Failure) {
    self.form = form
    if let path = settings.answers {
      let given = try Self.answers(in: path, for: form, under: key, isInstance: isStrict)
      (answers, instance) = (given.texts, given.instance)
    }
    instanceAnswers = answers
    if let prefix = settings.environmentPrefix { try take(variablesWith: prefix) }
    for (id, value) in settings.values { try take(value, for: id) }
    for (id, path) in settings.files { try take(fileAt: path, for: id) }
  }

  /// The answers in a file.
  static func answers(
    in path: FilePath, for form: Form, under key: String? = nil, isInstance: Bool = false
  ) throws(Failure) -> GivenAnswers {
    var bytes = try FormFile.bytes(of: path)
    defer { wipe(&bytes) }
    do {
      return try GivenAnswers(bytes, for: form, under: key, isInstance: isInstance)
    } catch { throw Failure(.unusableFile, error.told(of: "\(path)")) }
  }

  private func field(_ id: String, _ source: String) throws(Failure) -> Field {
    if let index = form.index(of: id), !(form.fields[index].type is Note) {
      return form.fields[index]
    }
    throw .usage(.say("answers.at", ["place": source, "fault": form.noField(id)]))
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
      let field = try field(id?.id ?? tail, "the variable \(name.visible())")
      guard !field.holdsPrivate else {
        throw .usage("the variable \(name.visible()) would fill a secret; use --set-file")
      }
      try take(variable.value, for: field, "the variable \(name.visible())")
    }
  }

  private mutating func take(_ value: [UInt8], for id: String) throws(Failure) {
    let field = try field(id, "--set")
    guard !field.holdsPrivate else {
      throw .usage("--set can't fill the secret '\(id)', others could see it; use --set-file")
    }
    try take(value, for: field, "--set \(id)")
  }

  /// A file's last line break ends it, and is no part of the value.
  private mutating func take(fileAt path: FilePath, for id: String) throws(Failure) {
    let field = try field(id, "--set-file")
    var bytes = try FormFile.bytes(of: path)
    defer { wipe(&bytes) }
    if bytes.last == 0x0A { bytes.removeLast() }
    if bytes.last == 0x0D { bytes.removeLast() }
    try take(bytes, for: field, "--set-file \(id)")
  }

  private mutating func take(
    _ value: [UInt8], for field: Field, _ source: String
  ) throws(Failure) {
    let kind = AnswerKind(field)
    let text = String(validating: value, as: UTF8.self)
    let answer = text.flatMap(kind.text(ofCell:))
    let fault =
      text == nil
      ? .say("answers.notUTF8")
      : answer.map { kind.objection(to: $0, in: field.id) }
        ?? .say("answers.needs", ["id": field.id, "wanted": kind.wanted])
    if let fault { throw .usage(.say("answers.at", ["place": source, "fault": fault])) }
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
    answers = arguments.path("answers")
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
