/// Answers as `id=value`, each ended by a NUL, so that a value may hold anything else.
struct NULAnswers {
  func bytes(of answers: [Answer]) throws(AnswerError) -> [UInt8] {
    var bytes: [UInt8] = []
    for answer in answers {
      let text = answer.text
      guard !text.utf8.contains(0), !answer.id.utf8.contains(0) else { throw .nul(answer.id) }
      bytes += "\(answer.id)=\(text)".utf8
      bytes.append(0)
    }
    return bytes
  }
}
