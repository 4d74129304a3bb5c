// What programs outside say.
extension RecordEvaluator {
  /// Takes the answer about a value that is good so far, or notes that it is wanted.
  mutating func askCheck(of index: Int) {
    guard let request = request(about: states[index], index) else { return }
    guard let answer = checkAnswers?[request] else { return checkRequests.append(request) }
    states[index]?.check = .answered(request.text, answer)
    states[index]?.findFaults(in: surroundings)
  }

  /// What a program is to be asked about the text of a good answer.
  private func request(about state: FieldState?, _ index: Int) -> FormSession.CheckRequest? {
    guard checkAnswers != nil, let state, let check = form.fields[index].options.check,
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
    guard let request = request(about: linked.states[index], index) else { return }
    guard let answer = checkAnswers?[request] else { return checkRequests.append(request) }
    linked.states[index].check = .answered(request.text, answer)
    linked.refresh(index)
    linked.propagate(from: index)
  }
}
