package import TField

/// Answers that somebody wrote down for a form: a JSON object of id and value.
package struct GivenAnswers: Sendable {
  /// The values as texts to open a form with, by id.
  package private(set) var texts: [String: String] = [:]

  package init(_ bytes: [UInt8], for form: Form) throws(Refusal) {
    for member in try Self.members(in: bytes, of: form) {
      guard let index = member.field else {
        let ids = form.fields.map(\.id)
        throw .unknown(member.name, didYouMean: Suggestion.nearest(to: member.name, among: ids))
      }
      let kind = AnswerKind(form.fields[index])
      guard let text = member.chosen ?? kind.text(of: member.value) else {
        let wanted = kind.wanted(insteadOf: member.value.kind)
        throw Refusal("'\(member.name.visible())' needs \(wanted.text())")
      }
      if let refusal = kind.objection(to: text, in: form.fields[index].id) { throw refusal }
      texts[form.fields[index].id] = text
    }
  }
}

extension GivenAnswers {
  private static func members(
    in bytes: [UInt8], of form: Form
  ) throws(Refusal) -> [GivenMember] {
    do throws(JSONError) {
      let root = try JSONReader(allowsNUL: true).read(bytes).root
      if root.kind == .object { return try GivenMember.all(in: root, of: form) }
    } catch { throw Refusal("\(error.location): \(error.asTold(by: form))") }
    throw Refusal("answers are a JSON object of id and value")
  }
}

extension JSONError {
  /// The error as it may be told: without anything that stood in answers where one of them is
  /// private.
  package func asTold(by form: Form) -> Self {
    guard form.fields.contains(where: \.holdsPrivate) else { return self }
    var told = self
    told.problem = problem.withoutData
    return told
  }
}

extension Refusal {
  fileprivate static func unknown(_ id: String, didYouMean guess: String?) -> Self {
    Self("there is no field '\(id.visible())'" + (guess.map { "; did you mean '\($0)'?" } ?? ""))
  }
}

extension AnswerKind {
  /// Why the answer that a text stands for can't be taken, if it can't, and where in it.
  package func objection(to text: String, in id: String) -> Refusal? {
    guard let fault = fault(in: text) else { return nil }
    let place = id + fault.place
    return fault.error.code == .unknown
      ? .unknown(place, didYouMean: fault.guess)
      : Refusal("'\(place.visible())': \(fault.error.wording.text())")
  }
}
