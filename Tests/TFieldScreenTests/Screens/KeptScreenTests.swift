import Foundation
import TField
import TFieldScreen
import TestSupport
import Testing

/// Whole screens, which stand in files of `Tests/KeptScreens`: what was done is told here once, and
/// drawn in each size, language and character set that its file has a screen of.
///
/// With `TFIELD_RECORD=1` in the environment the files are written anew; look at what changed.
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
    if ProcessInfo.processInfo.environment["TFIELD_RECORD"] != nil {
      let drawn = try screens.map { "\($0.head)\n\(try walk(#require(Setting($0.head))).text)\n" }
      return try drawn.joined().write(to: file, atomically: true, encoding: .utf8)
    }
    for (head, rows) in screens {
      let drawn = try walk(#require(Setting(head))).text
      #expect(drawn == rows.joined(separator: "\n"), "\(head)")
    }
  }

  @Test func `help tells the keys as they are printed`() {
    var options = FormScreen.Options()
    options.language = .german
    var filled = FilledScreen(Form("Anmeldung", rows: [[Field("name", .name)]]), 80, 24, options)
    filled.press(Key(.function(1)))
    let rows = filled.canvas.rows.map { $0.filter { $0 != "│" } }
    for told in [
      "Bewegen", "Umsch-Tab                 voriges Feld, vorige Schaltfläche",
      "Strg-Pos1                 das erste Feld",
      "Strg-BildAuf, Alt-BildAuf der vorige Abschnitt",
    ] {
      #expect(rows.contains { $0.trimmingCharacters(in: .whitespaces) == told }, "\(told)")
    }
    #expect(filled.text.hasPrefix(" ╭ Hilfe ─"))
    #expect(filled.text.hasSuffix("\n Esc schließen"))
  }

  // Wide characters fill two cells each, and frames stay where they are.
  private static let screens = [
    SpokenForm.blocked(.japanese, 80, 24), SpokenForm.blocked(.japanese, 40, 12),
    SpokenForm.calendar(.japanese, 80, 24), SpokenForm.calendar(.japanese, 40, 12),
    SpokenForm.question(.japanese, 80, 24), SpokenForm.question(.japanese, 40, 12),
  ]

  @Test func `no row is wider than the screen, and every frame closes below its corner`() {
    for screen in Self.screens {
      let rows = screen.canvas.rows.map(Self.cells)
      for (above, below) in zip(rows, rows.dropFirst()) {
        #expect(above.count <= screen.width)
        for (column, cell) in above.enumerated() where "┏╭┓╮".contains(cell) {
          let next = below.indices.contains(column) ? below[column] : " "
          #expect("┃│┗╰┛╯╭╮".contains(next), "\(column): \(String(above)), \(String(below))")
        }
      }
    }
  }

  /// The characters of a row, with a blank behind each that fills two cells.
  private static func cells(_ row: String) -> [Character] {
    row.flatMap { character in
      let isWide = character.unicodeScalars.first.map { CharacterWidth(of: $0) == .wide } ?? false
      return isWide ? [character, " "] : [character]
    }
  }

  @Test func `options that are too long for the list are wrapped, and found by a click`() {
    let long = "Lausanne, at the lake, by the train that takes the long way round the hills"
    let options: [ChoiceOption] = [
      "Bern", ChoiceOption(long), "Zug", "Genf", "Basel", "Chur", "Thun",
    ]
    let form = Form(
      "Trip", rows: [[Field("to", Choice(options, style: .list), label: "To")], [Field("by")]])
    var filled = FilledScreen(form, 40, 16)
    filled.press(Key(.function(4)), Key(.down))
    #expect(
      filled.text == """
         Trip

         ┏ To ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
         ┃                                  ▾ ┃
         ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
        ╭ To ──────────────────────────────────╮
        │ type to filter                       │
        │   Bern                               │
        │ ▸ Lausanne, at the lake, by the      │
        │   train that takes the long way      │
        │   round the hills                    │
        │   Zug                                │
        │   Genf                              ▼│
        ╰───────────────────────────── 7 of 7 ─╯

         Enter choose  Esc close  F1/Alt-H help
        """)
    filled.click(row: 8, column: 6)
    #expect(filled["to"]?.data.text == long)
    filled.press(Key(.function(4)))
    filled.click(row: 11, column: 6)
    #expect(filled["to"]?.data == "Zug")
  }

  /// A form with a list whose entries are chosen.
  private static var listOfChoices: FilledScreen {
    let colors = ["red", "green", "blue", "white", "black", "brown", "grey"]
    let entry = Field("color", .choice(colors.map { ChoiceOption($0) }), label: "Color")
    return FilledScreen(
      Form("Paint", rows: [[Field("colors", FormList(of: entry), label: "Colors")]]), 60, 16)
  }

  @Test(arguments: [34, 44, 54, 64, 80])
  func `the title of a sheet is never cut`(width: Int) {
    let label = "Limits of the system that it has at its start"
    let list = Field("limits", FormList(of: Field("limit")), label: .verbatim(label))
    var filled = FilledScreen(Form("F", rows: [[list]]), width, 16)
    filled.press(Key(.function(4)))
    #expect(!filled.text.contains("…"))
    #expect(filled.session.opened != nil)
    for word in label.split(separator: " ") { #expect(filled.text.contains(word)) }
  }

  @Test func `a list of options is as wide as its title`() {
    let colors = (1...9).map { ChoiceOption("c\($0)") }
    let field = Field("color", .choice(colors), label: "The colour of the frame and wheels")
    var filled = FilledScreen(Form("F", rows: [[field]]), 60, 20)
    filled.press(Key(.function(4)))
    #expect(filled.text.contains("╭ The colour of the frame and wheels ─"))
  }

  @Test func `a list of options inside of a sheet`() {
    var filled = KindsForm.screen(60, 16)
    filled = Self.listOfChoices
    filled.press(Key(.function(4)))
    filled.press(Key(.function(4)))
    filled.press(Key(.down))
    #expect(
      filled.text == """
         Paint
           ╭ Colors ────────────────────────────────── 1 entry ─╮
         ┃ │ ▸   1: _________________ ▾                         │
         ┃ │ ╭ 1 ─────────────────────────────────────────────╮ │
           │ │ type to filter                                 │ │
           │ │   red                                          │ │
           │ │ ▸ green                                        │ │
           │ │   blue                                         │ │
           │ │   white                                        │ │
           │ │   black                                        │ │
           │ │   brown                                       ▼│ │
           │ ╰─────────────────────────────────────── 7 of 7 ─╯ │
           │                                                    │
           │ Enter choose  Esc close  F1/Alt-H help             │
           ╰────────────────────────────────────────────────────╯

        """)
  }
}
