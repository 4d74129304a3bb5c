internal import TField
internal import TFieldForm
internal import TFieldSystem

/// The sources of the initial values, from the command line.
struct Prefill {
  let answers: FilePath?
  private let environmentPrefix: String?
  private let values: [(id: String, value: [UInt8])]
  let files: [(id: String, path: FilePath)]

  init(_ arguments: Arguments) throws(Failure) {
    answers = arguments.path("answers")
    environmentPrefix = try arguments.text("env")
    values = try arguments.pairs("set")
    files = try arguments.pairs("set-file", with: "a path").map {
      ($0.id, FilePath(bytes: $0.value))
    }
    guard !files.contains(where: { $0.path.bytes.isEmpty }) else {
      throw .usage("--set-file needs an id, '=' and a path")
    }
  }

  /// The initial data of fields, and the answers from a file; an empty value overrules the form.
  ///
  /// With a `key`, the file holds the answers to several forms. An instance of a schema is strict:
  /// "5" is no number in it.
  func data(
    for form: Form, isStrict: Bool = false, under key: String? = nil
  ) throws(Failure) -> (all: [String: String], file: GivenAnswers?) {
    let given = try answers.map { path throws(Failure) in
      try Self.answers(in: path, for: form, under: key, isInstance: isStrict)
    }
    var data = given?.texts ?? [:]
    if let environmentPrefix { try take(variablesWith: environmentPrefix, of: form, into: &data) }
    for (id, value) in values {
      let field = try form.field(id, "--set")
      guard !field.holdsPrivate else {
        throw .usage("--set can't fill the secret '\(id)', others could see it; use --set-file")
      }
      data[id] = try field.data(from: value, "--set \(id)")
    }
    for (id, path) in files {
      let field = try form.field(id, "--set-file")
      var bytes = try FormFile.bytes(of: path)
      defer { wipe(&bytes) }
      // The last line break ends the file and isn't part of the value.
      if bytes.last == 0x0A { bytes.removeLast() }
      if bytes.last == 0x0D { bytes.removeLast() }
      data[id] = try field.data(from: bytes, "--set-file \(id)")
    }
    return (data, given)
  }

  static func answers(
    in path: FilePath, for form: Form, under key: String? = nil, isInstance: Bool = false
  ) throws(Failure) -> GivenAnswers {
    var bytes = try FormFile.bytes(of: path)
    defer { wipe(&bytes) }
    do {
      return try GivenAnswers(bytes, for: form, under: key, isInstance: isInstance)
    } catch { throw Failure(.unusableFile, error.told(of: "\(path)")) }
  }

  private func take(
    variablesWith prefix: String, of form: Form, into data: inout [String: String]
  ) throws(Failure) {
    for variable in Environment.variables(prefix: prefix) {
      let name = String(decoding: variable.name, as: UTF8.self)
      let tail = String(name.dropFirst(prefix.count))
      let fields = form.fields
      let id = fields.first { $0.id == tail } ?? fields.first { $0.id.with("_", for: "-") == tail }
      // Without a prefix, every variable would have to be a field.
      if prefix.isEmpty, id.map(\.holdsPrivate) ?? true { continue }
      let source = "the variable \(name.visible())"
      let field = try form.field(id?.id ?? tail, source)
      guard !field.holdsPrivate else {
        throw .usage("the variable \(name.visible()) would fill a secret; use --set-file")
      }
      data[field.id] = try field.data(from: variable.value, source)
    }
  }
}

extension Form {
  fileprivate func field(_ id: String, _ source: String) throws(Failure) -> Field {
    if let index = index(of: id), !(fields[index].type is Note) { return fields[index] }
    throw .usage(.say("answers.at", ["place": source, "fault": noField(id)]))
  }
}

extension Field {
  fileprivate func data(from value: [UInt8], _ source: String) throws(Failure) -> String {
    let kind = AnswerKind(self)
    let text = String(validating: value, as: UTF8.self)
    let answer = text.flatMap(kind.text(ofCell:))
    let fault =
      text == nil
      ? .say("answers.notUTF8")
      : answer.map { kind.objection(to: $0, in: id) }
        ?? .say("answers.needs", ["id": id, "wanted": kind.wanted])
    if let fault { throw .usage(.say("answers.at", ["place": source, "fault": fault])) }
    return answer ?? ""
  }
}
