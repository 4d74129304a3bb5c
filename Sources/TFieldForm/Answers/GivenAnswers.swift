public import TField

/// Answers that somebody wrote down for a form: a JSON object of id and value.
public struct GivenAnswers: Sendable {
  /// Why they can't be taken.
  public enum Fault: Error, Hashable, Sendable {
    case notJSON(JSONError)
    case noObject
    case unknownID(String, didYouMean: String?)
    case wrongKind(String)
  }

  /// The values as texts to open a form with, by id.
  public private(set) var texts: [String: String] = [:]

  public init(_ bytes: [UInt8], for form: Form) throws(Fault) {
    let root: JSONNode
    do { root = try JSONReader().read(bytes).root } catch { throw .notJSON(error) }
    guard root.kind == .object else { throw .noObject }
    for member in root.members {
      guard form.index(of: member.key) != nil else {
        let ids = form.fields.map(\.id)
        throw .unknownID(member.key, didYouMean: Suggestion.nearest(to: member.key, among: ids))
      }
      guard let text = member.value.givenText else { throw .wrongKind(member.key) }
      texts[member.key] = text
    }
  }
}

extension JSONNode {
  /// The value as one text; entries of a list stand in a row.
  fileprivate var givenText: String? {
    switch kind {
    case .string: return string
    case .number: return numberText
    case .bool: return bool == true ? "true" : ""
    case .null: return ""
    case .object: return nil
    case .array:
      let entries = elements.map(\.string)
      return entries.contains(nil) ? nil : Entries.data(of: entries.compactMap(\.self))
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
    case .wrongKind(let id):
      "'\(id.visible())' wants a text, a number, true, false or a list of texts"
    }
  }
}
