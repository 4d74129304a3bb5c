/// What the bytes of an answer tell, so that no state need be made for it.
extension RecordEvaluator {
  /// True if nobody needs more than the bytes of an answer that its type calls good.
  mutating func isPlain(
    _ index: Int, _ known: FieldFacts, _ type: any FieldType
  ) -> Bool {
    guard !keepsStates, outsideAnswers == nil || !known.isChecked, unusable[index] == nil else {
      return false
    }
    if known.isDerived { return workOut(index, known, type) }
    if ranges[index].isEmpty { return true }
    if known.hasEntries, let list = type as? FormList { return areEntriesGood(index, list) }
    return type.isPlainlyGood(bytes.span.extracting(ranges[index]))
  }

  private mutating func areEntriesGood(_ index: Int, _ list: FormList) -> Bool {
    var judge = judges.removeValue(forKey: index) ?? EntryJudge(list, isLenient: false)
    let columns = facts[index].columns
    let areGood = judge.areGood(
      in: bytes.span.extracting(ranges[index]), of: list, columns: columns)
    judges[index] = judge
    return areGood
  }

  /// Puts what a formula comes to where the answer is; false if that is another, or isn't good.
  private mutating func workOut(
    _ index: Int, _ known: FieldFacts, _ type: any FieldType
  ) -> Bool {
    guard let formula = known.formula else { return false }
    let result = type.data(workedOutBy: formula, in: surroundings)
    let given = ranges[index]
    if !given.isEmpty, !writes(result, at: given, known, type) { return false }
    let range = bytes.count..<bytes.count + result.utf8.count
    bytes += result.utf8
    guard range.isEmpty || type.isPlainlyGood(bytes.span.extracting(range)) else { return false }
    ranges[index] = range
    return true
  }

  /// True if a plain answer means that data.
  private func writes(
    _ data: String, at range: Range<Int>, _ known: FieldFacts, _ type: any FieldType
  ) -> Bool {
    let given = bytes.span.extracting(range)
    return type.isPlainlyGood(given) && known.data(writtenAs: given, type) == data
  }

  /// True if no rule finds anything wrong with a plain answer.
  func rulesPass(_ index: Int, _ known: FieldFacts, _ type: any FieldType) -> Bool {
    if known.rules.isEmpty { return true }
    if known.isBare || known.isDerived {
      let data = bytes.span.extracting(ranges[index])
      return known.rules.pass(data, as: type, in: surroundings)
    }
    let data = plainData(of: index, type)
    return known.rules.pass(data.utf8.span, as: type, in: surroundings)
  }

  /// The data that a plain answer is a writing of; what was worked out is data.
  func plainData(of index: Int, _ type: any FieldType) -> String {
    let known = facts[index]
    let text = bytes.span.extracting(ranges[index])
    return known.isDerived ? String(text) : known.data(writtenAs: text, type)
  }
}
