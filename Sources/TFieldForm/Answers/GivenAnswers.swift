public import TFieldJSON
public import TField

/// Answers that somebody wrote down for a form: a JSON object of id and value.
public struct GivenAnswers: Sendable {
  /// Why they can't be taken.
  public enum Fault: Error, Hashable, Sendable {
    case notJSON(JSONError)
    case noObject
    case unknownID(String, didYouMean: String?)
    /// The field's id, and what it wants instead.
    case wrongKind(String, wanted: String)
  }

  /// The values as texts to open a form with, by id.
  public private(set) var texts: [String: String] = [:]

  public init(_ bytes: [UInt8], for form: Form) throws(Fault) {
    let root: JSONNode
    do { root = try JSONReader(allowsNUL: true).read(bytes).root } catch { throw .notJSON(error) }
    guard root.kind == .object else { throw .noObject }
    for member in root.members {
      guard let index = form.index(of: member.key) else {
        let ids = form.fields.map(\.id)
        throw .unknownID(member.key, didYouMean: Suggestion.nearest(to: member.key, among: ids))
      }
      let kind = AnswerKind(form.fields[index].type)
      guard let text = kind.text(of: member.value) else {
        throw .wrongKind(member.key, wanted: kind.wanted(insteadOf: member.value.kind))
      }
      texts[member.key] = text
    }
  }
}

extension GivenAnswers.Fault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notJSON(let error): "\(error.location): \(error)"
    case .noObject: "answers are a JSON object of id and value"
    case .unknownID(let id, let guess):
      "there is no field '\(id.visible())'" + (guess.map { "; did you mean '\($0)'?" } ?? "")
    case .wrongKind(let id, let wanted): "'\(id.visible())' needs \(wanted)"
    }
  }
}
