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

  /// What is certain about the values of fields that are alone.
  let fast: FastFields
  var scanner: FastScanner?
  /// The fields that no answer is wrong for, or that aren't alone, as bits.
  private let needed: UInt64
  /// What is wrong with no answer at all to each field that is alone.
  private let emptyTexts: [FailureText]
  private var memos: [FailureMemo?]

  var keys: FieldKeys
  let kinds: [AnswerKind]
  private let reader = JSONReader(limits: JSONLimits(size: RecordSplitter.sizeLimit))
  private var document = JSONDocument()

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
    let answers = AnswerJudge(blank: form, today: today, isLenient: options.isLenient)
    let isAlone = form.fields.indices.map { options.values == nil && answers.isAlone($0) }
    let emptyTexts = form.fields.indices.map { index in
      isAlone[index] ? verdict.text(of: answers.failures(of: index), for: index) : FailureText()
    }
    needed = form.fields.indices.prefix(FastScanner.mostFields).reduce(0) { bits, index in
      isAlone[index] && emptyTexts[index].isEmpty ? bits : bits | 1 << UInt64(index)
    }
    fast = FastFields(zip(form.fields, isAlone).map { $1 ? FastRecipe($0) : nil })
    scanner =
      options.values == nil ? FastScanner(fast, keys: form.fields.map(\.id)) : nil
    memos = zip(form.fields, isAlone).map { $1 && !$0.isPrivate ? FailureMemo() : nil }
    self.emptyTexts = emptyTexts
    keys = FieldKeys(form)
    kinds = form.fields.map { AnswerKind($0.type) }
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

extension RecordJudge {
  private mutating func judgeLines<Stop: Error>(
    of chunk: RecordChunk, _ flush: (inout [UInt8]) throws(Stop) -> Void
  ) throws(Stop) {
    var line = chunk.place.line
    var start = 0
    let bytes = chunk.bytes
    while start < bytes.count {
      if let end = try judgePlain(bytes, from: start, flush) {
        start = end
      } else {
        let end = bytes[start...].firstIndex(of: .lineFeed) ?? bytes.count
        if !bytes[start..<end].isBlank {
          begin()
          judgeObject(in: bytes, start..<end, at: SourceLocation(line: line, column: 1))
          try self.end(flush)
        }
        start = end + 1
      }
      line &+= 1
    }
  }

  /// Judges a line that the scanner can read, and returns the index behind it.
  private mutating func judgePlain<Stop: Error>(
    _ bytes: [UInt8], from start: Int, _ flush: (inout [UInt8]) throws(Stop) -> Void
  ) throws(Stop) -> Int? {
    guard scanner != nil else { return nil }
    let end = bytes.withUnsafeBufferPointer { scan($0, from: start) }
    guard let end else { return nil }
    try self.end(flush)
    return end
  }

  /// Begins the verdict on a line, and says what is wrong with its record.
  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let behind = scanner?.scan(bytes, from: start),
      let end = bytes.lineEnd(behind), end &- start <= RecordSplitter.sizeLimit,
      let seen = scanner?.seen, let doubtful = scanner?.doubtful
    else { return nil }
    begin()
    if doubtful == 0, seen & needed == needed { return end }
    for index in given.indices {
      let isSeen = seen >> UInt64(index) & 1 == 1
      let isDoubtful = doubtful >> UInt64(index) & 1 == 1
      given[index] = !isSeen ? .nothing : .known(FailureText())
      if isDoubtful, let span = scanner?.spans[index] {
        take(UnsafeBufferPointer(rebasing: bytes[span]), for: index)
      }
    }
    judgeGiven()
    return end
  }

  private mutating func judgeElements<Stop: Error>(
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
    var document = JSONDocument()
    swap(&document, &self.document)
    defer { swap(&document, &self.document) }
    guard document.kind(at: 0) == .object else {
      return verdict.add(.notObject(document.kind(at: 0)), at: nil)
    }
    for index in given.indices { given[index] = .nothing }
    var last: Int?
    document.forEachMember(of: 0) { key, value in
      let index = document.withText(at: key) { keys.index(of: $0, behind: last) } ?? nil
      if let index {
        last = index
        let isText = document.withText(at: value) { take($0, for: index) } != nil
        if !isText { given[index] = kinds[index].answer(value, in: document) }
      } else if !options.ignoresExtra {
        verdict.addLater(.unknown, field: document.string(at: key) ?? "")
      }
    }
    judgeGiven()
  }
}

extension RecordJudge {
  /// Takes the text that a record holds for a field, as something known if possible.
  mutating func take(_ text: UnsafeBufferPointer<UInt8>, for index: Int) {
    if fast.accepts(text, text.indices, for: index) {
      given[index] = .known(FailureText())
    } else if let known = memos[index]?.text(for: text) {
      given[index] = .known(known)
    } else if memos[index] != nil {
      let found = texts(of: .text(String(decoding: text, as: UTF8.self)), for: index)
      memos[index]?.keep(found, for: text)
      given[index] = .known(found)
    } else {
      given[index] = .answer(.text(String(decoding: text, as: UTF8.self)))
    }
  }

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
    guard options.values == nil, answers.isAlone(index) else {
      let failures = answers.failures(of: index)
      return failures.isEmpty ? () : verdict.add(verdict.text(of: failures, for: index))
    }
    switch given[index] {
    case .known(let text): verdict.add(text)
    case .nothing: verdict.add(emptyTexts[index])
    case .answer(let answer): verdict.add(texts(of: answer, for: index))
    }
  }

  private mutating func texts(of answer: GivenAnswer, for index: Int) -> FailureText {
    answers.judge([index]) { _ in answer }
    return verdict.text(of: answers.failures(of: index), for: index)
  }
}

extension RecordJudge.Given {
  /// What is known is never judged again, and nothing else looks at it.
  fileprivate var answer: GivenAnswer {
    if case .answer(let answer) = self { answer } else { .text("") }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The index behind the line that ends at `start` but for white space.
  fileprivate func lineEnd(_ start: Int) -> Int? {
    var position = start
    while position < count, self[position] != .lineFeed {
      guard self[position] == 0x20 || self[position] == .carriageReturn else { return nil }
      position &+= 1
    }
    return Swift.min(position &+ 1, count)
  }
}

extension AnswerJudge {
  /// A judge who has judged no answers at all.
  fileprivate init(blank form: Form, today: CalendarDate, isLenient: Bool) {
    self.init(form, today: today, isLenient: isLenient)
    judge(order) { _ in .text("") }
  }
}
