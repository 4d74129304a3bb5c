import TField
import TestSupport
import Testing

@testable import TFieldScreen

@Suite struct FormLayoutTests {
  private func layout(
    of form: Form, width: Int = 78, isCompact: Bool = false, page: Int? = nil,
    answers: [String: String] = [:]
  ) -> FormLayout {
    let session = FormSession(form, answers: answers)
    let key = FormLayout.Key(
      width: width, isCompact: isCompact, room: 20, requiredMark: .asterisk,
      options: FormScreen.Options(), page: page, version: 0)
    var layout = FormLayout(session, for: key)
    _ = layout.reach(.max, session)
    return layout
  }

  @Test func `bands follow each other without a gap`() {
    for isCompact in [false, true] {
      let layout = layout(of: CheckoutForm.form, isCompact: isCompact)
      var top = 0
      for band in layout.bands {
        #expect(band.top == top)
        top = band.rows.upperBound
      }
      #expect(layout.height == top)
    }
  }

  @Test func `the bands of some lines are those that have one of them`() {
    let layout = layout(of: CheckoutForm.form)
    for start in -2..<layout.height + 3 {
      for height in [0, 1, 5, 40] {
        let rows = start..<start + height
        let expected = layout.bands.indices.filter {
          layout.bands[$0].rows.overlaps(rows)
        }
        #expect(Array(layout.bands(in: rows).indices) == expected)
      }
    }
  }

  @Test func `every visible field has its place, side by side without overlap`() {
    for width in [34, 40, 60, 78, 100] {
      let layout = layout(of: CheckoutForm.form, width: width)
      for (index, field) in CheckoutForm.form.fields.enumerated() {
        #expect((layout.place(of: index) == nil) == (field.id == "billStreet"))
      }
      for band in layout.bands {
        let columns = layout.places(in: band).map(\.columns)
        for (left, right) in zip(columns, columns.dropFirst()) {
          #expect(left.upperBound + Grid.gutter == right.lowerBound)
        }
        #expect(columns.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= width })
      }
    }
  }

  @Test func `lines for messages move what stands below them, and go again`() {
    let layout = layout(of: CheckoutForm.form)
    var opened = layout
    opened.keep([1: 2, 4: 1])
    #expect(opened.height == layout.height + 3)
    #expect(opened.bands[1].height == layout.bands[1].height + 2)
    #expect(opened.bands[2].top == layout.bands[2].top + 2)
    #expect(opened.bands[4].ownHeight == layout.bands[4].height)
    var closed = opened
    closed.keep([4: 2])
    #expect(closed.bands[2].top == layout.bands[2].top)
    #expect(closed.height == layout.height + 2)
  }

  @Test func `no more is laid out than was asked for`() {
    let session = FormSession(CheckoutForm.form)
    let whole = layout(of: CheckoutForm.form)
    var layout = FormLayout(session, for: whole.key)
    #expect(layout.height == 0)
    for line in 0..<whole.height {
      _ = layout.reach(line, session)
      #expect(layout.height > line && layout.height <= line + 10)
      #expect(layout.bands.map(\.rows) == whole.bands.prefix(layout.bands.count).map(\.rows))
    }
    layout = FormLayout(session, for: whole.key)
    layout.reach(field: 5, session)
    #expect(layout.place(of: 5) == whole.place(of: 5) && layout.height < whole.height)
  }

  @Test func `a field that shows has a place, on its page only`() {
    let shown = layout(of: CheckoutForm.form, answers: ["same": ""])
    #expect(shown.sections.count == 4)
    let page = layout(of: CheckoutForm.form, page: 1)
    #expect(page.place(of: 0) == nil)
    #expect(page.place(of: 4) != nil)
    #expect(page.place(of: 99) == nil)
    #expect(page.place(of: -1) == nil)
  }

  @Test func `a section of which nothing shows is left out`() {
    let form = Form(
      "Test",
      sections: [
        Section("Gone", rows: [[Field("a", when: .never)]]), Section("Here", rows: [[Field("b")]]),
      ])
    #expect(layout(of: form).sections == [1])
  }

  @Test func `descriptions stand above what they speak of`() {
    var form = Form(
      "Test",
      sections: [Section("Here", description: "One two three four five six", rows: [[Field("b")]])])
    form.description = "All of it"
    let layout = layout(of: form, width: 20)
    let notes = layout.bands.compactMap { band in
      if case .note(let line) = band.content { line.text } else { nil }
    }
    #expect(notes == ["All of it", "One two three", "four five six"])
  }

  private static let area = Rect(row: 0, column: 0, width: 40, height: 12)

  /// The field's row, the wanted height, and the rows that it gets.
  @Test(arguments: [
    (1, 6, 4..<10), (8, 6, 2..<8), (4, 6, 0..<4), (2, 20, 5..<12), (7, 20, 0..<7),
  ])
  func `a popup stands below its field, else above, as high as there is room`(
    row: Int, height: Int, rows: Range<Int>
  ) {
    let field = Rect(row: row, column: 5, width: 10, height: 3)
    let rect = Popup.rect(width: 20, height: height, least: 3, beside: field, in: Self.area)
    if row == 4 {
      #expect(rect.rows == 7..<12)
    } else {
      #expect(rect.rows == rows)
    }
    #expect(rect.columns == 5..<25)
  }

