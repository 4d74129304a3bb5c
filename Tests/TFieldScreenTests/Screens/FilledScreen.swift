import TField
import TFieldScreen
import TestSupport

/// A form on a screen of some size, worked like a person would.
struct FilledScreen {
  var session: FormSession
  var screen: FormScreen
  var width: Int
  var height: Int
  private(set) var canvas: Canvas

  init(
    _ form: Form, _ width: Int, _ height: Int, _ options: FormScreen.Options = .init(),
    answers: [String: String] = [:]
  ) {
    session = FormSession(form, language: options.language, answers: answers)
    screen = FormScreen(options)
    (self.width, self.height) = (width, height)
    canvas = screen.canvas(for: session, width: width, height: height)
  }

  /// What is seen, line by line.
  var text: String { canvas.rows.joined(separator: "\n") }

  mutating func draw() {
    canvas = screen.canvas(for: session, width: width, height: height)
  }

  /// Everything in one batch of input, before the screen is drawn again.
  @discardableResult
  mutating func handle(_ inputs: Input...) -> [FormScreen.Request] { handle(inputs) }

  @discardableResult
  mutating func handle(_ inputs: [Input]) -> [FormScreen.Request] {
    defer { draw() }
    return inputs.compactMap { screen.handle($0, in: &session) }
  }

  @discardableResult
  mutating func press(_ keys: Key...) -> [FormScreen.Request] {
    keys.flatMap { handle(.key($0)) }
  }

  /// Presses a key at a time, without drawing.
  mutating func press(_ key: Key, at time: Duration) {
    _ = screen.handle(.key(key), at: time, in: &session)
  }

  /// Types text; `\t` is Tab, `\n` Enter, and `\u{8}` Backspace.
  mutating func type(_ text: String) {
    for character in text {
      switch character {
      case "\t": press(Key(.tab))
      case "\n": press(Key(.enter))
      case "\u{8}": press(Key(.backspace))
      default: press(.character(character))
      }
    }
  }

  mutating func click(row: Int, column: Int) {
    handle(.mouse(Mouse(.click, row: row, column: column)))
  }

  mutating func resize(_ width: Int, _ height: Int) {
    (self.width, self.height) = (width, height)
    draw()
  }

  /// The id of what has the focus.
  var focusedID: String? {
    switch session.focus {
    case .field(let index): session.fields[index].field.id
    case .action(let index): session.form.actions[index].id
    case .back: "back"
    case .next: "next"
    case nil: nil
    }
  }

  subscript(_ id: String) -> FieldState? { session.form.index(of: id).map { session.fields[$0] } }

  /// The place where a text stands.
  func place(of text: String) -> (row: Int, column: Int)? {
    for (row, line) in canvas.rows.enumerated() {
      for column in 0..<line.count where line.dropFirst(column).hasPrefix(text) {
        return (row, column)
      }
    }
    return nil
  }

  /// The style of the cell where a text stands.
  func style(of text: String) -> Style? {
    place(of: text).flatMap { canvas[Point(row: $0.row, column: $0.column)]?.style }
  }
}

/// A checkout form, for tests that look at whole screens.
enum CheckoutForm {
  static let form = make()

  static func make(layout: Form.Layout = .auto, confirm: Wording? = nil) -> Form {
    var form = Form(
      "Checkout", sections: [customer, shipping, billing, payment],
      actions: [
        Action(
          "order", label: "Complete Order",
          requires: ["customer", "shipping", "billing", "payment"], confirm: confirm),
        Action("cancel", label: "Cancel", role: .cancel),
      ])
    form.layout = layout
    return form
  }

  /// Good answers to everything that is asked at first.
  static let answers = [
    "firstName": "Ada", "lastName": "Lovelace", "email": "ada@example.org",
    "phone": "2125551234", "street": "12 Main St", "city": "London", "state": "KY",
    "zip": "12345", "card": "4242424242424242", "expires": "1230", "cvv": "123",
  ]

  private static let customer = Section(
    "Customer Information", group: "customer",
    rows: [
      [
        Field("firstName", label: "First Name", required: true),
        Field("lastName", label: "Last Name", required: true),
      ],
      [Field("email", label: "Email", required: true)],
      [Field("phone", .phone, label: "Phone", required: true)],
    ])

  private static let shipping = Section(
    "Shipping Address", group: "shipping",
    rows: [
      [Field("street", label: "Street", required: true)],
      [
        Field("city", label: "City", required: true),
        Field("state", ShortText(2, "State"), required: true),
        Field("zip", ShortText(5, "Zip Code"), required: true),
      ],
    ])

