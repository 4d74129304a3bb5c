import TestSupport
import Testing

@testable import TField

/// What doesn't move, and isn't answered, while somebody is at work in a field.
@Suite struct CalmTests {
  private static func session(_ fields: Field...) -> FormSession {
    FormSession(Form("Test", rows: fields.map { [$0] }))
  }

  private static let required = Field("from", .time(is24Hour: true), required: .always)

  @Test func `the lines of a hidden error stay free until the field is left`() {
    var session = Self.session(Self.required, Field("other"))
    session.press(.tab, .backTab)
    let hidden = session.fields[0].hiddenError
    #expect(hidden?.code == .required)
    for digit in "0910" {
      session.handle(.character(digit))
      #expect(session.fields[0].hiddenError == hidden)
      #expect(session.progress.toFix == 0)
    }
    session.press(.tab)
    #expect(session.fields[0].hiddenError == nil && session.fields[0].validity == .valid)
  }

  @Test func `who empties a field begins anew`() {
    var session = Self.session(Field("email", .email), Field("other"))
    session.type("ada@@x")
    session.press(.tab, .backTab)
    #expect(session.fields[0].validity != .valid)
    session.handle(.control("u"))
    session.type("a")
    #expect(session.fields[0].validity == .valid)
    session.press(.tab)
    #expect(session.fields[0].validity != .valid)
  }

  @Test func `looking into a list answers nothing`() {
    let kind = FieldKind.choice(["one", "two"] + (3...30).map { "number \($0)" })
    for (keys, data) in [([], ""), ([Key(.down)], "two"), ([.character("t")], "two")] {
      var session = Self.session(Field("kind", kind.type), Field("other"))
      session.handle(.character(" "))
      for key in keys { session.handle(key) }
      session.press(.tab)
      #expect(session.fields[0].data.text == data)
      #expect(session.focusedField == 1)
    }
  }

  @Test func `a space over a prefill doesn't empty it`() {
    var session = Self.session(Field("count", .integer(), initial: "2"))
    #expect(session.fields[0].entry.buffer.selection == 0..<1)
    session.handle(.character(" "))
    #expect(session.fields[0].data == "2")
    session.handle(.character("3"))
    #expect(session.fields[0].data == "3")
  }

  @Test func `typing replaces a prefill that F8 went to`() {
    let least = Rule(.range, .range(min: .number(DecimalNumber(2)), max: nil))
    var session = Self.session(
      Field("other"), Field("count", .integer(), initial: "1", rules: [least]))
    session.handle(Key(.function(8)))
    session.handle(.character("3"))
    #expect(session.fields[1].data == "3")
  }

  @Test func `a form's own suggestions stand before all that the type knows`() {
    var options = FieldOptions()
    options.suggestions = ["Japan", "France"]
    var session = Self.session(Field("country", .country, options: options))
    session.handle(Key(.function(4)))
    guard case .options(let picker) = session.opened else {
      Issue.record("no list")
      return
    }
    #expect(picker.options.all.prefix(2).map(\.value) == ["Japan", "France"])
    #expect(picker.options.all.count > 240)
    #expect(picker.options.all.count { $0.label == "Japan" } == 1)
  }

  @Test func `a color may have letters`() {
    var session = Self.session(Field("color", .hexColor))
    session.type("bl00aa1")
    session.press(.tab)
    #expect(session.fields[0].validity.error?.wording.text() == "No l in a color")
  }
}

extension FormSession {
  fileprivate mutating func press(_ keys: KeyPress...) { for key in keys { press(key) } }
}

/// Every key, in every editor, in every state that its field can be in.
@Suite struct EveryKeyTests {
  /// What the field is when the keys come.
  enum State: CaseIterable {
    case empty, full, readOnly, readOnlyEmpty, hiddenMeanwhile, checking
    /// What becomes of the program that lists options, while checks run or not.
    case listedNone, listedSome, listFailed, neverListed
  }

  private static let listed = ChoiceOptions([], program: OptionProgram(run: ["x"]), isPending: true)

  /// A type for each editor, and a value for it.
  static let editors: [(type: any FieldType, value: String)] = [
    (Phrase(), "some text"), (TextBlock(), "one\ntwo"), (Toggle(), "true"),
    (CalendarDay(), "2026-03-04"), (Choice(["Red", "Green"]), "Red"), (Choice([]), ""),
    (Choice(["Red", "Green"], style: .open), "Red"), (Choices(["Red", "Green"]), "Red"),
    (Choices([]), ""), (FormList(of: Field("entry", .integer())), "1"),
    (CreditCard(), "4242"),
    (Choice(listed, style: .list), "Red"), (Choice(listed, style: .open), "Red"),
    (Choices(listed, min: 0, max: nil, style: .list), "Red"),
    (Choices(listed, min: 0, max: nil, style: .open), "Red"),
    (FormList(of: Field("entry", Choice(listed, style: .list))), "Red"),
    (FormList(of: [[Field("inner", Choice(listed, style: .list))]]), ""),
    (Display(of: "other"), ""), (Note(), ""),
  ]

