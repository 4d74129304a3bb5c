package import TField

/// Judges a form's records, a chunk at a time, and writes a verdict a line.
///
/// ```swift
/// var judge = RecordJudge(form, .jsonl, today: today)
/// judge.judge(chunk, into: &output)  // {"record":1,"valid":true}
/// ```
package struct RecordJudge: Sendable {
  package let format: RecordFormat
  package let options: RecordOptions
  /// What judges the records instead of the form.
  let schema: JSONSchema?
  /// False where the schema alone judges, and the form only shows what it can of it.
  package var judgesFields = true
  /// What was found so far; its count of records is the number of the last one.
  package var tally = RecordTally()

  var evaluator: RecordEvaluator
  /// The action that needs the answers; `nil`: everything is judged.
  private let action: Action?
  var verdict: Verdict
  /// The ids of the form's fields.
  let ids: ByteIndex
  let kinds: [AnswerKind]
  /// Where answers stand, if not side by side.
  let nested: NestedAnswers?
  /// The columns of a table, once its header was taken.
  var columns: [Column] = []
  /// What parts the cells of a table.
  package private(set) var separator = UInt8.separators[0]
  /// The programs to be asked about what was judged, while they are collected.
  var wanted: [OutsideRequest]?

  let reader = JSONReader(limits: JSONLimits(size: RecordSplitter.sizeLimit), allowsNUL: true)
  var document = JSONDocument()
  /// The key at hand.
  var word: [UInt8] = []

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
    if options.runsChecks { evaluator.outsideAnswers = [:] }
    verdict = Verdict(form, options)
    ids = ByteIndex(form.fields.map(\.id))
    kinds = form.fields.map { AnswerKind($0, ignoringUnknown: options.ignoresExtra) }
    nested = NestedAnswers(form)
  }
}

extension RecordJudge {
  /// Judges what was cut from a stream, in the stream's order.
  ///
  /// Whenever much is written, `flush` may take it away.
  package mutating func judge<Stop: Error>(
    _ chunk: RecordChunk, into output: inout [UInt8],
    flush: (inout [UInt8]) throws(Stop) -> Void
  ) throws(Stop) {
    swap(&verdict.bytes, &output)
    defer { swap(&verdict.bytes, &output) }
    switch chunk.content {
    case .header: return
    case .fault(let problem): judgeFault(problem, at: chunk.place)
    case .records:
      switch format {
      case .jsonl: try judgeLines(of: chunk, flush)
      case .json: try judgeElements(of: chunk, flush)
      case .csv: try judgeRows(of: chunk, flush)
      }
    }
  }

  /// Judges what was cut from a stream, and keeps all that is written.
  package mutating func judge(_ chunk: RecordChunk, into output: inout [UInt8]) {
    judge(chunk, into: &output) { _ throws(Never) in }
  }

  private mutating func judgeFault(_ problem: RecordProblem, at place: SourceLocation) {
    begin()
    verdict.add(problem, at: place)
    verdict.end(&tally)
  }

  mutating func begin() {
    tally.records += 1
    verdict.begin(tally.records)
    evaluator.begin()
  }

  private static let fullSize = 64 << 10

  /// Ends a verdict, and lets go of what was written if it is much.
  mutating func end<Stop: Error>(
    _ flush: (inout [UInt8]) throws(Stop) -> Void
  ) throws(Stop) {
    verdict.end(&tally)
    if verdict.bytes.count > Self.fullSize { try flush(&verdict.bytes) }
  }
}

extension RecordJudge {
  /// Judges all that the record at hand holds.
  mutating func judgeAnswers() {
    evaluator.judge()
    if wanted != nil { wanted? += evaluator.outsideRequests }
    for index in evaluator.faults(blocking: action) where judgesFields {
      verdict.add(evaluator.failures(of: index), of: index)
    }
    if let values = options.values { verdict.addValues(values, of: evaluator, kinds) }
  }
}

/// What programs outside have to say before records can be judged.
extension RecordJudge {
  /// The programs that are still to be asked about the records of a chunk, each of them once.
  ///
  /// Their answers may show a field that has another one to ask about.
  package func outsideRequests(for chunk: RecordChunk) -> [OutsideRequest] {
    var trial = self
    var output: [UInt8] = []
    trial.wanted = []
    trial.judge(chunk, into: &output) { $0.removeAll(keepingCapacity: true) }
    var seen: Set<OutsideRequest> = []
    return (trial.wanted ?? []).filter { seen.insert($0).inserted }
  }

