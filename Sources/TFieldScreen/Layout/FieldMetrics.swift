import TField

/// How wide a field must be and wants to be in a row.
struct FieldMetrics: Hashable {
  /// Both edges, and a space inside each.
  static let frame = Grid.frame
  static let opener = Grid.opener
  /// A sample of a colour, and a space before it.
  static let swatch = 3
  /// Both corners, and what joins words to the line on both sides.
  static let edge = 6
  /// The least around a label: `╭ Label ─╮`.
  static let labelEdge = 5
  /// The width of `* `, kept before all labels so that none moves when a field becomes required.
  static let mark = 2

  private static let least = 10
  private static let longestLabel = 24
  private static let usual = 30
  private static let longest = 40
  /// A field that takes no more characters is as wide as its answer.
  private static let mostFixed = 16
  private static let numberWidth = 12
  /// The least room for a computed value behind its label, and the spaces around both.
  static let valueRoom = 10 + 2 * FieldPlan.gutter

  static func labelRoom(in width: Int) -> Int { min(longestLabel + mark, width / 2) }

  var minimum: Int
  var ideal: Int
  var priority: Double
  /// Whether its answer may be of any length, so that it takes what the others of a row leave.
  var isOpen: Bool
  /// Whether it takes the whole width where it is alone.
  var fillsRow: Bool
  /// The number of tracks that the form says.
  var span: Int?

  init(minimum: Int, ideal: Int, priority: Double = 1, isOpen: Bool = true, span: Int? = nil) {
    self.minimum = minimum
    self.ideal = max(minimum, ideal)
    self.priority = Self.weight(of: priority)
    (self.isOpen, fillsRow, self.span) = (isOpen, isOpen, span)
  }

  init(of field: Field, in form: Form, _ options: FormScreen.Options) {
    let label = field.labelText(
      form.requiredMark, isRequired: field.required == .always, in: options.language)
    let marked = options.width(of: label) + Self.signWidth(form.requiredMark)
    if field.isComputed {
      self.init(label: marked, ofNumber: field.type.isNumber)
    } else if field.editor == .toggle {
      self.init(toggle: marked + FieldText.switchWidth)
    } else {
      self.init(of: field, label: marked, options)
    }
    priority = Self.weight(of: field.options.priority ?? field.type.priority)
    span = field.options.span
  }

  private static func weight(of priority: Double) -> Double {
    priority.isFinite ? min(max(priority, 0.01), 10) : 1
  }

  /// The room for the sign of a required field, in forms that have such signs.
  static func signWidth(_ mark: Form.RequiredMark) -> Int { mark == .asterisk ? Self.mark : 0 }

  /// A label and a computed value in one line, without a frame.
  private init(label: Int, ofNumber isNumber: Bool) {
    let least = label + Self.valueRoom
    self.init(minimum: least, ideal: isNumber ? least : label + Self.usual, isOpen: !isNumber)
  }

  private init(toggle label: Int) {
    self.init(
      minimum: max(Self.least + Self.frame, min(label, Self.longestLabel) + Self.labelEdge),
      ideal: max(label + Self.frame, min(label, Self.longest) + Self.labelEdge), isOpen: false)
    fillsRow = true
  }

  private init(of field: Field, label: Int, _ options: FormScreen.Options) {
    let answer = Self.answer(of: field, options)
    let opener =
      field.editor == .choice || field.type.suggestions != nil
      ? Self.opener : field.type.hasSwatch && options.drawsSwatches ? Self.swatch : 0
    let badge = field.type.badges.map { options.width(of: options.text($0)) + 3 }.max() ?? 0
    let hint = answer == nil ? Self.hint(of: field, options) : 0
    let content = answer.map { $0 + opener } ?? Self.content(of: field, options)
    let words = Wording.required.shortText(in: options.language) ?? ""
    let required = field.required == .never ? 0 : Self.mark + options.width(of: words)
    let template = field.type.template(for: "").map { options.width(of: $0.pattern) + opener } ?? 0
    self.init(
      minimum: max(
        max(Self.least, template) + Self.frame, min(label, Self.longestLabel) + Self.labelEdge,
        field.editor.isBlock ? 0 : required + Self.edge),
      ideal: max(
        content + Self.frame, min(label, Self.longest) + badge + Self.labelEdge,
        hint == 0 ? 0 : hint + Self.edge),
      isOpen: answer == nil && field.editor != .choice)
  }

  /// The width of an answer whose length is known: of a mask, a number or a short text.
  static func answer(of field: Field, _ options: FormScreen.Options) -> Int? {
    guard field.editor == .line || field.editor == .calendar else { return nil }
    if field.type.isNumber { return numberWidth }
    // An answer may be written with signs between that don't count, and a template may grow.
    let capacity = field.type.capacity(for: "")
    let written = field.type.traits.example.map { options.width(of: $0) } ?? 0
    if let template = field.type.template(for: "") {
      return max(options.width(of: template.pattern), written, min(capacity, mostFixed))
    }
    return capacity <= mostFixed ? max(capacity, written) : nil
  }

  /// The width of a short hint, which is seen in the lower edge.
  private static func hint(of field: Field, _ options: FormScreen.Options) -> Int {
    if field.editor.isBlock { return 0 }
    let hint = (field.options.hint ?? field.type.hint("")).map {
      options.width(of: options.text($0))
    }
    return hint.map { $0 <= usual ? $0 : 0 } ?? 0
  }

  /// The width of the likely content of an open field.
  private static func content(of field: Field, _ options: FormScreen.Options) -> Int {
    guard let choices = field.type.choiceOptions?.all else {
      let capacity = field.type.capacity(for: "")
      let likely = capacity <= longest ? capacity : usual
      return max(likely, min(options.width(of: field.initial.text), longest))
    }
    if field.editor.isOpenChoice {
      return min(ItemGrid.width(of: choices, options) + FieldPlan.gutter, 90)
    }
    // Only as many as matter are measured.
    let widest = choices.lazy.prefix(500).map { options.width(of: $0.label) }.max()
    return min((field.editor == .choices ? usual : widest ?? 0) + opener, longest)
  }
}

extension FieldType {
  /// True for colours, a sample of which stands beside them.
  var hasSwatch: Bool { if case .color = nature { true } else { false } }

  /// True for numbers and amounts, which are compared by their digits.
  var isNumber: Bool { if case .number = nature { true } else { false } }
}

extension Field {
  /// True if its value is worked out from other fields, and nobody types it.
  var isComputed: Bool {
    if case .computed = derivation { true } else { type.derivedData != nil }
  }
}
