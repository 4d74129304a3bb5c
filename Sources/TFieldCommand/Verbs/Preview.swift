extension Verb {
  static var preview: Verb {
    Verb(
      "preview", "FORM", "try a form while it is written, beside its faults",
      options: OptionFormat.preview
    ) { arguments throws(Failure) in
      try FormPreview(RunSettings(arguments)).run()
    }
  }
}
