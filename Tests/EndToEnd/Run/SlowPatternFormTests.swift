import Foundation
import TestSupport
import Testing

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
