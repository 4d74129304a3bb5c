import TField

/// What a click means.
enum Target: Hashable, Sendable {
  case key(Key)
  case stop(Stop)
  case answer(Question.Answer)
  case review(Review.ClickTarget)
  /// A row of the open list, by its place among the matches.
  case option(Int)
  case day(CalendarDate)
  case field(Int)
  /// A part of a list or a calendar with nothing to choose.
  case window
}

/// Words in a line that can be clicked: buttons, keys, the answers to a question.
struct ItemLine {
  /// One of the words.
  struct Item: Hashable {
    let text: String
    let target: Target
    var style = Style.keys
    /// The width of the name of a key, at the beginning.
    var keyWidth = 0
    /// How soon the item is left out if there isn't room for all.
    var rank = 0

    /// How loud a button is.
    enum Weight { case main, other, blocked, danger }

    static func button(
      _ label: Wording, _ target: Target, isFocused: Bool, weight: Weight = .other,
      _ options: FormScreen.Options
    ) -> Self {
      let sides =
        if isFocused {
          (
            "\(Mark.pointer.character(in: options.charset)) ",
            " \(Mark.pointerBack.character(in: options.charset))"
          )
        } else if weight == .main, options.drawsBlocks {
          ("  ", "  ")
        } else {
          ("[ ", " ]")
        }
      let style: Style =
        switch weight {
        case _ where isFocused: .buttonFocused
        case .main: .button
        case .blocked: .buttonBlocked
        case .danger: .buttonDanger
        case .other: .buttonOther
        }
      return Self(text: sides.0 + options.text(label) + sides.1, target: target, style: style)
    }
  }

  private static let gap = 2

  let items: [Item]
  /// The item that must be visible if not all fit.
  let focused: Int?
  private let charset: Charset
  private let widths: [Int]

  init(items: [Item], focused: Int? = nil, charset: Charset) {
    (self.items, self.focused, self.charset) = (items, focused, charset)
    widths = items.map { DisplayText.width(of: $0.text, in: charset) }
  }

  var width: Int { widths.reduce(Self.gap * max(0, items.count - 1), +) }

  /// Divides words into lines, as many in each as fit side by side.
  static func rows(of widths: [Int], gap: Int = gap, in room: Int) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var used = 0
    for (index, width) in widths.enumerated() {
      if let last = rows.last, used + gap + width <= room {
        rows[rows.count - 1] = last.lowerBound..<index + 1
        used += gap + width
      } else {
        rows.append(index..<index + 1)
        used = width
      }
    }
    return rows
  }

  func rows(in room: Int) -> [Self] {
    Self.rows(of: widths, in: room).map { row in
      let place = focused.flatMap { row.contains($0) ? $0 - row.lowerBound : nil }
      return Self(items: Array(items[row]), focused: place, charset: charset)
    }
  }

  func fitting(in width: Int) -> Self {
    var room = width + Self.gap
    var chosen: Set<Int> = []
    for index in items.indices.sorted(by: { items[$0].rank < items[$1].rank })
    where widths[index] + Self.gap <= room {
      chosen.insert(index)
      room -= widths[index] + Self.gap
    }
    return Self(items: chosen.sorted().map { items[$0] }, charset: charset)
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    var start = 0
    let places = widths.map { width in
      defer { start += width + Self.gap }
      return start..<start + width
    }
    // The line is shifted to show the focused item.
    let focus = focused.flatMap { places.indices.contains($0) ? places[$0] : nil }
    let shift = focus.map { min(max(0, $0.upperBound - rect.width), $0.lowerBound) } ?? 0
    canvas.clipping(to: rect) { canvas in
      for (item, columns) in zip(items, places) {
        let start = rect.origin.moved(columns: columns.lowerBound - shift)
        canvas.write(item.text, at: start, style: item.style)
        canvas.restyle(
          Rect(row: start.row, column: start.column, width: item.keyWidth, height: 1), as: .key)
        canvas.mark(
          Rect(row: start.row, column: start.column, width: columns.count, height: rect.height),
          as: item.target)
      }
    }
    if let focus { canvas.cursor = rect.origin.moved(columns: focus.lowerBound - shift + 2) }
  }
}

/// The most useful keys at the moment, as many as fit into a line.
struct KeyLine: Equatable {
  /// A key's command, its words if they aren't the usual ones, and how soon it is left out.
  private struct Entry: Equatable {
    let command: Command
    let says: Wording?
    let rank: Int
  }

  private let place: KeyMap.Place
  private let entries: [Entry]

  /// The keys of a place that have a hint, some of them with other words, or not told.
  init(
    _ place: KeyMap.Place, saying words: [Command: Wording?] = [:], without told: [Command] = []
  ) {
    self.place = place
    entries = KeyMap[place].entries.compactMap { entry in
      guard let hint = entry.hint, !told.contains(entry.command) else { return nil }
      let says = words[entry.command].flatMap(\.self) ?? hint.words
      return Entry(command: entry.command, says: says, rank: hint.rank)
    }
  }

