import TField

/// What a click means.
enum Target: Hashable, Sendable {
  case key(Key)
  case stop(Stop)
  case answer(Question.Answer)
  case review(Review.ClickTarget)
  /// A row of the list that is open, by its place among those that are found.
  case option(Int)
  case day(CalendarDate)
  case field(Int)
  /// The part of a list or a calendar in which there is nothing to choose.
  case window
}

/// Some words in a line that can be clicked: buttons, keys, the answers to a question.
struct ItemLine {
  /// One of the words.
  struct Item: Hashable {
    let text: String
    let target: Target
    var style = Style.keys
    /// How soon it is left out where there is no room for all.
    var rank = 0
  }

  private static let gap = 2

  let items: [Item]
  /// The item that must be seen, if not all have room.
  var focused: Int?
  let charset: Charset

  private var widths: [Int] { items.map { DisplayText.width(of: $0.text, in: charset) } }

  var width: Int { widths.reduce(0) { $0 + $1 + Self.gap } - (items.isEmpty ? 0 : Self.gap) }

  func rows(in room: Int) -> [Self] {
    var rows: [Range<Int>] = []
    var used = 0
    for (index, width) in widths.enumerated() {
      if let last = rows.last, used + Self.gap + width <= room {
        rows[rows.count - 1] = last.lowerBound..<index + 1
        used += Self.gap + width
      } else {
        rows.append(index..<index + 1)
        used = width
      }
    }
    return rows.map { row in
      let place = focused.flatMap { row.contains($0) ? $0 - row.lowerBound : nil }
      return Self(items: Array(items[row]), focused: place, charset: charset)
    }
  }

  func fitting(in width: Int) -> Self {
    let widths = widths
    var room = width + Self.gap
    var chosen: Set<Int> = []
    for index in items.indices.sorted(by: { items[$0].rank < items[$1].rank })
    where widths[index] + Self.gap <= room {
      chosen.insert(index)
      room -= widths[index] + Self.gap
    }
    return Self(items: chosen.sorted().map { items[$0] }, charset: charset)
  }

  /// Writes them in a line, with the caret in the focused one.
  func draw(on canvas: inout Canvas, in rect: Rect) {
    let places = places(in: rect)
    canvas.clipping(to: rect) { canvas in
      for (item, columns) in zip(items, places) {
        let place = Rect(rows: rect.rows, columns: columns)
        canvas.write(item.text, at: place.origin, style: item.style)
        canvas.mark(place, as: item.target)
      }
    }
    if let focused, places.indices.contains(focused) {
      canvas.cursor = Point(row: rect.rows.lowerBound, column: places[focused].lowerBound + 2)
    }
  }

  /// Where each item stands, the focused one inside of the line.
  private func places(in rect: Rect) -> [Range<Int>] {
    var start = rect.columns.lowerBound
    let places = widths.map { width in
      defer { start += width + Self.gap }
      return start..<start + width
    }
    guard let focused, places.indices.contains(focused) else { return places }
    let overhang = places[focused].upperBound - rect.columns.upperBound
    let shift = min(max(0, overhang), places[focused].lowerBound - rect.columns.lowerBound)
    return places.map { $0.lowerBound - shift..<$0.upperBound - shift }
  }
}

/// The keys that are most useful now, as many as fit into a line.
struct KeyLine {
  /// What tells which keys are useful.
  struct Occasion: Hashable {
    /// What keys act on: something open, a sheet, a field or an action.
    enum Place: Hashable {
      /// Of a list of which several options can be taken, also whether its filter is being typed.
      case opened(KeyMap.Place, isFiltering: Bool? = nil)
      case action, nowhere
      case field(Editor, hasSuggestions: Bool, isForEditor: Bool, isSecret: Bool)
    }

    let place: Place
    let isPaged: Bool
    /// The words for the main action, if there is one.
    let action: String?
    let hasErrors: Bool
  }

  /// A key, what it does, and how soon it is left out.
  private typealias Entry = (key: Key?, says: Wording, rank: Int)

  private let entries: [Entry]
  private let options: FormScreen.Options

  init(_ occasion: Occasion, _ options: FormScreen.Options) {
    self.options = options
    entries =
      switch occasion.place {
      case .opened(let place, let isFiltering): Self.entries(of: place, isFiltering: isFiltering)
      case .field, .action, .nowhere: Self.entries(on: occasion, options)
      }
  }

  /// Those of a place that are worth a word.
  init(_ place: KeyMap.Place, _ options: FormScreen.Options) {
    (entries, self.options) = (Self.entries(of: place), options)
  }

