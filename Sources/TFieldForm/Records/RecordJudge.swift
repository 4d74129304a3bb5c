package import TField

/// Judges the records of a form, a chunk at a time, and writes one verdict per line.
///
/// ```swift
/// var judge = RecordJudge(form, .jsonl, today: today)
/// judge.judge(chunk, into: &output)  // {"record":1,"valid":true}
/// ```
package struct RecordJudge: Sendable {
  package let format: RecordFormat
  package let options: RecordOptions
  /// The schema that judges the records as well.
  let schema: JSONSchema?
  /// False if the schema alone judges, and the form only shows what it can.
  package var judgesFields = true
  /// The results so far; its count of records is the number of the last one.
  package var tally = RecordTally()

  var evaluator: RecordEvaluator
  /// The action that decides which answers are needed; `nil` to judge everything.
  private let action: Action?
  private var verdict: RecordLine
  let places: AnswerPlaces
  /// The columns of a table, once its header was read.
  var columns: [(id: String, field: Int?)] = []
  /// The separator of the cells of a table.
  package private(set) var separator = UInt8.separators[0]
  /// The programs to run for the judged records, while they are collected.
  var wanted: [OutsideRequest]?

  let reader = JSONReader.answers
  var document = JSONDocument()

  package init(
    _ form: Form, _ format: RecordFormat, today: CalendarDate,
    options: RecordOptions = RecordOptions(), schema: JSONSchema? = nil
  ) {
    (self.format, self.schema) = (format, schema)
    var options = options
    if schema != nil { options.ignoresExtra = true }
    self.options = options
    action = options.judgesAll ? nil : form.submitAction(options.action)
    evaluator = RecordEvaluator(
      form, today: today, language: options.language, isLenient: options.isLenient,
      keepingStates: options.values != nil, hasSchema: schema != nil)
    if options.runsChecks { evaluator.answers.outsideAnswers = [:] }
    evaluator.answers.wantsOptions = true
    verdict = RecordLine(form, options)
    places = AnswerPlaces(form, ignoringUnknown: options.ignoresExtra)
  }

  /// Judges a chunk of a stream; chunks must come in order.
  package mutating func judge(_ chunk: RecordChunk, into output: inout [UInt8]) {
    swap(&verdict.bytes, &output)
    defer { swap(&verdict.bytes, &output) }
    var chunk = chunk
    switch chunk.content {
    case .header: return
    case .fault(let fault):
      begin()
      verdict.add(fault, at: chunk.place)
      verdict.end(&tally)
    case .records(let records):
      for record in records {
        begin()
        if format == .csv {
          judgeRow(record, of: &chunk)
        } else {
          judgeObject(record, of: &chunk)
        }
        verdict.end(&tally)
      }
    }
  }

  private mutating func begin() {
    tally.records += 1
    verdict.begin(tally.records)
    evaluator.begin()
  }

  private mutating func judgeAnswers() {
    evaluator.judge()
    if wanted != nil { wanted? += evaluator.answers.outsideRequests }
    for index in evaluator.faults(blocking: action) where judgesFields {
      guard let state = evaluator.state(of: index) else { continue }
      let given = evaluator.given(to: index)
      verdict.add(state.told(of: given, isLenient: options.isLenient), of: index)
    }
    if let values = options.values {
      verdict.addValues(values, of: evaluator, places.kinds, isInstance: schema != nil)
    }
  }
}

extension FieldState {
  /// The errors of a field that was given an answer; if only its spelling is wrong, the first says
  /// how to write it.
  package func told(of given: Value?, isLenient: Bool) -> [FieldError] {
    if isHidden { return [] }
    guard isRefused, !isLenient, let first = failures.first, first.code != .kind,
      let text = writing(of: given?.text ?? "")
    else { return failures }
    return [
      FieldError(first.code, .say("answers.writeAs", ["text": text, "fault": first.wording]))
    ] + failures.dropFirst()
  }

  /// The correct spelling of a refused text, if a lenient reading of it is valid.
  private func writing(of text: String) -> String? {
    guard !field.isPrivate, !editor.hasEntries,
      let data = type.parse(text).data.map({ type.finish($0) }), type.judge(data) == .whole
    else { return nil }
    let wanted = type.write(data, as: .file)
    return wanted.isEmpty || wanted == text ? nil : wanted
  }
}

