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
          #expect(left.upperBound + 1 == right.lowerBound)
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
}

extension Range<Int> {
  fileprivate func overlaps(_ other: Self) -> Bool {
    lowerBound < other.upperBound && other.lowerBound < upperBound && !other.isEmpty
  }
}
