import Foundation
import TestSupport
import Testing

@testable import TField
@testable import TFieldScreen

/// One field of a form on a canvas of its own.
struct DrawnField {
  var session: FormSession
  var options = FormScreen.Options()

  /// A field that is typed into, and then left if that is wanted; without keys it never had focus.
  init(_ field: Field, typing keys: String? = nil, isLeft: Bool = false) {
    session = FormSession(Form("Test", rows: [[Field("first")], [field]]))
    guard let keys else { return }
    session.go(to: .field(1))
    for character in keys { session.handle(Key.character(character)) }
    if isLeft { session.go(to: .field(0)) }
  }

  func boxed(_ width: Int, height: Int = 3) -> Canvas { drawn(width, height, isCompact: false) }

  func compact(_ width: Int, labelWidth: Int = 12) -> Canvas {
    drawn(width, 1, isCompact: true, labelWidth: labelWidth)
  }

  /// The field in a block of that size, at whose end it stands.
  func view(_ width: Int, _ height: Int, isCompact: Bool, labelWidth: Int = 0) -> FieldView {
    let key = FormLayout.Key(
      width: width, isCompact: isCompact, room: 20, requiredMark: session.form.requiredMark,
      options: options, version: 0)
    let lines = isCompact ? 1 : 3
    return FieldView(
      of: 1, in: session, FieldPlan(of: session.fields[1], width: width, key),
      at: Rect(row: height - lines, column: 0, width: width, height: lines),
      labelWidth: labelWidth, options)
  }

  private func drawn(
    _ width: Int, _ height: Int, isCompact: Bool, labelWidth: Int = 0
  ) -> Canvas {
    var canvas = Canvas(width: width, height: height, charset: options.charset)
    let view = view(width, height, isCompact: isCompact, labelWidth: labelWidth)
    let offset = view.isActive ? view.content.offset(from: 0, in: view.textRect) : 0
    view.draw(on: &canvas, offset: offset)
    canvas.cursor = view.caret(offset: offset)
    return canvas
  }
}

extension Canvas {
  /// What is seen, line by line.
  var text: String { rows.joined(separator: "\n") }
}

@Suite struct BoxedFieldViewTests {
  private static let email = Field("email", label: "Email", required: true)
  private static let phone = Field("phone", .phone, label: "Phone", required: true)
  private static let card = Field("card", SampleCard(), label: "Card Number", required: true)

  /// The fields of `boxes.txt`, in its order.
  private static let drawn = [
    DrawnField(email),
    DrawnField(email, typing: ""),
    DrawnField(email, typing: "ada", isLeft: true),
    DrawnField(email, typing: "", isLeft: true),
    DrawnField(phone),
    DrawnField(phone, typing: "5552"),
    DrawnField(card, typing: "42424"),
    DrawnField(card, typing: "4242424242424242", isLeft: true),
    DrawnField(Field("cvv", SecretText(3, "CVV")), typing: "12"),
    DrawnField(Field("id", label: "Customer", initial: "C-17", readOnly: true)),
    DrawnField(email, typing: "a long text that has no room here"),
  ]

  @Test(arguments: zip(TestFile.tables(of: "boxes.txt"), drawn))
  func `a field is drawn as its state is`(box: TestTable, field: DrawnField) {
    #expect(field.boxed(box.lines[0].count).text == box.lines.joined(separator: "\n"))
  }

  @Test func `each box is drawn`() {
    #expect(TestFile.tables(of: "boxes.txt").count == Self.drawn.count)
  }

