import TField

/// The lines of a field in the columns that it has: its question, what describes it, its content.
struct FieldPlan: Hashable, Sendable {
  /// How a field is drawn.
  enum Shape: Hashable, Sendable {
    /// A frame with the label in its upper edge.
    case box
    /// A line with the label in front.
    case line
    /// A switch with its words behind.
    case toggle
    /// Options or entries that are all in sight.
    case options
  }

  /// What a plan depends on beside the field and its width.
  struct Setting: Hashable, Sendable {
    var isCompact: Bool
    /// The lines of the screen that the form has at most.
    var room: Int
    var requiredMark: Form.RequiredMark
    var charset: Charset
    var language: Language
  }

  /// The width of the bar or mark that shows the focus where there is no frame, and of a space.
  static let gutter = 2

  let shape: Shape
  /// The label, where it stands in lines of its own.
  let question: [String]
  let description: [Line]
  let contentHeight: Int

  /// The lines above the content.
  var lead: Int { question.count + (shape == .toggle ? 0 : description.count) }

  init(of state: borrowing FieldState, width: Int, _ setting: Setting) {
    let (editor, isRequired) = (state.editor, state.isRequired)
    let shape = Self.shape(of: editor, setting)
    let room = max(1, width - Self.gutter)
    let description = state.field.options.description?.text(in: setting.language)
    self.shape = shape
    self.description =
      description.map {
        Line.markdown($0, style: .hint, in: setting.charset, limit: room)
      } ?? []
    let label = state.field.labelText(
      isOptional: setting.requiredMark == .optional && !isRequired, in: setting.language)
    let isAside =
      shape == .toggle
      || description == nil && Self.isBeside(label, shape, editor, width, setting)
    question = isAside ? [] : Self.labelLines(of: label, room, setting.charset)
    contentHeight =
      switch shape {
      case .box: 2 + Self.textLines(of: editor, setting)
      case .line: Self.textLines(of: editor, setting)
      case .toggle:
        Self.toggleLines(of: label, width: width, in: setting.charset).count
          + self.description.count
      case .options: Self.optionLines(of: state, room, setting)
      }
  }

  static func shape(of editor: Editor, _ setting: Setting) -> Shape {
    switch editor {
    case .toggle: .toggle
    case .radio, .checks, .table: .options
    default: setting.isCompact ? .line : .box
    }
  }

  /// True if the label needs no lines of its own.
  private static func isBeside(
    _ label: String, _ shape: Shape, _ editor: Editor, _ width: Int, _ setting: Setting
  ) -> Bool {
    let wide = DisplayText.width(of: label, in: setting.charset) + FieldMetrics.mark
    return switch shape {
    case .box: wide + FieldMetrics.labelFrame <= width
    case .line: !editor.isBlock && wide <= FieldMetrics.labelRoom(in: width)
    case .toggle, .options: false
    }
  }

  /// The label in lines that leave room for the mark of a required field.
  static func labelLines(of label: String, _ room: Int, _ charset: Charset) -> [String] {
    DisplayText.lines(of: label, in: charset, limit: max(1, room - FieldMetrics.mark))
  }

  /// The words of a switch in lines.
  static func toggleLines(of label: String, width: Int, in charset: Charset) -> [String] {
    labelLines(of: label, width - gutter - FieldText.switchWidth, charset)
  }

  private static func textLines(of editor: Editor, _ setting: Setting) -> Int {
    guard case .lines(let count) = editor else { return 1 }
    return max(2, min(max(1, count), setting.room - (setting.isCompact ? 1 : 2)))
  }

  private static func optionLines(
    of state: borrowing FieldState, _ room: Int, _ setting: Setting
  ) -> Int {
    if state.editor == .table {
      let table = EntryTable(of: state, width: room, in: setting.charset, setting.language)
      return max(1, min(table.lineCount, setting.room - 1))
    }
    let grid = OptionGrid(of: state, width: room, in: setting.charset)
    return max(1, min(grid.lineCount, setting.room - 1))
  }
}
