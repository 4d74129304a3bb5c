internal import TFieldPatterns

// What a schema asks of a value without looking at others.
extension SchemaCompiler {
  /// A word that holds, or faults the value; one that compares takes its time.
  private func test(
    _ problem: SchemaFault.Problem, compares: Bool = false,
    _ holds: @escaping @Sendable (Instance) -> Bool
  ) -> Subschema.Word {
    { judge, value, _ in
      if compares { judge.weigh(value) }
      if !holds(value) { judge.fault(problem) }
    }
  }

  func values(_ words: SchemaWords) -> [Subschema.Word] {
    var all: [Subschema.Word] = []
    if let type = words["type"] {
      let names = type.string.map { [$0] } ?? type.elements.compactMap(\.string)
      all.append(test(.type(names)) { names.contains(where: $0.isOf) })
    }
    if let list = words["enum"], list.kind == .array {
      let values = Set(list.elements.map(Instance.init))
      all.append(test(.value(list.elements.map(\.line)), compares: true, values.contains))
    }
    if let node = words["const"] {
      let constant = Instance(node)
      all.append(test(.constant(node.line), compares: true) { $0 == constant })
    }
    if let pattern = words["pattern"]?.string.map({ SearchPattern($0, within: budget) }) {
      all.append { judge, value, _ in
        guard case .string(let text) = value else { return }
        if !judge.occurs(pattern, in: text) { judge.fault(.pattern(pattern.source)) }
      }
    }
    if let format = words["format"]?.string.flatMap({ SchemaFormat($0, within: budget) }) {
      all.append { judge, value, _ in
        guard judge.schema.assertsFormats, case .string(let text) = value else { return }
        let name = format.name
        judge.expect(format.describes(text.text), .format(name), or: .pattern(name))
      }
    }
    return all + bounds(words)
  }

  private func bounds(_ words: SchemaWords) -> [Subschema.Word] {
    var all: [Subschema.Word] = []
    if let divisor = words.number("multipleOf"), let shown = words["multipleOf"]?.numberText {
      all.append { judge, value, _ in
        guard case .number(let number) = value else { return }
        judge.expect(number.isMultiple(of: divisor), .multiple(shown), or: .digits)
      }
    }
    for (word, exclusive) in [("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")] {
      // In draft 4 the second word only says what the first one means.
      let isOld = words.spot.scope.draft == .draft4
      let limits = [(word, words[exclusive]?.bool == true)] + (isOld ? [] : [(exclusive, true)])
      for (name, isExclusive) in limits {
        guard let limit = words.number(name), let shown = words[name]?.numberText else { continue }
        let isLeast = word == "minimum"
        let problem: SchemaFault.Problem =
          isLeast
          ? isExclusive ? .moreThan(shown) : .atLeast(shown)
          : isExclusive ? .lessThan(shown) : .atMost(shown)
        all.append(
          test(problem) { value in
            guard case .number(let number) = value else { return true }
            return number == limit ? !isExclusive : (limit < number) == isLeast
          })
      }
    }
    return all
  }

  func counts(_ words: SchemaWords) -> [Subschema.Word] {
    typealias Problem = SchemaFault.Problem
    var all: [Subschema.Word] = []
    let ends: [(String, (Int) -> Problem, (Int) -> Problem, @Sendable (Instance) -> Int?)] = [
      ("Length", Problem.fewerCharacters, Problem.moreCharacters, \.characterCount),
      ("Items", Problem.fewerItems, Problem.moreItems, \.elementCount),
      ("Properties", Problem.fewerMembers, Problem.moreMembers, \.memberCount),
    ]
    for (end, fewer, more, count) in ends {
      let compares = end == "Length"
      if let least = words.count("min" + end) {
        all.append(test(fewer(least), compares: compares) { count($0) ?? least >= least })
      }
      if let most = words.count("max" + end) {
        all.append(test(more(most), compares: compares) { count($0) ?? most <= most })
      }
    }
    if words["uniqueItems"]?.bool == true { all.append { judge, value, _ in judge.unique(value) } }
    if words["required"]?.kind == .array {
      let needed = words.names("required")
      all.append { judge, value, _ in
        guard case .object = value else { return }
        for key in needed where value[key] == nil {
          judge.fault(.missing(key.text, beside: nil))
        }
      }
    }
    return all
  }
}

extension SchemaJudge {
  fileprivate mutating func unique(_ value: Instance) {
    var first: [Instance: Int] = [:]
    for (index, element) in value.elements.enumerated() {
      weigh(element)
      if let other = first.updateValue(index, forKey: element) {
        return fault(.repeated(other, index))
      }
    }
  }
}

extension Instance {
  fileprivate func isOf(_ type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let number): type == "number" || (type == "integer" && number.isInteger)
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }

  fileprivate var characterCount: Int? {
    if case .string(let text) = self { text.text.unicodeScalars.count } else { nil }
  }
  fileprivate var elementCount: Int? { if case .array(let all) = self { all.count } else { nil } }
  fileprivate var memberCount: Int? {
    if case .object(let all) = self { all.keys.count } else { nil }
  }
}
