internal import TFieldForm

extension Verb {
  static var schema: Verb {
    Verb("schema", "", "print the JSON Schema of form files, for editors") {
      arguments throws(Failure) in
      guard arguments.operands.isEmpty else {
        throw .usage("too many arguments: there should be none")
      }
      try StandardOutput.write(document: FormSchema.text)
      return .success
    }
  }
}
