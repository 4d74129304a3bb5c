internal import TFieldJSON

/// Answers as assignments, one after the other, safe for `eval` in bash, zsh and ksh; in any POSIX
/// shell where no answer is a list.
struct ShellAnswers {
  private let names: VariableNames

  init(_ names: VariableNames) {
    self.names = names
  }

  func bytes(of answers: [Answer]) throws(AnswerError) -> [UInt8] {
    var bytes: [UInt8] = []
    for (name, answer) in try names.naming(answers) {
      let text = "\(name)=\(Self.word(for: answer))\n"
      guard !text.utf8.contains(0) else { throw .nul(answer.id) }
      bytes += text.utf8
    }
    return bytes
  }

  private static func word(for answer: Answer) -> String {
    guard case .array(let elements) = answer.value else { return quoted(answer.text) }
    let words = elements.map { quoted(Answer(answer.id, $0).text) }
    return "(" + words.joined(separator: " ") + ")"
  }

  /// Within single quotes nothing has a meaning but the quote that ends them.
  private static func quoted(_ text: String) -> String {
    let parts = text.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
    return "'" + parts.map { String(Substring($0)) }.joined(separator: #"'\''"#) + "'"
  }
}