/// What outside programs must answer before records can be judged.
extension RecordJudge {
  /// The programs still to run for a chunk; their answers may lead to further ones.
  package func outsideRequests(for chunk: RecordChunk) -> [OutsideRequest] {
    var trial = self
    var output: [UInt8] = []
    trial.wanted = []
    trial.judge(chunk, into: &output)
    var seen: Set<OutsideRequest> = []
    return (trial.wanted ?? []).filter { seen.insert($0).inserted }
  }

  package mutating func learn(_ answers: [OutsideRequest: OutsideAnswer]) {
    evaluator.answers.outsideAnswers?.merge(answers) { $1 }
  }

  /// Forgets answers about secrets, and those that may differ the next time.
  package mutating func forgetOutsideAnswers(keepingAtMost most: Int) {
    guard let known = evaluator.answers.outsideAnswers else { return }
    let lasting = known.filter { request, answer in
      switch (request, answer) {
      case (_, .check(.unavailable)), (_, .options(.failed)): false
      case (.check(let check), _): !check.isPrivate
      case (.options, _): true
      }
    }
    evaluator.answers.outsideAnswers = lasting.count > most ? [:] : lasting
  }

  private mutating func judgeObject(_ range: Range<Int>, of chunk: inout RecordChunk) {
    do {
      try reader.read(chunk.bytes, in: range, into: &document)
      try takeMembers()
    } catch {
      let place = chunk.place(of: range.lowerBound)
      let problem = error.asTold(by: evaluator.form).problem.placed { $0.inStream(from: place) }
      verdict.add(
        FieldError(.json, .verbatim("\(problem)")), at: error.location.inStream(from: place))
    }
  }

  private mutating func takeMembers() throws(JSONError) {
    let record = document.root
    if let schema {
      for fault in schema.faults(in: record) {
        let fault = SchemaInstance.Fault(fault, in: evaluator.form)
        verdict.add(fault.error, field: fault.name.isEmpty ? nil : fault.name)
      }
      // The form is only needed for the values.
      if options.values == nil, !judgesFields { return }
    }
    guard record.kind == .object else {
      if judgesFields {
        verdict.add(FieldError(.kind, .say("record.notObject", ["kind": record.kind.words])))
      }
      return
    }
    let places = places
    try places.eachMember(of: record) { member in
      if let index = member.field {
        evaluator.take(places.answer(member, for: index), for: index)
      } else if !options.ignoresExtra {
        verdict.addUnknown(member.name)
      }
    }
    judgeAnswers()
  }
}

extension SourceLocation {
  /// A place within a record, converted to its place in the stream.
  fileprivate func inStream(from start: Self) -> Self {
    SourceLocation(
      line: start.line + line - 1, column: line == 1 ? start.column + column - 1 : column)
  }
}

/// Records as the rows of a table.
extension RecordJudge {
  package mutating func takeHeader(_ chunk: RecordChunk) throws(FieldError) {
    if case .fault(let fault) = chunk.content {
      throw .record(.say("record.header", ["problem": fault.wording]))
    }
    let rows = UInt8.separators.map { separator in
      Result { () throws(FieldError) in try chunk.bytes[...].texts(partedBy: separator) }
    }
    if case .failure(let fault) = rows.first,
      !chunk.bytes.contains(where: UInt8.separators.dropFirst().contains)
    {
      throw .record(.say("record.header", ["problem": fault.wording]))
    }
    var names: [String] = []
    for (separator, row) in zip(UInt8.separators, rows) {
      guard let found = try? row.get(), count(found) > count(names) else { continue }
      (names, self.separator) = (found, separator)
    }
    guard count(names) > 0 else {
      let id = evaluator.form.fields.first?.id ?? ""
      throw .record(.say("record.headerOfOthers", ["id": id.visible()]))
    }
    var seen: Set<[UInt8]> = []
    for name in names where !seen.insert(Array(name.utf8)).inserted {
      throw .record(.say("record.headerTwice", ["name": name.visible()]))
    }
    columns = names.map { ($0, evaluator.form.index(of: $0)) }
  }

