internal import TField

/// Fields that hide each other, or follow from each other, in a circle: each circle named once, at its first field.
struct CycleCheck {
  private let form: Form
  private let reading: Reading
  private var finished: Set<Int> = []
  private var path: [Int] = []
  /// Where each field of the path stands in it.
  private var positions: [Int: Int] = [:]
  /// For each field of the path, those that hide it and weren't looked at yet.
  private var ways: [[Int]] = []

  /// The ids that a field waits for.
  private let edges: (Field) -> [String]
  private let problem: ([String]) -> Diagnostic.Problem

  init(
    _ form: Form, _ reading: Reading,
    edges: @escaping (Field) -> [String] = { $0.waits { $0.when.fieldIDs } },
    problem: @escaping ([String]) -> Diagnostic.Problem = Diagnostic.Problem.conditionCycle
  ) {
    self.form = form
    self.reading = reading
    self.edges = edges
    self.problem = problem
  }

  func run() {
    var check = self
    for start in form.fields.indices where !edges(form.fields[start]).isEmpty {
      check.walk(from: start)
    }
  }

  private mutating func walk(from start: Int) {
    if !finished.contains(start) { enter(start) }
    while let last = path.last {
      guard let next = ways[ways.count - 1].popLast() else {
        leave(last)
        continue
      }
      if let place = positions[next] {
        report(path[place...] + [next])
      } else if !finished.contains(next) {
        enter(next)
      }
    }
  }

  private mutating func enter(_ field: Int) {
    positions[field] = path.count
    path.append(field)
    ways.append(waits(of: field))
  }

  private mutating func leave(_ field: Int) {
    finished.insert(field)
    positions[field] = nil
    path.removeLast()
    ways.removeLast()
  }

  private func waits(of index: Int) -> [Int] {
    Array(Set(edges(form.fields[index]).compactMap(form.index))).sorted(by: >)
  }

  private func report(_ circle: some Sequence<Int>) {
    let ids = circle.map { form.fields[$0].id }
    guard let first = ids.first, let place = reading.places[first] else { return }
    reading.report.error(problem(ids), at: place.id)
  }
}
