import TField
import TFieldScreen
import TestSupport
import Testing

@Suite struct HostileSizesTests {
  private static let forms = [
    CheckoutForm.make(confirm: "Sure?"), CheckoutForm.make(layout: .pages),
    CheckoutForm.make(layout: .boxed), CheckoutForm.make(layout: .compact),
    FormScreenScrollingTests.longForm(200), KindsForm.form, KindsForm.make(layout: .pages),
    Form("Empty", rows: []),
    Form("Nothing at all", rows: [], actions: []), hostile,
  ]

  private static var hostile: Form {
    let word = "👨‍👩‍👧\u{202E}é\u{0301}\u{1B}[31m東京\t"
    let text = String(repeating: word, count: 9)
    let label = Wording.verbatim(text)
    let row = [Field("a", label: label, initial: .text(text)), Field("b", .toggle, label: label)]
    let section = Section(label, description: label, group: text, rows: [row])
    return Form(label, sections: [section], actions: [Action("go", label: label, confirm: label)])
  }

  @Test(arguments: [
    (0, 0), (1, 1), (2, 1), (1, 200), (3, 3), (200, 1), (20, 5), (19, 5), (20, 4), (500, 200),
    (-1, -1), (65_535, 65_535), (Int.max, 0),
  ])
  func `any size is drawn, whatever is open`(width: Int, height: Int) {
    // One form is enough to fill the largest canvas there is.
    for form in width > 1_000 ? Array(Self.forms.prefix(1)) : Self.forms {
      var filled = FilledScreen(form, width, height)
      for key in [Key(.function(1)), Key(.escape), .control("s"), Key(.escape), Key(.escape)] {
        filled.press(key)
        #expect(filled.canvas.rows.count == filled.canvas.height)
        #expect(filled.isCursorInside)
      }
    }
  }

  @Test func `a field below a label taller than the screen is seen while it is typed into`() {
    for height in 7...12 {
      var filled = FilledScreen(Self.hostile, 43, height)
      filled.press(.character("東"))
      #expect(filled.canvas.cursor != nil, "\(height) rows:\n\(filled.text)")
    }
  }

  @Test(arguments: 0..<40)
  func `random keys on random sizes trap nothing, and the focus is always seen`(seed: UInt64) {
    var random = Dice(state: seed &* 7_919 &+ 1)
    let form = Self.forms[random.roll(Self.forms.count)]
    let charset: Charset = random.roll(3) == 0 ? .ascii : .unicode
    let options = FormScreen.Options(
      charset: charset, layout: [nil, .pages, .boxed, .compact][random.roll(4)],
      isDebugging: random.roll(4) == 0)
    var filled = FilledScreen(form, 80, 24, options)
    for _ in 0..<150 {
      if random.roll(8) == 0 { filled.resize(random.roll(70), random.roll(30)) }
      let input = random.input(filled.canvas)
      let requests = filled.handle(input)
      let isCursorInside = filled.isCursorInside
      #expect(isCursorInside, "seed \(seed)")
      // What is asked of the program leaves the screen as it is.
      if case .key = input, requests.isEmpty {
        let isFocusSeen = filled.isFocusSeen
        #expect(isFocusSeen, "seed \(seed) after \(input):\n\(filled.text)")
      }
      guard filled.session.outcome == .editing else { return }
    }
  }

  @Test(arguments: 0..<40)
  func `random keys on every kind of field trap nothing, and keep the cursor on the screen`(
    seed: UInt64
  ) {
    var random = Dice(state: seed &* 104_729 &+ 7)
    let options = FormScreen.Options(
      charset: seed % 3 == 0 ? .ascii : .unicode,
      layout: [nil, .boxed, .compact][random.roll(3)])
    var filled = FilledScreen(
      KindsForm.form, 20 + random.roll(70), 5 + random.roll(30), options)
    for _ in 0..<200 {
      if random.roll(20) == 0 { filled.resize(random.roll(90), random.roll(30)) }
      let input: Input =
        random.roll(3) == 0 ? .key(random.opening) : random.input(filled.canvas)
      filled.handle(input)
      let isCursorInside = filled.isCursorInside
      #expect(isCursorInside, "seed \(seed) after \(input)")
      guard filled.session.outcome == .editing else { return }
    }
  }