  @Test func `an error that has no room in the edge stands below`() {
    var filled = FilledScreen(Form("Test", rows: [[Self.phone]]), 38, 16)
    filled.type("0")
    #expect(
      filled.text.contains(
        """
         ┏ * Phone ━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
         ┃ (0__) ___-____                     ┃
         ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
           ✘ An area code begins with 2 to 9
        """) || filled.text.contains("✘ An area code"))
    #expect(!filled.text.contains("…"))
  }

  @Test func `a label that its frame can't hold is a question above it`() {
    let label: Wording = "The name of the street in which you have lived for the last three years"
    let filled = FilledScreen(
      Form("Test", rows: [[Field("long", label: label, required: true)]]), 40, 16)
    #expect(
      filled.text.contains(
        """
           * The name of the street in which
             you have lived for the last three
             years
         ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
        """))
  }

  @Test func `a switch takes a row, and its words as many as they need`() {
    let label: Wording = "Send me news of what you do and what you sell, once a week at most"
    var filled = FilledScreen(
      Form("Test", rows: [[Field("on", .toggle, label: label, required: true)]]), 40, 16)
    filled.press(.character("y"))
    #expect(
      filled.text.contains(
        """
         ▸ [x] * Send me news of what you do
                 and what you sell, once a week
                 at most
        """))
    filled.press(.character("n"))
    #expect(filled.text.contains("▸ [ ] * Send"))
  }

  @Test func `the label of a switch that is described stands beside it alone`() {
    var news = Field("news", .toggle, label: "Send me news")
    news.options.description = "Once a week"
    let filled = FilledScreen(Form("Test", rows: [[Field("name")], [news]]), 40, 20)
    #expect(filled.text.components(separatedBy: "Send me news").count == 2)
    #expect(filled.text.contains("  [ ] Send me news\n       Once a week"))
  }

  @Test func `a field is revealed only while it is asked for`() {
    var drawn = DrawnField(Field("cvv", SecretText(3, "CVV")), typing: "12")
    drawn.session.handle(.reveal)
    #expect(drawn.boxed(20).rows[1] == "┃ 12               ┃")
    drawn.session.go(to: .field(0))
    #expect(drawn.boxed(20).rows[1] == "│ ••               │")
  }

  @Test func `of a number that was left half typed no digit is seen`() {
    let drawn = DrawnField(Field("ssn", .ssn), typing: "12345", isLeft: true)
    #expect(drawn.boxed(30).rows[1] == "│ •••-••-____                │")
    let whole = DrawnField(Field("ssn", .ssn), typing: "123456789", isLeft: true)
    #expect(whole.boxed(30).rows[1] == "│ •••-••-6789                │")
  }

  @Test func `a program that lists options is told of until they come`() {
    let options = ChoiceOptions([], program: OptionProgram(run: ["list"]), isPending: true)
    var drawn = DrawnField(Field("branch", Choice(options, style: .list)))
    drawn.session.linked.states[1].outside.isAwaited = true
    #expect(drawn.boxed(30).rows[2] == "╰─ … listing the choices… ───╯")
  }

  @Test func `a check outside is told of until its answer comes`() {
    var drawn = DrawnField(Self.email, typing: "ada", isLeft: true)
    drawn.session.linked.states[1].outside.check = .running("ada")
    #expect(drawn.boxed(24).rows[2] == "╰─ … checking… ────────╯")
  }

  @Test func `the debug line tells type, state and priority, never data`() {
    var card = Self.card
    card.options.isDebugging = true
    card.options.typeName = "credit"
    let drawn = DrawnField(card, typing: "9")
    #expect(
      drawn.boxed(44, height: 4).text == """
            credit / active(invalid: issuer) / P:1.3
        ┏ * Card Number ━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
        ┃ 9___ ____ ____ ____                      ┃
        ┗━ ✘ No card begins with these digits ━━━━━┛
        """)
  }

  @Test func `in ASCII each state looks different too`() {
    var drawn = DrawnField(Self.phone, typing: "0")
    drawn.options.charset = .ascii
    #expect(
      drawn.boxed(36).text == """
        # * Phone =========================#
        # (0__) ___-____                   #
        #= x Starts 2-9 ===================#
        """)
    drawn = DrawnField(Field("cvv", SecretText(3, "CVV")), typing: "12", isLeft: true)
    drawn.options.charset = .ascii
    #expect(drawn.boxed(20).rows[1] == "| **               |")
  }

  @Test func `the caret stands where the next character goes`() {
    #expect(DrawnField(Self.phone, typing: "").boxed(36).cursor == Point(row: 1, column: 3))
    #expect(DrawnField(Self.phone, typing: "555").boxed(36).cursor == Point(row: 1, column: 8))
    #expect(DrawnField(Self.email, typing: "東a").boxed(36).cursor == Point(row: 1, column: 5))
  }

  @Test func `what is selected is told by its style, what is typed stays as it is`() {
    var drawn = DrawnField(Self.phone, typing: "555")
    drawn.session.placeCaret(at: 1)
    drawn.session.placeCaret(at: 2, isSelecting: true)
    let canvas = drawn.boxed(36)
    let styles = (2..<12).map { canvas[Point(row: 1, column: $0)]?.style }
    let typed: [Style?] = [.activeData, .activeData, .activeData, .selected, .activeData]
    #expect(Array(styles.prefix(4)) == [typed[0], typed[1], .selected, typed[4]])
    #expect(styles[5] == .activeData && styles[6] == .placeholder)
  }

  @Test(arguments: Form.RequiredMark.allCases)
  func `the form says which fields are marked`(mark: Form.RequiredMark) {
    var form = Form(
      "Test", rows: [[Field("a", label: "A", required: true)], [Field("b", label: "B")]])
    form.requiredMark = mark
    var screen = FormScreen()
    let text = screen.canvas(for: FormSession(form), width: 80, height: 24).text
    #expect(text.contains("* A") == (mark == .asterisk) && !text.contains("* B"))
    #expect(text.contains("B (optional)") == (mark == .optional))
    #expect(!text.contains("A (optional)"))
  }

  @Test(arguments: 0..<8, 0..<8)
  func `a canvas too small for it traps nothing`(width: Int, height: Int) {
    for example in Self.drawn {
      var canvas = Canvas(width: width, height: height)
      for height in [2, 3, height] {
        example.view(width + 3, height, isCompact: false).draw(on: &canvas, offset: width)
        example.view(width, height, isCompact: false).draw(on: &canvas, offset: width)
      }
      #expect(canvas.rows.count == height)
    }
  }
}

