extension Verb {
  static var run: Verb {
    Verb("run", "FORM", "fill in a form; 'run' may be left out", options: OptionFormat.run) {
      arguments throws(Failure) in
      var filling = Filling(try RunSettings(arguments))
      return try filling.run()
    }
  }
}
