internal import TFieldJSON

/// Answers as one JSON object.
struct JSONAnswers {
  let layout: JSONWriter.Layout
  /// Stands beside the answers, if it is wanted.
  let action: JSONValue?

  init(_ layout: JSONWriter.Layout, action: JSONValue? = nil) {
    self.layout = layout
    self.action = action
  }

  func bytes(of answers: [Answer]) -> [UInt8] {
    let object = JSONValue.object(answers.map { JSONValue.Member($0.id, $0.value) })
    var writer = JSONWriter(layout)
    writer.value(action.map { ["action": $0, "answers": object] } ?? object)
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
