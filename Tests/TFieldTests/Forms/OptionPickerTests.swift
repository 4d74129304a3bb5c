import TestSupport
import Testing

@testable import TField

@Suite struct OptionPickerTests {
  static let colours: [ChoiceOption] = [
    "Red", "Green", ChoiceOption("b", label: "Blue"), "Dark Green",
  ]

  static func session(_ type: some FieldType = .choice(colours, style: .list), initial: String = "")
    -> FormSession
  {
    FormSession(Form("Pick", rows: [[Field("pick", type, initial: initial)], [Field("next")]]))
  }

  private func picker(_ session: FormSession) -> OptionPicker? {
    if case .options(let picker) = session.opened { picker } else { nil }
  }

  @Test(arguments: [Key(.function(4)), Key(.down, .alt), .character(" ")])
  func `a key opens the list at what is chosen`(key: Key) {
    var session = Self.session(initial: "Blue")
    session.handle(key)
    #expect(picker(session)?.highlighted?.value == "b")
  }

  @Test func `a letter opens the list and filters it`() {
    var session = Self.session()
    session.type("gr")
    #expect(picker(session)?.matches == [1, 3])
    #expect(picker(session)?.highlighted?.value == "Green")
    session.handle(Key(.down))
    session.type("\n")
    #expect(session["pick"]?.data == "Dark Green" && session.opened == nil)
    #expect(session["pick"]?.verdict == .valid)
  }

  @Test func `what begins with the letters comes before what holds them`() {
    var session = Self.session(.choice(["a red", "red"], style: .list))
    session.type("re")
    #expect(picker(session)?.highlighted?.value == "red")
  }

  @Test func `a space in a filter is a space, after a move it marks`() {
    let names: [ChoiceOption] = ["New York", "Newark", "York"]
    var session = Self.session(.choices(names, style: .list))
    session.type("new ")
    #expect(picker(session)?.filter == "new " && picker(session)?.chosen.isEmpty == true)
    session.type("\n")
    #expect(picker(session)?.chosen == ["New York"] && picker(session)?.filter == "")
    session.handle(Key(.down))
    session.type(" ")
    session.type("\n")
    #expect(session["pick"]?.typed == .entries(["New York", "Newark"]) && session.opened == nil)
  }

  @Test func `whoever goes on from a list means what was typed there as well`() {
    let options = ChoiceOptions(["seats", "a quiet corner"], takesOther: true)
    var session = Self.session(Choices(options, min: 0, max: nil, style: .list))
    session.type(" seats\nchairs\t")
    #expect(session["pick"]?.typed == .entries(["seats", "chairs"]) && session.opened == nil)
    session.moveFocus(to: .field(0))
    session.type("a qu\t")
    session.moveFocus(to: .field(0))
    session.type("sea\t")
    #expect(session["pick"]?.typed == .entries(["seats", "a quiet corner", "chairs"]))
  }

  @Test func `a list that takes no more stays open with what was typed`() {
    var session = Self.session(.choices(["red", "green", "blue"], max: 1, style: .list))
    session.type(" red\ngre\t")
    #expect(picker(session)?.refusal == .say("list.chooseAtMost", ["count": 1]))
    #expect(picker(session)?.filter == "gre")
    session.handle(Key(.escape))
    #expect(session.opened == nil)
  }

  @Test func `a filter that nothing matches takes nothing`() {
    var session = Self.session(initial: "Red")
    session.type("xyz\n")
    #expect(session["pick"]?.data == "Red" && session.opened == nil)
  }

  @Test func `Backspace widens the filter again`() {
    var session = Self.session()
    session.type("gx\u{8}")
    #expect(picker(session)?.matches == [1, 3])
    session.handle(.control("u"))
    #expect(picker(session)?.matches == [0, 1, 2, 3])
  }

  @Test func `Escape changes nothing, Tab takes and goes on`() {
    var session = Self.session(initial: "Red")
    session.type("g")
    session.handle(Key(.escape))
    #expect(session["pick"]?.data == "Red" && session.opened == nil)
    session.type("g\t")
    #expect(session["pick"]?.data == "Green" && session.focusedID == "next")
  }

  @Test func `a choice can be undone and cleared`() {
    var session = Self.session(initial: "Red")
    session.type("g\n")
    session.handle(.control("_"))
    #expect(session["pick"]?.data == "Red")
    session.handle(Key(.backspace))
    #expect(session["pick"]?.data == "")
  }

  @Test func `several are taken by Space and returned in the order of the options`() {
    var session = Self.session(.choices(Self.colours, style: .list))
    session.handle(Key(.function(4)))
    session.handle(Key(.end))
    session.type(" ")
    session.handle(Key(.home))
    session.type(" \n")
    #expect(session["pick"]?.typed == .entries(["Red", "Dark Green"]))
    #expect(session["pick"]?.text == "Red, Dark Green")
  }

