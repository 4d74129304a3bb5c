import Foundation
import TestSupport
import Testing

/// Forms that are too much, too slow, or reach for files of others.
@Suite struct ExtremeFormTests {
  private func form(_ rows: String) -> String {
    #"{ "tfield": 1, "id": "trial", "title": "Trial", "rows": [\#(rows)] }"#
  }

  @Test func `ten thousand fields are usable`() throws {
    let rows = (0..<10_000).map { #"{ "id": "f\#($0)", "label": "Name \#($0)" }"# }
    try expectUsable(form(rows.joined(separator: ",\n")))
  }

  @Test func `a thousand groups are usable`() throws {
    let sections = (0..<1000).map {
      #"{ "title": "S\#($0)", "group": "g\#($0)", "rows": [{ "id": "f\#($0)", "label": "Name" }] }"#
    }
    try expectUsable(
      #"{ "tfield": 1, "id": "trial", "sections": [\#(sections.joined(separator: ","))] }"#)
  }

  @Test func `a hundred thousand options are usable`() throws {
    let options = (0..<100_000).map { "\"option \($0)\"" }.joined(separator: ",")
    try expectUsable(
      form(
        """
        { "id": "f0", "label": "Name 0" }, { "id": "c", "type": "choice", "options": [\(options)] }
        """))
  }

  /// What is nested as deeply as it may be, and what refers to itself for ever.
  private static let deepest: [(name: String, text: String)] = {
    func nested(_ count: Int, _ head: String, _ core: String, _ tail: String) -> String {
      String(repeating: head, count: count) + core + String(repeating: tail, count: count)
    }
    let test = #"{ "field": "a", "equals": "x" }"#
    let list = #"{ "id": "l", "type": "list", "fields": ["#
    let rows = [
      (
        "conditions",
        #"{ "id": "a" }, { "id": "b", "when": \#(nested(28, #"{ "all": ["#, test, "] }")) }"#
      ),
      (
        "negations",
        #"{ "id": "a" }, { "id": "b", "when": \#(nested(58, #"{ "not": "#, test, " }")) }"#
      ),
      ("formula", #"{ "id": "a" }, { "id": "b", "compute": "\#(nested(62, "(", "1", ")"))" }"#),
      ("lists", nested(3, list, #"{ "id": "z" }"#, "] }")),
    ]
    let types = (0..<62).map { #""t\#($0)": { "base": "t\#($0 + 1)" }, "# }.joined()
    let steps = (0..<490).map { ##""r\##($0)": { "$ref": "#/$defs/r\##($0 + 1)" }, "## }.joined()
    let circle = ##"{ "anyOf": [{ "not": { "allOf": [{ "if": { "$ref": "#/$defs/r" } }] } }] }"##
    let schema = #"{ "type": "object", "properties": "#
    return rows.map { ($0.0, #"{ "tfield": 1, "rows": [\#($0.1)] }"#) } + [
      (
        "types",
        #"{ "tfield": 1, "types": { \#(types)"t62": { "base": "phrase" } }, "#
          + #""rows": [{ "id": "a", "type": "t0" }] }"#
      ),
      (
        "references",
        schema + ##"{ "a": { "$ref": "#/$defs/r0" } }, "##
          + ##""$defs": { \##(steps)"r490": { "type": "string" } } }"##
      ),
      (
        "circle",
        schema + ##"{ "a": { "type": "string" } }, "allOf": [{ "$ref": "#/$defs/r" }], "##
          + ##""$defs": { "r": \##(circle) } }"##
      ),
      (
        "schemas",
        schema + nested(14, #"{ "a": { "anyOf": [{ "properties": "#, "{}", "}] } }") + " }"
      ),
    ]
  }()

  @Test(arguments: deepest)
  func `the smallest stack that is admitted is enough`(name: String, text: String) throws {
    let folder = try FormFolder(text)
    try folder.write(#"{ "a": "x" }"#, to: "a.json")
    let run = try folder.result(
      of: #"""
        needed=$(ulimit -s 128; "$tfield" --version 2>&1 | sed -n 's/.* \([0-9]*\) are needed/\1/p')
        ulimit -s $((needed / 1024))
        for line in 'check form.json' 'form.json --batch -a a.json' 'validate form.json a.json' \
          'import form.json' 'render form.json --size 80x40'
        do
          "$tfield" $line >/dev/null 2>&1
          status=$?
          [ $status -lt 128 ] || echo "$line: $status"
        done
        echo "$needed"
        """#)
    #expect(run.output.split(separator: "\n").count == 1, "\(name): \(run.output)")
    #expect(Int(run.output.filter { $0 != "\n" }).map { $0 > 1 << 19 } ?? false, "\(run)")
  }

  private func expectUsable(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try FormFolder(text)
    let run = try folder.begin(["--no-draft"])
    run.waitFor("Name", sourceLocation: sourceLocation)
    run.send("Ada")
    run.waitFor("Ada", sourceLocation: sourceLocation)
    run.send(Keys.submit)
    #expect(run.exitStatus(sourceLocation: sourceLocation) == 0, sourceLocation: sourceLocation)
    #expect(run.document?["f0"] as? String == "Ada", sourceLocation: sourceLocation)
  }

  @Test func `a form that nothing satisfies can be left`() throws {
    let folder = try FormFolder(
      form(
        """
        { "id": "a", "label": "Name", "required": true,
          "rules": [{ "pattern": "a+" }, { "pattern": "b+" }] }
        """))
    let run = try folder.begin(["--no-draft"])
    run.waitFor("Name")
    run.settle()
    run.press("ab", Keys.submit)
    #expect(!run.hasEnded)
    run.press(Keys.escape)
    run.choose("Discard")
    #expect(run.exitStatus() == 1)
  }

  static let slowPatterns = [
    "^(a+)+$", "^(a|aa)+$", "^(a|a?)+$", "(.*a){20}", "(?R)", "^(([a-z])+.)+[A-Z]$",
  ]

  @Test(arguments: slowPatterns)
  func `a pattern that takes for ever stops nobody`(pattern: String) throws {
    let field = #""id": "name", "label": "Name", "rules": [{ "pattern": "\#(pattern)" }]"#
    let folder = try FormFolder(form(#"{ \#(field) }, { "id": "town", "label": "Town" }"#))
    let run = try folder.begin(["--no-draft"])
    run.waitFor("Name")
    run.paste(String(repeating: "a", count: 4000) + "!")
    run.send("\tstill usable")
    run.waitFor("still usable")
    run.press(Keys.submit)
    #expect(!run.hasEnded)
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
  }

  private static let rows = """
    { "id": "lines", "type": "list", "label": "Lines", "required": true, "unique": ["item"],
      "fields": [
        { "id": "item", "label": "Item", "required": true },
        [ { "id": "count", "type": "integer", "label": "Count", "initial": 1 },
          { "id": "price", "type": "currency", "label": "Price", "required": true } ],
        { "id": "total", "type": "currency", "label": "Total", "compute": "count * price" },
        { "id": "pin", "type": "password", "label": "Pin" } ] },
    { "id": "sum", "type": "currency", "label": "Sum", "compute": "sum(lines.total)" }
    """

  private func folder() throws -> FormFolder { try FormFolder(rows: Self.rows) }

  private func fill(_ size: PseudoTerminal.Size) throws -> ProgramRun {
    let run = try folder().start(size: size)
    run.waitFor("+ Add Entry")
    run.press("\r")
    run.waitFor("[ Done ]")
    run.press("Nut\t", "2\t", "3.50\t")
    run.waitFor("$7.00")
    run.press("Canary-77-secret", Keys.submit)
    run.waitFor("+ Add another")
    return run
  }

  @Test func `an entry is filled in on its page and stands in the table`() throws {
    let run = try fill(.init(80, 24))
    #expect(run.screen.text == keptScreen("entries"))
    run.press(Keys.submit)
    #expect(run.exitStatus() == 0)
    let line = try #require((run.document?["lines"] as? [[String: Any]])?.first)
    #expect(line["item"] as? String == "Nut" && line["total"] as? String == "$7.00")
    #expect(line["pin"] as? String == "Canary-77-secret")
    #expect(!run.screen.text.contains("Canary"))
  }

  @Test func `a small terminal shows the columns that fit`() throws {
    let run = try fill(.init(40, 12))
    #expect(run.screen.text == keptScreen("entries-small"))
  }

  @Test func `plain mode asks entry by entry`() throws {
    let keys = #"y\nNut\n2\n3.50\nCanary-77\n\ny\nBolt\n\n10\n\n\nn\n\n"#
    let run = try folder().shell(
      "printf '\(keys)' | setsid -w \"$tfield\" form.json --no-draft --plain")
    #expect(run.exitStatus() == 0)
    let lines = run.document?["lines"] as? [[String: Any]] ?? []
    #expect(lines.map { $0["item"] as? String } == ["Nut", "Bolt"])
    #expect(run.document?["sum"] as? String == "$17.00")
    #expect(run.standardError.contains("Lines, 2 of 2"))
    #expect(!run.standardError.contains("Canary"))
  }

  @Test func `a draft keeps an open entry, and never its secrets`() throws {
    let folder = try folder()
    let run = try folder.shell(#"exec "$tfield" form.json --draft kept.draft"#)
    run.waitFor("+ Add Entry")
    run.press("\r")
    run.waitFor("[ Done ]")
    run.press("Nut\t", "\t", "3.50\t", "Canary-77-secret")
    run.waitFor("•••")
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
    let draft = try #require(folder.text(of: "kept.draft"))
    #expect(draft.contains("Nut") && !draft.contains("Canary"))
    let again = try folder.shell(#"exec "$tfield" form.json --draft kept.draft"#)
    again.choose("Continue")
    again.waitFor("Nut")
    again.send("\u{3}")
    #expect(again.exitStatus() == 130)
  }
}

/// Forms whose patterns could keep the program busy for hours.
@Suite struct SlowPatternFormTests {
  private static let text = String(repeating: "a", count: 30) + "!b0123456789"

  /// A field with so many slow patterns, no two of them alike.
  private static func form(rules count: Int) throws -> FormFolder {
    let rules = (0..<count).map { #"{ "pattern": "(a|a)*b\#($0)" }"# }.joined(separator: ",")
    return try FormFolder(
      rows: #"{ "id": "name", "label": "Name", "rules": [\#(rules)] }, { "id": "town" }"#)
  }

  private enum Way: CaseIterable {
    case key, terminate, hangUp, closedTerminal, timeLimit
  }

  @Test(arguments: Way.allCases)
  private func `twenty thousand slow patterns let every end through`(way: Way) throws {
    let folder = try Self.form(rules: 20_000)
    let run = try folder.open(way == .timeLimit ? ["--timeout", "3"] : [])
    run.send(Self.text + "\t" + Self.text)
    switch way {
    case .key: run.send("\u{3}")
    case .terminate: run.signal(SIGTERM)
    case .hangUp: run.signal(SIGHUP)
    case .closedTerminal: run.terminal.hangUp()
    case .timeLimit: break
    }
    let status = run.exitStatus()
    // A terminal that is gone has no modes.
    if way != .closedTerminal { #expect(run.terminal.modes == run.modesBefore) }
    let expected: [Way: Int] = [.key: 130, .terminate: 143, .timeLimit: 124]
    #expect(status == expected[way, default: 129])
  }

  @Test(arguments: [100, 20_000])
  func `leaving such a field says that its pattern is at fault`(count: Int) throws {
    let run = try Self.form(rules: count).open()
    run.send("\u{1B}[200~\(Self.text)\u{1B}[201~\t")
    run.waitFor("its pattern is at fault")
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
  }

  /// Two thousand fields that open with such a text, by a rule or by a type.
  @Test(arguments: [true, false], [["render"], ["--batch"], ["check"]])
  func `they are judged before anybody gives up`(byType: Bool, verb: [String]) throws {
    let rules = #"[{ "pattern": "(a|a)*b" }]"#
    let more = byType ? #", "type": "slow""# : #", "rules": \#(rules)"#
    let rows = (0..<2000).map { #"{ "id": "f\#($0)", "initial": "\#(Self.text)"\#(more) }"# }
    let types = byType ? #", "types": { "slow": { "result": \#(rules) } }"# : ""
    let folder = try FormFolder(rows: rows.joined(separator: ","), more: types)
    let words = verb == ["--batch"] ? ["form.json", "--batch"] : verb + ["form.json"]
    let run = try ProgramRun([builtProgram] + words, folder: folder.path)
    #expect(run.exitStatus() != nil)
  }
  /// A hundred entries, each with such texts, which are drawn as well as judged.
  @Test(arguments: ["render form.json", "form.json --batch", "validate form.json"])
  func `entries of a list are one judgement`(line: String) throws {
    let folder = try FormFolder(
      rows: #"""
        { "id": "name" }, { "id": "lines", "type": "list", "fields": [
          { "id": "word", "rules": [{ "pattern": "(a|a)*[bc]" }, { "pattern": "(a|a)*[cd]" }] } ] }
        """#)
    let entry = #"{ "word": "\#(String(repeating: "a", count: 30))!" }"#
    let entries = Array(repeating: entry, count: 100).joined(separator: ",")
    try folder.write(#"{ "lines": [\#(entries)] }"#, to: "a.json")
    let words = line.split(separator: " ").map(String.init)
    let run = try ProgramRun(
      [builtProgram] + words + (words[0] == "validate" ? ["a.json"] : ["--answers", "a.json"]),
      folder: folder.path)
    #expect(run.exitStatus() == (words[0] == "render" ? 0 : 4))
  }
}
