import FormSupport
import TField
import TestSupport
import Testing

@testable import TFieldForm
@testable import TFieldScreen

/// A form that is worked key by key on a screen.
private struct Walk {
  /// What is seen after a key, as far as it has to stay.
  struct Frame {
    let rows: [String]
    let focus: Stop?
    let scroll: Int
    let version: Int
    /// The first row below the field in focus, and the first that a message may cover.
    let below: Range<Int>
    let isRed: Bool
    let isAmber: Bool
  }

  private var screen = FormScreen()
  private(set) var session: FormSession
  private let size: (width: Int, height: Int)

  init(_ form: Form, _ size: (width: Int, height: Int)) {
    session = FormSession(form, today: CalendarDate("2026-11-21") ?? .unknown)
    self.size = size
  }

  mutating func frame() -> Frame {
    let canvas = screen.canvas(for: session, width: size.width, height: size.height)
    let field = session.focusedField.flatMap { screen.layout?.band(of: $0) }
    let end = field.map {
      screen.onScreen(Rect(rows: screen.layout?.bands[$0].rows ?? 0..<0, columns: 0..<1)).rows
        .upperBound
    }
    let last = (screen.areas?.form.rows.upperBound ?? 0) - 2
    let cells = canvas.bounds.rows.flatMap { row in
      canvas.bounds.columns.compactMap { canvas[Point(row: row, column: $0)]?.style }
    }
    return Frame(
      rows: canvas.rows, focus: session.focus, scroll: screen.viewState.scroll,
      version: session.layoutVersion, below: (end ?? last)..<max(end ?? last, last),
      isRed: cells.contains(.error), isAmber: cells.contains(.warning))
  }

  mutating func press(_ key: Key) -> Frame {
    _ = screen.handle(.key(key), in: &session)
    return frame()
  }

  /// A text that the field in focus takes, among those that the types give as examples.
  func answer() -> String? {
    guard let field = session.focusedField else { return nil }
    let id = session.fields[field].field.id
    let examples = TypeEntry.all.map(\.example.value)
    let others = ["12", "1.4.2", "12/20/2026", "2026-12-20", "AB-1234", "No mistakes in here"]
    return (examples + others).filter { !$0.isEmpty }.first { text in
      var tried = session
      tried.handle(.paste(text))
      return !tried.fields[field].isBlank && tried.verdict(of: id).isValid
        && tried.fields.allSatisfy { $0.warning == nil } && !tried.fields[field].isAsTyped
    }
  }
}

@Suite struct CalmTests {
  @Test(
    arguments: ReadyForms.all.map(\.name), [[80, 24], [40, 15]])
  func `nothing moves below the field that is filled in, and nothing is red`(
    name: String, size: [Int]
  ) throws {
    let ready = try #require(ReadyForms.all.first { $0.name == name })
    let form = try #require(ReadyForms.loader.load(ready.bytes, name: ready.name).form)
    var walk = Walk(form, (size[0], size[1]))
    var seen = walk.frame()
    var keys = 0
    while case .field(let field) = walk.session.focus, keys < 2_000 {
      let state = walk.session.fields[field]
      var typed: [Key] = [Key(.tab)]
      if state.isBlank, state.editor.isText, let answer = walk.answer() {
        typed = answer.map { .character($0) } + typed
      } else if state.isBlank, state.isRequired {
        typed = state.editor == .choice ? [Key(.function(4)), Key(.enter)] : [.character(" ")]
        for key in typed { seen = walk.press(key) }
        if walk.session.opened != nil || walk.session.fields[field].isBlank { break }
        typed = [Key(.tab)]
      }
      for key in typed {
        let next = walk.press(key)
        keys += 1
        // A form may want to be judged with every edit.
        let isQuiet = !next.isRed && !next.isAmber || form.timing.validate == .change
        #expect(isQuiet, "\(state.field.id), \(key.name)")
        if next.scroll == seen.scroll, next.version == seen.version {
          let rows = next.below.clamped(to: seen.below)
          #expect(
            Array(next.rows[rows]) == Array(seen.rows[rows]), "\(state.field.id), \(key.name)")
        }
        seen = next
      }
    }
  }
}