  @Test(arguments: HostileBatch.all(of: 8))
  func `what is drawn is only what can be seen, and fits its row`(batch: HostileBatch) {
    for round in batch.texts.indices {
      let place = { batch.text($0, round: round) }
      var filled = FilledScreen(
        Self.form(place), round % 2 == 0 ? 80 : 34, 30,
        .init(charset: round % 3 == 0 ? .ascii : .unicode, isDebugging: round % 4 == 0),
        answers: ["plain": place(0), "choice": place(1)])
      filled.session.tell(.verbatim(place(2)))
      for keys in Self.walks {
        filled.handle(keys)
        check(filled, batch)
      }
    }
  }

  /// What is done between two looks: help, a list, what is wrong and the question.
  private static let walks: [[Input]] = [
    [.key(Key(.function(1)))],
    [.key(Key(.escape)), .key(Key(.tab)), .key(Key(.function(4)))],
    [.key(Key(.escape)), .key(.control("s"))],
    [.paste("x"), .key(.control("s"))],
  ]

  private func check(_ filled: FilledScreen, _ batch: HostileBatch) {
    for row in filled.canvas.rows {
      #expect(TerminalStream(row).strange == [], "\(batch)")
      let width = row.unicodeScalars.map { CharacterWidth(of: $0).cells }.reduce(0, +)
      #expect(width <= filled.width, "\(batch): \(row)")
    }
  }

  private static func form(_ text: (Int) -> String) -> Form {
    let words = (0..<12).map { Wording.verbatim(text($0)) }
    var plain = Field("plain", label: words[0], required: true, initial: .text(text(4)))
    plain.options.hint = words[1]
    plain.options.help = words[2]
    plain.options.suggestions = [text(3)]
    plain.options.messages = [.required: words[5]]
    plain.rules = [Rule(.maxLength, .count(1), message: words[6])]
    let options = (0..<3).map { ChoiceOption("o\($0)", label: text($0)) }
    return Form(
      words[7],
      sections: [
        Section(
          words[0], description: words[1], group: text(2),
          rows: [
            [plain, Field("choice", .choice(options), label: words[3])],
            [Field("radio", Choice(options, style: .open), label: words[4])],
            [
              Field("note", .note, label: words[5]),
              Field("text", .text(lines: 2), initial: text(6)),
            ],
          ])
      ],
      actions: [Action("go", label: words[3], requires: [text(2)], confirm: words[4])])
  }
}

extension FilledScreen {
  fileprivate var isCursorInside: Bool {
    canvas.cursor.map(canvas.bounds.contains) ?? true
  }

  /// Whether the cursor tells where the focus is, unless something covers the form.
  fileprivate var isFocusSeen: Bool {
    let isLargeEnough = canvas.width >= 20 && canvas.height >= 5
    let isCovered = session.question != nil || text.contains("Esc close")
    return !isLargeEnough || isCovered || session.focus == nil || canvas.cursor != nil
      || session.outcome != .editing || text.hasPrefix("Help") || text.hasPrefix(" Help")
  }
}

/// Random numbers that are the same for the same seed.
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, sides)
  }

  /// A key that opens something, or works on what is open.
  var opening: Key {
    mutating get {
      let keys: [Key] = [
        Key(.function(4)), Key(.tab), .character(" "), Key(.down), Key(.enter), .alt("a"),
        Key(.end), Key(.pageDown), Key(.up),
      ]
      return keys[roll(keys.count)]
    }
  }

  mutating func input(_ canvas: Canvas) -> Input {
    switch roll(12) {
    case 0:
      let actions: [Mouse.Action] = [.click, .drag, .release, .wheelUp, .wheelDown]
      return .mouse(
        Mouse(
          actions[roll(actions.count)], row: roll(canvas.height + 2) - 1,
          column: roll(canvas.width + 2) - 1))
    case 1: return .paste("👩‍🚀 4242\n東京")
    case 2...4:
      let characters: [Character] = ["a", "4", " ", "東", "é", "n", "\u{1B}"]
      return .key(.character(characters[roll(characters.count)]))
    default:
      let entry = KeyMap[.form].entries[roll(KeyMap[.form].entries.count)]
      return .key(entry.keys[roll(entry.keys.count)])
    }
  }
}
