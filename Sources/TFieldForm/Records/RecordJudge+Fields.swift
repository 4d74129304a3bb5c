internal import TField

/// What a record holds, field by field.
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
