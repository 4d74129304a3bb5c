package import TField

/// Given answers for a form: a JSON object of ids and values.
package struct GivenAnswers: Sendable {
  package private(set) var values: [String: Value] = [:]
  /// Everything that was given, if it is an instance of a schema.
  package private(set) var instance: JSONValue?

  package init(_ values: [String: Value]) { self.values = values }

  /// Reads a document; the parts of an instance that fit no field stay in ``instance`` only.
  package init(
    _ bytes: [UInt8], for form: Form, under key: String? = nil, isInstance: Bool = false,
    kinds: SchemaKinds? = nil
  ) throws(GivenFault) {
    let places = AnswerPlaces(
      form, ignoringUnknown: isInstance, isStrict: isInstance, kinds: kinds)
    let root: JSONNode
    var members: [GivenMember] = []
    do throws(JSONError) {
      let document = try JSONReader.answers.read(bytes)
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
      let value = member.chosen.map(Value.text) ?? kind.value(of: member.value)
      values[id] = value
      if isInstance { continue }
      let fault =
        value.map { kind.objection(to: $0, in: id) }
        ?? .say("answers.needs", ["id": id, "wanted": kind.wanted(insteadOf: member.value.kind)])
      if let fault { throw GivenFault(fault, at: member.key.location) }
    }
  }
}

/// Why answers can't be taken, and the place at fault.
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
  package func noField(_ id: String) -> Wording {
    let ids = fields.filter { !($0.type is Note) }.map(\.id)
    return .noField(id.visible(), guess: Suggestion.nearest(to: id, among: ids))
  }
}

extension JSONError {
  /// The error without anything from the answers, if any of them may be private.
  package func asTold(by form: Form) -> Self {
    guard form.fields.contains(where: \.holdsPrivate) else { return self }
    var told = self
    told.problem = problem.withoutData
    return told
  }
}

/// One answer in an object of answers: its field and its place.
package struct GivenMember {
  /// The field that it answers; `nil` if there is none.
  package let field: Int?
  /// The keys of the objects around it, each followed by a point.
  var path = ""
  package let key: JSONNode
  package let value: JSONNode
  /// The value that a choice between fields must have for the other answers to fit.
  package var chosen: String?

  /// Its keys, joined by points.
  package var name: String { path + (key.string ?? "") }
}

/// Finds the answers of a form in an object, by their paths or by the ids of their fields.
struct AnswerPlaces: Sendable {
  /// A member of an object of answers; it has no fields if the form has no such path.
  private struct Place {
    let fields: [Int]
    let path: String
    let key: JSONNode
    let value: JSONNode
  }

  private let form: Form
  private let ids: ByteIndex
  private let paths: AnswerPaths?
  let kinds: [AnswerKind]
  /// The choices between fields, which never have an answer in the object.
  private let kindChoices: [KindChoice]
  private let schemaKinds: SchemaKinds?
  private let decided: Set<Int>
  private let ignoresUnknown: Bool

  init(
    _ form: Form, ignoringUnknown: Bool, isStrict: Bool = false,
    kinds schemaKinds: SchemaKinds? = nil
  ) {
    (self.form, ignoresUnknown, self.schemaKinds) = (form, ignoringUnknown, schemaKinds)
    kinds = form.fields.map {
      AnswerKind(
        $0, ignoringUnknown: ignoringUnknown, isStrict: isStrict, kinds: schemaKinds)
    }
    ids = ByteIndex(form.fields.map(\.id))
    paths = form.isNested ? AnswerPaths(of: form) : nil
    kindChoices = form.isNested ? form.fields.indices.compactMap { KindChoice($0, of: form) } : []
    decided = Set(kindChoices.flatMap(\.dependents.keys))
  }

  /// Passes on the values of choices and every member; throws if a field is answered twice.
  func eachMember(of value: JSONNode, _ take: (GivenMember) -> Void) throws(JSONError) {
    guard let paths else {
      return value.eachMember { member in
        let field = member.keyNode.withText { ids.place(of: $0.span) } ?? nil
        take(GivenMember(field: field, key: member.keyNode, value: member.value))
      }
    }
    let places = places(in: value, paths.root)
    var keys: [JSONNode?] = Array(repeating: nil, count: form.fields.count)
    for place in places {
      guard let field = place.fields.first else { continue }
      if let first = keys[field] {
        throw .duplicateKey(
          place.path + (place.key.string ?? ""), first: first.location, at: place.key)
      }
      keys[field] = place.key
    }
    for (field, text) in kindChoices.isEmpty ? [] : choices(for: places, in: value) {
      take(GivenMember(field: field, key: value, value: value, chosen: text))
    }
    for place in places {
      for field in takers(of: place) {
        take(GivenMember(field: field, path: place.path, key: place.key, value: place.value))
      }
    }
  }

  /// What a member means to a field, or why it can't be its answer.
  func answer(_ member: GivenMember, for field: Int) -> Value {
    member.chosen.map(Value.text) ?? kinds[field].answer(member.value)
  }

