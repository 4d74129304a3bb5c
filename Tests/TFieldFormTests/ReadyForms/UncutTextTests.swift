import FormSupport
import TField
import TFieldForm
import TFieldScreen
import Testing

/// Every text of every form is read whole: only values are ever cut.
@Suite struct UncutTextTests {
  @Test(arguments: ReadyForms.all, Language.allCases)
  func `no text of a form is cut at 80 and at 40 columns`(
    ready: ReadyForm, language: Language
  ) throws {
    let form = try #require(ReadyForms.loader.load(ready.bytes, name: ready.name).form)
    // In other languages what fits where it is narrow fits where it is wide.
    for width in language == .english ? [80, 40] : [40] {
      let seen = Self.screens(of: form, width: width, language)
      // The list of all that is missing may be longer than three lines; it says where the rest is.
      let cut = seen.flatMap(\.rows).filter {
        $0.contains("…") && !$0.hasSuffix("… F1") && !ready.text.contains("…")
      }
      #expect(cut.isEmpty, "at \(width) columns")
      let words = Set(seen.flatMap(\.rows).flatMap { $0.split(separator: " ") })
      #expect(Self.words(of: form, language, upTo: 20).subtracting(words).isEmpty)
    }
  }

  @Test func `a text that is cut would be found`() {
    let note = String(repeating: "word ", count: 40)
    let form = Form("Test", rows: [[Field("a", label: .verbatim(note + "last"))]])
    let seen = Self.screens(of: form, width: 40, .english)
    #expect(Self.words(of: form, .english, upTo: 20) == ["word", "last"])
    #expect(seen.contains { $0.rows.contains { $0.contains("last") } })
    var canvas = Canvas(width: 40, height: 1, charset: .unicode)
    canvas.write(note, at: Point(row: 0, column: 0), limit: 40)
    #expect(canvas.rows.first?.contains("…") == true)
  }

  /// What a person sees who goes through a form: each stop, its help and its list, each error.
  private static func screens(of form: Form, width: Int, _ language: Language) -> [Canvas] {
    var session = FormSession(
      form, today: CalendarDate("2026-11-21") ?? .unknown, language: language)
    var screen = FormScreen(.init(language: language))
    var seen: [Canvas] = []
    let draw = { (screen: inout FormScreen, session: FormSession) in
      seen.append(screen.canvas(for: session, width: width, height: 120))
    }
    draw(&screen, session)
    _ = screen.handle(.key(.control("s")), in: &session)
    draw(&screen, session)
    for index in form.fields.indices where !session.fields[index].isHidden {
      session.moveFocus(to: .field(index))
      draw(&screen, session)
      for key in [Key(.function(1)), Key(.function(4))] {
        _ = screen.handle(.key(key), in: &session)
        if key == Key(.function(1)) || session.opened != nil { draw(&screen, session) }
        _ = screen.handle(.key(Key(.escape)), in: &session)
      }
    }
    return seen
  }

  /// The words of all labels in sight that no line is too narrow for.
  private static func words(
    of form: Form, _ language: Language, upTo most: Int
  ) -> Set<Substring> {
    let session = FormSession(form, language: language)
    let shown = session.fields.filter { !$0.isHidden && $0.isAnswer }.map(\.field)
    let texts = shown.map { $0.label.text(in: language) }
    return Set(texts.flatMap { $0.split(separator: " ") }.filter { $0.count <= most })
  }
}
