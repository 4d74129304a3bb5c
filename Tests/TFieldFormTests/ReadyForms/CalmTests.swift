import FormSupport
import TField
import TestSupport
import Testing

@testable import TFieldForm
@testable import TFieldScreen

/// What scripts try with each type of field, found by playing them.
struct TypeTrials {
  /// One way to try a type.
  enum Trial: String, CaseIterable, Sendable {
    case good, badWhileTyped, badOnceLeft, pasted
  }

  private(set) var tried: [String: Set<Trial>] = [:]
  private var session: FormSession?
  private var names: [String: String] = [:]
  private var today = CalendarDate.unknown

  init(_ scripts: [Walk]) {
    for script in scripts {
      for step in script.script.steps { play(step.command) }
    }
  }

  private mutating func play(_ command: ScriptStep.Command) {
    switch command {
    case .form(let name): open(name)
    case .today(let day):
      today = day
      session?.turn(to: day)
    case .type(let text): for character in text { session?.handle(.character(character)) }
    case .press(let key, let times): for _ in 0..<times { session?.handle(key) }
    case .paste(let text):
      session?.focusedField.map { note(.pasted, at: $0) }
      session?.handle(.paste(text))
    case .expect(let expectation): note(expectation)
    case .answers, .size: break
    }
  }

  private mutating func open(_ name: String) {
    guard let ready = ReadyForms.all.first(where: { $0.name == name }),
      let form = ReadyForms.loader.load(ready.bytes, name: name).form
    else { return }
    session = FormSession(form, today: today)
    names = (try? JSONReader().read(ready.bytes).root.typeNames) ?? [:]
  }

  private mutating func note(_ expectation: ScriptExpectation) {
    switch expectation {
    case .field(let id, _, .some(.none)): note(.good, of: id)
    case .error(let id, .code): noteBad(id)
    default: break
    }
  }

  private mutating func noteBad(_ id: String) {
    guard let session, let index = session.form.index(of: id) else { return }
    note(session.focusedField == index ? .badWhileTyped : .badOnceLeft, at: index)
  }

  private mutating func note(_ trial: Trial, of id: String) {
    session?.form.index(of: id).map { note(trial, at: $0) }
  }

  private mutating func note(_ trial: Trial, at index: Int) {
    guard let id = session?.form.fields[index].id else { return }
    tried[names[id] ?? "phrase", default: []].insert(trial)
  }
}

extension JSONNode {
  /// The built-in type of each field in a form file, by the field's id.
  fileprivate var typeNames: [String: String] {
    var names: [String: String] = [:]
    for row in self["sections"]?.elements.flatMap({ $0["rows"].map { Array($0.elements) } ?? [] })
      ?? []
    {
      for field in row.kind == .array ? Array(row.elements) : [row] {
        let name = field["type"]?.string ?? "phrase"
        names[field["id"]?.string ?? ""] = builtIn(name)
      }
    }
    return names
  }

  /// The built-in type at the bottom of one of the form's own.
  private func builtIn(_ name: String) -> String {
    guard let custom = self["types"]?[name] else { return name }
    return builtIn(custom["base"]?.string ?? "phrase")
  }
}

/// A form that is worked key by key on a screen.
private struct KeyWalk {
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
    /// The row of the screen at which each field in sight begins.
    let tops: [Int: Int]
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
      isRed: cells.contains(.error), isAmber: cells.contains(.warning), tops: tops)
  }

  private var tops: [Int: Int] {
    guard let layout = screen.layout else { return [:] }
    let seen = layout.bands[screen.wholeBands].flatMap { layout.places(in: $0).map(\.field) }
    return Dictionary(
      uniqueKeysWithValues: seen.compactMap { field in
        screen.rect(of: field).map { (field, $0.rows.lowerBound) }
      })
  }

  /// Goes to each field in turn, by the keyboard.
  mutating func next() -> Frame { press(Key(.tab)) }

  mutating func press(_ key: Key) -> Frame {
    _ = screen.handle(.key(key), in: &session)
    return frame()
  }

  /// A text that the field in focus takes, among those that the types give as examples.
  func answer() -> String? {
    guard let field = session.focusedField else { return nil }
    let id = session.fields[field].field.id
    let examples = TypeDeclaration.all.map(\.example.value)
    let others = ["12", "1.4.2", "12/20/2026", "2026-12-20", "AB-1234", "No mistakes in here"]
    return (examples + others).filter { !$0.isEmpty }.first { text in
      var tried = session
      tried.handle(.paste(text))
      return !tried.fields[field].isBlank && tried.verdict(of: id).isValid
        && tried.fields.allSatisfy { $0.warning == nil }
        && !tried.fields[field].entry.buffer.isAsTyped
    }
  }
}

@Suite struct CalmTests {
  /// A row without the thumb beside it, and with one kind of frame: a condition may change both.
  private static func placed(_ row: String) -> String {
    let kept = row.hasSuffix("┃") ? row.dropLast() : row[...]
    let end = kept.lastIndex { $0 != " " }.map(kept.index(after:)) ?? kept.startIndex
    let frames: [Character: Character] = ["╌": "─", "╎": "│"]
    return String(kept[..<end].map { frames[$0] ?? $0 })
  }

  @Test(
    arguments: ReadyForms.all.map(\.name), [[80, 24], [40, 15]])
  func `nothing moves below the field that is filled in, and nothing is red`(
    name: String, size: [Int]
  ) throws {
    let ready = try #require(ReadyForms.all.first { $0.name == name })
    let form = try #require(ReadyForms.loader.load(ready.bytes, name: ready.name).form)
    var walk = KeyWalk(form, (size[0], size[1]))
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
            next.rows[rows].map(Self.placed) == seen.rows[rows].map(Self.placed),
            "\(state.field.id), \(key.name)")
        }
        seen = next
      }
    }
  }

  @Test(
    arguments: ReadyForms.all.map(\.name), [[80, 24], [60, 18], [120, 40], [40, 12]])
  func `a typed letter or digit moves neither its row nor any above`(
    name: String, size: [Int]
  ) throws {
    let ready = try #require(ReadyForms.all.first { $0.name == name })
    let form = try #require(ReadyForms.loader.load(ready.bytes, name: ready.name).form)
    var walk = KeyWalk(form, (size[0], size[1]))
    var seen = walk.frame()
    for _ in 0..<40 {
      guard case .field(let field) = walk.session.focus else { break }
      for character in walk.session.fields[field].editor.isText ? "a7Zq29" : "" {
        let next = walk.press(.character(character))
        // A condition may bring a field or take one away.
        // An error may open a line below; what is seen above it stays.
        if next.version == seen.version, next.focus == seen.focus {
          let above = { (tops: [Int: Int]) in tops.filter { $0.key <= field } }
          #expect(above(next.tops) == above(seen.tops), "\(form.fields[field].id), \(character)")
        }
        seen = next
      }
      seen = walk.next()
    }
  }

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