  /// The fields that take this kind of value; if none does, the first field at the place.
  private func takers(of place: Place) -> [Int?] {
    if place.fields.count < 2 { return [place.fields.first] }
    let takers = place.fields.filter { kinds[$0].value(of: place.value) != nil }
    return takers.isEmpty ? [place.fields.first] : takers
  }

  /// Whether something in the place of an object may be an answer itself.
  var takesValues: Bool { paths.map { !$0.root.fields.isEmpty } ?? false }

  private func places(in value: JSONNode, _ root: AnswerPaths.Node) -> [Place] {
    var places: [Place] = []
    if takesValues, value.kind != .object || root.keys.isEmpty {
      add(root, "", value, value, to: &places)
      return places
    }
    for member in value.members {
      let (name, key, value) = (member.key, member.keyNode, member.value)
      if let node = root.keys[name],
        value.kind == .object || !node.fields.isEmpty || form.index(of: name) == nil
      {
        add(node, "", key, value, to: &places)
      } else {
        let fields = form.index(of: name).map { [$0] } ?? []
        places.append(Place(fields: fields, path: "", key: key, value: value))
      }
    }
    return places
  }

  private func add(
    _ node: AnswerPaths.Node, _ path: String, _ key: JSONNode, _ value: JSONNode,
    to places: inout [Place]
  ) {
    let found = value.kind
    let holders = found == .object ? node.fields.filter { form.fields[$0].holdsObject } : []
    let isInside = found == .object && (!node.keys.isEmpty || !holders.isEmpty)
    let fields = isInside ? holders : node.fields
    if !fields.isEmpty || !isInside && (found != .null || node.keys.isEmpty) {
      places.append(Place(fields: fields, path: path, key: key, value: value))
    }
    guard isInside else { return }
    // A value in the place of an object has no key.
    let path = key.kind == .string ? path + (key.string ?? "") + "." : "."
    for member in value.members {
      if let inner = node.keys[member.key] {
        add(inner, path, member.keyNode, member.value, to: &places)
      } else {
        places.append(
          Place(fields: [], path: path, key: member.keyNode, value: member.value))
      }
    }
  }

  /// The values that the choices between fields must have for these answers to fit.
  private func choices(
    for places: [Place], in object: JSONNode
  ) -> [(field: Int, text: String)] {
    let given = places.filter { $0.fields.contains(where: decided.contains) }.map { place in
      place.fields.map { (index: $0, cost: cost(of: place.value, for: $0)) }
    }
    return kindChoices.compactMap { choice in
      let known = schemaKinds?.value(of: form.fields[choice.field].id, in: object)
      return (known ?? choice.option(fitting: given, of: form, decided)).map { (choice.field, $0) }
    }
  }

  /// 0 for a good answer to a field, 1 for a wrong one; `nil` for a value of another kind.
  private func cost(of value: JSONNode, for field: Int) -> Int? {
    guard let value = kinds[field].value(of: value) else { return nil }
    return FieldState(form.fields[field]).fault(of: value) == nil ? 0 : 1
  }
}

// The entries of a list, each an object of answers.
extension AnswerPlaces {
  func entries(of list: JSONNode) -> [Value] {
    list.elements.map { entry($0) }
      + list.members.map { member in
        // Something that isn't an entry has no field for a name, so the name is left out.
        guard takesValues || member.value.kind == .object else { return entry(member.value) }
        return entry(member.value, named: member.keyNode)
      }
  }

  /// One entry: an object, a text that contains one, or a value that needs none.
  private func entry(_ entry: JSONNode, named name: JSONNode? = nil) -> Value {
    if takesValues { return row(entry, named: name) }
    let read = entry.string.flatMap { try? JSONReader.answers.read(Array($0.utf8)).root }
    let object = read ?? entry
    guard object.kind == .object else {
      let error = FieldError.wrongKind(.kind(.say("value.object"), insteadOf: entry.kind.words))
      return .fault(error, given: .text(entry.sourceText))
    }
    return row(object, named: name)
  }

  private func row(_ object: JSONNode, named name: JSONNode?) -> Value {
    var members: [Value.Member] = []
    if let name { members.append(Value.Member(form.fields[0].id, kinds[0].answer(name))) }
    do throws(JSONError) {
      try eachMember(of: object) { member in
        if let field = member.field {
          members.append(Value.Member(form.fields[field].id, answer(member, for: field)))
        } else if !ignoresUnknown {
          let name = member.name.utf8.map { $0 < 0x20 ? UInt8(ascii: "?") : $0 }
          let fault = Value.fault(.unknown, given: .text(member.value.sourceText))
          members.append(Value.Member(String(decoding: name, as: UTF8.self), fault))
        }
      }
    } catch {
      return .fault(
        FieldError(.json, .verbatim("\(error)")), given: .text(object.sourceText))
    }
    return .row(members)
  }

