/// The places where the focus can be in a form as it stands now, and the ways between them.
struct Stops {
  private let form: Form
  private let fields: [FieldState]

  init(_ linked: LinkedFields) { (form, fields) = (linked.form, linked.states) }

  /// Every stop in order: the visible fields, then the actions.
  var all: [Stop] {
    fields.indices.filter(isReachable).map(Stop.field) + form.actions.indices.map(Stop.action)
  }

  var first: Stop? { next(by: 1, from: nil) }

  var lastField: Int? { fields.indices.last(where: isReachable) }

  func contains(_ stop: Stop) -> Bool {
    switch stop {
    case .field(let index): fields.indices.contains(index) && isReachable(index)
    case .action(let index): form.actions.indices.contains(index)
    }
  }

  /// True if the focus can go to a field: not to hidden ones, nor to notes.
  private func isReachable(_ index: Int) -> Bool { fields[index].isAnswer }

  /// The next stop forwards or backwards.
  func next(by step: Int, from stop: Stop?, around isCircular: Bool = true) -> Stop? {
    let count = fields.count + form.actions.count
    var place = stop.map(place) ?? -1
    for _ in 0..<count {
      place += step
      if isCircular { place = (place + count) % count }
      guard let stop = self.stop(at: place) else { return nil }
      if contains(stop) { return stop }
    }
    return nil
  }

  private func place(of stop: Stop) -> Int {
    switch stop {
    case .field(let index): index
    case .action(let index): fields.count + index
    }
  }

  private func stop(at place: Int) -> Stop? {
    if fields.indices.contains(place) { return .field(place) }
    let action = place - fields.count
    return form.actions.indices.contains(action) ? .action(action) : nil
  }
}

// Ways that depend on rows, sections and errors.
extension Stops {
  /// The field of the row above or below; below the last row stand the actions.
  func inRow(by step: Int, from stop: Stop?) -> Stop? {
    guard case .field(let index) = stop else { return next(by: step, from: stop) }
    guard let own = form.row(of: index) else { return nil }
    let row = form.rows[own].filter(isReachable)
    let column = row.firstIndex(of: index) ?? 0
    var place = own + step
    while form.rows.indices.contains(place) {
      let next = form.rows[place].filter(isReachable)
      if !next.isEmpty { return .field(next[min(column, next.count - 1)]) }
      place += step
    }
    return next(by: step, from: (step > 0 ? row.last : row.first).map(Stop.field))
  }

  func sectionStart(by step: Int, from stop: Stop?) -> Stop? {
    let starts = form.sections.compactMap { $0.fields.first(where: isReachable) }
    return nearest(in: starts, by: step, from: stop, around: false).map(Stop.field)
  }

  /// The fields with an error, shown or not.
  var faults: [Int] { fields.indices.filter { !fields[$0].isHidden && fields[$0].hasError } }

  func fault(by step: Int, from stop: Stop?) -> Stop? {
    nearest(in: faults, by: step, from: stop, around: true).map(Stop.field)
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
  /// Where a command moves the focus.
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
