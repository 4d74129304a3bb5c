import Foundation
import TField
import TFieldForm
import TestSupport
import Testing

/// Form files in which hostile texts stand wherever a text may stand.
enum HostileForm {
  /// The texts that a form file can hold, so many a form.
  static let batches: [[HostileString]] = stride(from: 0, to: HostileString.texts.count, by: 60)
    .map { Array(HostileString.texts[$0..<min($0 + 60, HostileString.texts.count)]) }

  /// A form with a field for each of the texts.
  static func text(_ strings: [HostileString]) throws -> String {
    let texts = strings.compactMap(\.text).map(word)
    func text(_ place: Int) -> String { texts.isEmpty ? "" : texts[place % texts.count] }
    let rows = texts.indices.map { index -> [String: Any] in
      var field: [String: Any] = [
        "id": "f\(index)", "label": text(index), "hint": text(index + 1), "help": text(index + 2),
        "initial": text(index + 3), "suggest": [text(index + 4)],
        "rules": [["maxLength": 1, "message": text(index + 5)]],
      ]
      if index % 5 == 0 {
        field["type"] = "choice"
        field["options"] = ["a", ["value": "b", "label": text(index)]] as [Any]
        field["initial"] = "a"
        field["rules"] = nil
        field["suggest"] = nil
      }
      return field
    }
    let form: [String: Any] = [
      "tfield": 1, "id": "hostile", "title": text(1), "description": text(2),
      "sections": [["title": text(3), "description": text(4), "rows": rows] as [String: Any]],
      "actions": [["id": "go", "label": text(5), "confirm": text(6)]],
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: form), as: UTF8.self)
  }

  /// The beginning of a text, with a letter where it says nothing.
  private static func word(_ text: String) -> String {
    // A brace alone would begin the answer of another field.
    let start = String(text.prefix(200)).replacingOccurrences(of: "{", with: "{{")
    return start.allSatisfy(\.isWhitespace) ? "x" + start : start
  }
}

/// The names of the elements in a picture.
private struct XMLProbe {
  static let drawing: Set = [
    "svg", "title", "style", "rect", "g", "text", "tspan", "desc", "path", "defs",
  ]
  let names: Set<String>

