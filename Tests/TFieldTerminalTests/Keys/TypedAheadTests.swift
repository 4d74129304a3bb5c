import FormSupport
import TField
import TFieldForm
import TFieldScreen
import TestSupport
import Testing

/// Keys that come at once, before the screen is drawn again.
@Suite struct TypedAheadTests {
  /// A form on a screen.
  private struct Work {
    var session: FormSession
    var screen = FormScreen()
    let width: Int
    let height: Int
    private(set) var canvas: Canvas

    init(_ form: Form, _ size: (width: Int, height: Int)) {
      session = FormSession(form)
      (width, height) = size
      canvas = screen.canvas(for: session, width: width, height: height)
    }

    /// Takes the inputs at once, and draws what follows.
    mutating func handle(_ inputs: [Input]) {
      for input in inputs { _ = screen.handle(input, in: &session) }
      canvas = screen.canvas(for: session, width: width, height: height)
    }

    /// True if a key may run something: then it counts whether the person saw it in focus.
    var isAtButton: Bool {
      let form = session.innermost
      guard case .field(let field) = form.focus else { return true }
      return form.form.submitsOnEnter && field == form.fields.lastIndex { !$0.isHidden }
    }

    /// True if a question waits to be seen before it takes an answer, or the form is over.
    var isDone: Bool {
      session.outcome != .editing || session.question != nil || session.innermost.question != nil
    }

    var state: [String] {
      canvas.rows + session.answers.map { "\($0.id)=\($0.text)" }
        + ["\(String(describing: session.focus)) \(String(describing: canvas.cursor))"]
    }
  }

  private static let keys: [Key] =
    [.tab, .tab, .enter, .enter, .up, .down, .down, .pageUp, .pageDown, .left, .right, .home]
    .map { Key($0) }
    + [.end, .backspace, .delete, .escape, .function(1), .function(4), .function(8)].map { Key($0) }
    + [Key(.tab, .shift), Key(.home, .control), Key(.end, .control), Key(.pageDown, .alt)]
    + [.control("s"), .control("u"), .control("d"), .alt("z")]
    + " 1a4n.@y".map { Key.character($0) }

  private static func input(_ work: Work, _ random: inout SeededRandom) -> Input {
    let isKey = Int.random(in: 0..<6, using: &random) > 0
    if isKey, let key = keys.randomElement(using: &random) { return .key(key) }
    let action = [Mouse.Action.click, .click, .wheelDown, .wheelUp].randomElement(using: &random)
    return .mouse(
      Mouse(
        action ?? .click, row: Int.random(in: 0..<work.height, using: &random),
        column: Int.random(in: 0..<work.width, using: &random)))
  }

  /// True if an input may run what has the focus; a click may be on the name of Enter.
  private static func mayRun(_ input: Input) -> Bool {
    switch input {
    case .key(let key): [.enter, .character(" ")].contains(key.base)
    case .mouse(let mouse): mouse.action == .click
    case .paste: false
    }
  }

  @Test(arguments: ReadyForms.all)
  func `random keys mean the same at once and one by one`(ready: ReadyForm) throws {
    let form = try #require(ReadyForms.loader.load(ready.bytes, name: ready.name).form)
    var random = SeededRandom()
    for size in [(80, 24), (40, 12), (110, 50)] {
      for _ in 0..<12 {
        var slow = Work(form, size)
        var fast = slow
        while !slow.isDone {
          var inputs: [Input] = []
          for _ in 0..<Int.random(in: 2...12, using: &random) where !slow.isDone {
            let input = Self.input(slow, &random)
            if slow.isAtButton, Self.mayRun(input) { continue }
            slow.handle([input])
            inputs.append(input)
          }
          fast.handle(inputs)
          try #require(
            fast.state == slow.state, "\(inputs) at \(size), seed \(random.seed)")
          if Int.random(in: 0..<8, using: &random) == 0 { break }
        }
      }
    }
  }
}
