import TestSupport
import Testing

@testable import TField

@Suite struct PasswordTests {
  @Test func `what is secret hides itself`() {
    #expect(Password().isSecret && Password().mask == .nothing)
    #expect(CreditCard().isSecret && SocialSecurity().isSecret)
  }

  @Test(arguments: [
    ("", PasswordStrength.none), ("a", .weak), ("aaaaaaaaaaaaaaaaaaaa", .weak),
    ("12345678901", .weak),
    ("qwertyuiop", .weak), ("abcdefghijkl", .weak), ("password", .weak), ("Password123!", .weak),
    ("dragon2024", .weak), ("kT9#wq2L", .fair), ("vexing-otter", .good),
    ("correct horse battery staple", .strong), ("пароль-мой-длинный-7", .strong),
  ])
  func `what is easily guessed is weak`(password: String, strength: PasswordStrength) {
    #expect(PasswordStrength(of: password) == strength)
  }

  @Test func `strengths have an order`() {
    #expect(PasswordStrength.allCases == PasswordStrength.allCases.sorted())
  }

  @Test func `removing what was typed never makes it stronger`() {
    var random = SeededRandom()
    for _ in 0..<2000 {
      let password = random.text(of: "abcXYZ019#- é", upTo: 30)
      let whole = PasswordStrength(of: password)
      #expect(
        PasswordStrength(of: String(password.dropLast())) <= whole,
        "\(password), seed \(random.seed)")
    }
  }
}

@Suite struct ConfirmationTests {
  static let passwords = Form(
    "Account",
    rows: [[Field("password", Password())], [Field("again", Confirmation(of: "password"))]])

  @Test func `the same again is right, anything else is not`() {
    var session = FormSession(Self.passwords, typing: "kT9#wq2L\tkT9#wq2")
    #expect(session["again"]?.validity == .valid)
    #expect(session["again"]?.verdict.error?.code == .notEqual)
    session.type("L\t")
    #expect(session["again"]?.verdict == .valid)
  }

  @Test func `it is judged again when the first changes`() {
    var session = FormSession(Self.passwords, typing: "kT9#wq2L\tkT9#wq2L\t")
    session.moveFocus(to: .field(0))
    session.type("x")
    #expect(session["again"]?.validity.error?.code == .notEqual)
    session.type("\u{8}")
    #expect(session["again"]?.validity == .valid)
  }

  @Test func `it hides what its twin hides`() {
    #expect(Confirmation(of: "password").isSecret)
    #expect(Confirmation(of: "password").mask == .nothing)
    #expect(!Confirmation(of: "user", as: Username()).isSecret)
  }

  @Test func `it takes and shows what its twin does`() {
    let form = Form(
      "Pair",
      rows: [[Field("id", .uuid)], [Field("again", Confirmation(of: "id", as: UUIDType()))]])
    let session = FormSession(
      form, answers: ["id": UUIDTypeTests.written, "again": UUIDTypeTests.written.uppercased()])
    #expect(session["again"]?.verdict == .valid)
    #expect(session["again"]?.text == UUIDTypeTests.written)
  }

  @Test(arguments: [
    ("ada@Example.COM", true), ("Ada@example.com", true), ("ida@example.com", false),
  ])
  func `an address is the same in capitals`(again: String, isSame: Bool) {
    let form = Form(
      "Form", rows: [[Field("email", .email), Field("again", .confirm(of: "email", as: .email))]])
    var session = FormSession(form)
    session.set("ada@example.com", for: "email")
    session.set(.text(again), for: "again")
    #expect(session.verdict(of: "again").isValid == isSame)
  }

  @Test func `the twin of nothing is never equal`() {
    let form = Form("Lost", rows: [[Field("again", Confirmation(of: "gone"))]])
    #expect(FormSession(form, typing: "x")["again"]?.verdict.error?.code == .notEqual)
  }
}

@Suite struct PathNameTests {
  private struct SomeFolders: Folders {
    func kind(of path: String) -> FieldKind.PathKind? {
      ["docs": .folder, "docs/a.json": .file, "docs/b.txt": .file][path]
    }

    func entries(of folder: String) -> [FolderEntry] {
      folder == "docs/"
        ? [FolderEntry(".git", .folder), FolderEntry("a.json", .file), FolderEntry("b.txt", .file)]
        : folder.isEmpty ? [FolderEntry("docs", .folder)] : []
    }

