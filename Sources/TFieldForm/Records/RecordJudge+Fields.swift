internal import TFieldJSON
internal import TField

/// What a record holds, field by field.
extension RecordJudge {
  /// Takes the text that a record holds for a field, as something known if possible.
  mutating func take(_ text: UnsafeBufferPointer<UInt8>, for index: Int) {
    if answers.isAlone(index), options.values == nil {
      given[index] = .known(faults(in: text, of: index))
    } else {
      given[index] = .answer(.text(String(decoding: text, as: UTF8.self)))
    }
  }

  /// What is wrong with the text of a field that is alone.
  private mutating func faults(
    in text: UnsafeBufferPointer<UInt8>, of index: Int
  ) -> FailureText {
    if fast.accepts(text, text.indices, for: index) { return FailureText() }
    if let known = memos[index]?.text(for: text) { return known }
    let found = texts(of: .text(String(decoding: text, as: UTF8.self)), for: index)
    let isCertain = !answers.failures(of: index).contains { $0.code == .patternLimit }
    if isCertain { memos[index]?.keep(found, for: text) }
    return found
  }

  /// Judges all that the record at hand holds.
  mutating func judgeGiven() {
    if options.values != nil {
      judge(answers.order)
    } else if !linked.isEmpty {
      judge(linked)
    }
    for index in given.indices { addFailures(of: index) }
    if let form = options.values { verdict.addValues(form, of: answers.fields) }
  }

  /// Judges some fields together.
  mutating func judge(_ indices: [Int]) {
    answers.judge(indices) { given[$0].answer }
    noteCheckRequests()
  }

  /// Tells what is wrong with a field, alone or as it was judged together with others.
  mutating func addFailures(of index: Int) {
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
    noteCheckRequests()
    return verdict.text(of: answers.failures(of: index), for: index)
  }
}

extension RecordJudge.Given {
  /// What is known is never judged again, and nothing else looks at it.
  fileprivate var answer: GivenAnswer {
    if case .answer(let answer) = self { answer } else { .text("") }
  }
}

extension AnswerKind {
  /// What a value that is no text is for a record's field.
  func given(_ value: Int, in document: JSONDocument) -> RecordJudge.Given {
    if let text = text(of: value, in: document) {
      return text.isEmpty ? .nothing : .answer(.text(text))
    }
    let problem = RecordProblem.wrongKind(wanted(insteadOf: document.kind(at: value)))
    return .answer(.unusable(FieldError(problem.code, .verbatim("\(problem)"))))
  }
}