  init(_ text: String) {
    names = Set(text.matches(of: #/<([A-Za-z!?][A-Za-z0-9]*)/#).map { String($0.output.1) })
  }
}

/// Hostile words on the command line, in names of files, in the environment and in files.
@Suite struct HostileWordsTests {
  private static let commands = TestFile.lines(of: "commands.txt")

  /// Every word with one command, the next word with the next.
  @Test(arguments: 0..<4)
  func `what is said of a word can be seen, and is said in lines`(quarter: Int) throws {
    let folder = try FormFolder(rows: #"{ "id": "name", "type": "phrase", "label": "Name" }"#)
    let words = HostileString.all.filter {
      !$0.hasNUL && $0.bytes.count < 3000 && !$0.bytes.isEmpty
    }
    let ours = words.enumerated().filter { $0.offset % 4 == quarter }
    try Data(ours.map(\.element.bytes).joined(separator: [0]) + [0])
      .write(to: URL(fileURLWithPath: folder.path + "/words"))
    try folder.write(Self.script(start: quarter), to: "script")
    let run = try folder.shell("LC_ALL=C setsid -w bash script < words 2>/dev/null")
    #expect(run.exitStatus() == 0, "\(run.standardError)")
    let reports = run.standardOutput.components(separatedBy: "=====\n").dropFirst()
    #expect(reports.count == ours.count)
    for (report, word) in zip(reports, ours) {
      #expect(TerminalStream(report, as: .data).strange == [], "\(word.element): \(report)")
      #expect(!report.contains("Fatal error") && !report.contains("status 132"), "\(word.element)")
      let said = report.split(separator: "\n").filter { $0.hasPrefix("tfield: ") }
      #expect(said.allSatisfy { TerminalStream(String($0)).strange == [] }, "\(word.element)")
    }
  }

  private static func script(start: Int) -> String {
    let cases = commands.enumerated().map { "\($0.offset)) \($0.element) ;;" }
    return """
      tfield() { "$tfield" "$@" 2>&1; }
      number=\(start)
      use() { case $number in
      \(cases.joined(separator: "\n"))
      esac; }
      while IFS= read -r -d '' word; do
        echo =====
        use "$word" < /dev/null
        echo "status $?"
        number=$(((number + 1) % \(commands.count)))
      done
      """
  }

  @Test func `drafts of any form, place and name are listed in lines that can be seen`() throws {
    let home = try DraftHome()
    try home.leaveDraft()
    for (number, string) in HostileString.texts.enumerated() {
      let text = String((string.text ?? "").prefix(100))
      let form = Form(.verbatim(text), id: text, rows: [[Field("first")]])
      let path = number % 2 == 0 ? "/\(number)" : text
      let draft = Draft(of: FormSession(form, answers: ["first": text]), path: path, saved: 1)
      let name =
        number % 2 == 0 ? "\(number)" : text.replacing("/", with: "_").replacing("\0", with: "")
      try? Data(draft.bytes).write(
        to: URL(fileURLWithPath: home.path(String(name.prefix(40)) + ".json")))
    }
    let list = try QuietRun(["drafts"], environment: ["HOME": home.folder.path])
    #expect(list.output.split(separator: "\n").count > 400)
    #expect(TerminalStream(list.output + list.errors).strange == [])
    let numbers = stride(from: 0, to: HostileString.texts.count, by: 2).map { "/\($0)" }
    let show = try QuietRun(["drafts", "show"] + numbers, environment: ["HOME": home.folder.path])
    #expect(show.status == 0, "\(show.errors)")
    #expect(TerminalStream(show.output + show.errors).strange == [])
  }

  @Test func `no value is a command, whichever way it is handed on`() throws {
    let shell = HostileString.all.filter { $0.kind == .shell && !$0.hasNUL }
    #expect(shell.count >= 38)
    let rows = shell.indices.map {
      #"{ "id": "f\#($0)", "type": "text", "check": { "run": ["./judge"] } }"#
    }
    let folder = try FormFolder(
      rows: rows.joined(separator: ","),
      actions:
        #"{ "id": "go", "label": "Go", "run": ["./take"], "append": "all.jsonl", "write": "last.json" }"#
    )
    try folder.write(program: "cat >/dev/null", to: "judge")
    try folder.write(program: "cat > taken", to: "take")
    let answers = Dictionary(
      uniqueKeysWithValues: shell.enumerated().map { ("f\($0.offset)", $0.element.text ?? "") })
    let data = try JSONSerialization.data(withJSONObject: answers)
    try folder.write(String(decoding: data, as: UTF8.self), to: "answers.json")
    let run = try folder.shell(
      #"""
      "$tfield" form.json --batch --trust --lenient --answers answers.json --format shell > out || exit
      eval "$(cat out)"
      for name in ${!f*}; do printf '%s\0' "$name" "${!name}"; done
      """#)
    #expect(run.exitStatus() == 0, "\(run.standardError)")
    let parts = run.standardOutput.split(separator: "\0", omittingEmptySubsequences: false)
    let values = stride(from: 0, to: parts.count - 1, by: 2).map {
      (String(parts[$0]), String(parts[$0 + 1]))
    }
    let taken = JSONProbe.texts(in: folder.text(of: "taken") ?? "")
    #expect(taken.count == shell.count)
    for (id, value) in values where answers[id] != nil { #expect(taken[id] == value, "\(id)") }
    #expect(folder.text(of: "CANARY") == nil)
    #expect(folder.text(of: "all.jsonl")?.split(separator: "\n").count == 1)
    #expect(JSONProbe.texts(in: folder.text(of: "last.json") ?? "") == taken)
  }

  @Test(arguments: HostileForm.batches.indices)
  func `a form full of them sends nothing but drawing`(number: Int) throws {
    let strings = HostileForm.batches[number]
    let run = try FormFolder(try HostileForm.text(strings)).open(size: .init(100, 40))
    for string in strings {
      // An interrupt is a key that ends the form, whoever sends it.
      let typed = string.bytes.filter { ![0x03, 0x1C].contains($0) }
      run.send(bytes: Array("\u{1B}[200~".utf8) + typed.prefix(300) + Array("\u{1B}[201~\t".utf8))
      run.settle(for: .milliseconds(2))
    }
    for keys in [
      "\u{1B}[200~\u{1B}[201~", "\u{1B}OP", "\u{1B}\\", "\u{1B}OS", "\u{1B}\\", Keys.submit,
    ] {
      run.press(keys)
    }
    run.send(Keys.interrupt)
    #expect([130, 0, 1].contains(run.exitStatus()))
    #expect(TerminalStream(run.sent).strange == [])
    #expect(run.screen.title.isEmpty)
    #expect(run.isTerminalRestored)
    #expect(TerminalStream(run.standardError).strange == [])
  }

  @Test(arguments: HostileForm.batches.indices)
  func `drawn as text or as a picture it is only what can be seen`(number: Int) throws {
    let folder = try FormFolder(try HostileForm.text(HostileForm.batches[number]))
    let text = try QuietRun(["render", "form.json", "--size", "100x200"], in: folder.path)
    #expect(text.status == 0, "\(text.errors)")
    #expect(TerminalStream(text.output + text.errors).strange == [])
    let picture = try QuietRun(["render", "form.json", "--svg"], in: folder.path)
    #expect(TerminalStream(picture.output).strange == [])
    let parser = XMLProbe(picture.output)
    #expect(parser.names.isSubset(of: XMLProbe.drawing), "\(parser.names)")
  }
}

/// The texts of a JSON object.
private enum JSONProbe {
  static func texts(in text: String) -> [String: String] {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: String] ?? [:]
  }
}
