import FormSupport
import Foundation
import TField
import TFieldForm
import TestSupport
import Testing

/// Walks through forms, as their scripts tell them, played by the program in a real terminal.
///
/// What a terminal shows is compared: lines and whole screens, how the form ends, and the answers.
/// The rest of what a walk says is about the engine, which plays it as well.
@Suite struct WalkInTerminalTests {
  @Test(arguments: Walk.played(by: .terminal))
  func `a walk leads in a terminal where its script says`(walk: Walk) throws {
    var player = WalkPlayer(walk)
    for step in walk.script.steps { try player.play(step) }
    #expect(player.seen > 0, "nothing of it is seen in a terminal")
  }
}

/// Plays the steps of a walk to one program after the other.
private struct WalkPlayer {
  private let walk: Walk
  private var form = ""
  private var options: [String] = []
  private var today = "2000-01-01"
  private var size = PseudoTerminal.Size.usual
  private var run: ProgramRun?
  /// Where the program that runs keeps its draft.
  private var state: FormFolder?
  /// How many expectations were compared.
  private(set) var seen = 0

  init(_ walk: Walk) { self.walk = walk }

  mutating func play(_ step: ScriptStep) throws {
    switch step.command {
    case .form(let path): (form, options, run) = (walk.path(of: path), [], nil)
    case .answers(let path): options = ["--answers", walk.path(of: path)]
    case .today(let day): today = day.description
    case .size(let columns, let rows):
      size = PseudoTerminal.Size(columns, rows)
      run?.resize(to: size)
    case .type(let text):
      // What moves the focus goes alone: the program acts on a key where its focus was seen.
      var rest = text.replacing("\n", with: "\r")[...]
      while !rest.isEmpty {
        let word = rest.prefix { $0 != "\t" && $0 != "\r" }
        let part = word.isEmpty ? rest.prefix(1) : word
        try send(String(part))
        rest = rest.dropFirst(part.count)
      }
    case .paste(let text): try send("\u{1B}[200~\(text)\u{1B}[201~")
    case .press(let key, let times):
      let bytes = try #require(key.bytes, "\(key.name) in line \(step.line)")
      for _ in 0..<times { try send(bytes) }
    case .expect(let expectation): try compare(expectation, step)
    }
  }

  /// The program, started by the first step that needs it.
  private mutating func opened() throws -> ProgramRun {
    if let run { return run }
    let state = try FormFolder()
    // Nothing is told by faint words, as in the screens that `tfield test` records.
    let theme = state.path + "/theme.json"
    try #"{ "placeholder": "bold", "activeData": "bold" }"#
      .write(toFile: theme, atomically: false, encoding: .utf8)
    let started = try ProgramRun(
      [builtProgram, form, "--today", today, "--theme", theme] + options,
      size: size, term: "xterm", environment: ["XDG_STATE_HOME": state.path])
    started.wait { started.screen.isAlternate || started.hasEnded }
    started.settle()
    (run, self.state) = (started, state)
    return started
  }

  /// Sends keys, and lets the screen come to rest: a question takes none in its first moments, lest
  /// one answer it that was typed before it was read.
  private mutating func send(_ keys: String) throws {
    let run = try opened()
    let wasAsking = run.isAsking && keys != "\r"
    run.press(keys)
    if run.isAsking && !wasAsking { run.settle(for: .milliseconds(350)) }
  }

  /// A screen without the thumb in its margin, whose place is guessed until all was seen.
  private static func withoutThumb(_ screen: String) -> String {
    let rows = screen.split(separator: "\n", omittingEmptySubsequences: false).map {
      row -> String in
      let isThumb = row.count == PseudoTerminal.Size.usual.columns && row.last == "┃"
      let kept = isThumb ? row.dropLast() : row
      let end = kept.lastIndex { $0 != " " }.map(kept.index(after:)) ?? kept.startIndex
      return String(kept[..<end])
    }
    return rows.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  private mutating func compare(_ expectation: ScriptExpectation, _ step: ScriptStep) throws {
    let place = "\(walk):\(step.line)", run = try opened()
    switch expectation {
    case .screen(let text):
      let isSeen = run.wait { run.hasEnded || run.screen.rows.contains { $0.contains(text) } }
      #expect(isSeen && !run.hasEnded, "\(place) no '\(text)':\n\(run.screen.text)")
    case .screenFile(let path):
      let file = try String(contentsOfFile: walk.path(of: path), encoding: .utf8)
      let rows = file.split(separator: "\n", omittingEmptySubsequences: false)
        .drop { $0.hasPrefix("# ") }.joined(separator: "\n")
      let expected = Self.withoutThumb(rows)
      run.wait { Self.withoutThumb(run.screen.text) == expected }
      #expect(Self.withoutThumb(run.screen.text) == expected, "\(place)")
    case .outcome("editing"): #expect(!run.hasEnded, "\(place) \(run.standardError)")
    case .outcome(let ending):
      let status = run.exitStatus()
      #expect((status == 1) == (ending == "cancelled"), "\(place) \(run.screen.text)")
      #expect(run.isTerminalRestored, "\(place)")
      // A form that is left tells of the draft that it keeps, and gives no answers.
      if ending == "cancelled" {
        #expect(run.standardOutput.isEmpty, "\(place)")
      } else {
        #expect(!run.standardError.contains("tfield: "), "\(place) \(run.standardError)")
      }
    case .output(let answers):
      guard run.hasEnded else { return }
      let found = try JSONValue(JSONReader().read(run.standardOutputBytes).root)
      #expect(found.ordered == answers.ordered, "\(place)")
    default: return
    }
    seen += 1
  }
}

extension ProgramRun {
  /// Whether a question is on the screen, or all answers are: buttons in a window.
  fileprivate var isAsking: Bool {
    screen.rows.contains { row in
      row.contains("│ ▸ ") && row.contains(" ◂") || row.contains("Check your answers")
    }
  }
}

extension Key {
  /// What xterm sends for the key; `nil` for one that it has no bytes for.
  fileprivate var bytes: String? {
    let number =
      1 + (modifiers.contains(.shift) ? 1 : 0) + (modifiers.contains(.alt) ? 2 : 0)
      + (modifiers.contains(.control) ? 4 : 0)
    func cursor(_ letter: String) -> String {
      number == 1 ? "\u{1B}[\(letter)" : "\u{1B}[1;\(number)\(letter)"
    }
    func tilde(_ code: Int) -> String {
      number == 1 ? "\u{1B}[\(code)~" : "\u{1B}[\(code);\(number)~"
    }
    let alt = modifiers.contains(.alt) ? "\u{1B}" : ""
    switch base {
    case .tab: return modifiers.contains(.shift) ? "\u{1B}[Z" : alt + "\t"
    case .enter: return alt + "\r"
    // Alone it could be the beginning of another key.
    case .escape: return "\u{1B}[27u"
    case .backspace: return alt + "\u{7F}"
    case .up: return cursor("A")
    case .down: return cursor("B")
    case .right: return cursor("C")
    case .left: return cursor("D")
    case .home: return cursor("H")
    case .end: return cursor("F")
    case .insert: return tilde(2)
    case .delete: return tilde(3)
    case .pageUp: return tilde(5)
    case .pageDown: return tilde(6)
    case .function(let place):
      let codes = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24]
      return codes.indices.contains(place - 1) ? tilde(codes[place - 1]) : nil
    case .character(let character):
      guard modifiers.contains(.control) else { return alt + String(character) }
      let code = character.uppercased().unicodeScalars.first.map { $0.value & 0x1F }
      return code.flatMap(Unicode.Scalar.init).map { alt + String(Character($0)) }
    }
  }
}