  private func count(_ names: [String]) -> Int {
    names.count { evaluator.form.index(of: $0) != nil }
  }

  private mutating func judgeRow(_ range: Range<Int>, of chunk: inout RecordChunk) {
    do throws(FieldError) {
      guard range.count <= RecordSplitter.sizeLimit else {
        throw .tooLong(limit: RecordSplitter.sizeLimit)
      }
      let cells = try chunk.bytes[range].cells(partedBy: separator)
      guard cells.count == columns.count else {
        throw .record(.say("record.cellCount", counting: cells.count, ["columns": columns.count]))
      }
      for (number, column) in columns.enumerated() {
        if let field = column.field {
          evaluator.take(places.kinds[field].answer(cell: cells[number]), for: field)
        } else if !options.ignoresExtra {
          verdict.addUnknown(column.id)
        }
      }
      judgeAnswers()
    } catch {
      let line = chunk.place(of: range.lowerBound).line
      verdict.add(error, at: SourceLocation(line: line, column: 1))
    }
  }
}

extension ArraySlice<UInt8> {
  /// The cells of a table's row by RFC 4180, without their quotes and the line end.
  func cells(partedBy separator: UInt8) throws(FieldError) -> [Self] {
    guard (try? UTF8Span(validating: span)) != nil else { throw .record(.say("record.notUTF8")) }
    var cells: [Self] = []
    var rest = self
    repeat {
      let isQuoted = rest.first == .quote
      cells.append(
        isQuoted ? try rest.takeQuoted(upTo: separator) : try rest.takePlain(upTo: separator))
    } while rest.popFirst() != nil
    return cells
  }

  func texts(partedBy separator: UInt8) throws(FieldError) -> [String] {
    try cells(partedBy: separator).map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func takePlain(upTo separator: UInt8) throws(FieldError) -> Self {
    let end = firstIndex(of: separator) ?? endIndex
    let cell = self[..<end]
    guard !cell.contains(.quote) else { throw .record(.say("record.quoteInCell")) }
    self = self[end...]
    return cell
  }

  private mutating func takeQuoted(upTo separator: UInt8) throws(FieldError) -> Self {
    var cell: [UInt8] = []
    removeFirst()
    while let byte = popFirst() {
      if byte == .quote {
        guard let next = first, next != separator else { return cell[...] }
        guard next == .quote else { throw .record(.say("record.textAfterQuote")) }
        removeFirst()
      }
      cell.append(byte)
    }
    throw .record(.say("record.unclosedQuote"))
  }
}

/// The output line about one record, as it is being written.
struct RecordLine: Sendable {
  var bytes: [UInt8] = []

  private let form: Form
  private let options: RecordOptions
  private var number = 0
  private var errors: [JSONValue] = []
  private var reasons: [RecordTally.Reason] = []
  /// Ids that the form doesn't have, listed after its fields.
  private var unknown: [String] = []
  private var values: JSONValue?

  init(_ form: Form, _ options: RecordOptions) { (self.form, self.options) = (form, options) }

  mutating func begin(_ number: Int) {
    self.number = number
    (errors, unknown, values) = ([], [], nil)
    reasons.removeAll(keepingCapacity: true)
  }

  /// Counts the record, and writes its line if it is to be shown.
  mutating func end(_ tally: inout RecordTally) {
    for id in unknown { add(.unknown, field: id) }
    let isValid = errors.isEmpty
    if !isValid { tally.invalid += 1 }
    for reason in reasons { tally.failures[reason, default: 0] += 1 }
    if options.shown == (isValid ? .invalid : .valid) { return }
    bytes += "{\"record\":".utf8
    bytes += "\(number)".utf8
    bytes += (isValid ? ",\"valid\":true" : ",\"valid\":false").utf8
    if !isValid { append("errors", .array(errors)) }
    if let values { append("values", values) }
    bytes += "}\n".utf8
  }

  private mutating func append(_ key: String, _ value: JSONValue) {
    bytes += ",\"\(key)\":".utf8 + value.bytes(.line)
  }

  mutating func add(
    _ error: FieldError, field: String? = nil, index: Int? = nil, at place: SourceLocation? = nil
  ) {
    reasons.append(RecordTally.Reason(field: index, code: error.code))
    errors.append([
      "field": field.map(JSONValue.string) ?? .null, "code": .string(error.code.rawValue),
      "line": place.map { .integer($0.line) }, "column": place.map { .integer($0.column) },
      "message": .string(error.wording.text(in: options.language)),
    ])
  }