    func absolute(_ path: String) -> String { "/home/ada/" + path }
  }

  private static func path(
    _ kind: FieldKind.PathKind, exists: Bool? = nil, suffixes: [String] = []
  ) -> PathName {
    PathName(kind, exists: exists, suffixes: suffixes, in: SomeFolders())
  }

  @Test(
    arguments: [
      (path(.any), "anything", nil), (path(.file, exists: true), "docs/a.json", nil),
      (path(.file, exists: true), "nowhere", .placeNothing), (path(.file), "docs", .isFolder),
      (path(.folder), "docs/b.txt", .isFile), (path(.any, exists: false), "docs", .taken),
      (path(.any, exists: false), "new", nil),
      (
        path(.file, suffixes: [".json"]), "docs/b.txt",
        .say("place.pathEnding", ["endings": Wording.several([".json"], .or)])
      ),
    ] as [(PathName, String, Wording?)])
  func `a path is judged by what is there`(type: PathName, data: String, error: Wording?) {
    #expect(type.result(data)?.wording == error)
    #expect(type.result(data)?.code == (error == nil ? nil : .path))
  }

  @Test func `a path is completed as it is typed`() {
    #expect(Self.path(.any).completions(of: "do") == ["docs/"])
    #expect(Self.path(.file).completions(of: "docs/") == ["docs/a.json", "docs/b.txt"])
    #expect(Self.path(.file, suffixes: [".txt"]).completions(of: "docs/") == ["docs/b.txt"])
    #expect(Self.path(.any).completions(of: "docs/.") == ["docs/.git/"])
    #expect(Self.path(.any).typed("x") == .text("/home/ada/x"))
    var session = FormSession(Form("", rows: [[Field("a", Self.path(.any))]]), typing: "do")
    session.handle(Key(.end))
    #expect(session["a"]?.data == "docs/")
  }
}

extension Wording {
  fileprivate static let placeNothing = Wording.say("place.noSuchPath")
  fileprivate static let isFolder = Wording.say("place.pathIsFolder")
  fileprivate static let isFile = Wording.say("place.pathIsFile")
  fileprivate static let taken = Wording.say("place.pathTaken")
}

@Suite struct CustomTypeTests {
  @Test(arguments: [
    ("ab12", "AB-12"), ("ab1234", "AB-1234"), ("a1", "a1"), ("AB-1234", "AB-1234"),
  ])
  func `a template of its own slots, in capitals`(keys: String, text: String) {
    #expect(Typing(CustomType.employeeID, keys).text == text)
  }

  @Test(arguments: [
    (LetterCase.upper, "aß é", "Aß É"), (.lower, "AÉ İ", "aé i\u{307}"), (.words, "ada b", "Ada b"),
  ])
  func `letters are written in one case`(letterCase: LetterCase, keys: String, text: String) {
    #expect(Typing(CustomType.make { $0.letterCase = letterCase }, keys).text == text)
  }

  @Test func `what isn't allowed stays in sight, and is wrong`() {
    #expect(Typing(CustomType.hexadecimal, "0FF").data == "0ff")
    #expect(Typing(CustomType.hexadecimal, "0xFFg").verdict == .characters)
  }

  @Test func `what is longer than its length stays in sight, and is wrong`() {
    var typing = Typing(CustomType.make { $0.maxLength = 3 }, "abc")
    #expect(typing.verdict == nil)
    typing.type("d")
    #expect(typing.data == "abcd" && typing.error == .tooLong && typing.verdict == .tooLong)
  }

  @Test func `outer white space goes where that is asked for`() {
    #expect(Typing(CustomType.make { $0.trims = true }, " a b ").settled == "a b")
    #expect(Typing(CustomType.make { _ in }, "a ").settled == "a ")
  }

  @Test func `live rules speak while typing, result rules on leaving`() {
    let type = CustomType.make { changes in
      changes.live = [Rule(.digitsOnly)]
      changes.result = [Rule(.minLength, .count(2), code: "short")]
    }
    TypingCase("1", "1", "ok", "short").check(Typing(type, "1"))
    TypingCase("1x", "1x", "digitsOnly").check(Typing(type, "1x"))
    TypingCase("12", "12").check(Typing(type, "12"))
  }

