import TField
import Testing

@testable import TFieldScreen

@Suite struct KeptFormTests {
  private func filled(_ form: Form = CheckoutForm.form) -> FilledScreen {
    FilledScreen(form, 80, 40)
  }

  @Test func `a key typed draws one field`() {
    var filled = filled()
    filled.type("A")
    #expect(filled.screen.kept?.drawn == [0])
    filled.type("da")
    #expect(filled.screen.kept?.drawn == [0])
  }

  @Test func `a digit of a card's number draws the code beside it only where that changes`() {
    var filled = filled(Self.payment)
    filled.type("37")
    #expect(filled.screen.kept?.drawn.contains(1) == true)
    filled.type("8")
    #expect(filled.screen.kept?.drawn.contains(1) == false)
  }

  private static let payment = Form(
    "Payment",
    rows: [
      [Field("card", .credit, required: true), Field("code", .cvv, required: true)],
      [Field("note", when: .field("card", .isFilled)), Field("twin", .confirmation(of: "note"))],
    ])

  @Test func `moving on draws the field that was left and the one that was entered`() {
    var filled = filled()
    filled.type("Ada\t")
    #expect(filled.screen.kept?.drawn == [0, 1])
    filled.press(Key(.tab, .shift))
    #expect(filled.screen.kept?.drawn == [0, 1])
  }

  @Test func `another size, or another form, draws all`() {
    var filled = filled()
    filled.type("A")
    filled.resize(100, 40)
    #expect((filled.screen.kept?.drawn.count ?? 0) > 5)
    filled.type("b")
    #expect(filled.screen.kept?.drawn == [0])
    filled.session = FormSession(Form("Other", id: "other", rows: [[Field("a")], [Field("b")]]))
    filled.draw()
    #expect(filled.screen.kept?.drawn == [0, 1])
  }

  @Test(arguments: [CheckoutForm.form, payment], [(80, 24), (80, 60), (30, 14)])
  func `whatever is done, what is kept looks as if it were drawn`(
    form: Form, size: (width: Int, height: Int)
  ) {
    let (width, height) = size
    let seed = UInt64.random(in: 0...UInt64.max)
    var state = seed
    var filled = FilledScreen(form, width, height)
    let keys = [
      Key(.tab), Key(.tab, .shift), Key(.up), Key(.down), .character("a"), .character("4"),
      .character("3"), .character("7"),
      .character("é"), .character("👨‍👩‍👧"), Key(.backspace), Key(.function(8)), .control("r"),
      .character(" "),
      Key(.function(4)), Key(.escape), Key(.pageDown), .control("z"), Key(.function(1)),
    ]
    for _ in 0..<400 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      filled.press(keys[Int((state >> 33) % UInt64(keys.count))])
      var fresh = filled.screen
      fresh.kept = nil
      let drawn = fresh.canvas(for: filled.session, width: width, height: height)
      #expect(drawn == filled.canvas, "seed \(seed)")
    }
  }
}
