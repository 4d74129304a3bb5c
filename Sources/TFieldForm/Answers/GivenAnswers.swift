package import TField

/// Answers that somebody wrote down for a form: a JSON object of id and value.
package struct GivenAnswers: Sendable {
  /// The values as texts to open a form with, by id.
  package private(set) var texts: [String: String] = [:]
  /// All that was given, where it is an instance of a schema.
  package private(set) var instance: JSONValue?

  /// Reads a document; what of an instance no field can hold stays in the instance alone.
  package init(
    _ bytes: [UInt8], for form: Form, under key: String? = nil, isInstance: Bool = false
  ) throws(GivenFault) {
    let places = AnswerPlaces(form, ignoringUnknown: isInstance, isStrict: isInstance)
    let root: JSONNode
    var members: [GivenMember] = []
    do throws(JSONError) {
      let document = try JSONReader(allowsNUL: true).read(bytes)
      guard let found = key.map({ document.root[$0] }) ?? document.root else { return }
      root = found
      try places.eachMember(of: root) { members.append($0) }
    } catch { throw GivenFault(.verbatim("\(error.asTold(by: form))"), at: error.location) }
    if isInstance {
      instance = JSONValue(root)
    } else if root.kind != .object {
      throw GivenFault(.say("answers.notObject"), at: root.location)
    }
    for member in members {
      guard let index = member.field, !(form.fields[index].type is Note) else {
        if isInstance { continue }
        throw GivenFault(form.noField(member.name), at: member.key.location)
      }
      let (id, kind) = (form.fields[index].id, places.kinds[index])
      let text = member.chosen ?? kind.text(of: member.value)
      texts[id] = text
      if isInstance { continue }
      let fault =
        text.map { kind.objection(to: $0, in: id) }
        ?? .say("answers.needs", ["id": id, "wanted": kind.wanted(insteadOf: member.value.kind)])
      if let fault { throw GivenFault(fault, at: member.key.location) }
    }
  }
}

/// Why answers can't be taken, and the place that is at fault.
package struct GivenFault: Error, Hashable, CustomStringConvertible {
  private let wording: Wording
  private let place: SourceLocation

  init(_ wording: Wording, at place: SourceLocation) {
    (self.wording, self.place) = (wording, place)
  }

  package var description: String { "\(place): \(wording.text())" }

  package func told(of file: String) -> Wording {
    .say("answers.at", ["place": "\(file):\(place)", "fault": wording])
  }
}

extension Form {
  /// Says that no field has an id, and which one may be meant.
  package func noField(_ id: String) -> Wording {
    let ids = fields.filter { !($0.type is Note) }.map(\.id)
    return .noField(id.visible(), guess: Suggestion.nearest(to: id, among: ids))
  }
}

extension JSONError {
  /// The error without anything that stood in the answers, if one of them may be private.
  package func asTold(by form: Form) -> Self {
    guard form.fields.contains(where: \.holdsPrivate) else { return self }
    var told = self
    told.problem = problem.withoutData
    return told
  }
}
