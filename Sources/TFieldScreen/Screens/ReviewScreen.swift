import TField

/// All answers at a glance before an action that asks first: what is seen of them.
struct ReviewScreen: Sendable {
  /// A line of the list.
  enum Line: Hashable {
    case heading(Int)
    case answer(Int)
  }

  let lines: [Line]
  private(set) var scroll = 0
  /// Whether the chosen answer is to be brought into view.
  var isFollowing = false

  init(_ session: FormSession) {
    lines = session.form.sections.enumerated().flatMap { number, section -> [Line] in
      let fields = section.fields.filter { session.fields[$0].isAnswer }
      let heading: [Line] = section.title == nil || fields.isEmpty ? [] : [.heading(number)]
      return heading + fields.map(Line.answer)
    }
  }

  /// Makes the list fit a screen that shows so many of its lines at once.
  mutating func fit(_ review: Review, room: Int) {
    let room = max(1, room)
    if isFollowing, let field = review.chosenField,
      let line = lines.firstIndex(of: .answer(field))
    {
      let top = review.selection == 0 ? 0 : line
      scroll = min(max(scroll, line - room + 1), top)
    }
    scroll = min(max(0, scroll), max(0, lines.count - room))
  }

  mutating func scroll(by lines: Int) {
    scroll = max(0, scroll + lines)
    isFollowing = false
  }

  /// The field whose answer stands in a line.
  func field(inLine line: Int) -> Int? {
    if lines.indices.contains(line), case .answer(let field) = lines[line] { field } else { nil }
  }
}
