internal import TFieldForm

extension Verb {
  static var schema: Verb {
    Verb("schema", "", "print the JSON Schema of form files, for editors") {
      _ throws(Failure) in
      try StandardOutput.write(FormSchema.text)
      return .success
    }
  }
}