  private static let billing = Section(
    "Billing Address", group: "billing",
    rows: [
      [
        Field(
          "same", .toggle, label: "Same as shipping address", group: Field.Group.none,
          initial: "true")
      ],
      [
        Field(
          "billStreet", label: "Billing Street", required: true,
          when: .field("same", .equals, .value(.flag(false))))
      ],
    ])

  private static let payment = Section(
    "Payment", group: "payment",
    rows: [
      [Field("card", SampleCard(), label: "Card Number", required: true)],
      [
        Field("expires", MaskedText("MM/YY", "Expires"), required: true),
        Field("cvv", SecretText(3, "CVV"), required: true),
      ],
    ])
}

/// A text of so many characters.
struct ShortText: FieldType {
  let traits: TypeTraits
  let length: Int

  init(_ length: Int, _ label: Wording) {
    (self.length, traits) = (length, TypeTraits(label, priority: 0.5))
  }

  func capacity(for data: String) -> Int { length }
}

/// A text behind a mask.
struct MaskedText: FieldType {
  let traits: TypeTraits
  let mask: Template

  init(_ pattern: String, _ label: Wording) {
    traits = TypeTraits(label, priority: 0.5)
    mask = Template(pattern, slots: ["M": .digit, "Y": .digit, "0": .digit])
  }

  func template(for data: String) -> Template? { mask }
}

/// A text that is never seen.
struct SecretText: FieldType {
  let traits: TypeTraits
  let length: Int

  init(_ length: Int, _ label: Wording) {
    (self.length, traits) = (length, TypeTraits(label, priority: 0.4, isSecret: true))
  }

  func capacity(for data: String) -> Int { length }

  func judge(_ data: String) -> Parse.State {
    data.count == length
      ? .whole : .begun(FieldError(.incomplete, .say("length.enterDigits", counting: length)))
  }
}

/// A card number: a mask, a brand, and dots for all but its end once it was left.
struct SampleCard: FieldType {
  static let traits = TypeTraits(
    .say("label.creditCard"), priority: 1.3, isSecret: true, mask: .lastFour)

  func template(for data: String) -> Template? { "0000 0000 0000 0000" }
  func badge(_ data: String) -> Wording? { data.hasPrefix("4") ? "Visa" : nil }

  func judge(_ data: String) -> Parse.State {
    let isWhole = data.count == 16
    guard data.hasPrefix("4") else {
      return .wrong(FieldError(.issuer, .say("card.unknownIssuer")), isWhole: isWhole)
    }
    return template(for: data)?.judge(data) ?? .whole
  }
}

/// A form with every way to work a field.
enum KindsForm {
  static let form = make()

  /// The form on a screen, on the ninth of November.
  static func screen(_ width: Int, _ height: Int, _ charset: Charset = .unicode) -> FilledScreen {
    var filled = FilledScreen(form, width, height, .init(charset: charset))
    filled.session.turn(to: CalendarDate(year: 2026, month: 11, day: 9) ?? .unknown)
    filled.type("Ada\t")
    return filled
  }

  static func make(layout: Form.Layout = .auto) -> Form {
    var form = Form("Order a bike", rows: rows)
    form.layout = layout
    return form
  }

  static let states = (1...240).map { ChoiceOption("s\($0)", label: "State \($0)") }

  private static let colors: [ChoiceOption] = [
    "red", ChoiceOption("deep", label: "deep blue"), "green", "white", "black",
  ]

  private static var city: Field {
    var field = Field("city", label: "City")
    field.options.suggestions = ["London", "Lisbon", "Los Angeles"]
    return field
  }

  private static var name: Field {
    var field = Field("name", label: "Name", required: true)
    field.options.help = "As on your card."
    return field
  }

  static let tags = Field(
    "tags", FormList(of: Field("tag", FieldKind.integer().type, label: "Tag"), min: 2),
    label: "Frame numbers")

  private static let rows: [[Field]] = [
    [Field("about", .note, label: "All our bikes are made by hand, which takes a while.")],
    [name, city],
    [Field("color", Choice(colors, style: .open), label: "Color", required: true)],
    [
      Field("state", .choice(states), label: "State"),
      Field(
        "extras", .choices(["bell", "lamp", "lock", "bag", "rack"], max: 3, style: .list),
        label: "Extras"),
    ],
    [
      Field("day", .date(min: DateLimit("2026-11-05")), label: "Delivery day"),
      tags,
    ],
    [Field("wishes", .text(lines: 3), label: "Wishes")],
    [Field("news", .toggle, label: "Send me news"), Field("cvv", SecretText(3, "CVV"))],
    [Field("twice", .display(of: "name"), label: "Name again")],
  ]
}

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
