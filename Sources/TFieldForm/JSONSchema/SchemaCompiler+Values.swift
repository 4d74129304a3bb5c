internal import TField
internal import TFieldPatterns

// What a schema asks of a value without looking at others.
extension SchemaCompiler {
  /// A word that holds, or faults the value; one that compares takes its time.
  private mutating func test(
    _ word: String, _ wording: Wording, compares: Bool = false,
    _ holds: @escaping @Sendable (JSONNode) -> Bool
  ) {
    add { judge, value, _ in
      if compares { judge.weigh(value) }
      if !holds(value) { judge.fault(word, wording) }
    }
  }

  mutating func values() {
    if let type = words["type"] {
      let names = type.string.map { [$0] } ?? type.texts
      test("type", .say("schema.types", ["types": names.listed])) { $0.isOf(names) }
    }
    for (word, node) in [("enum", words["enum"]), ("const", words["const"])] {
      guard let node, word == "const" || node.kind == .array else { continue }
      let values = word == "const" ? [node] : node.elements
      let identities = Set(values.map(\.identity))
      test(
        word, .say("schema.values", ["values": values.map { JSONValue($0).line }.listed]),
        compares: true
      ) {
        identities.contains($0.identity)
      }
    }
    if let pattern = words["pattern"]?.string.map({ SearchPattern($0, within: budget) }) {
      add { judge, value, _ in
        guard let text = value.string, !judge.occurs(pattern, in: text) else { return }
        judge.fault("pattern", .say("schema.pattern", ["pattern": pattern.source]))
      }
    }
    if let format = words["format"]?.string.flatMap({ SchemaFormat($0, within: budget) }) {
      let name = format.name
      add { judge, value, _ in
        guard judge.schema.assertsFormats, let text = value.string else { return }
        let isOne = format.describes(text)
        judge.expect(isOne, "format", .say("schema.format", ["name": name]), or: "pattern \(name)")
      }
    }
    bounds()
  }

  private mutating func bounds() {
    let multiple = words["multipleOf"]
    if let divisor = multiple?.number, let shown = multiple?.numberText {
      add { judge, value, _ in
        guard let isOne = value.number.map({ $0.isMultiple(of: divisor) }) else { return }
        judge.expect(
          isOne, "multipleOf", .say("schema.multiple", ["number": shown]), or: "multipleOf")
      }
    }
    for (word, exclusive) in [("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")] {
      // In draft 4 the second word only says what the first one means.
      let isOld = words.spot.scope.draft == .draft4
      let limits = [(word, words[exclusive]?.bool == true)] + (isOld ? [] : [(exclusive, true)])
      for (name, isExclusive) in limits {
        guard let limit = words[name]?.number, let shown = words[name]?.numberText else { continue }
        let isLeast = word == "minimum"
        let wording: Wording =
          isExclusive
          ? .say(isLeast ? "schema.moreThan" : "schema.lessThan", ["number": shown])
          : isLeast
            ? .say("number.atLeast", ["lower": shown]) : .say("number.atMost", ["upper": shown])
        test(isExclusive ? exclusive : word, wording) { value in
          guard let number = value.number else { return true }
          return number == limit ? !isExclusive : (limit < number) == isLeast
        }
      }
    }
  }

  mutating func counts() {
    typealias End = (
      name: String, least: String, most: String, count: @Sendable (JSONNode) -> Int?
    )
    let ends: [End] = [
      (
        "Length", "length.enterAtLeast", "schema.charactersAtMost",
        { $0.string?.unicodeScalars.count }
      ),
      (
        "Items", "list.entriesAtLeast", "list.entriesAtMost",
        { $0.kind == .array ? $0.elements.count : nil }
      ),
      (
        "Properties", "schema.membersAtLeast", "schema.membersAtMost",
        { $0.kind == .object ? $0.members.count : nil }
      ),
    ]
    for (name, fewer, more, count) in ends {
      for (word, sentence, sign) in [("min" + name, fewer, 1), ("max" + name, more, -1)] {
        guard let end = words.count(word) else { continue }
        test(word, .say(sentence, counting: end), compares: name == "Length") {
          (count($0) ?? end) * sign >= end * sign
        }
      }
    }
    if words["uniqueItems"]?.bool == true { add { judge, value, _ in judge.unique(value) } }
    if words["required"]?.kind == .array {
      let needed = words["required"]?.texts ?? []
      add { judge, value, _ in
        if value.kind == .object { judge.require(needed, in: value, "required", .required) }
      }
    }
  }
}

extension SchemaJudge {
  fileprivate mutating func unique(_ value: JSONNode) {
    var first: [[UInt8]: Int] = [:]
    for (index, element) in value.elements.enumerated() {
      weigh(element)
      if let other = first.updateValue(index, forKey: element.identity) {
        return fault(
          "uniqueItems", .say("schema.repeated", ["first": other + 1, "second": index + 1]))
      }
    }
  }
}
