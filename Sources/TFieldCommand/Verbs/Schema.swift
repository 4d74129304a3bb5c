internal import TFieldForm

extension Verb {
  static var schema: Verb {
    Verb("schema", "", "print the JSON Schema of form files, for editors") {
      arguments throws(Failure) in
      guard arguments.operands.isEmpty else {
        throw .usage("too many arguments: none is wanted")
      }
      try StandardOutput.write(document: FormSchema.text)
      return .success
    }
  }
}