  @Test func `options in the open are walked by arrows, chosen by Space, left at the edge`() {
    var session = Self.session(Choice(["one", "two"], style: .open))
    session.handle(Key(.down))
    #expect(session["pick"]?.data == "")
    session.type(" ")
    session.handle(Key(.down))
    #expect(session["pick"]?.data == "two" && session.focusedID == "next")
  }

  @Test(arguments: [
    ("h", 1), ("hh", 2), ("th", 0), ("ha", 1), ("ho", 2), ("hot", 2), ("hox", 2), ("x", 0),
  ])
  func `letters in a row go to the option that begins with all of them`(keys: String, place: Int) {
    var session = Self.session(Choice(["The Mill", "Harbour", "Hotel"], style: .open))
    session.type(keys)
    #expect(session["pick"]?.optionCursor == place && session["pick"]?.data == "")
  }

  @Test func `Enter takes the option of an empty choice that one has gone to`() {
    let type = Choice(["one", "two"], style: .open)
    var session = Self.session(type)
    session.type("\n")
    #expect(session["pick"]?.data == "" && session.focusedID == "next")
    session.handle(.previousStop)
    session.handle(Key(.right))
    session.type("\n")
    #expect(session["pick"]?.data == "two" && session.focusedID == "next")
    session.handle(.previousStop)
    session.handle(Key(.left))
    session.type("\n")
    #expect(session["pick"]?.data == "two" && session.focusedID == "next")
    session = Self.session(type)
    session.type("tw\t")
    #expect(session["pick"]?.data == "" && session.focusedID == "next")
  }

  @Test func `up to six options stand in the open, more in a list`() {
    let options = (1...7).map { ChoiceOption("\($0)") }
    #expect(Choice(Array(options.prefix(6))).editor == .radio)
    #expect(Choice(options).editor == .choice)
    #expect(Choices(Array(options.prefix(6))).editor == .checks)
    #expect(Choices(options).editor == .choices)
  }

  @Test func `a filter knows letters without their accents, and shows what it found`() {
    var session = Self.session(.choice(["Zürich", "Zug", "Gruyères"], style: .list))
    session.type("zur")
    #expect(picker(session)?.highlighted?.value == "Zürich")
    #expect(picker(session)?.foundPart(of: "Zürich") == 0..<3)
    #expect(picker(session)?.foundPart(of: "Zug") == nil)
  }

  @Test func `a list takes no more than are allowed, and says so`() {
    var session = Self.session(.choices(Self.colours, max: 1, style: .list))
    session.handle(Key(.function(4)))
    session.type(" ")
    session.handle(Key(.down))
    session.type(" ")
    #expect(picker(session)?.chosen == ["Red"] && picker(session)?.refusal != nil)
  }

  @Test func `a prefilled value that is no option is shown as wrong`() {
    #expect(Self.session(initial: "Pink")["pick"]?.validity.error?.code == .notInList)
  }

  @Test func `too few and too many are told apart`() {
    let type = Choices(Self.colours, min: 2, max: 2)
    #expect(type.result("Red")?.code == .tooFew)
    #expect(type.result(Entries.data(of: ["Red", "Green", "b"]))?.code == .tooMany)
    #expect(type.result(Entries.data(of: ["Red", "b"])) == nil)
    #expect(type.result(Entries.data(of: ["Red", "x"]))?.code == .notInList)
  }

  @Test func `suggestions open on demand and can be left alone`() {
    var options = FieldOptions()
    options.suggestions = ["Berlin", "Bern"]
    var session = FormSession(Form("S", rows: [[Field("city", .city, options: options)]]))
    session.type("x")
    session.handle(Key(.function(4)))
    session.type("bern\n")
    #expect(session["city"]?.text == "Bern")
  }

  @Test(arguments: [
    ("nor", "nor", ["North Carolina", "North Dakota", "Northern Mariana Islands"]),
    ("xyz", "", nil), ("Ohio", "", nil),
  ])
  func `a list that opens beside a text begins with what it can become`(
    typed: String, filter: String, labels: [String]?
  ) {
    var session = FormSession(Form("S", rows: [[Field("state", .state)]]), typing: typed)
    session.handle(Key(.function(4)))
    let matches = picker(session).map { picker in picker.matches.map { picker.options.all[$0] } }
    #expect(picker(session)?.filter == filter)
    #expect(labels == nil || matches?.map(\.label) == labels)
    #expect(labels != nil || matches?.count == StateNames.options.count)
    session.handle(.control("u"))
    #expect(picker(session)?.matches.count == StateNames.options.count)
  }

  @Test func `twenty thousand options are filtered`() {
    let options = (0..<20_000).map { ChoiceOption("option \($0)") }
    var session = Self.session(.choice(options))
    session.type("19999\n")
    #expect(session["pick"]?.data == "option 19999")
  }
}
