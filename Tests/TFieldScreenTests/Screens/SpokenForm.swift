import TestSupport
import TField
import TFieldScreen

/// A form without labels of its own, so that the program finds all words.
enum SpokenForm {
  private static let form = Form(
    "TField",
    sections: [
      Section(
        "1",
        rows: [
          [Field("name", .name, required: true), Field("mail", .email, required: true)],
          [
            Field("day", .date(min: DateLimit("2026-11-05"), format: .locale)),
            Field("country", .country),
          ],
        ]),
      Section("2", rows: [[Field("text", .text(lines: 2))]]),
    ])

  /// The form in a language, on a screen.
  static func screen(_ language: Language, _ width: Int, _ height: Int) -> FilledScreen {
    var options = FormScreen.Options()
    options.language = language
    var filled = FilledScreen(form, width, height, options)
    filled.session.turn(to: CalendarDate(year: 2026, month: 11, day: 9) ?? .unknown)
    return filled
  }

  /// A wrong address, and an attempt to end.
  static func blocked(_ language: Language, _ width: Int, _ height: Int) -> FilledScreen {
    var filled = screen(language, width, height)
    filled.type("ada\tada@\t")
    filled.press(.control("s"))
    return filled
  }

  /// The calendar, open.
  static func calendar(_ language: Language, _ width: Int, _ height: Int) -> FilledScreen {
    var filled = screen(language, width, height)
    filled.session.go(to: .field(2))
    filled.draw()
    filled.press(Key(.function(4)))
    return filled
  }

  /// The question before a changed form is left.
  static func question(_ language: Language, _ width: Int, _ height: Int) -> FilledScreen {
    var filled = screen(language, width, height)
    filled.type("ada")
    filled.press(Key(.escape))
    return filled
  }
}
