import TestSupport
import Testing

@testable import TField

@Suite struct EntrySheetTests {
  static func session(
    min: Int = 0, max: Int? = nil, rules: [Rule] = [], initial: String = ""
  ) -> FormSession {
    let list = FormList(of: Field("entry", .integer), min: min, max: max)
    return FormSession(
      Form("List", rows: [[Field("numbers", list, initial: initial, rules: rules)]]))
  }

  private func sheet(_ session: FormSession) -> EntrySheet? {
    if case .entries(let sheet) = session.opened { sheet } else { nil }
  }

  private func entries(_ session: FormSession) -> [String]? {
    sheet(session)?.session.fields.map(\.text)
  }

  private static let twoThree = Entries.data(of: ["2", "3"])

  @Test(arguments: ["5", "x"])
  func `what was given for a result in an entry is worked out again for a person`(given: String) {
    var entry = EntryData()
    entry.add("a", .data("2"))
    entry.add("t", .data(given))
    let rows = [[Field("a", .integer()), Field("t", .integer(), compute: "a * 2")]]
    let form = Form("F", rows: [[Field("l", FormList(of: rows))]])
    let session = FormSession(form, answers: ["l": Entries.data(of: [entry.text])])
    #expect(session.fields[0].failures.isEmpty)
    #expect(session.fields[0].entryTexts == ["2, 4"])
  }

  @Test func `a sheet opens with an entry a field, captioned by number`() {
    var session = Self.session(initial: Self.twoThree)
    session.type(" ")
    #expect(entries(session) == ["2", "3"])
    #expect(sheet(session)?.session.fields.map { $0.field.label.text() } == ["1", "2"])
  }

  @Test func `the entries of a secret list are secrets on its sheet too`() {
    var options = FieldOptions()
    options.isSecret = true
    let list = Field("codes", FormList(of: Field("code", .phrase)), options: options)
    var session = FormSession(Form("Secret", rows: [[list]]), typing: " abc")
    session.handle(.alt("a"))
    session.type("def")
    #expect(entries(session) == ["abc", "def"])
    #expect(sheet(session)?.session.fields.allSatisfy { $0.field.isSecret } == true)
    session.handle(.control("s"))
    #expect(session["codes"]?.typed == .entries(["abc", "def"]))
  }

  @Test func `entries are typed, added and returned`() {
    var session = Self.session()
    session.type(" 5")
    session.handle(.alt("a"))
    session.type("6")
    session.handle(.control("s"))
    #expect(session["numbers"]?.typed == .entries(["5", "6"]) && session.opened == nil)
    #expect(session["numbers"]?.text == "5, 6")
  }

  @Test func `entries are removed and moved`() {
    var session = Self.session(initial: Entries.data(of: ["1", "2", "3"]))
    session.type(" ")
    session.handle(Key(.down, .control))
    #expect(entries(session) == ["2", "1", "3"])
    session.handle(.alt("x"))
    #expect(entries(session) == ["2", "3"])
    session.handle(Key(.up, .control))
    #expect(entries(session) == ["3", "2"])
  }

  @Test func `Enter adds the next entry, and in an empty one the list is done`() {
    var session = Self.session(initial: Self.twoThree)
    session.type(" \n7\n8\n")
    #expect(entries(session) == ["2", "7", "8", "", "3"])
    session.type("\n")
    #expect(session.opened == nil)
    #expect(session["numbers"]?.typed == .entries(["2", "7", "8", "3"]))
  }

  @Test func `where no entry can be added, Enter goes on`() {
    var session = Self.session(max: 2, initial: Self.twoThree)
    session.type(" \n")
    #expect(sheet(session)?.session.focus == .field(1))
    session.type("\n")
    #expect(sheet(session)?.session.focus == .action(1))
    session.type("\n")
    #expect(session.opened == nil)
  }

  @Test func `what is typed or pasted on the button that adds begins an entry`() {
    var session = Self.session(initial: "2")
    session.type(" \t56")
    #expect(entries(session) == ["2", "56"])
    session.type("\t")
    session.handle(.paste("7"))
    #expect(entries(session) == ["2", "56", "7"])
  }

  @Test func `an entry is doubled, up to the most there may be`() {
    var session = Self.session(max: 3, initial: Self.twoThree)
    session.type(" ")
    session.handle(.control("d"))
    #expect(entries(session) == ["2", "2", "3"])
    session.handle(.control("d"))
    #expect(entries(session) == ["2", "2", "3"])
    #expect(sheet(session)?.session.notice == .say("list.entriesAtMost", counting: 3))
  }

