internal import TFieldJSON
public import TField

/// Judges a form's records, a chunk at a time, and writes a verdict a line.
///
/// ```swift
/// var judge = RecordJudge(form, .jsonl, today: today)
/// judge.judge(chunk, into: &output)  // {"record":1,"valid":true}
/// ```
public struct RecordJudge: Sendable {
  public let format: RecordFormat
  public let options: RecordOptions
  /// What was found so far; its count of records is the number of the last one.
  public var tally = RecordTally()

  var answers: AnswerJudge
  var verdict: Verdict
  /// What the record at hand holds for each field.
  var given: [Given]
  /// The columns of a table, once its header was taken.
  var columns: [Column] = []

  /// What is certain about the values of fields.
  let fast: FastFields
  var scanner: FastScanner?
  /// The programs to be asked about what was judged, while they are collected.
  var wanted: [FormSession.CheckRequest]?
  /// What is wrong with no answer at all to each field that is alone.
  let emptyTexts: [FailureText]
  var memos: [FailureMemo?]

  /// The fields that are only judged together.
  let linked: [Int]
  var keys: FieldKeys
  let kinds: [AnswerKind]
  let reader = JSONReader(
    limits: JSONLimits(size: RecordSplitter.sizeLimit), allowsNUL: true)
  var document = JSONDocument()

  /// What a record holds for a field.
  enum Given {
    case nothing
    case answer(GivenAnswer)
    /// A value that is known to have these faults, or none.
    case known(FailureText)
  }

  public init(
    _ form: Form, _ format: RecordFormat, today: CalendarDate,
    options: RecordOptions = RecordOptions()
  ) {
    self.format = format
    self.options = options
    let verdict = Verdict(form, options)
    var answers = AnswerJudge(blank: form, today: today, isLenient: options.isLenient)
    if options.runsChecks { answers.checkAnswers = [:] }
    let isChecked = form.fields.map { options.runsChecks && $0.options.check != nil }
    let isAlone = form.fields.indices.map { options.values == nil && answers.isAlone($0) }
    let emptyTexts = form.fields.indices.map { index in
      isAlone[index] ? verdict.text(of: answers.failures(of: index), for: index) : FailureText()
    }
    kinds = form.fields.map { AnswerKind($0.type) }
    fast = FastFields(
      form.fields.indices.map { index in
        isChecked[index]
          ? nil : FastRecipe(form.fields[index], isAlone: answers.isAlone(index), today: today)
      })
    let needed: UInt64 = form.fields.indices.prefix(FastScanner.mostFields).reduce(0) {
      bits, index in
      emptyTexts[index].isEmpty ? bits : bits | .bit(index)
    }
    scanner =
      if options.values == nil, let links = FastLinks(answers, fast) {
        FastScanner(
          fast, links, keys: form.fields.map(\.id), kinds: kinds, needed: needed)
      } else { nil }
    memos = form.fields.indices.map { index in
      isAlone[index] && !form.fields[index].isPrivate && !isChecked[index] ? FailureMemo() : nil
    }
    self.emptyTexts = emptyTexts
    linked = answers.linked
    keys = FieldKeys(form)
    given = Array(repeating: .nothing, count: form.fields.count)
    self.answers = answers
    self.verdict = verdict
  }
}

extension RecordJudge {
  /// Judges what was cut from a stream, in the stream's order.
  ///
  /// Whenever much is written, `flush` may take it away.
  public mutating func judge<Stop: Error>(
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
  public mutating func judge(_ chunk: RecordChunk, into output: inout [UInt8]) {
    judge(chunk, into: &output) { _ throws(Never) in }
  }

  private mutating func judgeFault(_ problem: RecordProblem, at place: SourceLocation) {
    begin()
    verdict.add(problem, at: place)
    verdict.end(&tally)
  }

  mutating func begin() {
    tally.records &+= 1
    verdict.begin(tally.records)
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

extension AnswerJudge {
  /// A judge who has judged no answers at all.
  fileprivate init(blank form: Form, today: CalendarDate, isLenient: Bool) {
    let judgement = Judgement(of: form, .form)
    defer { judgement.end() }
    self.init(form, today: today, isLenient: isLenient)
    judge(order) { _ in .text("") }
  }
}
