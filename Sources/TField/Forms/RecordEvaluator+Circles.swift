// What programs outside say.
extension RecordEvaluator {
  /// Takes the answer about a value that is good so far, or notes that it is wanted.
  mutating func askCheck(of index: Int) {
    guard let request = request(about: states[index], index),
      case .check(let answer) = answer(to: .check(request))
    else { return }
    states[index]?.check = .answered(request.text, answer)
    states[index]?.findFaults(in: surroundings)
  }

  /// Gives a choice the options that its program lists, or notes that they are wanted.
  mutating func askOptions(of index: Int) {
    guard outsideAnswers != nil, let state = states[index], !state.isHidden, !state.isBlank,
      let program = state.type.choiceOptions?.program
    else { return }
    let given = program.with.map { ($0, form.index(of: $0).map(answerText) ?? "") }
    let request = OptionRequest(
      field: index, program: program, answers: Dictionary(given) { first, _ in first })
    guard case .options(let list) = answer(to: .options(request)) else { return }
    states[index]?.take(list, in: surroundings)
  }

  /// What a program is told of a field.
  private func answerText(of index: Int) -> String {
    if standings[index] == .hidden { return "" }
    if let state = states[index] { return state.answerText }
    var state = facts[index].blank
    state.take(answer(to: index), strictly: !isLenient)
    return state.answerText
  }

  /// What a program has said; where it hasn't, it is noted that it is to be asked.
  private mutating func answer(to request: OutsideRequest) -> OutsideAnswer? {
    guard let answer = outsideAnswers?[request] else {
      outsideRequests.append(request)
      return nil
    }
    return answer
  }

  /// What a program is to be asked about the text of a good answer.
  private func request(about state: FieldState?, _ index: Int) -> FormSession.CheckRequest? {
    guard outsideAnswers != nil, let state, let check = form.fields[index].options.check,
      !state.isHidden, !state.isBlank, state.verdict.isValid
    else { return nil }
    return FormSession.CheckRequest(
      field: index, text: state.settledText, check: check,
      isPrivate: form.fields[index].isPrivate)
  }
}

// Fields in circles, which settle together.
extension RecordEvaluator {
  mutating func judgeCircles() {
    guard var linked = circles else { return }
    circles = nil
    let indices = form.fields.indices.filter { !form.links.isAlone($0) }
    for index in indices { linked.states[index] = facts[index].blank }
    for index in linked.openingOrder where !form.links.isAlone(index) {
      linked.refresh(index)
      linked.states[index].take(answer(to: index), strictly: !isLenient)
      linked.refresh(index)
    }
    linked.settle(indices)
    for index in indices { askCircles(about: index, &linked) }
    for index in indices { keep(linked.states[index], of: index) }
    circles = linked
  }

  private mutating func askCircles(about index: Int, _ linked: inout LinkedFields) {
    if outsideAnswers != nil, !linked.states[index].isBlank,
      let request = linked.optionRequest(of: index),
      case .options(let list) = answer(to: .options(request))
    {
      linked.take(list, for: request)
    }
    guard let request = request(about: linked.states[index], index),
      case .check(let answer) = answer(to: .check(request))
    else { return }
    linked.states[index].check = .answered(request.text, answer)
    linked.refresh(index)
    linked.propagate(from: index)
  }
}