  @Test func `the entries of a table are moved and doubled, too`() {
    let list = FormList(of: [[Field("a")]], max: 3)
    let data = { (texts: [String]) -> String in
      Entries.data(
        of: texts.map { text in
          var entry = EntryData()
          entry.add("a", .data(text))
          return entry.text
        })
    }
    var session = FormSession(Form("T", rows: [[Field("list", list, initial: data(["x", "y"]))]]))
    #expect(session.keyPlace == .table)
    session.handle(Key(.down, .control))
    #expect(session["list"]?.data == data(["y", "x"]) && session["list"]?.entryCursor == 1)
    session.handle(.control("d"))
    #expect(session["list"]?.data == data(["y", "x", "x"]) && session["list"]?.entryCursor == 2)
    session.handle(.control("d"))
    #expect(
      session["list"]?.entryCount == 3 && session.notice == .say("list.entriesAtMost", counting: 3))
    session.handle(Key(.up, .control))
    session.handle(Key(.up, .control))
    session.handle(Key(.up, .control))
    #expect(session["list"]?.entryCursor == 0)
    session.handle(.control("_"))
    #expect(session["list"]?.data == data(["y", "x", "x"]))
  }

  @Test(
    arguments: [
      FormList(of: Field("e"), min: 2), Choices(["a", "b"], min: 2),
      FormList(of: [[Field("e")]], min: 2),
    ] as [any FieldType])
  func `a list that must have entries isn't good without any`(type: any FieldType) {
    for near in [false, true] {
      var field = Field("list", type)
      if near { field.readOnly = .field("other", .filled) }
      let form = Form("T", rows: [[field], [Field("other")]])
      var session = FormSession(form)
      session.handle(.control("s"))
      #expect(session.outcome == .editing)
      #expect(session["list"]?.validity.error?.code == .tooFew)
      var evaluator = RecordEvaluator(form, today: .unknown)
      evaluator.judge([:])
      #expect(evaluator.failures(of: 0).map(\.code) == [.tooFew])
      field.options.emptyAnswer = .unanswered
      session = FormSession(Form("T", rows: [[field], [Field("other")]]))
      session.handle(.control("s"))
      #expect(session.outcome == .submitted("submit"))
    }
  }

  @Test func `the last entry is only emptied`() {
    var session = Self.session(initial: "7")
    session.type(" ")
    session.handle(.alt("x"))
    #expect(entries(session) == [""])
    session.handle(.control("s"))
    #expect(session["numbers"]?.data == "")
  }

  @Test(arguments: [
    ("", nil, ["7", "8", "9"], 2, nil), ("1", nil, ["17", "8", "9"], 2, nil),
    (Entries.data(of: ["1", "2"]), nil, ["17", "8", "9"], 2, nil),
    ("1", 2, ["17", "8"], 1, Wording.say(true ? "form.partsKept" : "form.partsLeft", counting: 1)),
  ])
  func `lines pasted fill entries, and bring those that are missing`(
    initial: String, most: Int?, expected: [String], focus: Int, notice: Wording?
  ) {
    var session = Self.session(max: most, initial: initial)
    session.type(" ")
    session.handle(.paste("7\n8\r\n\n9\n"))
    #expect(sheet(session)?.session.question?.subject == .fill(["7", "8", "9"]))
    session.type("\t\n")
    #expect(entries(session) == expected)
    #expect(sheet(session)?.session.focus == .field(focus))
    #expect(sheet(session)?.session.notice == notice)
  }

  @Test func `a list isn't judged before an entry changes, unless it was already`() {
    var required = FormSession(
      Form("List", rows: [[Field("numbers", .list(of: Field("entry")), required: true)]]))
    required.type(" ")
    #expect(sheet(required)?.failure == nil)
    required.handle(Key(.escape))
    required.handle(.control("s"))
    required.type(" ")
    #expect(sheet(required)?.failure?.code == .required)
  }

  @Test func `many long entries are kept whole`() {
    let entries = (0..<40).map { _ in String(repeating: "x", count: 300) }
    let list = FormList(of: Field("entry"))
    var session = FormSession(
      Form("List", rows: [[Field("list", list, initial: Entries.data(of: entries))]]))
    session.type(" ")
    session.handle(.alt("a"))
    session.type("last")
    session.handle(.control("s"))
    #expect(session["list"]?.typed == .entries([entries[0], "last"] + entries.dropFirst()))
  }

  @Test func `Escape closes an unchanged list, and asks about a changed one`() {
    var session = Self.session(initial: Self.twoThree)
    session.type(" ")
    session.handle(Key(.escape))
    #expect(session.opened == nil)
    session.type(" 9")
    session.handle(Key(.escape))
    #expect(sheet(session)?.session.question?.subject == .leaveEntries)
    session.type("\n")
    #expect(entries(session) == ["29", "3"])
    session.handle(Key(.escape))
    session.type("\t\n")
    #expect(session["numbers"]?.typed == .entries(["29", "3"]) && session.opened == nil)
  }

  @Test func `undo brings discarded entries back`() {
    var session = Self.session(initial: Self.twoThree)
    session.type(" 9")
    session.handle(Key(.escape))
    session.type("\t\t\n")
    #expect(session["numbers"]?.data == Self.twoThree && session.opened == nil)
    session.handle(.control("_"))
    #expect(session["numbers"]?.typed == .entries(["29", "3"]))
    session.handle(.control("_"))
    #expect(session["numbers"]?.data == Self.twoThree)
  }

  @Test func `lines that aren't pasted after all leave no blank entries`() {
    for answer in [Question.Answer.drop, .join] {
      var session = Self.session(initial: "1")
      session.type(" ")
      session.handle(.paste("7\n8\n9"))
      session.workOnEntries { $0.answer(answer) }
      #expect(entries(session)?.count == 1)
    }
  }

  @Test func `Done waits until each entry is right`() {
    var session = Self.session()
    session.type(" -")
    session.handle(.control("s"))
    #expect(sheet(session) != nil)
    session.type("5")
    session.handle(.control("s"))
    #expect(session.opened == nil && session["numbers"]?.data == "-5")
  }

  @Test func `an entry without text is none, whatever its rules say`() {
    let entry = Field("entry", .phrase, rules: [Rule(.minLength, .count(2))])
    var session = FormSession(Form("List", rows: [[Field("words", .list(of: entry))]]))
    session.type(" one")
    session.handle(.alt("a"))
    session.handle(.control("s"))
    #expect(session["words"]?.text == "one" && session.opened == nil)
    session.type(" ")
    session.handle(.control("u"))
    session.handle(.control("s"))
    #expect(session["words"]?.data == "" && session.opened == nil)
  }

  @Test func `Done waits until the list's own rules hold, and says why`() {
    let rule = Rule(.unique, message: "Each number once")
    var session = Self.session(rules: [rule], initial: Self.twoThree)
    session.type(" \u{8}3")
    #expect(sheet(session)?.failure?.wording.text() == "Entry 2: Each number once")
    session.handle(.control("s"))
    #expect(sheet(session)?.session.focusedField == 0)
    session.type("4")
    session.handle(.control("s"))
    #expect(session["numbers"]?.typed == .entries(["34", "3"]))
  }

  @Test func `Done goes to the entry that stands there twice`() {
    var session = Self.session(rules: [Rule(.unique)], initial: "2\u{1F}3\u{1F}3")
    session.type(" ")
    session.handle(.control("s"))
    #expect(sheet(session)?.session.focusedField == 2)
    session.type("4")
    session.handle(.control("s"))
    #expect(session["numbers"]?.typed == .entries(["2", "3", "34"]))
  }

  @Test func `a full list takes no more entries`() {
    var session = Self.session(max: 2, initial: Self.twoThree)
    session.type(" ")
    session.handle(.alt("a"))
    #expect(entries(session) == ["2", "3"])
  }

  @Test func `too few entries and a wrong one are told apart`() {
    let list = FormList(of: Field("entry", .integer), min: 2)
    #expect(list.result("1")?.code == .tooFew)
    #expect(list.result(Entries.data(of: ["1", "-"]))?.code == .entry)
    #expect(list.result(Self.twoThree) == nil)
  }

  @Test func `entries are kept as their own type keeps them, blank ones not at all`() {
    let list = FormList(of: Field("entry", Name()))
    #expect(
      list.finish(Entries.data(of: ["Ada ", " ", "Grace"]))
        == Entries.data(of: ["Ada", "", "Grace"]))
  }

  @Test func `the sheet's own buttons add and close`() {
    var session = Self.session(initial: "1")
    session.type(" \t\n")
    #expect(entries(session) == ["1", ""])
    session.type("2\t\t\n")
    #expect(session["numbers"]?.typed == .entries(["1", "2"]))
  }
}
