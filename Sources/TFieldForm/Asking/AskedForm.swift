internal import TField

/// Makes the text of a form from words on a command line.
package struct AskedForm {
  /// One question, with the parameters of its type as words.
  package struct Question {
    package var id = "answer"
    package var label: String?
    package var type: String
    package var isRequired: Bool
    package var members: [JSONValue.Member] = []
    package var parameters: [(name: String, text: String)] = []

    package init(_ label: String?, type: String = "phrase", isRequired: Bool = true) {
      (self.label, self.type, self.isRequired) = (label, type, isRequired)
    }
  }

  /// Every parameter of a type, or of all types if it isn't known.
  package static func parameters(of type: String? = nil) -> [KeyFormat] {
    let entry = type.flatMap { TypeEntry.named($0) }
    var seen: Set<String> = []
    return (entry.map { [$0] } ?? TypeEntry.all).flatMap(\.parameters.keys)
      .filter { seen.insert($0.name).inserted }
  }

  package static func bytes(
    _ questions: [Question], actions: JSONValue? = nil
  ) -> [UInt8] {
    let form: JSONValue = [
      "tfield": 1, "title": "", "draft": false, "enter": "submit",
      "rows": .array(questions.map(\.field)), "actions": actions,
    ]
    return form.bytes(.line)
  }
}

extension AskedForm.Question {
  /// Reads `id:type` or `id:type=one,two`; a final `!` means that an answer is required.
  package init?(words: String) {
    let isRequired = words.hasSuffix("!")
    let parts = words.dropLast(isRequired ? 1 : 0).split(separator: ":", maxSplits: 1)
    guard let first = parts.first else { return nil }
    let type = (parts.count > 1 ? parts[1] : "phrase").split(separator: "=", maxSplits: 1)
    self.init(
      String(first).asLabelOfName, type: type.first.map(String.init) ?? "phrase",
      isRequired: isRequired)
    id = String(first)
    if type.count > 1 { parameters = [("options", String(type[1]))] }
  }

  fileprivate var field: JSONValue {
    let entry = TypeEntry.named(type)
    let own: JSONValue = [
      "id": .string(id), "type": .string(type), "label": label.map(JSONValue.string),
      "required": isRequired ? true : nil,
    ]
    let given = parameters.map { name, text in
      JSONValue.Member(
        name, entry?.parameters[name].map { $0.shape.value(text) } ?? .string(text))
    }
    return own + .object(members + given)
  }
}

extension Shape {
  /// The value of a word on the command line; lists are separated by commas.
  fileprivate func value(_ text: String) -> JSONValue {
    if kinds.contains(.array) {
      return .array(text.split(separator: ",").map { .string(String($0)) })
    }
    if kinds.contains(.bool) { return .bool(text != "false") }
    if kinds == [.object] { return ["type": .string(text)] }
    guard kinds.contains(.number), let number = try? JSONReader().read(Array(text.utf8)).root,
      number.kind == .number
    else { return .string(text) }
    return JSONValue(number)
  }
}
