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
    self.options = options
    action = options.judgesAll ? nil : form.submitAction(options.action)
    evaluator = RecordEvaluator(
      form, today: today, language: options.language, isLenient: options.isLenient,
      keepingStates: options.values != nil, hasSchema: schema != nil)
    if options.runsChecks { evaluator.outsideAnswers = [:] }
    verdict = Verdict(form, options)
    ids = ByteIndex(form.fields.map(\.id))
    let ignoresExtra = options.ignoresExtra || schema != nil
    kinds = form.fields.map { AnswerKind($0, ignoringUnknown: ignoresExtra) }
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
