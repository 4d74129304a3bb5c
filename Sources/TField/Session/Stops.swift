/// The places where the focus can be in a form as it stands now, and the ways between them.
struct Stops {
  private let form: Form
  private let fields: FieldStates
  /// The section that is shown alone; `nil` where all are.
  private let page: Int?

  init(_ linked: LinkedFields, page: Int?) {
    form = linked.form
    fields = linked.states
    self.page = page
  }

  /// Every stop in order: the visible fields, then the buttons; on a page, only its own.
  var all: [Stop] { shownFields.filter(isReachable).map(Stop.field) + buttons }

  /// The fields of the page shown, or all.
  private var shownFields: Range<Int> {
    guard let page else { return fields.indices }
    return form.sections.indices.contains(page) ? form.sections[page].fields : 0..<0
  }

  /// The buttons below the fields.
  ///
  /// On pages the way on stands first, then the way back; the form can be left on each of them.
  var buttons: [Stop] {
    let actions = form.actions.indices.map(Stop.action)
    guard let page else { return actions }
    let ways = page == pages.last ? actions.filter { !isCancelling($0) } : [.next]
    return ways + (page == pages.first ? [] : [.back]) + actions.filter(isCancelling)
  }

  private func isCancelling(_ stop: Stop) -> Bool {
    if case .action(let index) = stop { form.actions[index].role == .cancel } else { false }
  }

  /// The sections with something visible, even if only a note.
  var pages: [Int] {
    form.sections.indices.filter { number in
      form.sections[number].fields.contains { !fields.marks[$0].contains(.hidden) }
    }
  }

  /// The page of a stop; for one that is on every page, the page shown.
  func page(of stop: Stop?) -> Int? {
    switch stop {
    case .field(let index): form.sections.firstIndex { $0.fields.contains(index) }
    case .action? where stop.map(isCancelling) ?? false: page ?? pages.first
    case .action: pages.last
    case .back, .next, nil: page ?? pages.first
    }
  }

  func page(by step: Int) -> Int? {
    let pages = pages
    guard let page, let place = pages.firstIndex(of: page), pages.indices.contains(place + step)
    else { return nil }
    return pages[place + step]
  }

  /// The fields with errors on the page shown, except those that only wait for a check.
  var pageFaults: [Int] {
    all.compactMap { stop in
      guard case .field(let index) = stop, fields[index].hasError, !fields[index].judged.awaitsCheck
      else { return nil }
      return index
    }
  }

  var first: Stop? { next(by: 1, from: nil) }

  var lastField: Int? { shownFields.last { isReachable($0) && isTabStop(.field($0)) } }

  func contains(_ stop: Stop) -> Bool {
    switch stop {
    case .field(let index): fields.indices.contains(index) && isReachable(index)
    case .action(let index): form.actions.indices.contains(index)
    case .back, .next: page != nil && buttons.contains(stop)
    }
  }

  /// True if the focus can go to a field: not to hidden ones, nor to notes.
  private func isReachable(_ index: Int) -> Bool { fields.marks[index].contains(.answer) }

  /// True if Tab goes there: read-only fields are skipped.
  private func isTabStop(_ stop: Stop) -> Bool {
    if case .field(let index) = stop { !fields.marks[index].contains(.readOnly) } else { true }
  }

  /// The next stop forwards or backwards, among those that Tab goes to or among all.
  func next(
    by step: Int, from stop: Stop?, around isCircular: Bool = true, ofAll: Bool = false
  ) -> Stop? {
    let (shown, buttons) = (shownFields, buttons)
    let count = shown.count + buttons.count
    var place =
      switch stop {
      case .field(let index): min(max(index - shown.lowerBound, -1), shown.count)
      case .some(let button): buttons.firstIndex(of: button).map { shown.count + $0 } ?? -1
      case nil: -1
      }
    for _ in 0..<count {
      place += step
      if isCircular { place = (place + count) % count }
      guard (0..<count).contains(place) else { return nil }
      let isField = place < shown.count
      let stop = isField ? .field(shown.lowerBound + place) : buttons[place - shown.count]
      if contains(stop), ofAll || isTabStop(stop) { return stop }
    }
    return nil
  }
}

// Ways that depend on rows, sections and errors.
extension Stops {
  /// The field of the row above or below; below the last row stand the actions.
  func inRow(by step: Int, from stop: Stop?) -> Stop? {
    guard case .field(let index) = stop else { return next(by: step, from: stop, ofAll: true) }
    guard let own = form.row(of: index) else { return nil }
    let row = form.rows[own].filter(isReachable)
    let column = row.firstIndex(of: index) ?? 0
    var place = own + step
    if let page, let last = row.last, form.sections[page].fields.last == last, step > 0 {
      return buttons.first
    }
    while form.rows.indices.contains(place) {
      let next = form.rows[place].filter(isReachable)
      if !next.isEmpty { return .field(next[min(column, next.count - 1)]) }
      place += step
    }
    return next(by: step, from: (step > 0 ? row.last : row.first).map(Stop.field), ofAll: true)
  }

  func sectionStart(by step: Int, from stop: Stop?) -> Stop? {
    let starts = form.sections.compactMap { $0.fields.first(where: isReachable) }
    return nearest(in: starts, by: step, from: stop, around: false).map(Stop.field)
  }

  func fault(by step: Int, from stop: Stop?) -> Stop? {
    nearest(in: fields.indices(with: [.answer, .complaining]), by: step, from: stop, around: true)
      .map(Stop.field)
  }

  private func nearest(in indices: [Int], by step: Int, from stop: Stop?, around: Bool) -> Int? {
    let isForwards = step > 0
    var here = isForwards && around ? -1 : fields.count
    if case .field(let index) = stop { here = index }
    let target = isForwards ? indices.first { $0 > here } : indices.last { $0 < here }
    return target ?? (around ? (isForwards ? indices.first : indices.last) : nil)
  }
}

extension Stops {
  func target(of command: Command, from stop: Stop?) -> Stop? {
    switch command {
    case .nextStop: next(by: 1, from: stop)
    case .previousStop: next(by: -1, from: stop)
    case .firstField: first
    case .lastField: lastField.map(Stop.field)
    case .nextSection: sectionStart(by: 1, from: stop)
    case .previousSection: sectionStart(by: -1, from: stop)
    default: nil
    }
  }
}

/// A place where the focus can be: a field, or a button below them.
package enum Stop: Hashable, Sendable {
  case field(Int)
  case action(Int)
  case back, next
}
