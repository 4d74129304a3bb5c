internal import TField

/// Answers as nested objects: each found by its path, or by its field's id alone.
struct NestedAnswers {
  /// A member of an object that holds answers.
  struct Member {
    /// The fields that may be answered here; none if the form has no such path.
    let fields: [Int]
    /// Its keys, with points between them.
    let name: String
    let key: JSONNode
    let value: JSONNode
  }

  private let form: Form
  private let paths: AnswerPaths
  private let kinds: [AnswerKind]
  /// The choices between fields, which no object holds an answer to.
  private let kindChoices: [KindChoice]

  /// `nil` for a form whose answers stand side by side.
  init?(_ form: Form, isStrict: Bool = false) {
    guard form.isNested else { return nil }
    self.form = form
    paths = AnswerPaths(of: form)
    kinds = form.fields.map { AnswerKind($0, isStrict: isStrict) }
    kindChoices = KindChoice.all(in: form)
  }

  /// Every answer in a value, and every member of it that is none.
  ///
  /// A field that is answered twice, by its id and by its path, is as wrong as a key that repeats.
  func members(of value: JSONNode) throws(JSONError) -> [Member] {
    let members = allMembers(of: value)
    var keys: [Int: JSONNode] = [:]
    for member in members {
      guard let field = member.fields.first else { continue }
      if let first = keys.updateValue(member.key, forKey: field) {
        throw JSONError(.duplicateKey(member.name, first: first.location), at: member.key)
      }
    }
    return members
  }

  /// True if what stands in the place of an object may be an answer itself.
  var takesValues: Bool { !paths.root.fields.isEmpty }

  private func allMembers(of value: JSONNode) -> [Member] {
    var members: [Member] = []
    let isValue = value.kind != .object || paths.root.keys.isEmpty
    if takesValues, isValue {
      add(paths.root, "", value, value, to: &members)
      return members
    }
    for member in value.members {
      let (name, key, value) = (member.key, member.keyNode, member.value)
      let isObject = value.kind == .object || form.index(of: name) == nil
      if let node = paths.root.keys[name], isObject || !node.fields.isEmpty {
        add(node, name, key, value, to: &members)
      } else {
        let field = form.index(of: name)
        members.append(Member(fields: field.map { [$0] } ?? [], name: name, key: key, value: value))
      }
    }
    return members
  }

  /// The fields whose kind of answer a member is; if it is none of theirs, the first of them.
  func takers(of member: Member) -> [Int] {
    if member.fields.count < 2 { return member.fields }
    var bytes: [UInt8] = []
    let takers = member.fields.filter { kinds[$0].append(member.value, to: &bytes) }
    return takers.isEmpty ? Array(member.fields.prefix(1)) : takers
  }

  private func add(
    _ node: AnswerPaths.Node, _ name: String, _ key: JSONNode, _ value: JSONNode,
    to members: inout [Member]
  ) {
    let found = value.kind
    let holdsObject = node.fields.contains { form.fields[$0].holdsObject }
    let isInside = found == .object && (!node.keys.isEmpty || holdsObject)
    let fields = node.fields.filter { !isInside || form.fields[$0].holdsObject }
    if !fields.isEmpty || !isInside && (found != .null || node.keys.isEmpty) {
      members.append(Member(fields: fields, name: name, key: key, value: value))
    }
    guard isInside else { return }
    for member in value.members {
      let name = name + "." + member.key
      if let inner = node.keys[member.key] {
        add(inner, name, member.keyNode, member.value, to: &members)
      } else {
        members.append(Member(fields: [], name: name, key: member.keyNode, value: member.value))
      }
    }
  }
}

extension NestedAnswers {
  /// What the choices between fields must hold for these answers to have their places.
  func choices(for members: [Member]) -> [(field: Int, text: String)] {
    guard !kindChoices.isEmpty else { return [] }
    let given = members.map { member in
      GivenPlace(
        fields: member.fields.map { field in
          var bytes: [UInt8] = []
          let isTaken = kinds[field].append(member.value, to: &bytes)
          let text = isTaken ? String(decoding: bytes, as: UTF8.self) : nil
          return (field, text, !kindChoices.contains { $0.decides(field) })
        })
    }
    return kindChoices.compactMap { choice in
      choice.option(fitting: given, of: form).map { (choice.field, $0) }
    }
  }
}

extension JSONValue {
  /// One value made of those that stand at paths, in order: an object, unless a path is empty.
  package static func nested(_ values: [(path: [String], value: JSONValue)]) -> JSONValue {
    var tree = ValueTree()
    for (path, value) in values { tree.insert(value, at: path[...]) }
    return tree.value
  }
}

/// An object that is being put together, member by member.
private struct ValueTree {
  private var keys: [String] = []
  private var branches: [String: ValueTree] = [:]
  /// What stands here unless something stands below it.
  private var leaf: JSONValue?

  mutating func insert(_ value: JSONValue, at path: ArraySlice<String>) {
    guard let key = path.first else { return leaf = value }
    if branches[key] == nil { keys.append(key) }
    branches[key, default: ValueTree()].insert(value, at: path.dropFirst())
  }

  var value: JSONValue {
    if keys.isEmpty { return leaf ?? .object([]) }
    return .object(keys.map { .init($0, branches[$0]?.value ?? .null) })
  }
}

/// A given value, with the fields that may take it and the text that it is for each of them.
struct GivenPlace {
  /// The text is `nil` where the value is of a kind that the field doesn't take; a field is free if
  /// no choice decides whether it is there.
  let fields: [(index: Int, text: String?, isFree: Bool)]
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
    let texts = given.fields.filter { field in
      dependents[field.index].map { $0[option] != false } ?? field.isFree
    }.compactMap { field in field.text.map { (field.index, $0) } }
    if texts.isEmpty { return 2 }
    return texts.contains { FieldState(form.fields[$0]).fault(of: $1) == nil } ? 0 : 1
  }

  /// How many fields that must be answered then are not.
  private func missing(under option: Int, _ answered: Set<Int>, _ form: Form) -> Int {
    dependents.count { index, truths in
      truths[option] == true && form.fields[index].required == .always
        && !answered.contains(index)
    }
  }
}
