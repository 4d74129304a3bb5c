import TField
import TestSupport
import Testing

@testable import TFieldScreen

@Suite struct ViewStateTests {
  private static let payment = Form(
    "Payment",
    rows: [
      [Field("card", .credit, required: true), Field("code", CVV(), required: true)],
      [Field("note", when: .field("card", .filled)), Field("twin", Confirmation(of: "note"))],
    ])

  private static let keys = [
    Key(.tab), Key(.tab, .shift), Key(.up), Key(.down), .character("a"), .character("4"),
    .character("3"), .character("7"), .character("é"), .character("👨‍👩‍👧"), Key(.backspace),
    Key(.function(8)), .control("r"), .character(" "), Key(.function(4)), Key(.escape),
    Key(.pageDown), .control("z"), Key(.function(1)),
  ]

  @Test(arguments: [CheckoutForm.form, payment], [(80, 24), (80, 60), (30, 14), (18, 4)])
  func `what is in view stays there until something is done`(
    form: Form, size: (width: Int, height: Int)
  ) {
    var random = SeededRandom()
    var filled = FilledScreen(form, size.width, size.height)
    for _ in 0..<200 {
      filled.press(Self.keys.randomElement(using: &random) ?? Key(.tab))
      let drawn = filled.canvas
      filled.draw()
      #expect(filled.canvas == drawn, "seed \(random.seed)")
    }
  }

  @Test(arguments: [CheckoutForm.form, payment])
  func `a screen that is too small for a moment shows afterwards what it showed`(form: Form) {
    var random = SeededRandom()
    var filled = FilledScreen(form, 60, 30)
    for _ in 0..<100 {
      filled.press(Self.keys.randomElement(using: &random) ?? Key(.tab))
      let before = filled.canvas
      filled.resize(10, 2)
      filled.resize(60, 30)
      #expect(filled.canvas == before, "seed \(random.seed)")
    }
  }
}