  mutating func addUnknown(_ id: String) { unknown.append(id) }

  mutating func add(_ failures: [FieldError], of index: Int) {
    let field = form.fields[index]
    for (place, failure) in failures.map(\.innermost) {
      let error = FieldError(failure.code, field.discreet(failure.wording))
      add(error, field: field.id + place, index: index)
    }
  }

  /// The values of all visible fields where answers have them: a refused value as it was given, a
  /// secret never.
  mutating func addValues(
    _ format: ActionSteps.Values, of evaluator: RecordEvaluator, _ kinds: [AnswerKind],
    isInstance: Bool
  ) {
    var writer = AnswerWriter(as: format)
    writer.secrets = .null
    (writer.omitsEmpty, writer.keepsGivenLists) = (isInstance, isInstance)
    values = .nested(
      zip(kinds.indices, kinds).compactMap { index, kind in
        guard let state = evaluator.state(of: index), state.isAnswer, state.field.hasAnswer else {
          return nil
        }
        let given = evaluator.given(to: index) ?? ""
        let isTaken = given.isEmpty || state.verdict.isValid && !state.isRefused
        let value = isTaken ? writer.answer(of: state)?.value : kind.json(asGiven: given)
        return value.map { (state.field.answerPath, state.field.isPrivate ? .null : $0) }
      })
  }
}

/// How records are judged and which verdicts are written.
package struct RecordOptions: Hashable, Sendable {
  /// Which verdicts are written.
  package enum Shown: String, CaseIterable, Sendable {
    case valid, invalid
  }

  /// The form of the values written with each verdict; `nil` for none.
  package var values: ActionSteps.Values?
  /// `nil` for all.
  package var shown: Shown?
  /// Whether values are taken like pasted text, which may be repaired.
  package var isLenient = false
  /// Whether unknown ids are ignored.
  package var ignoresExtra = false
  /// The action by whose groups records are judged; `nil` for the default one.
  package var action: String?
  /// Whether every visible field is judged, whatever an action requires.
  package var judgesAll = false
  /// Whether the form's programs are asked about values.
  package var runsChecks = false
  package var language = Language.english

  package init() {}
}

/// How many records were judged, and how often each field failed for each reason.
package struct RecordTally: Hashable, Sendable {
  /// A reason for failure: the field, if the form has it, and the error code.
  package struct Reason: Hashable, Sendable {
    package var field: Int?
    package var code: ErrorCode
  }

  package var records = 0
  package var invalid = 0
  package var failures: [Reason: Int] = [:]

  package init() {}

  /// The fields that failed for a reason, in the form's order.
  package func fields(of form: Form, failingBy code: ErrorCode) -> [Field] {
    form.fields.indices.filter { failures[Reason(field: $0, code: code)] != nil }
      .map { form.fields[$0] }
  }

  /// The counts as lines: fields in the form's order, then reasons without a field.
  package func report(on form: Form) -> [String] {
    let lines = failures.sorted { left, right in
      (left.key.field ?? .max, left.key.code.rawValue)
        < (right.key.field ?? .max, right.key.code.rawValue)
    }.map { reason, count in
      "\(reason.field.map { form.fields[$0].id } ?? "-")\t\(reason.code.rawValue.visible())\t\(count)"
    }
    return ["\(records) \(records == 1 ? "record" : "records"), \(invalid) invalid"] + lines
  }
}

/// The format of records: an object per line, one array of objects, or a table.
package enum RecordFormat: String, CaseIterable, Sendable {
  case jsonl, json, csv
}

extension FieldError {
  static func wrongKind(_ wanted: Wording) -> Self {
    Self(.kind, .say("record.wrongKind", ["wanted": wanted]))
  }

  static let unknown = Self(.unknown, .say("record.unknown"))

  static func record(_ words: Wording) -> Self { Self(.json, words) }

  package static func tooLong(limit: Int) -> Self {
    Self(.json, .verbatim("\(JSONError.Problem(.tooLarge, limit.asSize))"))
  }
}