  private static let pattern = Pattern(
    "AB", matcher: FixedMatcher(answers: ["": .partial, "A": .partial, "AB": .whole]))

  @Test(arguments: [
    TypingCase("A", "A", "ok", "pattern"), TypingCase("AB", "AB"), TypingCase("B", "B", "pattern"),
    TypingCase("ABC", "ABC", "pattern"),
  ])
  func `a result pattern says as well what can still become good`(row: TypingCase) {
    let type = CustomType.make { $0.result = [Rule(.pattern, .pattern(Self.pattern))] }
    row.check(Typing(type, row.keys))
  }

  @Test func `a pattern that gives up blocks, but not while typing`() {
    let type = CustomType.make { $0.result = [Rule(.pattern, .pattern(.givingUp(on: "a")))] }
    TypingCase("a", "a", "ok", "patternLimit").check(Typing(type, "a"))
  }

  @Test(arguments: [
    ("a", "d"), ("b", "d"), ("d", "d"), ("x", "x"), ("y", "y"), ("z", "z"),
  ])
  func `conversions are followed to their end; a circle has none`(keys: String, text: String) {
    let type = CustomType.make { changes in
      changes.conversions = ["a": "b", "b": "c", "c": "d", "x": "y", "y": "x"]
    }
    let left = Typing(type, keys).left()
    #expect(left.text == text && left.left().text == text)
  }

  @Test func `a badge stands there while its pattern matches`() {
    let type = CustomType.make { changes in
      changes.badges = [
        .init(.texts("1"), "one"), .init(.texts("1", "2"), "few"),
      ]
    }
    #expect(["1", "2", "3"].map { type.badge($0)?.text() } == ["one", "few", nil])
    #expect(CustomType.make(CreditCard()) { _ in }.badge("4111") == CreditCard().badge("4111"))
  }

  @Test func `a warning blocks nothing`() {
    let type = CustomType.make { $0.warnings = [Rule(.minLength, .count(2), message: "Short")] }
    let typing = Typing(type, "a")
    #expect(typing.verdict == nil && typing.field.warning?.wording == "Short")
  }

  @Test func `the base is asked first`() {
    let type = CustomType.make(ZIPCode()) { changes in
      changes.live = [Rule(.unless, .condition(.always), code: "live")]
      changes.result = [Rule(.unless, .condition(.always), code: "result")]
      changes.label = "Area"
    }
    #expect(type.live("00000") == ZIPCode().live("00000") ?? type.live("12345"))
    let patient = CustomType.make(ZIPCode()) { $0.result = type.changes.result }
    #expect(patient.result("123")?.code == .incomplete && patient.result("12345")?.code == "result")
    #expect(type.live("1")?.code == "live" && type.label == "Area")
  }

  @Test func `what it is not told it has from its base`() {
    let type = CustomType.make(SocialSecurity()) { _ in }
    let base = SocialSecurity()
    #expect(type.isSecret == base.isSecret && type.mustNotBeStored == base.mustNotBeStored)
    #expect(type.mask == base.mask && type.priority == base.priority)
    #expect(type.subject == base.subject && type.label == base.label)
  }

  @Test func `its rules see the fields that they name, and its base its own neighbours`() {
    let word = CustomType.make { $0.result = [Rule(.notEqualTo, .field("user"))] }
    let code = CustomType.make(CVV(for: "card")) { changes in
      changes.result = [Rule(.notEqualTo, .field("user"))]
    }
    var session = FormSession(
      Form(
        "Neighbours",
        rows: [
          [Field("user")], [Field("card", .credit)], [Field("word", word)], [Field("code", code)],
        ]),
      answers: ["user": "a", "word": "b", "card": "378282246310005", "code": "1234"])
    #expect(session.fields.allSatisfy { $0.verdict.isValid })
    session.set("b", for: "user")
    #expect(session["word"]?.validity.error?.code == "notEqualTo")
    session.set("1234", for: "user")
    #expect(session["word"]?.validity == .valid)
    #expect(session["code"]?.validity.error?.code == "notEqualTo")
    session.set("4111111111111111", for: "card")
    #expect(session["code"]?.validity.error?.code == .tooLong)
  }
}