@Suite struct CompactFieldViewTests {
  private static let card = Field("card", SampleCard(), label: "Card Number", required: true)

  @Test func `label, text and what is wrong stand in one line`() {
    let drawn = DrawnField(Self.card, typing: "9")
    #expect(
      drawn.compact(78).text
        == "▸ * Card Number:  9___ ____ ____ ____      ✘ No card begins with these digits")
  }

  @Test func `an error moves nothing`() {
    let good = DrawnField(Self.card, typing: "4").compact(78)
    let bad = DrawnField(Self.card, typing: "9").compact(78)
    #expect(good.cursor == bad.cursor)
    #expect(good.text == "▸ * Card Number:  4___ ____ ____ ____      Visa")
  }

  @Test func `a label that is too long for the line stands above it`() {
    let filled = FilledScreen(Form("Test", rows: [[Self.card]]), 24, 10)
    #expect(filled.text.contains("* Card Number\n▸ ____ ____ ____ ____"))
  }

  @Test func `a switch has no label in front`() {
    let drawn = DrawnField(Field("on", .toggle, label: "Send me news"), typing: " ")
    #expect(drawn.compact(40).text == "▸ [x] Send me news")
    #expect(drawn.compact(40).cursor == Point(row: 0, column: 3))
  }

  @Test(arguments: 0..<30)
  func `any width will do`(width: Int) {
    let canvas = DrawnField(Self.card, typing: "9").compact(width, labelWidth: 11)
    #expect(canvas.rows.count == 1)
  }
}
