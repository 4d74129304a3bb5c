internal import TFieldSystem

extension Verb {
  static var elicit: Verb {
    Verb(
      "elicit", "[REQUEST]", "ask a person what a program wants to know, in its own protocol",
      options: OptionFormat.elicit
    ) { arguments throws(Failure) in
      let name = arguments.operands.isEmpty ? Array("-".utf8) : try arguments.operand("REQUEST")
      let settings = try RunSettings(arguments, of: FilePath(bytes: name), called: "REQUEST")
      return try Elicitation(settings: settings).run()
    }
  }
}
