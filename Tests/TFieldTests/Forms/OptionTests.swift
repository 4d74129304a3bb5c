import TestSupport
import Testing

@testable import TField

@Suite struct OptionTests {
  private static func form() -> Form {
    let us = Condition.field("place", .equals, .value(.text("us")))
    let sizes = ChoiceOptions([
      "small", ChoiceOption("huge", label: "Huge", description: "8 cores", when: us),
    ])
    let program = OptionProgram(run: ["list"], with: ["place"])
    var label = FieldOptions()
    label.answersWithLabel = true
    return Form(
      "",
      rows: [
        [Field("place", .choice(["eu", "us"]))],
        [Field("size", Choice(sizes, style: .list), options: label)],
        [Field("who", Choice(ChoiceOptions(["Ann"], takesOther: true), style: .list))],
        [
          Field(
            "branch",
            Choice(ChoiceOptions([], program: program, isPending: true), style: .list))
        ],
      ])
  }

  /// Eight times as many answers among eight times as many options may take twenty times as long, not
  /// sixty-four times.
  @Test(arguments: [false, true])
  func `many answers among many options take time as there are many`(areOwn: Bool) {
    let times = [500, 4000].map { count in
      let all = (0..<count).map { ChoiceOption("v\($0)", label: "Label \($0)") }
      let options = ChoiceOptions(all, takesOther: true)
      let choices = Choices(options, min: 0, max: nil)
      let choice = Choice(options, style: .list)
      let texts = (0..<count).map { areOwn ? "own \($0)" : "label \(count - 1 - $0)" }
      return ContinuousClock().measure {
        let taken = choices.taken(Value(texts))
        #expect(choices.faults(in: taken) == [] && taken.entries.count == count)
        #expect(areOwn || taken.entries.first == "v0")
        for text in texts { #expect(choice.judge(choice.parse(text).data ?? "").isWhole) }
      }
    }
    #expect(times[1] < times[0] * 24 + .seconds(1), "\(times)")
  }

  @Test func `an option is there while its condition holds`() {
    var session = FormSession(Self.form(), answers: ["place": "us", "size": "huge"])
    #expect(session["size"]?.verdict.isValid == true && session["size"]?.answerText == "Huge")
    session.set("eu", for: "place")
    #expect(session["size"]?.verdict.error?.code == .notInList)
    #expect(session["size"]?.data == "huge")
    #expect(session.fields[1].type.choiceOptions?.all.count == 1)
    session.set("us", for: "place")
    #expect(session["size"]?.verdict.isValid == true)
  }

  @Test func `what a program lists stands in the open if the form says so`() throws {
    let options = ChoiceOptions([], program: OptionProgram(run: ["list"]), isPending: true)
    #expect(Choice(options, style: .auto).editor == .choice)
    #expect(Choices(options, min: 0, max: nil, style: .auto).editor == .choices)
    var session = FormSession(
      Form(
        "",
        rows: [
          [Field("one", Choice(options, style: .open))],
          [Field("some", Choices(options, min: 0, max: nil, style: .open))],
        ]))
    session.runsChecks = true
    for request in session.optionRequests { session.answer(request, .options(["a", "b", "c"])) }
    session.handle(.edit(.undo))
    #expect(session.notice == .say("form.nothingToUndo"))
    session.handle(Key(.right))
    session.type(" ")
    #expect(session.notice == nil)
    session.type("\t ")
    session.handle(Key(.right))
    session.type(" ")
    #expect(session["one"]?.data == "b" && session["some"]?.typed == .entries(["a", "b"]))
  }

  private static let odd = [
    "a\tb", "a\u{1B}b", "e\u{301}", " x ", "a\r\nb", "\u{202E}",
    String(repeating: "x", count: 9000),
  ]

  @Test(arguments: odd)
  func `an option is taken as it is written`(value: String) throws {
    for (style, isOpen) in [(ChoiceStyle.open, true), (.list, false)] {
      let fields = [
        Field("one", Choice(["z", ChoiceOption(value)], style: style)),
        Field("some", Choices(["z", ChoiceOption(value)], style: style)),
      ]
      var session = FormSession(Form("", rows: [fields]))
      for field in fields {
        if !isOpen { session.handle(Key(.enter)) }
        session.handle(Key(isOpen ? .right : .down))
        session.type(" ")
        // A mark among several leaves the list open.
        if !isOpen && field.id == "some" { session.handle(Key(.escape)) }
        session.handle(Key(.tab))
      }
      let given = FormSession(Form("", rows: [fields]), answers: ["one": value, "some": value])
      for session in [session, given] {
        #expect(session.fields.allSatisfy { $0.verdict.isValid && !$0.isEmpty })
        let texts = session.fields.flatMap(\.data.asEntries).map(\.text)
        #expect(texts.map { Array($0.utf8) } == [Array(value.utf8), Array(value.utf8)])
      }
      var evaluator = RecordEvaluator(Form("", rows: [fields]), today: .unknown)
      evaluator.begin()
      evaluator.take(.text(value), for: 0)
      evaluator.judge()
      #expect(evaluator.failures(of: 0).isEmpty)
    }
  }

  @Test func `lines of options are parted by line feeds alone`() {
    let text = "a\rb\u{B}\u{C}\u{85}\u{2028}\tA\r\n\nb\n\n"
    let options = ChoiceOption.lines(of: text)
    #expect(options.map(\.label) == ["A", "b"])
    #expect(options.first?.value == "a\rb\u{B}\u{C}\u{85}\u{2028}")
  }

  @Test func `a filter takes as long as its options are, and no longer`() {
    let long = String(repeating: "a", count: 60_000)
    let options = (0..<100).map { ChoiceOption(long + "\($0)") }
    var session = FormSession(Form("", rows: [[Field("c", Choice(options, style: .list))]]))
    session.handle(Key(.enter))
    session.handle(.paste(String(repeating: "a", count: 4000) + "99"))
    guard case .options(let picker) = session.opened else {
      Issue.record("no list is open")
      return
    }
    #expect(picker.matches == [99])
  }

  @Test func `a part is found where it is`() {
    var random = SeededRandom()
    for _ in 0..<2000 {
      let text = Array(random.text(of: "ab", upTo: 12))
      let part = Array(random.text(of: "ab", upTo: 5))
      let isThere = text.indices.contains { text[$0...].starts(with: part) } || part.isEmpty
      #expect(text.holds(part) == isThere, "\(text) \(part), seed \(random.seed)")
    }
  }

  @Test func `records see the options of their own answers`() {
    var evaluator = RecordEvaluator(Self.form(), today: .unknown)
    for (place, isValid) in [("us", true), ("eu", false)] {
      evaluator.begin()
      evaluator.take(.text(place), for: 0)
      evaluator.take("huge", for: 1)
      evaluator.judge()
      #expect(evaluator.failures(of: 1).isEmpty == isValid)
    }
  }

  @Test func `a text of one's own is taken from the list`() {
    var session = FormSession(Self.form())
    session.moveFocus(to: .field(2))
    session.type("Zoe\n")
    #expect(session["who"]?.data == "Zoe" && session["who"]?.verdict.isValid == true)
    session.type("xy\u{8}\u{8}\u{8}zzz\u{8}\u{8}\u{8}")
    session.handle(Key(.escape))
    session.type("ann\n")
    #expect(session["who"]?.data == "Ann")
  }

  @Test func `a program lists options, and again when an answer changes`() throws {
    var session = FormSession(Self.form(), answers: ["branch": "main"])
    #expect(session.optionRequests.isEmpty)
    session.runsChecks = true
    let first = try #require(session.optionRequests.first)
    #expect(first.answers == ["place": ""] && session["branch"]?.isChecking == true)
    session.set("eu", for: "place")
    let second = try #require(session.optionRequests.first)
    session.answer(first, .options(["stale"]))
    #expect(session.optionRequests == [second] && second.answers == ["place": "eu"])
    session.answer(second, .options(["dev"]))
    #expect(session.optionRequests.isEmpty)
    #expect(session["branch"]?.verdict.error?.code == .notInList)
    session.set("us", for: "place")
    let third = try #require(session.optionRequests.first)
    session.answer(third, .failed("broken"))
    #expect(session["branch"]?.warning?.wording == "broken")
  }

  @Test func `an answer waits for its options, and is asked about again where they failed`() throws
  {
    var session = FormSession(Self.form(), answers: ["branch": "main"])
    session.runsChecks = true
    session.handle(.control("s"))
    #expect(session.outcome == .editing && session.notice == .say("form.waitingForChecks"))
    session.answer(try #require(session.optionRequests.first), .failed("broken"))
    #expect(session.outcome == .editing)
    #expect(session["branch"]?.validity.error?.code == .checkUnavailable)
    #expect(session["branch"]?.validity.error?.wording == "broken")
    session.set("dev", for: "branch")
    session.answer(try #require(session.optionRequests.first), .failed("broken"))
    #expect(session["branch"]?.verdict.error?.code == .checkUnavailable)
    session.handle(.control("s"))
    session.answer(try #require(session.optionRequests.first), .options(["dev"]))
    #expect(session.outcome == .submitted("submit"))
  }

  @Test func `who tries an action in vain sees why, and the program isn't asked once more`() throws
  {
    let program = OptionProgram(run: ["list"])
    let choice = Choice(ChoiceOptions([], program: program, isPending: true), style: .list)
    var session = FormSession(Form("", rows: [[Field("branch", choice)]]), answers: ["branch": "a"])
    session.runsChecks = true
    session.handle(.control("s"))
    session.answer(try #require(session.optionRequests.first), .failed("broken"))
    #expect(session["branch"]?.validity.error?.wording == "broken")
    #expect(session.optionRequests.isEmpty)
  }

  @Test func `a text of one's own is as long as other texts at most`() {
    let options = ChoiceOptions(["Ann"], takesOther: true)
    for (length, code) in [(4096, nil), (4097, ErrorCode.tooLong)] {
      let text = String(repeating: "x", count: length)
      #expect(Choice(options, style: .auto).result(text)?.code == code)
      let choices = Choices(options, min: 0, max: nil)
      #expect(choices.faults(in: ["Ann", text]).first?.code == code)
    }
  }

  @Test func `no answer needs no options`() throws {
    var session = FormSession(Self.form())
    session.runsChecks = true
    session.answer(try #require(session.optionRequests.first), .failed("broken"))
    session.handle(.control("s"))
    #expect(session.outcome == .submitted("submit"))
  }

  @Test(
    arguments: [
      (.options(["dev"]), []), (.options(["main"]), [.notInList]), (.options([]), [.notInList]),
      (.failed("broken"), [.checkUnavailable]),
    ] as [(OptionList, [ErrorCode])])
  func `records are judged by the options that programs list beside their answers`(
    list: OptionList, expected: [ErrorCode]
  ) throws {
    for form in [Self.form(), Self.circular()] {
      var evaluator = RecordEvaluator(form, today: .unknown)
      evaluator.answers.outsideAnswers = [:]
      let index = try #require(form.index(of: "branch"))
      evaluator.judge(["place": "us", "branch": "dev"])
      let request = try #require(evaluator.answers.outsideRequests.first)
      guard case .options(let options) = request else {
        Issue.record("no options are asked for")
        return
      }
      #expect(options.answers == ["place": "us"] && evaluator.answers.outsideRequests.count == 1)
      evaluator.answers.outsideAnswers = [request: .options(list)]
      evaluator.judge(["place": "us", "branch": "dev"])
      #expect(evaluator.failures(of: index).map(\.code) == expected)
      #expect(evaluator.answers.outsideRequests.isEmpty)
    }
  }

  /// The same amid fields that wait for each other.
  private static func circular() -> Form {
    let form = form()
    var (place, branch) = (form.fields[0], form.fields[3])
    place.required = .field("branch", .valid)
    branch.required = .field("place", .valid)
    return Form("", rows: [[place], [branch]])
  }

  static let colours: [ChoiceOption] = [
    "Red", "Green", ChoiceOption("b", label: "Blue"), "Dark Green",
  ]

  static func session(_ type: some FieldType = Choice(colours, style: .list), initial: Value = "")
    -> FormSession
  {
    FormSession(Form("Pick", rows: [[Field("pick", type, initial: initial)], [Field("next")]]))
  }

  private func picker(_ session: FormSession) -> OptionPicker? {
    if case .options(let picker) = session.opened { picker } else { nil }
  }

  @Test func `up to six options stand in the open, more in a list`() {
    let options = (1...7).map { ChoiceOption("\($0)") }
    #expect(Choice(Array(options.prefix(6))).editor == .radio)
    #expect(Choice(options).editor == .choice)
    #expect(Choices(Array(options.prefix(6))).editor == .checks)
    #expect(Choices(options).editor == .choices)
  }

  @Test func `a filter knows letters without their accents, and shows what it found`() {
    var session = Self.session(Choice(["Zürich", "Zug", "Gruyères"], style: .list))
    session.type("zur")
    #expect(picker(session)?.highlighted?.value == "Zürich")
    #expect(picker(session)?.foundPart(of: "Zürich") == 0..<3)
    #expect(picker(session)?.foundPart(of: "Zug") == nil)
  }

  @Test func `too few and too many are told apart`() {
    let type = Choices(Self.colours, min: 2, max: 2)
    #expect(type.faults(in: ["Red"]).first?.code == .tooFew)
    #expect(type.faults(in: ["Red", "Green", "b"]).first?.code == .tooMany)
    #expect(type.faults(in: ["Red", "b"]) == [])
    #expect(type.faults(in: ["Red", "x"]).first?.code == .notInList)
  }
}