  /// Why a list can't be an answer, and where in it, such as `lines[2].price`.
  func objection(to list: Value, at id: String) -> Wording? {
    for (number, entry) in list.asEntries.enumerated() {
      let start = "\(id)[\(number)]"
      guard case .row(let members) = entry else {
        return told(.wrongKind(.say("value.object")), at: start)
      }
      for member in members {
        let place = start + (member.id.hasPrefix("[") ? "" : ".") + member.id
        if let objection = objection(to: member, at: place) { return objection }
      }
    }
    return nil
  }

  private func objection(to member: Value.Member, at place: String) -> Wording? {
    switch member.value {
    case .fault(let error, _) where error.code == .unknown:
      .noField(
        place.visible(), guess: Suggestion.nearest(to: member.id, among: form.fields.map(\.id)))
    case .fault(let error, _): told(error, at: place)
    default: form.index(of: member.id).flatMap { kinds[$0].objection(to: member.value, in: place) }
    }
  }

  private func told(_ error: FieldError, at place: String) -> Wording {
    .say("answers.inside", ["place": place.visible(), "fault": error.wording])
  }

  /// True if an entry may hold a secret, wherever it was written.
  var holdsPrivate: Bool { form.fields.contains(where: \.holdsPrivate) }

  /// The entries of a list as they were given, without secrets and unknown ids.
  func json(asGiven entries: [Value]) -> JSONValue {
    .array(
      entries.map { entry in
        guard case .row(let members) = entry else { return .null }
        return .object(
          members.compactMap { member in
            form.index(of: member.id).map { .init(member.id, json(asGiven: member.value, of: $0)) }
          })
      })
  }

  private func json(asGiven value: Value, of field: Int) -> JSONValue {
    let isHidden = form.fields[field].isPrivate || value.isFault && form.fields[field].holdsPrivate
    return isHidden ? .null : kinds[field].json(asGiven: value)
  }
}

/// A choice such as "Which kind?", which follows from the answers to its fields.
private struct KindChoice {
  /// The fields that may take a value, with its cost in each.
  typealias Given = [(index: Int, cost: Int?)]

  let field: Int
  private let options: [String]
  /// The fields that depend on it, and whether each is present under each option, if known.
  let dependents: [Int: [Bool?]]

  init?(_ index: Int, of form: Form) {
    let field = form.fields[index]
    guard field.options.isOnlyForForm, let choice = field.type.choiceOptions else { return nil }
    self.field = index
    let options = choice.all.map(\.value)
    self.options = options
    let pairs = form.fields.enumerated().filter { $1.when != .always }.map { index, other in
      (index, options.map { other.when.truth(where: field.id, equals: $0, in: form) })
    }
    dependents = Dictionary(uniqueKeysWithValues: pairs.filter { $1.contains(false) })
  }

  /// The first option under which the most given answers fit.
  ///
  /// If no given answer depends on it: the first that requires no answer, or `nil`.
  func option(fitting given: [Given], of form: Form, _ decided: Set<Int>) -> String? {
    let concerned = given.filter { $0.contains { dependents[$0.index] != nil } }
    if concerned.isEmpty {
      let isAsked = form.fields[field].required == .always
      return isAsked
        ? options.indices.first { missing(under: $0, [], form) == 0 }.map { options[$0] } : nil
    }
    let answered = Set(concerned.joined().map(\.index))
    let costs = options.indices.map { option in
      concerned.reduce(0) { $0 + cost(of: $1, under: option, decided) } * 1000
        + missing(under: option, answered, form)
    }
    return zip(costs, options).min { $0.0 < $1.0 }?.1
  }

  /// The cost of an answer: two if it doesn't fit, one if it is wrong in its place.
  private func cost(
    of given: Given, under option: Int, _ decided: Set<Int>
  ) -> Int {
    let costs = given.lazy.filter { field in
      dependents[field.index].map { $0[option] != false } ?? !decided.contains(field.index)
    }
    return costs.compactMap(\.cost).min() ?? 2
  }

  /// The number of unanswered fields that an option requires.
  private func missing(under option: Int, _ answered: Set<Int>, _ form: Form) -> Int {
    dependents.count { index, truths in
      truths[option] == true && form.fields[index].required == .always
        && !answered.contains(index)
    }
  }
}

extension JSONValue {
  /// One value made from values at paths, in order: an object, unless a path is empty.
  package static func nested(_ values: [(path: [String], value: JSONValue)]) -> JSONValue {
    nested(values.map { ($0.path[...], $0.value) })
  }

  private static func nested(_ values: [(path: ArraySlice<String>, value: Self)]) -> Self {
    var keys: [String] = []
    var branches: [String: [(path: ArraySlice<String>, value: Self)]] = [:]
    for (path, value) in values {
      guard let key = path.first else { continue }
      if branches[key] == nil { keys.append(key) }
      branches[key, default: []].append((path.dropFirst(), value))
    }
    // A value at this place gives way to values below it.
    if keys.isEmpty { return values.last?.value ?? .object([]) }
    return .object(keys.map { Member($0, nested(branches[$0] ?? [])) })
  }
}

extension [Answer] {
  package var nested: JSONValue { .nested(map { ($0.path, $0.value) }) }
}
