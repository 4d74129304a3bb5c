internal import TField

extension Reading {
  /// What most fields leave as it is.
  func options(_ reader: ObjectReader) -> FieldOptions {
    var options = FieldOptions()
    options.description = reader.answerText("description")
    options.placeholder = reader.text("placeholder")
    options.hint = reader.answerText("hint")
    options.help = reader.answerText("help")
    options.isSecret = reader.bool("secret")
    options.invalid = reader.choice("invalid") ?? .keep
    options.isDebugging = reader.bool("debug")
    options.validate = reader.choice("validate")
    options.hideErrors = reader.choice("hideErrors")
    options.messages = messages(reader)
    options.priority = priority(reader)
    options.advancesWhenFull = reader.bool("autoAdvance") ?? false
    options.suggestions = reader.strings("suggest") ?? []
    options.answersWithLabel = reader.string("answer") == "label"
    options.answersWithObject = reader.string("answer") == "object"
    options.isOnlyForForm = reader.bool("output") == false
    options.emptyAnswer = reader.node("keepEmpty").map(emptyAnswer) ?? .omitted
    options.check = reader.node("check").flatMap(check)
    return options
  }

  private func emptyAnswer(_ node: JSONNode) -> Field.EmptyAnswer {
    node.string == "null" ? .null : node.bool == true ? .written : .unanswered
  }

  /// The keys that lead to an answer: `"address.zip"`, or a list where keys hold points.
  ///
  /// No keys at all: the answer is the entry of a list itself, or the whole form's.
  func path(_ reader: ObjectReader) -> [String]? {
    guard let node = reader.node("path") else { return nil }
    let keys =
      node.string.map {
        $0.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      }
      ?? node.elements.map { $0.string ?? "" }
    let isSplit = node.string != nil && keys.contains("")
    if isSplit || keys.count > 32 {
      let wanted = "keys with points between them"
      report.error(.badValue(node.sourceText, key: "path", wanted: wanted), at: node)
      return nil
    }
    return keys
  }

  /// A secret that no file may keep is never drawn plainly.
  func checkSecret(_ reader: ObjectReader, _ type: any FieldType) {
    guard let node = reader.node("secret") else { return }
    if node.bool == false, type.isSecret, type.mustNotBeStored {
      report.error(.plainSecret(reader.string("type") ?? ""), at: node)
    }
  }

  func messages(_ reader: ObjectReader) -> [ErrorCode: Wording] {
    guard let members = reader.node("messages")?.namedMembers else { return [:] }
    let pairs = members.compactMap { member in
      later { $0.checkCode(member.key, at: member.keyNode) }
      return text(member.value).map { (ErrorCode(rawValue: member.key), $0) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  func priority(_ reader: ObjectReader) -> Double? {
    guard let node = reader.node("priority"), let number = reader.decimal("priority") else {
      return nil
    }
    guard number >= 0, number <= 10 else {
      report.error(.outOfRange(node.sourceText, key: "priority", 0...10), at: node)
      return nil
    }
    return Double(number.description)
  }

  private func check(_ node: JSONNode) -> OutsideCheck? {
    refuseInEntry("check", at: node)
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
