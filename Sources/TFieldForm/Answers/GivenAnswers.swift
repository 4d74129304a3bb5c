package import TField

/// Answers that somebody wrote down for a form: a JSON object of id and value.
package struct GivenAnswers: Sendable {
  /// Why they can't be taken.
  package enum Fault: Error, Hashable, Sendable {
    case notJSON(JSONError)
    case noObject
    case unknownID(String, didYouMean: String?)
    /// The field's id, and what it wants instead.
    case wrongKind(String, wanted: String)
    /// Something in an entry of a list, and what is wrong with it.
    case unusable(String, because: String)
  }

  /// The values as texts to open a form with, by id.
  package private(set) var texts: [String: String] = [:]

  package init(_ bytes: [UInt8], for form: Form) throws(Fault) {
    for member in try Self.members(in: bytes, of: form) {
      guard let index = member.field else {
        let ids = form.fields.map(\.id)
        throw .unknownID(member.name, didYouMean: Suggestion.nearest(to: member.name, among: ids))
      }
      let kind = AnswerKind(form.fields[index])
      guard let text = member.chosen ?? kind.text(of: member.value) else {
        throw .wrongKind(member.name, wanted: kind.wanted(insteadOf: member.value.kind).text())
      }
      if let fault = kind.fault(in: text) { throw Fault(fault, in: form.fields[index].id) }
      texts[form.fields[index].id] = text
    }
  }
}

extension GivenAnswers {
  private static func members(
    in bytes: [UInt8], of form: Form
  ) throws(Fault) -> [GivenMember] {
    do throws(JSONError) {
      let root = try JSONReader(allowsNUL: true).read(bytes).root
      if root.kind == .object { return try GivenMember.all(in: root, of: form) }
    } catch { throw .notJSON(error.asTold(by: form)) }
    throw .noObject
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

extension GivenAnswers.Fault {
  /// Something in an entry of a list that can't be an answer.
  fileprivate init(_ fault: EntryAnswers.Fault, in id: String) {
    let place = id + fault.place
    self =
      fault.error.code == .unknown
      ? .unknownID(place, didYouMean: fault.guess)
      : .unusable(place, because: fault.error.wording.text())
  }
}

extension AnswerKind {
  /// Why the answer that a text stands for can't be taken, if it can't, and where in it.
  package func objection(to text: String, in id: String) -> GivenAnswers.Fault? {
    fault(in: text).map { GivenAnswers.Fault($0, in: id) }
  }
}

/// One answer in an object of answers: what it answers, and where it stands.
package struct GivenMember {
  /// The field that it answers; `nil` if there is none.
  package let field: Int?
  /// Its key, or the keys that lead to it with points between them.
  package let name: String
  package let key: JSONNode
  package let value: JSONNode
  /// What a choice between fields must hold for the other answers to have their places.
  package var chosen: String?

  /// Every answer in an object, whether it stands under its field's id or its path.
  ///
  /// Where several fields share a path, each that can take the answer gets it.
  package static func all(
    in root: JSONNode, of form: Form, isStrict: Bool = false
  ) throws(JSONError) -> [Self] {
    guard let nested = NestedAnswers(form, isStrict: isStrict) else {
      return root.members.map {
        Self(field: form.index(of: $0.key), name: $0.key, key: $0.keyNode, value: $0.value)
      }
    }
    let members = try nested.members(of: root)
    let chosen = nested.choices(for: members).map { field, text in
      Self(field: field, name: form.fields[field].id, key: root, value: root, chosen: text)
    }
    return chosen
      + members.flatMap { member in
        let takers: [Int?] = nested.takers(of: member)
        return (takers.isEmpty ? [nil] : takers).map { field in
          Self(field: field, name: member.name, key: member.key, value: member.value)
        }
      }
  }
}

extension GivenAnswers.Fault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notJSON(let error): "\(error.location): \(error)"
    case .noObject: "answers are a JSON object of id and value"
    case .unknownID(let id, let guess):
      "there is no field '\(id.visible())'" + (guess.map { "; did you mean '\($0)'?" } ?? "")
    case .wrongKind(let id, let wanted): "'\(id.visible())' needs \(wanted)"
    case .unusable(let id, let reason): "'\(id.visible())': \(reason)"
    }
  }
}
