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
  var keys: FieldKeys
  /// What the record at hand holds for each field.
  var given: [Given]
  /// What is wrong with no answer at all to each field that is alone.
  let emptyFailures: [[FieldError]]
  /// Fields that a number, or a truth value, can be an answer to.
  let numeric: [Bool]
  let flags: [Bool]

  var columns: [Column] = []
  private let reader = JSONReader(limits: JSONLimits(size: RecordSplitter.sizeLimit))
  private var document = JSONDocument()
  var verdict: Verdict

  /// What a record holds for a field.
  enum Given {
    case nothing
    case answer(GivenAnswer)
    /// Something that was seen to be good, and needs no more judging.
    case good
  }

  public init(
    _ form: Form, _ format: RecordFormat, today: CalendarDate,
    options: RecordOptions = RecordOptions()
  ) {
    self.format = format
    self.options = options
    answers = AnswerJudge(form, today: today, isLenient: options.isLenient)
    keys = FieldKeys(form)
    given = Array(repeating: .nothing, count: form.fields.count)
    answers.judge(answers.order) { _ in .text("") }
    emptyFailures = form.fields.indices.map { [answers] in answers.failures(of: $0) }
    numeric = form.fields.map(\.type.takesNumbers)
    flags = form.fields.map { $0.type.editor == .toggle }
    verdict = Verdict(form, options)
  }
}

extension FieldType {
  /// Whether what its data means is a number.
  fileprivate var takesNumbers: Bool {
    switch typed("1") {
    case .number, .amount: true
    default: false
    }
  }
}

extension RecordJudge {
  /// Judges what was cut from a stream, in the stream's order.
  public mutating func judge(_ chunk: RecordChunk, into output: inout [UInt8]) {
    swap(&verdict.bytes, &output)
    defer { swap(&verdict.bytes, &output) }
    switch chunk.content {
    case .header: break
    case .fault(let problem):
      begin()
      verdict.add(problem, at: chunk.place)
      end()
    case .records:
      switch format {
      case .jsonl: judgeLines(of: chunk)
      case .json: judgeElements(of: chunk)
      case .csv: judgeRows(of: chunk)
      }
    }
  }

  mutating func begin() {
    tally.records &+= 1
    verdict.begin(tally.records)
  }

  mutating func end() {
    verdict.end(&tally)
  }
}

extension RecordJudge {
  private mutating func judgeLines(of chunk: RecordChunk) {
    var line = chunk.place.line
    var start = 0
    while start < chunk.bytes.count {
      let end = chunk.bytes[start...].firstIndex(of: .lineFeed) ?? chunk.bytes.count
      let range = start..<end
      if !chunk.bytes[range].isBlank {
        judgeObject(in: chunk.bytes, range, at: SourceLocation(line: line, column: 1))
      }
      line &+= 1
      start = end + 1
    }
  }

  private mutating func judgeElements(of chunk: RecordChunk) {
    var finder = JSONElementFinder(at: 0)
    var place = chunk.place
    while case .element(let range) = finder.next(in: chunk.bytes) {
      judgeObject(in: chunk.bytes, range, at: place)
      place = place.advanced(over: chunk.bytes[range.lowerBound...range.upperBound])
    }
    judgeObject(in: chunk.bytes, finder.unread..<chunk.bytes.count, at: place)
  }

  /// Judges one record, which begins at a place of the stream.
  private mutating func judgeObject(
    in bytes: [UInt8], _ range: Range<Int>, at place: SourceLocation
  ) {
    begin()
    defer { end() }
    do {
      try reader.read(bytes, in: range, into: &document)
      takeMembers()
    } catch {
      let location = error.location
      let column = location.column + (location.line == 1 ? place.column - 1 : 0)
      verdict.add(
        .json(error.problem),
        at: SourceLocation(line: place.line + location.line - 1, column: column))
    }
  }

  private mutating func takeMembers() {
    guard document.kind(at: 0) == .object else {
      return verdict.add(.notObject(document.kind(at: 0)), at: nil)
    }
    for index in given.indices { given[index] = .nothing }
    var last: Int?
    var document = JSONDocument()
    swap(&document, &self.document)
    defer { swap(&document, &self.document) }
    document.forEachMember(of: 0) { key, value in
      let index = document.withText(at: key) { keys.index(of: $0, behind: last) } ?? nil
      if let index {
        last = index
        given[index] = self.given(document, value, for: index)
      } else if !options.ignoresExtra {
        verdict.addLater(.unknown, field: document.string(at: key) ?? "")
      }
    }
    judgeGiven()
  }

  private func given(_ document: JSONDocument, _ value: Int, for index: Int) -> Given {
    let kind = document.kind(at: value)
    switch kind {
    case .string: return .answer(.text(document.string(at: value) ?? ""))
    case .null: return .nothing
    case .number where numeric[index]: return .answer(.text(document.numberText(at: value) ?? ""))
    case .bool where flags[index]:
      return .answer(.text(document.bool(at: value) == true ? "true" : ""))
    default:
      let problem = RecordProblem.wrongKind(kind)
      return .answer(.unusable(FieldError(problem.code, .verbatim("\(problem)"))))
    }
  }
}

extension RecordJudge {
  /// Judges what the record at hand holds.
  mutating func judgeGiven() {
    if options.values != nil {
      answers.judge(answers.order) { given[$0].answer }
    } else if !answers.linked.isEmpty {
      answers.judge(answers.linked) { given[$0].answer }
    }
    for index in given.indices { addFailures(of: index) }
    if let form = options.values { verdict.addValues(form, of: answers.fields) }
  }

  private mutating func addFailures(of index: Int) {
    let isJudged = options.values != nil || !answers.isAlone(index)
    switch given[index] {
    case .good where !isJudged: return
    case .nothing where !isJudged:
      for failure in emptyFailures[index] { verdict.add(failure, of: index) }
    default:
      if !isJudged { answers.judge([index]) { given[$0].answer } }
      for failure in answers.failures(of: index) { verdict.add(failure, of: index) }
    }
  }
}

extension RecordJudge.Given {
  fileprivate var answer: GivenAnswer {
    if case .answer(let answer) = self { answer } else { .text("") }
  }
}
