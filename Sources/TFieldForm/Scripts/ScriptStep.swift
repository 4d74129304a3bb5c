package import TField

/// One line of a test script: what is done to a form, or what should be seen of it.
package struct ScriptStep: Hashable, Sendable {
  /// What a step does.
  package enum Deed: Hashable, Sendable {
    case form(String)
    case answers(String)
    case today(CalendarDate)
    /// The screen's width and height, before the form opens or while it is open.
    case size(Int, Int)
    case type(String)
    case paste(String)
    case press(Key, times: Int)
    case expect(ScriptExpectation)
  }

  /// Counted from 1.
  package var line: Int
  /// The step as it was written.
  package var source: String
  package var deed: Deed

  package init(line: Int, source: String, deed: Deed) {
    self.line = line
    self.source = source
    self.deed = deed
  }
}

extension ScriptStep.Deed {
  /// Whether it needs a form that is open.
  var isPlay: Bool {
    switch self {
    case .form, .answers, .today, .size: false
    case .type, .paste, .press, .expect: true
    }
  }
}
