import TestSupport
import Testing

@testable import TField

@Suite struct NameTests {
  @Test func `a word is raised when its space is typed, and the last when the name is left`() {
    var typing = Typing(Name(), "anne-marie")
    #expect(typing.text == "anne-marie")
    typing.type(" o'brien")
    #expect(typing.text == "Anne-Marie o'brien")
    #expect(typing.left().data == "Anne-Marie O'Brien")
    #expect(typing.left().session.answers.last?.text == "Anne-Marie O'Brien")
  }

  @Test func `a word that was changed back stays, however often the name is left`() {
    var typing = Typing(City(), "frankfurt main")
    typing.leave()
    #expect(typing.text == "Frankfurt Main")
    typing.enter()
    typing.type("\u{8}\u{8}\u{8}\u{8}main ")
    typing.leave()
    #expect(typing.text == "Frankfurt main")
  }

  @Test func `a capital of one's own lowers those that came by themselves, at once`() {
    var typing = Typing(Name(), "hans van der schuijt ")
    #expect(typing.text == "Hans van der Schuijt ")
    typing.type("B")
    #expect(typing.text == "hans van der schuijt B")
    typing.type("eek en zoon")
    #expect(typing.left().text == "hans van der schuijt Beek en zoon")
    typing.edit(.move(.start))
    typing.type("jan ")
    #expect(typing.left().text == "jan hans van der schuijt Beek en zoon")
  }

  @Test func `a small word alone gets its capital when the field is left`() {
    #expect(Typing(Name(), "ben ").text == "ben ")
    #expect(Typing(Name(), "ben").left().text == "Ben")
    #expect(Typing(Name(), "ben smith").left().text == "ben Smith")
  }

  @Test(arguments: ["Frankfurt am main", "an der Ach", "McDonald smith"])
  func `a paste with a capital gets no other, nor does what is typed to it`(text: String) {
    var typing = Typing(City(), pasting: text)
    typing.type(" west")
    #expect(typing.left().text == text + " west")
    typing.edit(.kill(.start))
    typing.type("ulm")
    #expect(typing.left().text == "Ulm")
  }

  @Test func `undo takes a capital back, and it stays away`() {
    var typing = Typing(Street(), "ufer ")
    typing.edit(.undo)
    #expect(typing.text == "ufer ")
    typing.type("kai")
    #expect(typing.left().text == "ufer Kai")
  }

  @Test(arguments: ["acme gmbh", "straße des 17. juni", "NEW YORK", "ꮃꭹ"])
  func `nothing is raised in what nobody typed here`(text: String) {
    var typing = Typing(Street(), initial: .text(text))
    #expect(typing.text == text)
    typing.type(" x")
    #expect(typing.left().text == text + " X")
    typing.set(text)
    typing.leave()
    #expect(typing.text == text)
    var evaluator = RecordEvaluator(
      Form("Street", rows: [[Field("it", .street)]]), today: Typing.today, keepingStates: true)
    evaluator.judge(["it": text])
    #expect(evaluator.state(of: 0)?.answerText == text)
  }

  @Test func `a word deleted at the start takes its space along`() {
    var typing = Typing(Name(), "john doe")
    typing.edit(.move(.start))
    typing.edit(.delete(.wordRight))
    #expect(typing.data == "doe")
    #expect(typing.caret == 0)
    typing.edit(.undo)
    #expect(typing.data == "John doe")
  }

  @Test(arguments: ["-", "'", "---", ". .", "\u{200D}", "\u{3164}", "\u{115F}", "\u{2800}", "·"])
  func `a name needs a letter`(filler: String) {
    for typing in [
      Typing(Name(), required: true), Typing(City(), required: true),
      Typing(State(), required: true),
    ] {
      var typing = typing
      typing.paste(filler)
      #expect(typing.verdict != nil)
    }
    var evaluator = RecordEvaluator(
      Form("Name", rows: [[Field("it", .name, required: .always)]]), today: Typing.today)
    evaluator.judge(["it": filler])
    #expect(evaluator.failures(of: 0).map(\.code) == [.required])
  }

