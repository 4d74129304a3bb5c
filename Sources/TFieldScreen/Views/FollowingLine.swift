import TField

/// What follows below the visible part of a form: `── ▼ Payment · 3 fields ──`.
struct FollowingLine: Hashable {
  private let width: Int
  private let version: Int
  private let page: Int?
  /// The last field that is seen.
  private let last: Int

  /// `nil` if nothing follows the bands that are seen.
  init?(after seen: Range<Int>, in layout: FormLayout) {
    guard seen.upperBound < layout.bands.count || !layout.isWhole else { return nil }
    (width, version, page) = (layout.width, layout.key.version, layout.key.page)
    let places = layout.bands[..<seen.upperBound].last { $0.hasFields }.map(layout.places) ?? []
    last = places.map(\.field).max() ?? -1
  }

  static func rule(width: Int, _ options: FormScreen.Options) -> Canvas {
    var block = Canvas(width: width, height: 1, charset: options.charset)
    block.drawLine(at: Point(row: 0, column: 0), width: width)
    return block
  }

  /// The names of the sections with fields that follow, as many as fit, and how many fields these are.
  func block(of session: FormSession, in layout: FormLayout, _ options: FormScreen.Options)
    -> Canvas
  {
    var block = Self.rule(width: width, options)
    let (form, marks) = (session.form, session.marks)
    let rest = layout.sections.map { number in
      (number, form.sections[number].fields.count { $0 > last && marks[$0].contains(.answer) })
    }.filter { $0.1 > 0 }
    let count = rest.reduce(0) { $0 + $1.1 }
    let words = count > 0 ? options.text(.say("screen.fields", counting: count)) : ""
    let titles =
      page == nil ? rest.compactMap { session.sections[$0.0].title.map(options.text) } : []
    let room = width - 2 * Canvas.headingLead - options.width(of: words) - 7
    let names = Self.joined(titles, in: room, options)
    let text = [names, words].filter { !$0.isEmpty }.joined(separator: " · ")
    block.writeOnEdge(
      Remark(.moreBelow, text, .hint).line(in: options.charset), at: Point(row: 0, column: 2),
      limit: width - 2 * Canvas.headingLead)
    return block
  }

  /// The first titles, and a sign if there are more.
  private static func joined(
    _ titles: [String], in room: Int, _ options: FormScreen.Options
  ) -> String {
    var names = ""
    for title in titles {
      let next = names.isEmpty ? title : "\(names), \(title)"
      guard options.width(of: next) <= room else { return names.isEmpty ? "" : "\(names), …" }
      names = next
    }
    return names
  }
}