  /// Where options are marked, `isFiltering` tells what Enter does; where one is chosen, none is
  /// marked.
  private static func entries(of place: KeyMap.Place, isFiltering: Bool? = nil) -> [Entry] {
    KeyMap[place].entries.compactMap { entry in
      guard let hint = entry.hint, entry.command != .activate || isFiltering == false else {
        return nil
      }
      let enter = isFiltering.map { Wording.say($0 ? "opened.mark" : "opened.done") }
      let words = entry.command == .confirm ? enter ?? hint.words : hint.words
      return (entry.keys.first, words, hint.rank)
    }
  }

  private static func entries(on occasion: Occasion, _ options: FormScreen.Options) -> [Entry] {
    let hidden = options.isRestricted ? KeyMap.leadingOut : []
    let entry = { (command: Command, says: Wording?, rank: Int) -> Entry? in
      if hidden.contains(command) { return nil }
      let key = KeyMap[.form].key(for: command) ?? KeyMap[.text].key(for: command)
      return (key, says ?? .keyWord(command), rank)
    }
    var entries = [entry(.nextStop, nil, 1), entry(.previousStop, nil, 5)]
    switch occasion.place {
    case .field(let editor, let hasSuggestions, let isForEditor, let isSecret):
      let activation = KeyMap[.form].key(for: .activate)
      switch editor {
      case .toggle: entries.append(entry(.activate, nil, 0))
      case .choice, .choices, .entries, .table: entries.append((activation, .keyWord(.open), 0))
      case .radio: entries.append(entry(.activate, .say("opened.choose"), 0))
      case .checks: entries.append(entry(.activate, .say("opened.mark"), 0))
      case .calendar: entries.append(entry(.open, nil, 0))
      case .lines:
        entries.append((KeyMap[.text].key(for: .edit(.insert("\n"))), .say("opened.newLine"), 0))
      case .line: if hasSuggestions { entries.append(entry(.open, nil, 6)) }
      case .none: break
      }
      if isForEditor { entries.append(entry(.openEditor, nil, 7)) }
      if isSecret { entries.append(entry(.reveal, nil, 6)) }
    case .action: entries.append(entry(.confirm, nil, 0))
    case .opened, .nowhere: break
    }
    if occasion.isPaged { entries.append(entry(.nextSection, nil, 3)) }
    if let action = occasion.action {
      entries.append(entry(.defaultAction, .verbatim(action), occasion.isPaged ? 6 : 3))
    }
    if occasion.hasErrors { entries.append(entry(.nextError, nil, 4)) }
    return (entries + [entry(.help, nil, 2), entry(.escape, nil, 4)]).compactMap(\.self)
  }

  /// The line with both names of a key that a terminal may keep for itself, where there is room.
  func line(in width: Int) -> ItemLine {
    let whole = line(namesBoth: true)
    return whole.width <= width ? whole : line(namesBoth: false).fitting(in: width)
  }

  private func line(namesBoth: Bool) -> ItemLine {
    let items = entries.compactMap { entry -> ItemLine.Item? in
      guard let key = entry.key else { return nil }
      let other = namesBoth ? KeyMap.substitute(for: key) : nil
      let names = [key, other].compactMap { $0?.name(in: options.language) }
      let says = options.text(entry.says)
      return ItemLine.Item(
        text: "\(names.joined(separator: "/")) \(says)", target: .key(key), rank: entry.rank)
    }
    return ItemLine(items: items, charset: options.charset)
  }

  func block(width: Int) -> Canvas {
    var block = Canvas(width: width, height: 1, charset: options.charset)
    line(in: width).draw(on: &block, in: block.bounds)
    return block
  }
}

extension KeyLine.Occasion {
  init(_ session: FormSession, isPaged: Bool, isSheet: Bool, in language: Language) {
    place = Self.place(in: session, isSheet: isSheet)
    self.isPaged = isPaged
    action = session.form.defaultAction.map { session.form.actions[$0].label.text(in: language) }
    hasErrors = session.progress.complaining > 0
  }

  private static func place(in session: FormSession, isSheet: Bool) -> Place {
    if session.question != nil { return .opened(.question) }
    if case .options(let picker) = session.opened {
      return .opened(.list, isFiltering: picker.isMultiple ? picker.isFiltering : nil)
    }
    let isEntries = if case .entries = session.opened { true } else { isSheet }
    if isEntries { return .opened(.sheet) }
    if session.opened != nil { return .opened(session.keyPlace) }
    switch session.focus {
    case .field(let index):
      let state = session.fields[index]
      return .field(
        state.editor, hasSuggestions: state.offersList, isForEditor: state.isForEditor,
        isSecret: state.field.isSecret)
    case .action, .back, .next: return .action
    case nil: return .nowhere
    }
  }
}