  @Test(arguments: [
    ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("क्\u{200D}ष", "क्\u{200D}ष"),
    ("👩\u{200D}🚀", "👩\u{200D}🚀"), ("❤\u{FE0F}\u{200D}🔥", "❤\u{FE0F}\u{200D}🔥"),
    ("a\u{200D}b", "ab"), ("\u{200C}می \u{200D}", "می "), ("1\u{200D}2", "12"),
    ("e\u{200B}\u{301}", "é"), ("a\u{200D}\u{200C}", "a"),
  ])
  func `joiners stay where a script or an emoji needs them`(text: String, kept: String) {
    #expect(Typing(Phrase(), text).data.unicodeScalars.elementsEqual(kept.unicodeScalars))
    var typing = Typing(Phrase())
    for scalar in text.unicodeScalars { typing.type(String(scalar)) }
    #expect(typing.data.unicodeScalars.elementsEqual(kept.unicodeScalars))
    #expect(Typing(Phrase(), pasting: text).data == kept)
    #expect(Typing(Phrase(), initial: .text(text)).data == kept)
  }

  @Test(arguments: ["\u{3164}", "\u{200B}\u{200D}", "\u{2800}\u{2800}", "\u{FFA0}", "\u{AD}"])
  func `what nobody sees is no answer to anything`(filler: String) {
    var typing = Typing(Phrase(), required: true)
    typing.paste(filler)
    #expect(typing.verdict == .required)
  }
}

@Suite struct WordCapitalsTests {
  private func raised(
    _ text: String, sparing spared: String = "", by capitals: WordCapitals = WordCapitals()
  ) -> String {
    var words = RaisedWords()
    words.spare(spared)
    _ = words.note(text)
    return words.raise(text, by: capitals)
  }

  @Test(arguments: [
    ("van der berg", "van der Berg"), ("jean né le blanc", "Jean né le Blanc"), ("la", "La"),
    ("rue de la paix", "rue de la Paix"), ("do", "Do"),
    ("'t hart", "'t Hart"), ("‘t hart", "‘t Hart"), ("o'neil–smith", "O'Neil–Smith"),
    ("'s-gravenhage", "'s-Gravenhage"), ("ʻeleʻele", "ʻEleʻele"), ("d'artagnan", "D'Artagnan"),
    ("Mary smith", "Mary smith"), ("an der acH", "an der acH"),
  ])
  func `small words stay small beside others, and all beside a capital of one's own`(
    typed: String, text: String
  ) {
    #expect(raised(typed) == text)
  }

  @Test(arguments: [
    ("new york", "new york new", "new york New"), ("Am", "am", "am"),
    ("tor", "tor bei tor", "tor bei Tor"),
  ])
  func `a word that was there before stays as it is`(spared: String, typed: String, text: String) {
    #expect(raised(typed, sparing: spared) == text)
  }

  @Test(arguments: ["ß", "ß-weg", "ŉ", "ﬁn", "ǰ", "ΐ", "և", "ǆ", "i\u{307}", "x\u{301}\u{302}"])
  func `a capital never takes more room than its letter`(typed: String) {
    #expect(raised(typed).count == typed.count)
  }

  @Test func `a letter without a single capital stays`() {
    #expect(raised("ß-weg ßx ﬁn") == "ß-Weg ßx ﬁn")
    #expect(raised("ǆep") == "ǅep")
  }

  @Test(arguments: ["თბილისი", "ꭰꮃꭹ", "ᏼᏯ", "東京", "القاهرة"])
  func `scripts that are written in one case are left alone`(word: String) {
    #expect(raised(word) == word)
    let cased = Typing(CustomType.make { $0.letterCase = .lower }, word.uppercased())
    #expect(cased.data == word.uppercased())
  }

  @Test func `behind an apostrophe a city abroad is raised only after one letter`() {
    let capitals = WordCapitals(raisesAfterOneLetterOnly: true)
    #expect(
      raised("l'aquila xi'an n'djamena", by: capitals) == "L'Aquila Xi'an N'Djamena")
    #expect(raised("val-d'or", by: capitals) == "Val-D'Or")
  }
}

@Suite struct DataLengthTests {
  @Test func `the mask shows how much is missing`() {
    let typing = Typing(DataLength(5), "ab")
    #expect(typing.text == "ab")
    #expect(typing.field.type.template(for: "")?.pattern == "XXXXX")
    #expect(typing.field.type.template(for: "")?.remainder(after: 2) == "XXX")
    #expect(typing.field.type.hint("ab") == .say("length.charactersLeft", counting: 3))
    #expect(typing.field.type.hint("abcde") == nil)
  }

