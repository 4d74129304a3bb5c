import TField

/// The lines of a field in its columns: its question, its description and its content.
struct FieldPlan: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    /// A frame with the label in its upper edge.
    case box
    case line
    /// A switch with its label after it.
    case toggle
    /// Options or entries, all visible.
    case options
  }

  /// The width of the focus mark or bar where there is no frame, and of a space.
  static let gutter = 2

  let shape: Shape
  let label: String
  /// The label if it has lines of its own: above the content, or after a switch.
  let question: [String]
  let description: [Line]
  let contentHeight: Int

  var lead: Int { shape == .toggle ? 0 : question.count + description.count }

  init(of state: borrowing FieldState, width: Int, _ key: FormLayout.Key) {
    let (editor, isRequired, options) = (state.editor, state.isRequired, key.options)
    let room = max(1, width - Self.gutter)
    shape =
      switch editor {
      case .toggle: .toggle
      case .radio, .checks, .table: .options
      default: key.isCompact ? .line : .box
      }
    let words = state.description
    description = words.map { options.markdown($0, style: .hint, limit: room) } ?? []
    label = state.labelText(
      isOptional: key.requiredMark == .optional && !isRequired, in: options.language)
    let wide = options.width(of: label) + FieldMetrics.mark
    let fits =
      switch shape {
      case .box: wide + FieldMetrics.labelFrame <= width
      case .line: !editor.isBlock && wide <= FieldMetrics.labelRoom(in: width)
      case .toggle, .options: false
      }
    // The lines leave room for the mark of a required field.
    let labelRoom = room - FieldMetrics.mark - (shape == .toggle ? FieldText.switchWidth : 0)
    question = fits && words == nil ? [] : options.lines(label, limit: labelRoom)
    let most = key.room - (shape == .box ? 2 : 1)
    var lines = 1
    if case .lines(let count) = editor { lines = max(2, min(count, most)) }
    if shape == .options { lines = ItemGrid(of: state, width: room, options).lineCount }
    contentHeight =
      switch shape {
      case .box: 2 + lines
      case .line: lines
      case .toggle: question.count + description.count
      case .options: max(1, min(lines, most))
      }
  }
}

/// The least and the ideal width of a field, and its priority when widths are shared.
struct FieldMetrics: Hashable {
  /// Both edges, and a space inside each.
  static let frame = 4
  /// Both corners, and what joins the label to the line.
  static let labelFrame = 6
  /// The width of `* `, kept before all labels so that none moves when a field becomes required.
  static let mark = 2

  static let opener = 2

  private static let least = 10
  private static let longestLabel = 24
  private static let usual = 30
  private static let longest = 40

  static func labelRoom(in width: Int) -> Int { min(longestLabel + mark, width / 2) }

  var minimum: Int
  var ideal: Int
  var priority: Double

  init(minimum: Int, ideal: Int, priority: Double) {
    self.minimum = minimum
    self.ideal = max(minimum, ideal)
    self.priority = priority.isFinite ? min(max(priority, 0.01), 10) : 1
  }

  init(of state: borrowing FieldState, label: Int, _ options: FormScreen.Options) {
    let isToggle = state.editor == .toggle
    let type = state.measuredType
    let template = type.template(for: "").map { options.width(of: $0.pattern) }
    let label = label + Self.mark + (isToggle ? FieldText.switchWidth : 0)
    let content = isToggle ? label : Self.content(of: state, type, template, options)
    let edge = Self.edge(of: state, type, options)
    self.init(
      minimum: max(
        max(Self.least, template ?? 0) + Self.frame,
        max(min(label, Self.longestLabel), edge.error) + Self.labelFrame),
      ideal: max(content + Self.frame, max(min(label, Self.longest), edge.hint) + Self.labelFrame),
      priority: state.field.options.priority ?? type.priority)
  }

  /// The usual words in the lower edge: that an answer is required, and a short hint.
  private static func edge(
    of state: borrowing FieldState, _ type: any FieldType, _ options: FormScreen.Options
  ) -> (error: Int, hint: Int) {
    if [.toggle, .radio, .checks, .table].contains(state.editor) { return (0, 0) }
    let error =
      state.field.required == .never ? 0 : mark + options.width(of: options.text(.required))
    let hint = (state.ownHint ?? type.hint("")).map {
      options.width(of: options.text($0))
    }
    return (error, hint.map { $0 <= usual ? $0 : 0 } ?? 0)
  }

  /// The width of the mask, or of the likely content of a field without one.
  private static func content(
    of state: borrowing FieldState, _ type: any FieldType, _ template: Int?,
    _ options: FormScreen.Options
  ) -> Int {
    if let template { return template }
    guard let choices = type.choiceOptions?.all else {
      let capacity = type.capacity(for: "")
      let likely = capacity <= longest ? capacity : usual
      let initial = options.width(of: state.field.initial.text)
      return max(likely, min(initial, longest))
    }
    if state.editor.isOpenChoice {
      return min(ItemGrid.width(of: choices, options) + FieldPlan.gutter, 90)
    }
    // Only as many as matter are measured.
    let widest = choices.lazy.prefix(500).map { options.width(of: $0.label) }.max()
    return min((state.editor == .choices ? usual : widest ?? 0) + opener, longest)
  }
}

extension FieldState {
  /// The type by which its room is measured: other options change it, other neighbours don't.
  fileprivate var measuredType: any FieldType { type.choiceOptions == nil ? field.type : type }
}

/// How the fields of a row share its width.
enum RowShares {
  /// The columns of each field; `nil` if they don't fit side by side.
  static func columns(of fields: [FieldMetrics], in columns: Range<Int>) -> [Range<Int>]? {
    var start = columns.lowerBound
    return widths(of: fields, in: columns.count - (fields.count - 1))?.map { width in
      defer { start += width + 1 }
      return start..<start + width
    }
  }

  /// Shares the room beyond the minimum widths by priority, first up to the ideal widths.
  ///
  /// `nil` if even the minimum widths don't fit.
  static func widths(of fields: [FieldMetrics], in room: Int) -> [Int]? {
    let spare = room - fields.reduce(0) { $0 + $1.minimum }
    guard spare >= 0 else { return nil }
    let wishes = fields.map { $0.ideal - $0.minimum }
    let wished = wishes.reduce(0, +)
    let given = shares(
      of: min(spare, wished), by: zip(fields, wishes).map { $0.priority * Double($1) },
      upTo: wishes)
    let left = max(0, spare - wished)
    let grown = shares(of: left, by: fields.map(\.priority), upTo: fields.map { _ in left })
    return zip(fields, zip(given, grown)).map { $0.minimum + $1.0 + $1.1 }
  }

  /// Divides an amount into whole shares by weight, none beyond its limit.
  static func shares(of amount: Int, by weights: [Double], upTo limits: [Int]) -> [Int] {
    var shares = limits.map { _ in 0 }
    var left = amount
    while left > 0 {
      let open = shares.indices.filter { shares[$0] < limits[$0] }
      guard !open.isEmpty else { break }
      let before = left
      var weight = open.reduce(0) { $0 + weights[$1] }
      var rest = left
      for index in open {
        let part = weight > 0 ? Double(rest) * weights[index] / weight : 0
        let share = min(Int(part.rounded()), limits[index] - shares[index], rest)
        shares[index] += share
        rest -= share
        left -= share
        weight -= weights[index]
      }
      if left == before, let first = open.first {
        shares[first] += 1
        left -= 1
      }
    }
    return shares
  }
}
