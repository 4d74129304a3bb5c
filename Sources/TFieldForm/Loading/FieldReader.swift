internal import TField

extension Reading {
  /// A field, with its type's parameters among its keys; `nil` if it can't be made.
  func field(_ node: JSONNode) -> Field? {
    guard node.kind == .object else { return nil }
    let name = node["type"].flatMap(\.string) ?? "phrase"
    let entry = builtIn(of: name)
    let formats = [FormFormat.field] + (entry.map { [$0.parameters] } ?? [])
    let reader = ObjectReader(node, entry == nil ? formats + [anyParameter] : formats, self)
    if entry == nil, let place = reader.node("type") { report.error(unknown(name), at: place) }
    guard let id = id(reader), let type = type(name, with: reader) else { return nil }
    return Field(
      id, type, label: reader.text("label"),
      required: flagOrCondition(reader.node("required")) ?? .never, group: group(reader),
      initial: reader.node("initial").map(\.initialText) ?? "",
      when: reader.node("when").map(condition) ?? .always,
      readOnly: flagOrCondition(reader.node("readOnly")) ?? .never,
      rules: rules(reader.node("rules")), options: options(reader))
  }

  /// Where the type is unknown, its parameters are too.
  private var anyParameter: ObjectFormat {
    ObjectFormat("parameters", "", types.parameterNames.map { KeyFormat($0, .anything, "") })
  }

  /// The id, if it is one and no other field has it.
  private func id(_ reader: ObjectReader) -> String? {
    guard let node = reader.node("id"), let id = node.string else { return nil }
    guard Self.isID(id) else {
      report.error(.badID(id), at: node)
      return nil
    }
    if let first = fieldNodes[id] {
      report.error(.duplicateID(id, kind: "field", line: first.location.line), at: node)
      return nil
    }
    fieldNodes[id] = node
    return id
  }

  static func isID(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first, bytes.count <= FormFormat.idLimit else { return false }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F }
    return isLetter(first) && bytes.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x2D }
  }

  private func group(_ reader: ObjectReader) -> Field.Group {
    guard let node = reader.node("group") else { return .inherited }
    return node.string.map(Field.Group.named) ?? .none
  }

  private func options(_ reader: ObjectReader) -> FieldOptions {
    var options = FieldOptions()
    options.hint = reader.text("hint")
    options.help = reader.text("help")
    options.isSecret = reader.bool("secret")
    options.invalid = reader.choice("invalid") ?? .keep
    options.isDebugging = reader.bool("debug")
    options.validate = reader.choice("validate")
    options.hideErrors = reader.choice("hideErrors")
    options.messages = messages(reader.node("messages"))
    options.priority = priority(reader)
    options.advancesWhenFull = reader.bool("autoAdvance") ?? false
    options.suggestions = reader.strings("suggest") ?? []
    options.check = reader.node("check").flatMap(check)
    return options
  }

  func messages(_ node: JSONNode?) -> [ErrorCode: Wording] {
    guard let node else { return [:] }
    let pairs = node.members.compactMap { member in
      text(member.value).map { (ErrorCode(rawValue: member.key), $0) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  func priority(_ reader: ObjectReader) -> Double? {
    guard let node = reader.node("priority"), let number = reader.decimal("priority") else {
      return nil
    }
    guard number >= 0, number <= 10 else {
      report.error(
        .outOfRange(node.sourceText, key: "priority", lower: "0", upper: "10"), at: node)
      return nil
    }
    return Double(number.description)
  }

  private func check(_ node: JSONNode) -> OutsideCheck? {
    let reader = ObjectReader(node, FormFormat.check, self)
    guard let run = program(reader) else { return nil }
    return OutsideCheck(run: run, timeout: reader.integer("timeout") ?? 5)
  }

  /// A program and its arguments; the program must be named.
  func program(_ reader: ObjectReader) -> [String]? {
    guard let node = reader.node("run"), let words = reader.strings("run") else { return nil }
    guard let first = words.first, !first.isEmpty else {
      report.error(.emptyList("run"), at: node)
      return nil
    }
    return words
  }
}

extension JSONNode {
  /// A value as it would be typed: entries of a list stand apart by a unit separator.
  var initialText: String {
    switch kind {
    case .string: string ?? ""
    case .number: numberText ?? ""
    case .bool: bool == true ? "true" : ""
    case .array: elements.map(\.initialText).joined(separator: "\u{1F}")
    case .object, .null: ""
    }
  }
}
