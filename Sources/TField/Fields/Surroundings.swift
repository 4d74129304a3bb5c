/// What a field may know of the world around it: today's date, and the fields it refers to.
package struct Surroundings: Sendable {
  /// What another field holds.
  package struct Known: Sendable {
    package var data: Value
    package var isValid: Bool
    package var label: Wording?
    /// True for an answer that can't be taken, which formulas can't work with.
    var isRefused = false
    /// For a list, the values of its entries that formulas work with, by field.
    var columns: [String: [Operand]] = [:]
    private let meaning: Meaning

    /// What the data means, worked out late since few ask for it.
    private enum Meaning: Sendable {
      case given(TypedValue, text: String)
      case byType(any FieldType, [Rule], isEmpty: Bool, isGood: Bool)
    }

    package init(
      data: Value, typed: TypedValue, isValid: Bool, label: Wording? = nil, text: String = ""
    ) {
      self.data = data
      self.isValid = isValid
      self.label = label
      meaning = .given(typed, text: text)
    }

    /// What a field of that type holds; `isGood`: the type has already approved it.
    init(
      data: Value, of type: any FieldType, _ rules: [Rule], isEmpty: Bool, isValid: Bool,
      label: Wording, isGood: Bool = false
    ) {
      self.data = data
      self.isValid = isValid
      self.label = label
      meaning = .byType(type, rules, isEmpty: isEmpty, isGood: isGood)
    }

    /// What a field of that type holds that others needn't look at.
    init(of type: any FieldType, _ data: Value, isValid: Bool = true) {
      self.init(
        data: data, of: type, [], isEmpty: data.isEmpty, isValid: isValid, label: type.label)
    }

    /// The text as answers have it: for a choice its value.
    var answerText: String {
      switch meaning {
      case .given(_, let text): text.isEmpty ? plainText : text
      case .byType(let type, _, let isEmpty, _): isEmpty ? "" : type.write(data, as: .answer)
      }
    }

    /// The answers in each entry of a table.
    var tableEntries: [[FieldState]] {
      if case .byType(let type, _, _, _) = meaning {
        type.formList?.states(of: data) ?? []
      } else {
        []
      }
    }

    package var typed: TypedValue {
      switch meaning {
      case .given(let typed, _): typed
      case .byType(let type, _, _, _): type.typed(data)
      }
    }

    package var text: String {
      switch meaning {
      case .given(_, let text): text
      case .byType(let type, _, let isEmpty, _): isEmpty ? "" : type.text(data)
      }
    }

    /// True if it is empty because the values for its formula are wrong.
    var isSpoilt: Bool { if case .given = meaning { !isValid && data.isEmpty } else { false } }

    /// True if neither the type nor a rule that looks at no other field finds anything wrong.
    var isSound: Bool {
      guard case .byType(let type, let rules, _, let isGood) = meaning else { return isValid }
      guard isGood || type.faults(in: data).isEmpty else { return false }
      let own = rules.filter { $0.level == .error && $0.fieldIDs.isEmpty }
      guard !own.isEmpty else { return true }
      let value = Self(data: data, typed: typed, isValid: true)
      return own.allSatisfy { $0.failures(of: value, in: Surroundings()).isEmpty }
    }

    /// True if others can tell what it means, even where that is too much or too little.
    var isReadable: Bool {
      guard case .byType(let type, _, let isEmpty, let isGood) = meaning else { return isValid }
      return isEmpty || isGood || type.editor.hasEntries
        || type.faults(in: data).allSatisfy(\.code.isAboutLimits)
    }

    func isSoundEntry(_ entry: Value) -> Bool {
      guard case .byType(let type, _, _, _) = meaning, let own = type.entryType else { return true }
      return own.faults(in: entry).isEmpty
    }

    /// Its data as programs and apps get it, with commas between entries.
    var plainText: String { if case .text(let text) = data { text } else { typed.text } }

    /// A hidden field, or one that holds nothing.
    package static let empty = Self(data: "", typed: .none, isValid: true)
  }

  package var today: CalendarDate
  package var language = Language.english
  /// True if a schema decides whether a given answer is valid, and fields only add rules.
  package var hasSchema = false
  /// True if that schema alone decides: fields say nothing of what was given.
  package var isSchemaAlone = false

  /// True if outside checks are run: a value then isn't valid before its check has answered.
  var runsChecks = false

  /// What rules of the form say of the field.
  var faults: [FormRule.Fault] = []

  /// In the order of ``FieldType/neighbours(of:in:)``.
  package var neighbours: [Known]

  /// Every field that the field's conditions and rules name, by id.
  package var values: [String: Known]

  package init(
    today: CalendarDate = .unknown, language: Language = .english, hasSchema: Bool = false,
    isSchemaAlone: Bool = false, neighbours: [Known] = [], values: [String: Known] = [:]
  ) {
    self.today = today
    self.language = language
    self.hasSchema = hasSchema
    self.isSchemaAlone = isSchemaAlone
    self.neighbours = neighbours
    self.values = values
  }
}

extension Surroundings.Known: Hashable {
  package static func == (one: Self, other: Self) -> Bool {
    one.data == other.data && one.isValid == other.isValid && one.label == other.label
      && one.typed == other.typed && one.text == other.text && one.isRefused == other.isRefused
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(data)
    hasher.combine(isValid)
  }
}

/// How a field gets its value from others.
package enum Derivation: Hashable, Sendable {
  /// Always the result of a formula; nobody types it.
  case computed(Formula)
  /// A text with others' answers, until a person types something else.
  case following(AnswerText)

  package var fieldIDs: [String] {
    switch self {
    case .computed(let formula): formula.fieldIDs
    case .following(let text): text.fieldIDs
    }
  }

  var formula: Formula? { if case .computed(let formula) = self { formula } else { nil } }
}

/// Where an initial value comes from that no form file can hold.
package enum InitialSource: Hashable, Sendable {
  case environment(String)
  case program([String])
  case day(DateLimit)
}
