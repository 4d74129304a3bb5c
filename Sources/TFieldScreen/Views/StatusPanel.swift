import TField

/// Which of the groups that stand between the person and the main action are done.
struct StatusPanel: Sendable {
  /// The name of each group, and what people call it.
  private let groups: [(name: String, title: String)]

  /// Without a form there is nothing to tell of.
  init(_ form: Form?, in language: Language) {
    guard let form else {
      groups = []
      return
    }
    groups = Self.groups(gating: form).map { name in
      let section = form.sections.first { $0.group == name }
      return (name, section?.title?.text(in: language) ?? name)
    }
  }

  var isEmpty: Bool { groups.isEmpty }

  /// The groups that the main action asks for; those of the whole form, if it asks for all.
  private static func groups(gating form: Form) -> [String] {
    guard let action = form.defaultAction else { return [] }
    if let required = form.actions[action].requires { return required }
    var seen: Set<String> = []
    return form.sections.compactMap(\.group).filter { seen.insert($0).inserted }
  }

  func draw(_ validator: GroupValidator, on canvas: inout Canvas, in rect: Rect) {
    var point = rect.origin
    for entry in entries(validator, fitting: rect.width, in: canvas.charset) {
      entry.state.draw(on: &canvas, at: point)
      point = point.moved(columns: entry.state.width + 1)
      let room = max(0, rect.columns.upperBound - point.column)
      let title = DisplayText(entry.title, in: canvas.charset).cut(to: room)
      canvas.write(title, at: point, style: .hint)
      point = point.moved(columns: title.width + Self.gap)
      guard rect.contains(point) else { return }
    }
  }

  /// A group, and how far it has come.
  private struct Entry {
    let title: String
    let state: GroupState
  }

  private static let gap = 3

  /// All groups with their counts; if they don't fit, without; and at last only those to be done.
  private func entries(_ validator: GroupValidator, fitting width: Int, in charset: Charset)
    -> [Entry]
  {
    let entry = { (group: (name: String, title: String), isCounted: Bool) in
      let state = GroupState(count: validator.verdict(of: group.name), isCounted: isCounted)
      return Entry(title: group.title, state: state)
    }
    let isFitting = { (entries: [Entry]) in
      let widths = entries.map {
        $0.state.width + 1 + DisplayText.width(of: $0.title, in: charset) + Self.gap
      }
      return widths.reduce(0, +) - Self.gap <= width
    }
    // A form may have a thousand groups; only as many are looked at as a line could hold.
    let most = width / (Self.gap + 2) + 1
    let isOpen = { (group: (name: String, title: String)) in !validator.verifyGroup(group.name) }
    guard groups.count <= most else {
      return groups.lazy.filter(isOpen).prefix(most).map { entry($0, false) }
    }
    let counted = groups.map { entry($0, true) }
    if isFitting(counted) { return counted }
    let plain = groups.map { entry($0, false) }
    return isFitting(plain) ? plain : plain.filter { !$0.state.count.isValid }
  }
}