  package mutating func learn(_ answers: [OutsideRequest: OutsideAnswer]) {
    evaluator.outsideAnswers?.merge(answers) { $1 }
  }

  /// Forgets what was said of secrets, and whatever may be said otherwise the next time.
  package mutating func forgetOutsideAnswers(keepingAtMost most: Int) {
    guard let known = evaluator.outsideAnswers else { return }
    let lasting = known.filter { request, answer in
      switch answer {
      case .check(.unavailable), .options(.failed): return false
      case .check, .options: break
      }
      if case .check(let check) = request { return !check.isPrivate }
      return true
    }
    evaluator.outsideAnswers = lasting.count > most ? [:] : lasting
  }
}

/// Records as objects, one a line or one after another in an array.
extension RecordJudge {
  mutating func judgeLines<Stop: Error>(
    of chunk: RecordChunk, _ flush: (inout [UInt8]) throws(Stop) -> Void
  ) throws(Stop) {
    var place = chunk.place
    var start = 0
    let bytes = chunk.bytes
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: .lineFeed) ?? bytes.count
      // Before a line feed a carriage return belongs to the end.
      let last =
        end > start && end < bytes.count && bytes[end - 1] == .carriageReturn ? end - 1 : end
      if !bytes[start..<last].isBlank {
        begin()
        judgeObject(in: bytes, start..<last, at: place)
        try self.end(flush)
      }
      let next = min(end + 1, bytes.count)
      place = SourceLocation(line: place.line + bytes[start..<next].lineEnds, column: 1)
      start = next
    }
  }

  mutating func judgeElements<Stop: Error>(
    of chunk: RecordChunk, _ flush: (inout [UInt8]) throws(Stop) -> Void
  ) throws(Stop) {
    var finder = JSONElementFinder(at: 0)
    var place = chunk.place
    var isMore = true
    while isMore {
      var range = finder.unread..<chunk.bytes.count
      isMore = false
      if case .element(let found) = finder.next(in: chunk.bytes) {
        range = found
        isMore = true
      }
      begin()
      judgeObject(in: chunk.bytes, range, at: place)
      try end(flush)
      let end = min(range.upperBound + 1, chunk.bytes.count)
      place = place.advanced(over: chunk.bytes[range.lowerBound..<end])
    }
  }

  /// Judges one record, which begins at a place of the stream.
  private mutating func judgeObject(
    in bytes: [UInt8], _ range: Range<Int>, at place: SourceLocation
  ) {
    do {
      try reader.read(bytes, in: range, into: &document)
      try takeMembers()
    } catch {
      verdict.add(
        .json(error.problem.inStream(from: place)), at: error.location.inStream(from: place))
    }
  }

  private mutating func takeMembers() throws(JSONError) {
    let record = document.root
    if let schema {
      for fault in schema.faults(in: record) {
        verdict.add(SchemaInstance.Fault(fault, in: evaluator.form))
      }
      // The form is only needed for the values.
      if options.values == nil, !judgesFields { return }
    }
    guard record.kind == .object else {
      if judgesFields { verdict.add(.words(.notObject(record.kind.words)), at: nil) }
      return
    }
    if let nested { return try take(record, nested) }
    for member in record.members {
      word.removeAll(keepingCapacity: true)
      _ = member.keyNode.appendText(to: &word)
      if let index = ids.place(of: word.span) {
        take(member.value, for: index)
      } else if !options.ignoresExtra {
        verdict.addLater(.words(.unknown), field: String(decoding: word, as: UTF8.self))
      }
    }
    judgeAnswers()
  }

  private mutating func take(_ record: JSONNode, _ nested: NestedAnswers) throws(JSONError) {
    let members = try nested.members(of: record)
    for (index, text) in nested.choices(for: members) {
      evaluator.take(text, for: index)
    }
    for member in members {
      for index in nested.takers(of: member) { take(member.value, for: index) }
      if member.fields.isEmpty, !options.ignoresExtra {
        verdict.addLater(.words(.unknown), field: member.name)
      }
    }
    judgeAnswers()
  }

  private mutating func take(_ value: JSONNode, for index: Int) {
    let start = evaluator.bytes.count
    if kinds[index].append(value, to: &evaluator.bytes) {
      return evaluator.take(from: start, for: index)
    }
    evaluator.bytes.removeLast(evaluator.bytes.count - start)
    evaluator.bytes += value.sourceText.utf8
    let wanted = kinds[index].wanted(insteadOf: value.kind)
    evaluator.take(from: start, for: index, FieldError(.kind, .record(.wrongKind(wanted))))
  }
}

