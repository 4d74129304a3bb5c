import Testing

@testable import TField

/// What keys lead to: the text, the code shown while typing and that of the verdict, or "ok".
struct TypingCase: CustomTestStringConvertible, Sendable {
  let keys: String
  let text: String
  let live: String
  let verdict: String

  init(_ keys: String, _ text: String, _ live: String = "ok", _ verdict: String? = nil) {
    self.keys = keys
    self.text = text
    self.live = live
    self.verdict = verdict ?? live
  }

  var testDescription: String { keys.replacing("\u{8}", with: "⌫") }

  func check(_ typing: Typing, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(typing.text == text, sourceLocation: sourceLocation)
    #expect(typing.error.name == live, sourceLocation: sourceLocation)
    #expect(typing.verdict.name == verdict, sourceLocation: sourceLocation)
  }
}

extension ErrorCode? {
  /// The code as tables write it.
  var name: String { self?.rawValue ?? "ok" }
}