  @Test func `too short is said on leaving, not before`() {
    var typing = Typing(DataLength(5), "1234")
    #expect(typing.field.validity == .valid)
    typing.leave()
    #expect(
      typing.field.validity
        == .invalid(FieldError(.tooShort, .say("length.enterCharacters", counting: 5))))
    typing.enter()
    typing.type("5")
    #expect(typing.field.validity == .valid)
  }

  @Test func `typing ends where the mask does`() {
    let typing = Typing(DataLength(3), "abcd")
    #expect(typing.data == "abc")
    #expect(typing.field.entry.notice?.text() == "3 characters are all it has: d was not accepted")
  }

  @Test func `a paste that is too long stays in sight, and is never cut`() {
    var typing = Typing(DataLength(5), "ab")
    typing.paste("helloworld")
    #expect(typing.text == "abhelloworld" && typing.verdict == .tooLong)
    typing.edit(.undo)
    typing.paste("c d")
    #expect(typing.text == "abc d" && typing.verdict == .characters)
  }

  @Test(arguments: [(0, 1), (-7, 1), (1, 1), (12, 12), (.max, 4096), (.min, 1)])
  func `the length is one a field can have`(asked: Int, length: Int) {
    #expect(DataLength(asked).length == length)
    #expect(DataLength(asked).capacity(for: "") == length)
    #expect(DataText().label == .say("label.data"))
    #expect(DataLength(asked).label == .say("label.dataOfLength", counting: length))
  }
}

@Suite struct TextBlockTests {
  static func session(_ keys: String) -> FormSession {
    FormSession(Form("T", rows: [[Field("t", TextBlock())], [Field("u")]]), typing: keys)
  }

  @Test func `Enter makes a new line and Alt-Enter leaves`() {
    var session = Self.session("one\ntwo")
    #expect(session["t"]?.data == "one\ntwo")
    session.handle(Key(.enter, .alt))
    #expect(session.focusedID == "u")
  }

  @Test func `Up and Down move by lines and leave at the edges`() {
    var session = Self.session("long line\nx\nlast")
    session.handle(Key(.up))
    #expect(session["t"]?.entry.buffer.caret == 11)
    session.handle(Key(.up))
    #expect(session["t"]?.entry.buffer.caret == 1)
    session.handle(Key(.up))
    #expect(session.focusedID == "submit")
  }

  @Test func `Home and End stay in their line`() {
    var session = Self.session("one\ntwo")
    session.handle(Key(.home))
    #expect(session["t"]?.entry.buffer.caret == 4)
    session.handle(Key(.end))
    #expect(session["t"]?.entry.buffer.caret == 7)
    session.handle(.control("u"))
    #expect(session["t"]?.data == "one\n")
  }

  @Test func `sixty-five thousand characters fit, no more`() {
    var session = Self.session("")
    session.handle(.paste(String(repeating: "x", count: 65_537)))
    #expect(session["t"]?.entry.buffer.characters.isEmpty == true)
    #expect(session.notice == .say("length.pasteRefused", counting: 65_536))
    session.handle(.paste(String(repeating: "x", count: 65_536)))
    #expect(session["t"]?.entry.buffer.characters.count == 65_536)
  }
}

@Suite struct DisplayTests {
  @Test func `a display follows the field that it shows`() {
    var session = FormSession(
      Form("D", rows: [[Field("a", .phone)], [Field("d", .display(of: "a"))]]))
    session.type("5551234567\t")
    #expect(session["d"]?.text == "(555) 123-4567")
    session.type("x\u{8}")
    #expect(session["d"]?.text == "(555) 123-4567")
    #expect(session.answers.map(\.text) == ["(555) 123-4567", "(555) 123-4567"])
  }

  @Test func `an answer given to a display is not what it shows`() {
    let form = Form("D", rows: [[Field("a", .zip())], [Field("d", .display(of: "a"))]])
    let session = FormSession(form, answers: ["a": "62704", "d": "12345"])
    #expect(session["d"]?.text == "62704")
    #expect(FormSession(form, answers: ["d": "12345"])["d"]?.text == "")
  }

  @Test func `a note is no stop and no answer`() {
    let session = FormSession(
      Form("N", rows: [[Field("n", .note, label: "Read this")], [Field("a")]]))
    #expect(session.focusedID == "a" && session.answers.map(\.id) == ["a"])
  }
}
