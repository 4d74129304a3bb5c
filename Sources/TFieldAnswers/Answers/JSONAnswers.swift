internal import TFieldJSON

/// Answers as one JSON object.
struct JSONAnswers {
  let layout: JSONValue.Layout
  /// Stands beside the answers, if it is wanted.
  let action: JSONValue?

  /// Stands in front of them.
  let stamp: String?
  /// What they are written on top of.
  let instance: SchemaInstance?

  init(
    _ layout: JSONValue.Layout, action: JSONValue? = nil, stamp: String? = nil,
    onTopOf instance: SchemaInstance? = nil
  ) {
    self.layout = layout
    self.action = action
    self.stamp = stamp
    self.instance = instance
  }

  func bytes(of answers: [Answer]) -> [UInt8] {
    let first = stamp.map { [([AnswerWriter.stampKey], JSONValue.string($0))] } ?? []
    let answers = JSONValue.nested(first + answers.map { ($0.path, $0.value) })
    let object = instance?.document(of: answers) ?? answers
    let document = action.map { ["action": $0, "answers": object] } ?? object
    return document.bytes(layout) + [UInt8(ascii: "\n")]
  }
}
