internal import TFieldForm
internal import TFieldSystem

extension Verb {
  static var new: Verb {
    Verb("new", "[FILE]", "start a form file") { arguments throws(Failure) in
      guard arguments.operands.count <= 1 else {
        throw .usage("too many arguments: give one FILE")
      }
      guard let operand = arguments.operands.first else {
        try StandardOutput.write(document: FormStarter.text)
        return .success
      }
      let path = FilePath(bytes: operand)
      do {
        try NewFile.create(path, with: Array(FormStarter.text.utf8))
      } catch {
        throw Failure(.notWritten, "\(error)")
      }
      try StandardOutput.write(lines: [
        "Wrote '\(path)'. Change it, check it with 'tfield check', and open it with 'tfield'."
      ])
      return .success
    }
  }
}
