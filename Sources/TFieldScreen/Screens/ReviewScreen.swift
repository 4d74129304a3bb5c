import TField

/// All answers at a glance before an action that asks first: what is seen of them.
struct ReviewScreen: Sendable {
  /// What stands in some lines of the list.
  struct Part: Hashable {
    /// A section's title, or the answer in a field.
    enum Content: Hashable { case heading(Int), answer(Int) }

    let content: Content
    let rows: Range<Int>
  }

  private(set) var parts: [Part] = []
  private(set) var scroll = 0
  /// Whether the chosen answer is to be brought into view.
  var isFollowing = false

  private var height: Int { parts.last?.rows.upperBound ?? 0 }

  /// Makes the list fit a screen of that size.
  mutating func fit(
    _ review: Review, of session: FormSession, in rect: Rect, _ options: FormScreen.Options
  ) {
    parts = Self.parts(of: session, width: rect.width, options)
    let room = max(1, rect.height)
    if isFollowing, let field = review.chosenField,
      let rows = parts.first(where: { $0.content == .answer(field) })?.rows
    {
      let top = review.selection == 0 ? 0 : rows.lowerBound
      scroll = min(max(scroll, rows.upperBound - room), top)
    }
    scroll = min(max(0, scroll), max(0, height - room))
  }

  private static func parts(
    of session: FormSession, width: Int, _ options: FormScreen.Options
  ) -> [Part] {
    var parts: [Part] = []
    var top = 0
    let add = { (content: Part.Content, count: Int, parts: inout [Part], top: inout Int) in
      parts.append(Part(content: content, rows: top..<top + count))
      top += count
    }
    for (number, section) in session.form.sections.enumerated() {
      let fields = section.fields.filter { session.fields[$0].isAnswer }
      if section.title != nil, !fields.isEmpty { add(.heading(number), 1, &parts, &top) }
      for field in fields {
        let line = AnswerLine(of: session.fields[field], width: width, options)
        add(.answer(field), line.lineCount, &parts, &top)
      }
    }
    return parts
  }

  mutating func scroll(by lines: Int) {
    scroll = max(0, scroll + lines)
    isFollowing = false
  }

  /// The field whose answer stands in a line.
  func field(inLine line: Int) -> Int? {
    guard let part = parts.first(where: { $0.rows.contains(line) }),
      case .answer(let field) = part.content
    else { return nil }
    return field
  }

  /// True if there is more than so many lines can show.
  func hasMore(than room: Int) -> Bool { height - scroll > room }
}
