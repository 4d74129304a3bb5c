internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

// One run of a form, from its file to its answers.
extension RunSettings {
  /// Fills in the form and writes the answers; shows nothing until everything is in order.
  mutating func fill() throws(Failure) -> ExitStatus {
    TimeLimit.set(end)
    return try fill(
      FormFile(
        form, languages: languages, isTrusted: isTrusted, namesTypes: isDebugging,
        takesSchemas: true, schemas: arguments.path("schemas"), isRestricted: isRestricted))
  }

  mutating func fill(_ file: FormFile) throws(Failure) -> ExitStatus {
    TimeLimit.set(end)
    guard var form = try usableForm(of: file) else { return .unusableFile }
    try output.check(form)
    form = withOutsideInitials(form, in: file.path.folder)
    if form.fields.contains(where: \.holdsPrivate) { FormRun.protectMemory() }
    let around = Surroundings(
      today: day, language: language, hasSchema: file.schema != nil, isSchemaAlone: file.isSchema)
    let given = try givenAnswers(to: &form, of: file, in: around)
    var answers = given.all
    // What nobody will see is judged as strictly as a record, unless a schema alone judges it.
    let isStrict = face == .batch && !file.isSchema ? !arguments.has("lenient") : nil
    var session = FormSession(form, in: around, answers: answers, strictly: isStrict)
    if let lacking = given.lacking { session.excuse(allBut: lacking) }
    (session.runsChecks, session.performsSteps) = (isTrusted, true)
    let keepsNothing = face == .batch || isRestricted
    let drafts = keepsNothing ? nil : try DraftKeeper(for: form, at: self.form, arguments)
    let outside = OutsideWork(
      in: file.path.folder, drafts: drafts, judgingWith: output.writer)
    if let rival = drafts?.rival { session.keepNoDraft(because: rival) }
    if let offer = try drafts?.offer(over: answers, today: session.today) { session.offer(offer) }
    if face != .batch {
      if file.isSchema, !answers.isEmpty {
        // Missing answers are asked for anyway.
        let faults = output.writer.faults(in: session).filter { $0.error.code != .required }
        session.showOuterErrors(session.errors(faults))
      }
      // Only a batch uses these later; elsewhere they would outlive their field.
      answers = [:]
    }
    let face = FormFace(
      settings: self, outside: outside, answers: answers, isSchema: file.isSchema)
    return try face.end(face.fill(consume session))
  }

  /// The form with the command line applied, after its warnings; `nil` if the file is faulty.
  private func usableForm(of file: FormFile) throws(Failure) -> Form? {
    guard var form = file.result.form else {
      StandardError.write(lines: file.report)
      return nil
    }
    StandardError.write(lines: file.unfitDefaults)
    form.layout = layout ?? form.layout
    // Nothing keeps a draft, so nothing should offer to.
    if arguments.has("no-draft") || isRestricted { form.keepsDrafts = false }
    if !isTrusted { try form.requireTrust(in: file.path) }
    try NamedFiles(of: form, in: file, self).check()
    return form
  }

  /// The initial answers from the command line; with a given instance of a schema, also the fields
  /// that it lacks.
  private mutating func givenAnswers(
    to form: inout Form, of file: FormFile, in around: Surroundings
  ) throws(Failure) -> (all: [String: Value], lacking: Set<Int>?) {
    let (data, given) = try prefill.data(
      for: form, isStrict: file.schema != nil, kinds: file.kinds)
    guard let schema = file.schema else { return (data, nil) }
    var instance = SchemaInstance(schema, given: given?.instance, isSeen: face != .batch)
    let lacking = instance.open(&form, with: given?.values ?? [:], in: around)
    output = output.making(instance, arguments)
    return (data, given?.instance == nil || face == .batch ? nil : lacking)
  }

  /// The form with initial values from the environment and from programs.
  private func withOutsideInitials(_ form: Form, in folder: FilePath) -> Form {
    // The programs have their own time limit.
    TimeLimit.set(nil)
    defer { TimeLimit.set(end) }
    var filled = form
    for (index, field) in form.fields.enumerated() {
      switch field.options.initialSource {
      case .environment(let name) where isTrusted || OutsideUse.openVariables.contains(name):
        filled.setInitial(Environment.text(of: name) ?? "", at: index)
      case .program(let words) where isTrusted:
        filled.setInitial(firstLine(of: words, in: folder, for: field), at: index)
      default: break
      }
    }
    return filled
  }

  private func firstLine(of words: [String], in folder: FilePath, for field: Field) -> String {
    let result = ChildProcess.run(ChildCommand(words, folder: folder))
    if case .exited(code: 0, let output, _) = result {
      return String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
    }
    StandardError.tell(
      .say("form.noInitial", ["field": field.id, "reason": result.reason()]), in: language)
    return ""
  }
}

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
    for form: Form, isStrict: Bool = false, under key: String? = nil, kinds: SchemaKinds? = nil
  ) throws(Failure) -> (all: [String: Value], file: GivenAnswers?) {
    let given = try answers.map { path throws(Failure) in
      try Self.answers(in: path, for: form, under: key, isInstance: isStrict, kinds: kinds)
    }
    var data = given?.values ?? [:]
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
    in path: FilePath, for form: Form, under key: String? = nil, isInstance: Bool = false,
    kinds: SchemaKinds? = nil
  ) throws(Failure) -> GivenAnswers {
    var bytes = try FormFile.bytes(of: path, limit: JSONReader.answers.size)
    defer { wipe(&bytes) }
    do {
      return try GivenAnswers(
        bytes, for: form, under: key, isInstance: isInstance, kinds: kinds)
    } catch { throw Failure(.unusableFile, error.told(of: "\(path)")) }
  }

  private func take(
    variablesWith prefix: String, of form: Form, into data: inout [String: Value]
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
  fileprivate func data(from value: [UInt8], _ source: String) throws(Failure) -> Value {
    let kind = AnswerKind(self)
    let text = String(validating: value, as: UTF8.self)
    let answer = text.flatMap(kind.value(ofCell:))
    let fault =
      text == nil
      ? .say("answers.notUTF8")
      : answer.map { kind.objection(to: $0, in: id) }
        ?? .say("answers.needs", ["id": id, "wanted": kind.wanted])
    if let fault { throw .usage(.say("answers.at", ["place": source, "fault": fault])) }
    return answer ?? ""
  }
}
