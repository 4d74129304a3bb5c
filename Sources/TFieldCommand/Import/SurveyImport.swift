internal import TFieldForm
internal import TFieldJSON

/// Turns a survey of AWX or Ansible Automation Platform into a form file.
///
/// ```json
/// { "name": "", "description": "", "spec": [
///   { "question_name": "How many?", "variable": "count", "type": "integer", "min": 1, "max": 9 } ] }
/// ```
struct SurveyImport {
  private var questions = ImportedQuestions()

  /// True if the document looks like a survey and not like a JSON Schema.
  static func recognizes(_ root: JSONNode) -> Bool {
    root["spec"]?.kind == .array && root["properties"] == nil
  }

  static func form(from root: JSONNode, name: String) -> ImportResult {
    var survey = Self()
    for question in root["spec"].map({ Array($0.elements) }) ?? [] { survey.add(question) }
    return survey.questions.form(
      title: root["name"]?.words ?? name, description: root["description"]?.words,
      at: root.location)
  }

  private mutating func add(_ question: JSONNode) {
    guard let variable = question["variable"]?.words else {
      return questions.note("spec", "a question without a 'variable'", at: question.location)
    }
    var members: [JSONValue.Member] = []
    if let words = question["question_description"]?.words {
      members.append(.init("help", .string(words)))
    }
    if question["required"]?.bool == true { members.append(.init("required", true)) }
    guard let (type, parameters) = type(of: question) else { return }
    questions.add(
      type, named: variable, label: question["question_name"]?.words ?? variable,
      at: question.location, members + parameters + initial(of: question, type))
  }

  /// The field type for a kind of question, with the parameters that the question gives it.
  private mutating func type(of question: JSONNode) -> (String, [JSONValue.Member])? {
    switch question["type"]?.string {
    case "text", nil: ("phrase", lengths(of: question))
    case "textarea": ("text", lengths(of: question))
    case "password": ("password", password(question))
    case "integer": ("integer", bounds(of: question))
    case "float": ("decimal", bounds(of: question))
    case "multiplechoice": ("choice", options(of: question))
    case "multiselect": ("choices", options(of: question))
    case let other?: unknown(other, question)
    }
  }

  private mutating func unknown(_ type: String, _ question: JSONNode) -> (
    String, [JSONValue.Member]
  ) {
    let place = question["type"]?.location ?? question.location
    questions.note("type", "'\(type)' is no kind of question; it is asked as text", at: place)
    return ("phrase", [])
  }

  /// In a survey the bounds of a text are its lengths.
  private mutating func lengths(of question: JSONNode) -> [JSONValue.Member] {
    var rules: [JSONValue] = []
    let (least, most) = (length("min", of: question), length("max", of: question))
    if let least, least > 0 {
      let rule: JSONValue = ["minLength": .integer(least)]
      let isRequired = question["required"]?.bool == true
      rules.append(isRequired ? rule : ["any": [["maxLength": 0], rule]])
    }
    if let most, most > 0, most >= least ?? 0 { rules.append(["maxLength": .integer(most)]) }
    return rules.isEmpty ? [] : [.init("rules", .array(rules))]
  }

  /// A length that a field has room for.
  private func length(_ key: String, of question: JSONNode) -> Int? {
    question[key]?.integer.flatMap { (0...4096).contains($0) ? $0 : nil }
  }

  private func password(_ question: JSONNode) -> [JSONValue.Member] {
    let least = question["min"]?.integer ?? 1
    return [.init("minLength", .integer(min(max(least, 1), 4096)))]
  }

  private mutating func bounds(of question: JSONNode) -> [JSONValue.Member] {
    let (least, most) = (question["min"]?.numberText, question["max"]?.numberText)
    if let low = least.flatMap(Double.init), let high = most.flatMap(Double.init), low > high {
      questions.note("max", "it is below 'min'", at: question.location)
      return []
    }
    return [("min", least), ("max", most)].compactMap { key, text in
      text.map { .init(key, .number($0)) }
    }
  }

  private mutating func options(of question: JSONNode) -> [JSONValue.Member] {
    let texts = question["choices"].map(Self.entries) ?? []
    if texts.isEmpty {
      questions.note("choices", "there is nothing to choose from", at: question.location)
    }
    let options = texts.isEmpty ? ["–"] : texts
    return [.init("options", .array(options.map(JSONValue.string)))]
  }

  /// The lines of a text, or the texts of a list, each once.
  private static func entries(of node: JSONNode) -> [String] {
    let lines = node.string?.split(whereSeparator: \.isNewline).map(String.init)
    var seen: Set<String> = [""]
    return (lines ?? node.elements.compactMap(\.string)).filter { seen.insert($0).inserted }
  }

  private mutating func initial(of question: JSONNode, _ type: String) -> [JSONValue.Member] {
    guard let node = question["default"], node.string != "" else { return [] }
    switch (type, node.kind) {
    case ("password", _):
      questions.note("default", "no form file holds a password", at: node.location)
      return []
    case ("choices", _):
      return [.init("initial", .array(Self.entries(of: node).map(JSONValue.string)))]
    case (_, .string): return node.string.map { [.init("initial", .string($0))] } ?? []
    case (_, .number): return node.numberText.map { [.init("initial", .number($0))] } ?? []
    default: return []
    }
  }
}

extension JSONNode {
  /// The text, unless there is nothing in it to read.
  fileprivate var words: String? {
    guard let string, string.contains(where: { !$0.isWhitespace }) else { return nil }
    return string
  }
}
