extension Verb {
  static var run: Verb {
    Verb("run", "FORM", "fill in a form; 'run' may be left out", options: OptionFormat.run) {
      arguments throws(Failure) in
      try Filling(RunSettings(arguments)).run()
    }
  }
}
