import TField
import TestSupport
import Testing

@testable import TFieldScreen

@Suite struct PageColumnsTests {
  /// An open text, and fields that are as wide as an answer of so many columns.
  private static let open = FieldMetrics(minimum: 16, ideal: 34)
  private static func fixed(_ width: Int) -> FieldMetrics {
    FieldMetrics(minimum: width, ideal: width, isOpen: false)
  }

  private static func spanning(_ span: Int, _ minimum: Int = 16) -> FieldMetrics {
    FieldMetrics(minimum: minimum, ideal: 34, span: span)
  }

  /// The tracks between whose edges columns stand.
  private func tracks(_ columns: Range<Int>, in width: Int) -> String {
    let grid = Grid(width: width)
    let edges = (0...Grid.tracks).map(grid.edge)
    let (start, end) = (
      edges.firstIndex(of: columns.lowerBound),
      edges.firstIndex(of: columns.upperBound + Grid.gutter)
    )
    return "\(start ?? -1)-\(end ?? -1)"
  }

  @Test func `tracks are all alike on a page of the usual width`() {
    let grid = Grid(width: 83)
    #expect((0..<12).allSatisfy { grid.columns($0..<$0 + 1).count == 6 })
    #expect([3, 4, 6, 12].map { grid.columns(0..<$0).count } == [20, 27, 41, 83])
    #expect(Form.Width.page.most == 83)
  }

  @Test(arguments: 20..<200)
  func `tracks fill the page`(width: Int) {
    let grid = Grid(width: width)
    #expect(grid.columns(0..<12) == 0..<width)
    let widths = (0..<12).map { grid.columns($0..<$0 + 1).count }
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
  }

  /// Rows of a page with 78 columns, and the tracks of their fields; `/` begins a line.
  private static let rows: [(fields: [FieldMetrics], tracks: String)] = [
    ([open], "0-12"),
    ([fixed(14)], "0-3"),
    ([fixed(28)], "0-6"),
    ([fixed(60)], "0-12"),
    ([open, open], "0-6 6-12"),
    ([open, fixed(18)], "0-9 9-12"),
    ([fixed(18), open], "0-3 3-12"),
    ([open, fixed(14), fixed(14)], "0-6 6-9 9-12"),
    ([fixed(30), fixed(14), fixed(14)], "0-6 6-9 9-12"),
    ([fixed(14), fixed(14)], "0-3 3-6"),
    ([open, open, open], "0-3 3-6 6-12"),
    ([fixed(22), fixed(22), fixed(22)], "0-4 4-8 8-12"),
    ([open, open, open, open, open], "0-3 3-6 6-9 9-12 / 0-12"),
    ([spanning(5), open], "0-5 5-12"),
    ([spanning(4), spanning(8)], "0-4 4-12"),
    ([spanning(6), spanning(6), spanning(12)], "0-6 6-12 / 0-12"),
    ([spanning(5)], "0-5"),
    // A span that the screen has no room for gives way.
    ([spanning(2), spanning(10)], "0-6 6-12"),
  ]

  @Test(arguments: rows)
  func `a row divides its page`(fields: [FieldMetrics], tracks: String) {
    let lines = PageColumns(width: 78).lines(of: fields)
    let said = lines.map { $0.map { self.tracks($0, in: 78) }.joined(separator: " ") }
    #expect(said.joined(separator: " / ") == tracks)
  }

  @Test func `a page takes the edges that suit most of its rows`() {
    let thirds = [Self.fixed(24), Self.fixed(24), Self.fixed(24)]
    let quarters = [Self.open, Self.fixed(16), Self.fixed(16)]
    #expect(PageColumns(width: 78).family == .quarters)
    #expect(PageColumns(width: 78, rows: [thirds]).family == .thirds)
    #expect(PageColumns(width: 78, rows: [quarters]).family == .quarters)
    #expect(PageColumns(width: 78, rows: [thirds, thirds, quarters]).family == .thirds)
    // Both fit on halves.
    #expect(PageColumns(width: 78, rows: [[Self.open, Self.open]]).family == .quarters)
  }

  @Test func `no field is narrower than it must be, or the row is folded`() {
    var random = SeededRandom()
    for _ in 0..<2_000 {
      let width = Int.random(in: 20...120, using: &random)
      let fields = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        FieldMetrics(
          minimum: Int.random(in: 14...30, using: &random),
          ideal: Int.random(in: 14...60, using: &random),
          priority: Double.random(in: 0...10, using: &random), isOpen: Bool.random(using: &random),
          span: Bool.random(using: &random) ? Int.random(in: 1...12, using: &random) : nil)
      }
      let lines = PageColumns(width: width, rows: [fields]).lines(of: fields)
      #expect(lines.map(\.count).reduce(0, +) == fields.count)
      for (field, columns) in zip(fields, lines.joined()) {
        #expect(columns.count >= min(field.minimum, width), "seed \(random.seed)")
        #expect(columns.lowerBound >= 0 && columns.upperBound <= width)
      }
      for line in lines {
        for (left, right) in zip(line, line.dropFirst()) {
          #expect(left.upperBound + Grid.gutter == right.lowerBound)
        }
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -3, 0, 1e300])
  func `a priority that makes no sense breaks nothing`(priority: Double) {
    let odd = FieldMetrics(minimum: 10, ideal: 30, priority: priority)
    for width in 21..<120 {
      #expect(PageColumns(width: width).lines(of: [odd, odd]).joined().last?.upperBound == width)
    }
  }

  /// What stands in a row of a form, and the tracks of it on 80 columns.
  private static let answers: [(fields: [Field], tracks: String)] = [
    ([Field("city", .city), Field("state", .st), Field("zip", .zip())], "0-6 6-9 9-12"),
    (
      [
        Field("card", .credit, label: "Card"), Field("until", .expDate, label: "Until"),
        Field("code", .cvv()),
      ], "0-6 6-9 9-12"
    ),
    ([Field("email", .email), Field("phone", .phone)], "0-9 9-12"),
    ([Field("day", .date())], "0-3"),
    ([Field("price", .currency()), Field("tax", .percent())], "0-3 3-6"),
    ([Field("on", .toggle)], "0-12"),
    ([Field("text", .text())], "0-12"),
  ]

  @Test(arguments: answers)
  func `a field is as wide as its answer`(fields: [Field], tracks: String) {
    let form = Form("Test", rows: [fields])
    let metrics = form.fields.map { FieldMetrics(of: $0, in: form, FormScreen.Options()) }
    let said = PageColumns(width: 78).lines(of: metrics).map {
      $0.map { self.tracks($0, in: 78) }.joined(separator: " ")
    }
    #expect(said.joined(separator: " / ") == tracks)
  }

  @Test func `a field that comes or goes moves no other edge`() {
    let asked = Condition.field("a", .equals, .value(.text("1")))
    let thirds = ["x", "y", "z"].map {
      Field($0, .expDate, label: "Label of 16 cols", when: asked)
    }
    let form = Form("Test", rows: [[Field("a"), Field("day", .date())], thirds])
    let columns = ["", "1"].map { answer in
      let session = FormSession(form, answers: ["a": answer])
      let key = FormLayout.Key(
        width: 78, isCompact: false, room: 20, requiredMark: .asterisk,
        options: FormScreen.Options(), page: nil, version: 0)
      var layout = FormLayout(session, for: key)
      _ = layout.reach(.max, session)
      return layout.places(in: layout.bands[0]).map(\.columns)
    }
    #expect(columns[0] == columns[1])
    #expect(columns[0].map { tracks($0, in: 78) } == ["0-8", "8-12"])
  }
}
