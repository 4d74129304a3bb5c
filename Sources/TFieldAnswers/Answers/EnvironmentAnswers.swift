/// Answers as `name=value` lines, for files that set an environment.
struct EnvironmentAnswers {
  private let names: VariableNames

  init(_ names: VariableNames) {
    self.names = names
  }

  func bytes(of answers: [Answer]) throws(AnswerError) -> [UInt8] {
    var bytes: [UInt8] = []
    for (name, answer) in try names.naming(answers) {
      let text = answer.text
      guard !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
        throw .lineBreak(answer.id)
      }
      guard !text.utf8.contains(0) else { throw .nul(answer.id) }
      bytes += "\(name)=\(text)\n".utf8
    }
    return bytes
  }
}
