import TField
import TestSupport
import Testing

@testable import TFieldScreen

/// What is seen of a form that is longer than its screen.
@Suite struct LongFormTests {
  private static let form: Form = {
    let sections = (1...4).map { number in
      Section(
        "Part \(number)",
        rows: (1...5).map { row in
          row == 3
            ? [Field("c\(number)", .choice(["one", "two"]), label: "Choice \(number)")]
            : [
              Field("f\(number)\(row)", label: "Field \(number)\(row)"),
              Field("d\(number)\(row)", .date()),
            ]
        })
    }
    return Form("Long", sections: sections)
  }()

  /// Whether each box in sight is whole, and no heading stands above the line of what follows.
  private static func isWhole(_ rows: [String]) -> Bool {
    let boxes = rows.joined()
    let corners = [["╭┏", "╰┗"], ["╮┓", "╯┛"]].map { pair in
      pair.map { signs in boxes.count { signs.contains($0) } }
    }
    let headings = rows.indices.filter { rows[$0].hasPrefix(" ── Part") }
    return corners.allSatisfy { $0[0] == $0[1] }
      && headings.allSatisfy {
        $0 + 1 < rows.count && !rows[$0 + 1].hasPrefix(" ───") && !rows[$0 + 1].contains("▼")
      }
  }

  @Test(arguments: [(80, 24), (60, 18), (100, 40), (80, 13), (60, 16)])
  func `no box is cut, whatever is gone to`(width: Int, height: Int) {
    var filled = FilledScreen(Self.form, width, height)
    for key in [Key(.tab), Key(.tab, .shift), Key(.down), Key(.up), Key(.pageDown), Key(.pageUp)] {
      for _ in 0..<30 {
        filled.press(key)
        #expect(Self.isWhole(filled.canvas.rows), "\(key.name):\n\(filled.text)")
      }
    }
    for lines in [1, 3, -1, -3] {
      for _ in 0..<40 {
        let kind: Mouse.Action = lines > 0 ? .wheelDown : .wheelUp
        filled.handle((0..<abs(lines)).map { _ in .mouse(Mouse(kind, row: 5, column: 5)) })
        #expect(Self.isWhole(filled.canvas.rows), "wheel \(lines):\n\(filled.text)")
      }
    }
  }

  @Test func `the line above the buttons says what follows`() {
    var filled = FilledScreen(Self.form, 80, 24)
    #expect(filled.text.contains("── ▼ Part 2, Part 3, Part 4 · 25 fields ─"))
    filled.press(Key(.end, .control))
    #expect(!filled.text.contains("▼") && filled.text.contains("\n ──────"))
    filled.resize(80, 80)
    #expect(!filled.text.contains("▼"))
  }

  @Test func `names that have no room are left out`() {
    let sections = (1...9).map {
      Section("A part with a long name, no. \($0)", rows: [[Field("f\($0)")], [Field("g\($0)")]])
    }
    let filled = FilledScreen(Form("Long", sections: sections), 60, 20)
    #expect(filled.text.contains("── ▼ A part with a long name, no. 3, … · 14 fields ─"))
  }

  @Test func `a thumb in the margin shows where one is`() {
    var filled = FilledScreen(Self.form, 80, 24)
    let thumb = { (filled: FilledScreen) in
      filled.canvas.rows.indices.filter {
        filled.canvas[Point(row: $0, column: 79)]?.character == "┃"
      }
    }
    let first = thumb(filled)
    #expect(first.first == 1 && first.count < 16)
    filled.press(Key(.end, .control))
    #expect((thumb(filled).first ?? 0) > 1)
    filled.resize(80, 80)
    #expect(thumb(filled).isEmpty)
  }
}

/// How loud buttons are.
@Suite struct ButtonTests {
  private static let form = Form(
    "Test",
    sections: [
      Section(
        group: "g",
        rows: [
          [Field("a", label: "A", required: true)],
          [Field("b", .date(), label: "B", required: true)],
        ])
    ],
    actions: [
      Action("send", label: "Send", requires: ["g"]),
      Action("later", label: "Not now", requires: []),
      Action("cancel", label: "Cancel", role: .cancel),
    ])

  @Test func `a blocked action has brackets, one that can run is a block`() {
    var filled = FilledScreen(Self.form, 60, 20)
    #expect(filled.style(of: "[ Send ]") == .buttonBlocked)
    #expect(filled.style(of: "[ Not now ]") == .buttonOther)
    #expect(filled.style(of: "[ Cancel ]") == .buttonOther)
    filled.type("Ada\t12122026\t")
    #expect(filled.text.contains("▸ Send ◂") && filled.style(of: "▸ Send ◂") == .buttonFocused)
    filled.press(Key(.tab))
    #expect(filled.style(of: "  Send  ") == .button)
  }

  @Test func `signs stand around a button where no block is seen`() {
    var options = FormScreen.Options()
    options.drawsBlocks = false
    let filled = FilledScreen(Form("Test", rows: [[Field("a")]]), 60, 20, options)
    #expect(filled.style(of: "[ Submit ]") == .button)
  }

  @Test func `why an action can't run is told once that matters, as the counter tells it`() {
    var filled = FilledScreen(Self.form, 60, 20)
    #expect(filled.text.contains("2 left") && !filled.text.contains("[ Cancel ]  2 left"))
    filled.type("\t")
    #expect(filled.text.contains("[ Cancel ]  1 to fix · 1 left"))
    #expect(filled.canvas.rows.first?.hasSuffix("1 to fix · 1 left") == true)
  }

  @Test func `the keys of a button say what it does, and that only once`() {
    var filled = FilledScreen(Self.form, 60, 20)
    filled.session.go(to: .action(0))
    filled.draw()
    let keys = filled.canvas.rows.last ?? ""
    #expect(keys.contains("Enter Send") && !keys.contains("Ctrl-S"))
    #expect(filled.style(of: "Enter Send") == .key && filled.style(of: "Send  ") != .key)
  }
}