extension SourceLocation {
  /// A place that is counted from the start of a record, as it is counted in the stream.
  fileprivate func inStream(from start: Self) -> Self {
    SourceLocation(
      line: start.line + line - 1, column: line == 1 ? start.column + column - 1 : column)
  }
}

extension JSONError.Problem {
  /// The problem with every place in it as it is counted in the stream.
  fileprivate func inStream(from start: SourceLocation) -> Self {
    switch self {
    case .duplicateKey(let key, let first): .duplicateKey(key, first: first.inStream(from: start))
    case .unclosed(let kind, let opened): .unclosed(kind, opened: opened.inStream(from: start))
    default: self
    }
  }
}

/// Records as the rows of a table.
extension RecordJudge {
  /// A column of a table: its name, and the field of that id.
  struct Column {
    let id: String
    let field: Int?
  }

  /// Takes the row that names the columns.
  package mutating func takeHeader(_ chunk: RecordChunk) throws(RecordProblem) {
    if case .fault(let problem) = chunk.content { throw .words(.header(problem.wording)) }
    var names: [String] = []
    do {
      names = try CSVRow(chunk.bytes[...], separator).texts
    } catch  where !chunk.bytes.contains(where: UInt8.separators.dropFirst().contains) {
      throw .words(.header(error.wording))
    } catch {}
    for other in UInt8.separators.dropFirst() {
      let found = (try? CSVRow(chunk.bytes[...], other))?.texts ?? []
      if count(found) > count(names) { (names, separator) = (found, other) }
    }
    guard count(names) > 0 else {
      let id = evaluator.form.fields.first?.id ?? ""
      throw .words(.headerOfOthers(id.visible()))
    }
    var seen: Set<[UInt8]> = []
    for name in names where !seen.insert(Array(name.utf8)).inserted {
      throw .words(.headerTwice(name.visible()))
    }
    columns = names.map { Column(id: $0, field: evaluator.form.index(of: $0)) }
  }

  /// How many of the names are ids of fields.
  private func count(_ names: [String]) -> Int {
    names.count { evaluator.form.index(of: $0) != nil }
  }

  mutating func judgeRows<Stop: Error>(
    of chunk: RecordChunk, _ flush: (inout [UInt8]) throws(Stop) -> Void
  ) throws(Stop) {
    var finder = RowFinder(separator)
    var start = 0
    var place = chunk.place
    while start < chunk.bytes.count {
      let end = finder.nextEnd(in: chunk.bytes, from: start) ?? chunk.bytes.count
      let row = chunk.bytes[start..<end]
      if !row.withoutLineEnd.isEmpty {
        begin()
        judgeRow(row, at: place)
        try self.end(flush)
      }
      place.line &+= row.lineEnds
      start = end
    }
  }

  private mutating func judgeRow(_ row: ArraySlice<UInt8>, at place: SourceLocation) {
    do throws(RecordProblem) {
      try takeCells(of: row)
      judgeAnswers()
    } catch {
      verdict.add(error, at: SourceLocation(line: place.line, column: 1))
    }
  }

  private mutating func takeCells(of row: ArraySlice<UInt8>) throws(RecordProblem) {
    guard row.count <= RecordSplitter.sizeLimit else {
      throw .json(.tooLarge(limit: RecordSplitter.sizeLimit))
    }
    let cells = try CSVRow(row, separator)
    guard cells.count == columns.count else {
      throw .words(.cellCount(cells.count, columns: columns.count))
    }
    for (number, column) in columns.enumerated() {
      if let field = column.field {
        let start = evaluator.bytes.count
        let error = kinds[field].append(cells[number], to: &evaluator.bytes)
        evaluator.take(from: start, for: field, error)
      } else if !options.ignoresExtra {
        verdict.addLater(.words(.unknown), field: column.id)
      }
    }
  }
}
