/// The fields of a form and the focus among them: what keys do where nothing is open or asked.
struct FocusedFields: Sendable {
  /// Where the focus is; `nil` only in a form without any stop.
  private(set) var stop: Stop?
  /// The section that is shown alone; `nil` where all are.
  private(set) var page: Int?
  /// True while the focused field shows its secret.
  private(set) var isRevealing = false
  var linked: LinkedFields
  var clipboard = Clipboard()
  /// Something to tell the person about the last key, once.
  var notice: Wording?

  init(_ linked: LinkedFields) {
    self.linked = linked
    if linked.form.layout == .pages { page = stops.pages.first }
    stop = stops.first
  }

  /// Shows all sections together, as where fields are asked for line by line.
  mutating func joinPages() {
    page = nil
    guard let stop, !stops.contains(stop) else { return }
    self.stop = stops.first
    enter()
  }

  /// Goes to the first stop of a page.
  mutating func turn(to page: Int) {
    leave()
    self.page = page
    stop = stops.first
    enter()
    selectPrefill()
  }
}

extension FocusedFields {
  /// The focused field.
  var field: Int? { if case .field(let index) = stop { index } else { nil } }

  var focusedState: FieldState? { field.map { linked.states[$0] } }

  var stops: Stops { Stops(linked, page: page) }

  /// Changes the fields; a focus that was hidden by that moves on.
  @discardableResult
  mutating func change<Result>(_ work: (inout LinkedFields) -> Result) -> Result {
    let result = work(&linked)
    guard let index = field, linked.states[index].isHidden else { return result }
    isRevealing = false
    _ = linked.leave(index)
    stop = stops.next(by: 1, from: .field(index), around: false)
    if let page, !stops.pages.contains(page) {
      self.page = stops.pages.first { $0 > page } ?? stops.pages.last
      stop = stops.first
    }
    enter()
    return result
  }

  /// Moves the focus; the field that had it is left, and settled.
  mutating func move(to stop: Stop, keepingErrors: Bool = false) {
    guard stops.contains(stop) else { return }
    if self.stop != stop || keepingErrors { leave() }
    // What leaving has changed may have hidden the target.
    if stops.contains(stop) {
      if page != nil { page = stops.page(of: stop) }
      self.stop = stop
    }
    enter(keepingErrors: keepingErrors)
  }

  mutating func enter(keepingErrors: Bool = false) {
    guard let index = field, linked.states[index].activity != .active else { return }
    linked.states[index].enter(keepingErrors: keepingErrors)
  }

  mutating func leave() {
    isRevealing = false
    guard let index = field else { return }
    if let said = change({ $0.leave(index) }) { notice = said }
  }

  /// Settles the focused field, as leaving it would; false if there is something to tell.
  mutating func settle() -> Bool {
    guard let index = field, let said = change({ $0.settle(index) }) else { return true }
    notice = said
    return false
  }

  /// Shows what is wrong in some fields, and goes to one of them.
  mutating func show(_ faults: [Int], goingTo target: Stop?) {
    for index in faults { linked.states[index].showFailures() }
    if let target { move(to: target, keepingErrors: true) }
  }

  /// Shows every error and goes to the next one, around the end.
  mutating func moveToFault(by step: Int) {
    _ = settle()
    show(stops.faults, goingTo: stops.fault(by: step, from: stop))
  }

  mutating func toggleRevealing() { isRevealing = field != nil && !isRevealing }

  /// Tells again what the last work on a field left to tell.
  mutating func hear(_ index: Int) { notice = linked.states[index].notice }
}
