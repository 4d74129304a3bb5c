internal import TField

/// What a field's good value has to have to do with another field's, as far as bytes can tell.
enum FastTest: Hashable, Sendable {
  /// As many digits as the card in that field asks for, or any card if there is none.
  case codeOfCard(Int?)
  /// The very bytes of that field.
  case twin(of: Int)
  case sameData(Int)
  case otherData(Int)
  case order(FastCondition.Order, than: Int, isInverse: Bool)
  /// A rule of the form, whose condition must not hold.
  case unless(FastCondition)
  /// Bytes can't tell.
  case unknown
}

extension FastTest {
  func passes(_ index: Int, _ facts: FastFacts, _ record: FastScanner) -> Bool {
    switch self {
    case .unknown: false
    case .unless(let condition): condition.truth(facts, record) == false
    case .codeOfCard(let card):
      record.spans[index].count == length(of: card, facts, record)
    case .twin(let other), .sameData(let other):
      facts.isFilled(other) == true
        && record.value(index, facts.bytes).elementsEqual(record.value(other, facts.bytes))
    case .otherData(let other): isOther(index, other, facts, record)
    case .order(let order, let other, let isInverse):
      isOrdered(index, order, other, isInverse, facts, record)
    }
  }

  /// Whether it passes where its field holds nothing.
  func passesEmpty(_ facts: FastFacts, _ record: FastScanner) -> Bool {
    switch self {
    case .codeOfCard, .twin, .order: true
    case .sameData(let other): facts.isFilled(other) == false
    case .otherData(let other): facts.isFilled(other) == true
    case .unless(let condition): condition.truth(facts, record) == false
    case .unknown: false
    }
  }

  private func length(of card: Int?, _ facts: FastFacts, _ record: FastScanner) -> Int? {
    guard let card else { return 3 }
    return facts.isFilled(card).flatMap { isFilled in
      isFilled ? record.codeLength(card, facts.bytes) : 3
    }
  }

  private func isOther(
    _ index: Int, _ other: Int, _ facts: FastFacts, _ record: FastScanner
  ) -> Bool {
    guard let isFilled = facts.isFilled(other) else { return false }
    // A space at the end may be no part of what is compared.
    let (one, another) = (record.value(index, facts.bytes), record.value(other, facts.bytes))
    return !isFilled || one.last != 0x20 && another.last != 0x20 && !one.elementsEqual(another)
  }

  private func isOrdered(
    _ index: Int, _ order: FastCondition.Order, _ other: Int, _ isInverse: Bool,
    _ facts: FastFacts, _ record: FastScanner
  ) -> Bool {
    guard let isFilled = facts.isFilled(other) else { return false }
    // Without anything to compare with, the rule passes, and its inverse doesn't.
    guard isFilled else { return !isInverse }
    guard let one = record.ordinal(index, facts.bytes),
      let another = record.ordinal(other, facts.bytes)
    else { return false }
    return order.holds(one, another) != isInverse
  }
}

extension FastTest {
  /// What a field asks of its neighbours, and its rules of other fields.
  static func all(
    of field: Field, at index: Int, in form: Form, _ fields: FastFields
  ) -> [Self] {
    let cross = field.rules.filter { $0.level == .error && !$0.fieldIDs.isEmpty }
    return neighbours(of: field, in: form)
      + cross.flatMap { tests(of: $0.test, at: index, in: form, fields) }
  }

  private static func neighbours(of field: Field, in form: Form) -> [Self] {
    let near = field.type.neighbours(of: field, in: form).map { form.index(of: $0) }
    switch field.type {
    case is CVV: return [.codeOfCard(near.first.flatMap(\.self))]
    case is Confirmation:
      guard let twin = near.first.flatMap(\.self), form.hasNoNeighbours(twin) else {
        return [.unknown]
      }
      return [.twin(of: twin)]
    default: return near.isEmpty ? [] : [.unknown]
    }
  }

  private static func tests(
    of rule: RuleTest, at index: Int, in form: Form, _ fields: FastFields
  ) -> [Self] {
    switch rule {
    case .unless(let condition): return [.unless(FastCondition(condition, in: form, fields))]
    case .all(let rules): return rules.flatMap { tests(of: $0.test, at: index, in: form, fields) }
    case .comparison(let test): return [comparison(test, at: index, in: form, fields)]
    case .not(let rule):
      guard case .comparison(let test) = rule.test,
        case .order(let order, let other, false) = comparison(test, at: index, in: form, fields)
      else { return [.unknown] }
      return [.order(order, than: other, isInverse: true)]
    default: return [.unknown]
    }
  }

  private static func comparison(
    _ test: ComparisonTest, at index: Int, in form: Form, _ fields: FastFields
  ) -> Self {
    guard let other = test.fieldID.flatMap(form.index) else { return .unknown }
    let isData = fields.isData(index) && fields.isData(other)
    let isOrdered = fields.isOrdered(index, with: other)
    switch test {
    case .equalTo where isData: return .sameData(other)
    case .notEqualTo where isData: return .otherData(other)
    case .before where isOrdered: return .order(.before, than: other, isInverse: false)
    case .after where isOrdered: return .order(.behind, than: other, isInverse: false)
    default: return .unknown
    }
  }
}

extension Form {
  fileprivate func hasNoNeighbours(_ index: Int) -> Bool {
    fields[index].type.neighbours(of: fields[index], in: self).isEmpty
  }
}
