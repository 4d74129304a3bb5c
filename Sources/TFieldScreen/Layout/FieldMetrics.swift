import TField

/// How much width a field needs, would like, and how hard it holds on to it.
struct FieldMetrics: Hashable {
  /// Both edges, and a space inside each.
  static let frame = 4
  /// Both corners, and what joins the label to the line.
  static let labelFrame = 6
  /// The width that is kept for `* ` before every label, so that none moves when a field becomes
  /// required.
  static let mark = 2

  /// The width of the mark of a field from which a list opens.
  static let opener = 2

  private static let least = 10
  private static let longestLabel = 24

  /// The width that a label in front of its text may take.
  static func labelRoom(in width: Int) -> Int { min(longestLabel + mark, width / 2) }
  private static let usual = 30
  private static let longest = 40

  var minimum: Int
  var ideal: Int
  var priority: Double

  init(minimum: Int, ideal: Int, priority: Double) {
    self.minimum = minimum
    self.ideal = max(minimum, ideal)
    self.priority = priority.isFinite ? min(max(priority, 0.01), 10) : 1
  }

  init(of field: Field, label: Int, charset: Charset, _ language: Language) {
    let isToggle = field.editor == .toggle
    let template = field.type.template(for: "").map {
      DisplayText.width(of: $0.pattern, in: charset)
    }
    let label = label + Self.mark + (isToggle ? FieldText.switchWidth : 0)
    let content = isToggle ? label : template ?? Self.content(of: field, charset)
    let edge = Self.edge(of: field, charset, language)
    self.init(
      minimum: max(
        max(Self.least, template ?? 0) + Self.frame,
        max(min(label, Self.longestLabel), edge.error) + Self.labelFrame),
      ideal: max(
        content + Self.frame, max(min(label, Self.longest), edge.hint) + Self.labelFrame),
      priority: field.options.priority ?? field.type.priority)
  }

  /// What most often stands in the lower edge: that an answer is needed, and a short hint.
  private static func edge(
    of field: Field, _ charset: Charset, _ language: Language
  ) -> (error: Int, hint: Int) {
    if [.toggle, .radio, .checks, .table].contains(field.editor) { return (0, 0) }
    let error =
      field.required == .never
      ? 0 : mark + DisplayText.width(of: Wording.required.text(in: language), in: charset)
    let hint = (field.options.hint ?? field.type.hint("")).map {
      DisplayText.width(of: $0.text(in: language), in: charset)
    }
    return (error, hint.map { $0 <= usual ? $0 : 0 } ?? 0)
  }

  /// The width of what is likely to stand in a field without a mask.
  private static func content(of field: Field, _ charset: Charset) -> Int {
    if let options = field.type.choiceOptions {
      return min(
        content(of: options.all, field.editor, charset),
        field.editor.isOpenChoice ? 90 : longest)
    }
    let capacity = field.type.capacity(for: "")
    let likely = capacity <= longest ? capacity : usual
    return max(likely, min(DisplayText.width(of: field.initial, in: charset), longest))
  }

  /// The widest of the options, or all of them side by side.
  private static func content(
    of options: [ChoiceOption], _ editor: Editor, _ charset: Charset
  ) -> Int {
    if editor.isOpenChoice {
      return OptionGrid.width(of: options, in: charset) + FieldPlan.gutter
    }
    // Measured only as long as it matters.
    let widest = options.lazy.prefix(500).map { DisplayText.width(of: $0.label, in: charset) }.max()
    return (editor == .choices ? usual : widest ?? 0) + opener
  }
}
