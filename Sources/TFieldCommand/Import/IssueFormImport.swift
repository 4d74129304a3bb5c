internal import TFieldForm
internal import TFieldJSON

/// Turns an issue form of GitHub (`.github/ISSUE_TEMPLATE/*.yml`) into a form file.
struct IssueFormImport {
  private var questions = ImportedQuestions()

  static func form(from bytes: [UInt8], name: String) -> ImportResult {
    do {
      let root = try YAMLReader.read(bytes)
      var form = Self()
      for item in root["body"]?.elements ?? [] { form.add(item) }
      for (key, _) in root.members where !Self.known.contains(key.text ?? "") {
        form.questions.note(key.text ?? "?", "a form has no place for it", at: key.location)
      }
      return form.questions.form(
        title: root["name"]?.words ?? name, description: root["description"]?.words,
        at: root.location)
    } catch {
      return ImportResult(
        text: nil, notes: [Diagnostic(.notYAML(error.message), at: error.location)])
    }
  }

  /// What the file says of itself; all but these tell the site where to put the issue.
  private static let known: Set = ["name", "description", "body"]

  private mutating func add(_ item: YAMLNode) {
    switch item["type"]?.text {
    case "markdown": addNote(item)
    case "input": add(item, as: "phrase")
    case "textarea": add(item, as: "text")
    case "dropdown": addDropdown(item)
    case "checkboxes": addBoxes(item)
    case let other:
      questions.note(
        other ?? "type", "no field is like it", at: item["type"]?.location ?? item.location)
    }
  }

  private mutating func addNote(_ item: YAMLNode) {
    guard let words = item["attributes"]?["value"]?.words else { return }
    questions.add("note", named: Self.name(of: item) ?? "note", label: words, at: item.location)
  }

  private mutating func add(
    _ item: YAMLNode, as type: String, _ parameters: [JSONValue.Member] = []
  ) {
    let attributes = item["attributes"]
    var members = parameters
    if let words = attributes?["description"]?.words {
      members.append(.init("help", .string(words)))
    }
    if let text = attributes?["value"]?.words { members.append(.init("initial", .string(text))) }
    if item["validations"]?["required"]?.isTrue == true { members.append(.init("required", true)) }
    questions.add(
      type, named: Self.name(of: item) ?? type, label: attributes?["label"]?.words,
      at: item.location, members)
  }

  private mutating func addDropdown(_ item: YAMLNode) {
    let attributes = item["attributes"]
    var seen: Set<String> = []
    let options = (attributes?["options"]?.elements ?? []).compactMap(\.words).filter {
      seen.insert($0).inserted
    }
    guard !options.isEmpty else {
      return questions.note("options", "there is nothing to choose from", at: item.location)
    }
    let isMany = attributes?["multiple"]?.isTrue == true
    var members: [JSONValue.Member] = [.init("options", .array(options.map(JSONValue.string)))]
    if let index = attributes?["default"]?.text.flatMap({ Int($0) }),
      options.indices.contains(index)
    {
      let first = JSONValue.string(options[index])
      members.append(.init("initial", isMany ? .array([first]) : first))
    }
    add(item, as: isMany ? "choices" : "choice", members)
  }

  /// Boxes of which some must be ticked become a switch each, all others one question.
  private mutating func addBoxes(_ item: YAMLNode) {
    let attributes = item["attributes"]
    let boxes = (attributes?["options"]?.elements ?? []).filter { $0["label"]?.words != nil }
    guard boxes.count == 1 || boxes.contains(where: { $0["required"]?.isTrue == true }) else {
      let options = Set(boxes.compactMap { $0["label"]?.words })
      let inOrder = boxes.compactMap { $0["label"]?.words }
      guard options.count == inOrder.count, !options.isEmpty else {
        return questions.note("options", "there is nothing to choose from", at: item.location)
      }
      return add(item, as: "choices", [.init("options", .array(inOrder.map(JSONValue.string)))])
    }
    let heading = [attributes?["label"]?.words, attributes?["description"]?.words].compactMap(
      \.self)
    let name = Self.name(of: item) ?? "boxes"
    if !heading.isEmpty {
      questions.add(
        "note", named: name + "_note", label: heading.joined(separator: "\n"), at: item.location)
    }
    for (number, box) in boxes.enumerated() {
      questions.add(
        "toggle", named: boxes.count == 1 ? name : "\(name)_\(number + 1)",
        label: box["label"]?.words, at: box.location,
        box["required"]?.isTrue == true ? [.init("required", true)] : [])
    }
  }

  /// The id of an item, or one made of its label.
  private static func name(of item: YAMLNode) -> String? {
    if let id = item["id"]?.words { return id }
    guard let label = item["attributes"]?["label"]?.words else { return nil }
    let words = label.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.joined(separator: "_").prefix(40)
    return name.isEmpty ? nil : String(name)
  }
}
