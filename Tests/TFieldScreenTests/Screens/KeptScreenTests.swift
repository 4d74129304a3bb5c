import Foundation
import TField
import TFieldScreen
import Testing

/// Whole screens, which stand in files of `Tests/KeptScreens`: what was done is told here once, and
/// drawn in each size, language and character set that its file has a screen of.
@Suite struct KeptScreenTests {
  /// The screen that a line of a file names, such as `== 40x12 french`.
  struct Setting {
    let width: Int
    let height: Int
    let charset: Charset
    let language: Language

    init?(_ line: String) {
      let words = line.split(separator: " ").map(String.init)
      let sides = words.count > 1 ? words[1].split(separator: "x").compactMap { Int($0) } : []
      guard words.first == "==", sides.count == 2 else { return nil }
      (width, height) = (sides[0], sides[1])
      charset = words.contains("ascii") ? .ascii : .unicode
      language = Language.allCases.first { words.contains("\($0)") } ?? .english
    }

    /// The form with every kind of field, with one of them in focus.
    func kinds(at field: Int) -> FilledScreen {
      var filled = KindsForm.screen(width, height, charset)
      filled.session.go(to: .field(field))
      filled.draw()
      return filled
    }

    /// A form for an order, in which a text was typed.
    func checkout(
      _ text: String, _ form: Form = CheckoutForm.form, isDebugging: Bool = false
    ) -> FilledScreen {
      var filled = FilledScreen(
        form, width, height, .init(charset: charset, isDebugging: isDebugging))
      filled.type(text)
      return filled
    }

    /// All answers before an action that asks first.
    func review(_ keys: Key...) -> FilledScreen {
      let form = CheckoutForm.make(confirm: "Place this order now?")
      var filled = FilledScreen(form, width, height, answers: CheckoutForm.answers)
      filled.press(.control("s"))
      for key in keys { filled.press(key) }
      return filled
    }
  }

  private static let walks: [String: @Sendable (Setting) -> FilledScreen] = [
    "kinds": { setting in
      var filled = KindsForm.screen(setting.width, setting.height, setting.charset)
      filled.session.set("bell, rack", for: "extras")
      filled.session.set("s7", for: "state")
      filled.type("lo")
      return filled
    },
    "options": { setting in
      var filled = setting.kinds(at: 4)
      filled.press(Key(.function(4)))
      filled.type("state 12")
      filled.press(Key(.down))
      return filled
    },
    "nothing": { setting in
      var filled = setting.kinds(at: 4)
      filled.press(Key(.function(4)))
      filled.type("xyz")
      return filled
    },
    "several": { setting in
      var filled = setting.kinds(at: 5)
      filled.press(Key(.function(4)), .character(" "), Key(.down), Key(.down), .character(" "))
      return filled
    },
    "month": { setting in
      var filled = setting.kinds(at: 6)
      filled.press(Key(.function(4)), Key(.down), Key(.right))
      return filled
    },
    "entries": { setting in
      var filled = setting.kinds(at: 7)
      filled.press(Key(.function(4)))
      filled.type("7")
      filled.press(.alt("a"))
      return filled
    },
    "lines": { setting in
      var filled = KindsForm.screen(setting.width, setting.height, setting.charset)
      filled.session.go(to: .field(8))
      filled.type(
        "The quick brown fox jumps over the lazy dog, and 東京は日本の首都です, and so on.")
      filled.press(Key(.up))
      return filled
    },
    "below": { setting in
      let form = Form(
        "Where",
        rows: [
          [
            Field("number", .streetnumber, required: true),
            Field("street", .street, required: true),
          ],
          [Field("city", .city)],
        ])
      var filled = FilledScreen(form, setting.width, setting.height)
      filled.type("Main\t\t")
      return filled
    },
    "half-filled": { $0.checkout("Ada\tLovelace\tada@ex.org\t555223\t") },
    "missing": {
      $0.checkout(
        "Ada\tLovelace\tada@ex.org\t555223\t12 Main St\tLondon\tKY\t12345\t "
          + "\t1 Bill\t4242424\t1227\t12\t\n")
    },
    "small": { $0.checkout("Ada\tLovelace\t\t555223") },
    "smallest": { $0.checkout("Ada\tLovelace\tada@ex.org") },
    "narrow": { $0.checkout("Ada") },
    "debug": { $0.checkout("Ada\tLovelace\t", isDebugging: true) },
    "first-page": { $0.checkout("Ada", CheckoutForm.make(layout: .pages)) },
    "last-page": { setting in
      var filled = setting.checkout("Ada", CheckoutForm.make(layout: .pages))
      for _ in 0..<3 { filled.press(Key(.pageDown, .control)) }
      return filled
    },
    "leave": { setting in
      var filled = setting.checkout("A")
      filled.press(Key(.escape))
      return filled
    },
    "review": { $0.review() },
    "review-chosen": { $0.review(Key(.up), Key(.up)) },
    "blocked": { SpokenForm.blocked($0.language, $0.width, $0.height) },
    "calendar": { SpokenForm.calendar($0.language, $0.width, $0.height) },
    "question": { SpokenForm.question($0.language, $0.width, $0.height) },
  ]

  @Test(arguments: walks.keys.sorted())
  func `what is seen is what was kept`(name: String) throws {
    let walk = try #require(Self.walks[name])
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../KeptScreens/\(name).txt").standardized
    var screens: [(head: String, rows: [String])] = []
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      if Setting(line) != nil {
        screens.append((line, []))
      } else {
        screens[screens.count - 1].rows.append(line)
      }
    }
    // The last line of the file has an end.
    screens[screens.count - 1].rows.removeLast()
    #expect(screens.count >= 1)
    for (head, rows) in screens {
      let drawn = try walk(#require(Setting(head))).text
      #expect(drawn == rows.joined(separator: "\n"), "\(head)")
    }
  }
}