  /// The keys of a list; where several may be taken, Enter marks what a filter found.
  private init(_ picker: OptionPicker) {
    let isMarking = picker.isMultiple && picker.isFiltering
    let enter = picker.isMultiple ? Wording.say(isMarking ? "opened.mark" : "opened.done") : nil
    let isSpaceTold = picker.isMultiple && !picker.isFiltering
    self.init(.list, saying: [.confirm: enter], without: isSpaceTold ? [] : [.activate])
  }

  /// The keys for what has the focus: a window, a sheet, a field or an action.
  init(for session: FormSession, isSheet: Bool, isRestricted: Bool) {
    if let question = session.question {
      self.init(question)
    } else if case .options(let picker) = session.opened {
      self.init(picker)
    } else if case .entries = session.opened {
      self.init(.sheet)
    } else if case .review(let review) = session.opened {
      self.init(review, for: session)
    } else if isSheet || session.opened != nil {
      self.init(isSheet ? .sheet : session.keyPlace)
    } else {
      self.init(onFormOf: session, without: isRestricted ? KeyMap.leadingOut : [])
    }
  }

  /// The keys of a question say which button they press.
  private init(_ question: Question) {
    self.init(
      .question,
      saying: [
        .confirm: question.selectedButton?.label, .escape: question.buttons.first?.label,
      ])
  }

  /// The keys of a review say what is chosen.
  private init(_ review: Review, for session: FormSession) {
    let action = session.actions[review.action].label
    let chosen = review.isActionChosen ? action : .say("screen.back")
    self.init(
      .review, saying: [.confirm: review.chosenField == nil ? chosen : .say("screen.change")])
  }

  private init(onFormOf session: FormSession, without hidden: [Command]) {
    var entries: [Entry] = []
    func add(_ command: Command, _ says: Wording? = nil, rank: Int, if isUseful: Bool = true) {
      guard isUseful, !hidden.contains(command) else { return }
      entries.append(Entry(command: command, says: says, rank: rank))
    }
    let isPaged = session.page != nil && session.stops.contains(.next)
    // The keys of the place in focus come first.
    if let field = session.focusedField {
      let state = session.fields[field]
      switch state.editor {
      case .toggle: add(.activate, rank: 0)
      case .choice, .choices: add(.activate, .keyWord(.open), rank: 0)
      case .entries, .table:
        let isAdding = state.entryCursor == state.entryCount
        add(.confirm, .keyWord(isAdding ? .addEntry : .open), rank: 0)
      case .radio: add(.activate, .say("opened.choose"), rank: 0)
      case .checks: add(.activate, .say("opened.mark"), rank: 0)
      case .calendar: add(.open, rank: 0)
      case .lines: add(.edit(.insert("\n")), .say("opened.newLine"), rank: 0)
      case .line: add(.open, rank: 6, if: state.offersList)
      case .none: break
      }
      // A suggestion in place of a text, or after one that is already valid.
      let isOffered =
        state.offersCorrection || state.certainError == nil && state.suggestion != nil
      add(.edit(.move(.right)), .say("key.short.take"), rank: 0, if: isOffered)
      add(.openEditor, rank: 7, if: state.isForEditor)
      add(.reveal, rank: 6, if: state.field.isSecret)
    } else {
      add(.confirm, session.focus.map(session.label(of:)), rank: 0, if: session.focus != nil)
    }
    add(.nextStop, rank: 1)
    add(.previousStop, rank: 5)
    add(.nextSection, rank: 3, if: isPaged)
    if let action = session.form.defaultAction, session.focus != .action(action) {
      add(.defaultAction, session.actions[action].label, rank: isPaged ? 6 : 3)
    }
    add(.nextError, rank: 4, if: session.progress.toFix > 0)
    add(.help, rank: 2)
    add(.escape, rank: 4)
    (place, self.entries) = (.form, entries)
  }

  /// The line, with both names of keys that a terminal may take for itself if there is room.
  func block(width: Int, _ options: FormScreen.Options) -> Canvas {
    let whole = line(namesBoth: true, options)
    let line = whole.width <= width ? whole : line(namesBoth: false, options).fitting(in: width)
    var block = Canvas(width: width, height: 1, charset: options.charset)
    line.draw(on: &block, in: block.bounds)
    return block
  }

  private func line(namesBoth: Bool, _ options: FormScreen.Options) -> ItemLine {
    let items = entries.compactMap { entry -> ItemLine.Item? in
      let key = KeyMap[place].key(for: entry.command) ?? KeyMap[.text].key(for: entry.command)
      guard let key else { return nil }
      let other = namesBoth ? KeyMap.substitute(for: key) : nil
      let names = [key, other].compactMap { $0?.name(in: options.language) }
      let name = names.joined(separator: "/")
      let says = options.text(entry.says ?? .keyWord(entry.command))
      return ItemLine.Item(
        text: "\(name) \(says)", target: .key(key), keyWidth: options.width(of: name),
        rank: entry.rank)
    }
    return ItemLine(items: items, charset: options.charset)
  }
}
