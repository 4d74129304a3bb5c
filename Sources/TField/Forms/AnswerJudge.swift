/// Judges whole answers to a form, one set after another, as a session would once all is left.
///
/// Fields that look at no other and that no other looks at can be judged one by one; the others
/// always together. What was judged before never matters.
///
/// ```swift
/// var judge = AnswerJudge(form, today: today)
/// judge.judge(judge.order) { _ in .text("") }
/// judge.fields[0].failures  // what is wrong with an empty answer to the first field
/// ```
public struct AnswerJudge: Sendable {
  /// Every field, those that others are judged by before those.
  public let order: [Int]
  /// The fields that are only judged together, in that order.
  public let linked: [Int]

  /// Whether every answer is taken as a paste, and not only the field's own writing.
  public let isLenient: Bool
  private var session: FormSession
  private let blank: [FieldState]

  public init(_ form: Form, today: CalendarDate, isLenient: Bool = false) {
    session = FormSession(form, today: today)
    // Nothing has the focus, so none is moved while fields come and go.
    session.focus = nil
    blank = form.fields.map { FieldState($0, timing: form.timing) }
    order = session.openingOrder
    linked = order.filter { !form.links.isAlone($0) }
    self.isLenient = isLenient
  }
}

extension AnswerJudge {
  /// The fields as they were last judged.
  public var fields: [FieldState] { session.fields }

  public var form: Form { session.form }

  /// Whether the field can be judged without any other.
  public func isAlone(_ index: Int) -> Bool { form.links.isAlone(index) }

  /// Judges the answers to some fields: to single ones that are alone, or to all that are linked.
  public mutating func judge(_ indices: [Int], _ answer: (Int) -> GivenAnswer) {
    for index in indices { session.fields[index] = blank[index] }
    for index in indices {
      session.refresh(index)
      session.fields[index].take(answer(index), strictly: !isLenient)
      session.refresh(index)
    }
    guard indices.count > 1 else { return }
    session.settleLinks(of: indices.sorted())
  }

  /// What is wrong with the field as it was last judged; nothing if it is hidden.
  public func failures(of index: Int) -> [FieldError] {
    let field = session.fields[index]
    return field.isHidden ? [] : field.failures
  }
}
