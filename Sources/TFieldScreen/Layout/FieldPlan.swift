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
    /// A computed value behind its label, in one line without a frame.
    case value
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
    let words = state.description
    description = words.map { options.markdown($0, style: .hint, limit: room) } ?? []
    label = state.field.labelText(
      key.requiredMark, isRequired: isRequired, answered: state.label, in: options.language)
    let wide = options.width(of: label) + FieldMetrics.signWidth(key.requiredMark)
    let isValue =
      state.field.isComputed && !editor.isBlock && wide + FieldMetrics.valueRoom <= width
    shape =
      switch editor {
      case .toggle: .toggle
      case .radio, .checks, .entries, .table: .options
      default: key.isCompact ? .line : isValue ? .value : .box
      }
    let fits =
      switch shape {
      case .box: wide + FieldMetrics.labelEdge <= width
      case .value: true
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
      case .line, .value: lines
      case .toggle: question.count + description.count
      case .options: max(1, min(lines, most))
      }
  }
}