  @Test func `where there is no room beside the field it stands in the middle`() {
    let field = Rect(row: 4, column: 35, width: 10, height: 3)
    let rect = Popup.rect(width: 20, height: 8, least: 8, beside: field, in: Self.area)
    #expect(rect == Rect(row: 2, column: 10, width: 20, height: 8))
  }

  @Test func `it is shifted to be wholly seen, and never wider than there is room`() {
    let field = Rect(row: 1, column: 35, width: 10, height: 3)
    let rect = Popup.rect(width: 20, height: 6, least: 3, beside: field, in: Self.area)
    #expect(rect.columns == 20..<40)
    let wide = Popup.rect(width: 99, height: 99, least: 3, beside: nil, in: Self.area)
    #expect(wide == Self.area)
  }

  @Test(arguments: 5..<60)
  func `everything has its own lines, and the form what is left`(height: Int) {
    for (formHeight, isFull) in [(3, false), (30, true), (1_000, true)] {
      var plan = ScreenAreas.Plan(width: 80, height: height)
      (plan.hasStatus, plan.hasMore) = (isFull, isFull)
      plan.stepLines = isFull ? 1 : 0
      let areas = ScreenAreas(plan, formHeight: formHeight)
      #expect(areas.form.height == min(formHeight, areas.room))
      let rects = [
        areas.title, areas.steps, areas.form, areas.more, areas.actions, areas.status,
        areas.message, areas.keys,
      ].compactMap(\.self)
      for (above, below) in zip(rects, rects.dropFirst()) {
        #expect(above.rows.upperBound <= below.rows.lowerBound)
      }
      #expect(areas.form.height >= min(isFull ? 1 : 3, formHeight))
      #expect(rects.allSatisfy { $0.rows.lowerBound >= 0 && $0.rows.upperBound <= height })
    }
  }

  @Test(arguments: 20..<300)
  func `a column is left for marks`(width: Int) {
    for form in [Form.Width.page, .columns(40), .columns(120), .full] {
      let columns = ScreenAreas.columns(in: width, form)
      #expect(columns.lowerBound >= 0 && columns.upperBound < width)
      #expect(columns.count >= min(width - 2, form.most ?? width))
      // In the middle of a wide screen, or else at its left.
      let sides = (columns.lowerBound, width - columns.upperBound)
      #expect(width > 100 ? abs(sides.0 - sides.1) <= 1 : sides.0 <= 1)
    }
  }

  /// A form with all that empty rows may stand between.
  private static let groups: Form = {
    let bare = Section(
      "Bare",
      rows: [
        [Field("note", .note, label: "Some words.")], [Field("size", .choice(["S", "M", "L"]))],
        [Field("on", .toggle, label: "On")], [Field("off", .toggle, label: "Off")],
      ])
    var form = Form(
      "Test",
      sections: [
        Section("First", rows: [[Field("a")], [Field("b")]]), bare,
        Section("Last", rows: [[Field("c")]]),
      ])
    form.description = "Words above all."
    return form
  }()

  @Test func `an empty row has a reason`() {
    let layout = layout(of: Self.groups)
    let kinds = layout.bands.indices.map { layout.gapKind(above: $0) }
    // Words, heading, two boxes; heading, note, options, two switches; heading, box.
    #expect(
      kinds == [
        nil, .firstSection, nil, nil, .section, nil, .group, .group, nil, .section, nil,
      ])
  }

  /// The free rows, and where they are spent: sections, buttons, title, first section, groups.
  @Test(arguments: [
    (-3, "-----"), (0, "-----"), (1, "-b---"), (2, "s----"), (3, "sb---"), (4, "sbt--"),
    (5, "sbtf-"), (6, "sbtf-"), (7, "sbtfg"), (40, "sbtfg"),
  ])
  func `free rows are spent by kind, all or none`(free: Int, kinds: String) {
    let layout = layout(of: Self.groups)
    let dealt = Rhythm(of: layout, free: free, hasTitle: true, hasButtons: true)
    let spent = [
      dealt.sections ? "s" : "-", dealt.buttons ? "b" : "-", dealt.title ? "t" : "-",
      dealt.firstSection ? "f" : "-", dealt.groups ? "g" : "-",
    ]
    #expect(spent.joined() == kinds)
    var opened = layout
    opened.deal(dealt)
    let margins = (dealt.buttons ? 1 : 0) + (dealt.title ? 1 : 0)
    #expect(opened.height + margins <= layout.height + max(0, free))
  }

  @Test func `the lines of a message take the empty row below them first`() {
    let layout = layout(of: Self.groups)
    var dealt = layout
    dealt.deal(Rhythm(of: layout, free: 40, hasTitle: true, hasButtons: true))
    var said = dealt
    said.keep([3: 1])
    #expect(said.bands[4].top == dealt.bands[4].top)
    said.keep([3: 2])
    #expect(said.bands[4].top == dealt.bands[4].top + 1)
    said.keep([:])
    said.deal(Rhythm())
    #expect(said.bands.map(\.rows) == layout.bands.map(\.rows))
  }
}

extension Range<Int> {
  fileprivate func overlaps(_ other: Self) -> Bool {
    lowerBound < other.upperBound && other.lowerBound < upperBound && !other.isEmpty
  }
}