  static let keys: [Key] = {
    let bound = KeyMap.Place.allCases.flatMap { KeyMap[$0].entries.flatMap(\.keys) }
    let typed = "ar1/ é\u{301}y".map { Key.character($0) }
    let others = [Key(.insert), Key(.function(63)), .alt("q"), .control("q"), Key(.tab, .alt)]
    var seen: Set<Key> = []
    return (bound + typed + others).filter { seen.insert($0).inserted }
  }()

  private func session(_ type: any FieldType, _ value: String, _ state: State) -> FormSession {
    var options = FieldOptions()
    options.check = state == .checking ? OutsideCheck(run: ["x"], timeout: 1) : nil
    options.suggestions = ["some texts"]
    let isEmpty = state == .empty || state == .readOnlyEmpty
    var field = Field("it", type, initial: isEmpty ? "" : .text(value), options: options)
    field.readOnly = state == .readOnly || state == .readOnlyEmpty ? .always : .never
    field.when = state == .hiddenMeanwhile ? .field("other", .empty) : .always
    var session = FormSession(Form("Keys", rows: [[field], [Field("other")]]))
    session.runsChecks = state != .neverListed
    if let answer = answer(in: state) {
      session.optionRequests.forEach { session.answer($0, answer) }
    }
    session.moveFocus(to: .field(0))
    if state == .hiddenMeanwhile { session.set("there", for: "other") }
    if state == .checking { session.moveFocus(to: .field(1)) }
    if state == .checking { session.moveFocus(to: .field(0)) }
    return session
  }

  private func answer(in state: State) -> OptionList? {
    switch state {
    case .listedNone: .options([])
    case .listedSome: .options(["Red", "Green"])
    case .listFailed: .failed("it is gone")
    default: nil
    }
  }

  @Test(arguments: [State.empty, .full, .listedNone, .listFailed, .neverListed])
  func `a letter on a choice opens what it has, or does nothing`(state: State) {
    for (type, value) in Self.editors where type.choiceOptions != nil {
      var session = session(type, value, state)
      session.handle(.character("r"))
      let isPending = session.fields[0].type.choiceOptions?.isPending ?? false
      #expect(session.opened == nil || !isPending, "\(type)")
      session.handle(Key(.enter))
      #expect(session.opened == nil || !isPending, "\(type)")
    }
  }

  @Test func `Enter asks again for options that nobody listed, and stays`() {
    var session = session(Choice(Self.listed, style: .list), "", .listFailed)
    #expect(session.optionRequests.isEmpty)
    session.handle(Key(.enter))
    #expect(session.optionRequests.count == 1)
    #expect(session.focus == .field(0))
  }

  @Test(arguments: State.allCases)
  func `no key traps, hangs or leaves the focus nowhere`(state: State) {
    for (type, value) in Self.editors {
      let start = session(type, value, state)
      for first in Self.keys {
        var once = start
        once.handle(first)
        #expect(once.focus != nil, "\(type) \(first)")
        guard once.keyPlace != start.keyPlace else { continue }
        for second in Self.keys {
          var twice = once
          twice.handle(second)
          twice.handle(.paste("x\ry"))
          #expect(twice.focus != nil, "\(type) \(first) \(second)")
        }
      }
    }
  }

  @Test(arguments: [State.readOnly, .readOnlyEmpty])
  func `no key changes what may only be read`(state: State) {
    for (type, value) in Self.editors where type.derivedData == nil {
      let start = session(type, value, state)
      for key in Self.keys {
        var session = start
        for key in [key, .character("r"), Key(.enter)] { session.handle(key) }
        #expect(session.fields[0].data == start.fields[0].data, "\(type) \(key)")
      }
    }
  }

  @Test func `one key never leaves a changed form`() {
    for (type, value) in Self.editors {
      var changed = session(type, value, .full)
      changed.set("changed", for: "other")
      for key in Self.keys {
        var session = changed
        session.handle(key)
        #expect(session.outcome != .cancelled, "\(type) \(key)")
      }
    }
  }
}
