internal import TField

/// A given value, with the fields that may take it and the text that it is for each of them.
struct GivenPlace {
  /// The text is `nil` where the value is of a kind that the field doesn't take.
  let fields: [(index: Int, text: String?)]
}

/// A choice that only decides which other fields there are: "Which kind?".
///
/// No answer says what was chosen; it follows from the fields that the answers fit.
struct KindChoice {
  let field: Int
  private let id: String
  private let options: [String]
  /// The fields that depend on it, each with what their presence is under every option.
  private let dependents: [Int: [Bool?]]

  static func all(in form: Form) -> [Self] {
    form.fields.indices.compactMap { Self($0, of: form) }
  }

  private init?(_ index: Int, of form: Form) {
    let field = form.fields[index]
    guard field.options.isOnlyForForm, let choice = field.type.choiceOptions else { return nil }
    self.field = index
    (id, options) = (field.id, choice.all.map(\.value))
    dependents = Self.dependents(of: field.id, options, in: form)
  }

  private static func dependents(
    of id: String, _ options: [String], in form: Form
  ) -> [Int: [Bool?]] {
    var dependents: [Int: [Bool?]] = [:]
    for (index, field) in form.fields.enumerated() where field.when != .always {
      let truths = options.map { field.when.truth(where: id, equals: $0, in: form) }
      if truths.contains(false) { dependents[index] = truths }
    }
    return dependents
  }

  /// Whether a field may be there under one option and not under another.
  func decides(_ field: Int) -> Bool { dependents[field] != nil }

  /// The first option under which the most of the given answers have a place.
  ///
  /// Where no answer tells, it is the first that asks for none; `nil` if there is none.
  func option(fitting given: [GivenPlace], of form: Form) -> String? {
    let concerned = given.filter { $0.fields.contains { decides($0.index) } }
    if concerned.isEmpty {
      let isAsked = form.fields[field].required == .always
      return isAsked
        ? options.indices.first { missing(under: $0, [], form) == 0 }.map { options[$0] } : nil
    }
    let answered = Set(concerned.flatMap(\.fields).map(\.index))
    let costs = options.indices.map { option in
      concerned.reduce(0) { $0 + cost(of: $1, under: option, form) } * 1000
        + missing(under: option, answered, form)
    }
    return zip(costs, options).min { $0.0 < $1.0 }?.1
  }

  /// Two for an answer without a place, one for an answer that is wrong in its place.
  private func cost(of given: GivenPlace, under option: Int, _ form: Form) -> Int {
    let texts = given.fields.compactMap { field in
      (dependents[field.index].map { $0[option] } ?? nil) == false ? nil : field
    }.compactMap { field in field.text.map { (field.index, $0) } }
    if texts.isEmpty { return 2 }
    return texts.contains { form.fields[$0].fault(of: $1) == nil } ? 0 : 1
  }

  /// How many fields that must be answered then are not.
  private func missing(under option: Int, _ answered: Set<Int>, _ form: Form) -> Int {
    dependents.count { index, truths in
      truths[option] == true && form.fields[index].required == .always
        && !answered.contains(index)
    }
  }
}
