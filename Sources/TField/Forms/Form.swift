/// A form as it was defined: its fields in order, their sections, and what it ends with.
public struct Form: Sendable {
  /// How the sections are laid out on a screen.
  public enum Layout: String, CaseIterable, Sendable {
    case auto, boxed, compact, pages
  }

  /// Whether a page must be free of errors before the person may go on to the next.
  public enum Navigation: String, CaseIterable, Sendable {
    case gated, free
  }

  /// Which fields are marked: the required ones, the others, or none.
  public enum RequiredMark: String, CaseIterable, Sendable {
    case asterisk, optional, none
  }

  package var id: String
  package var title: Wording
  package var description: Wording?
  package internal(set) var sections: [Section]
  package internal(set) var fields: [Field]
  package var actions: [Action]
  /// What must be true of several answers together.
  package let rules: [FormRule]
  package let timing: ErrorTiming
  package var layout = Layout.auto
  package var requiredMark = RequiredMark.asterisk
  package var navigation = Navigation.gated
  package var width = Width.page
  /// Whether Enter in the last field runs the default action.
  package var submitsOnEnter = false
  package var keepsDrafts = true

  /// The limit for its patterns together in a judgement; `nil`: each has its own limit.
  package var effort: (any PatternEffort)?

  let checkedFields: [Int]
  let derivedFields: [Int]
  let listedFields: [Int]
  package let groups: [String: [Int]]
  package let sectionGroups: [String]
  let rows: [Range<Int>]
  /// The fields for card numbers, by the names of their groups.
  private let cards: [String: [Int]]
  private let ids: [String: Int]
  /// Which fields depend on which, worked out once so that a key touches only what it can change.
  private(set) var links = FormLinks()
  private(set) var texts = FormTexts()

  package init(
    _ title: Wording, id: String = "form", sections: [Section], actions: [Action] = [.submit],
    rules: [FormRule] = [], timing: ErrorTiming = ErrorTiming()
  ) {
    self.id = id
    self.title = title
    self.actions = actions
    self.rules = rules
    self.timing = timing
    (self.sections, fields) = Self.placed(sections)
    groups = Self.groups(of: fields)
    var named: Set<String> = []
    sectionGroups = sections.compactMap(\.group).filter { named.insert($0).inserted }
    rows = self.sections.flatMap(\.rows)
    cards = Self.cards(among: fields)
    checkedFields = fields.indices.filter { [fields] in fields[$0].options.check != nil }
    derivedFields = fields.indices.filter { [fields] in fields[$0].derivation != nil }
    listedFields = fields.indices.filter { [fields] in
      fields[$0].type.choiceOptions?.program != nil
    }
    ids = Dictionary(
      zip(fields.map(\.id), fields.indices), uniquingKeysWith: { first, _ in first })
    links = FormLinks(of: self)
    texts = FormTexts(of: self)
  }

  package init(
    _ title: Wording, id: String = "form", rows: [[Field]], actions: [Action] = [.submit],
    rules: [FormRule] = [], timing: ErrorTiming = ErrorTiming()
  ) {
    self.init(
      title, id: id, sections: [Section(rows: rows)], actions: actions, rules: rules,
      timing: timing)
  }
}

extension Form {
  package func index(of id: String) -> Int? { ids[id] }

  func cards(in group: Field.Group) -> [String] {
    (cards[group.name] ?? []).map { fields[$0].id }
  }

  func row(of field: Int) -> Int? {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].upperBound > field { high = middle } else { low = middle + 1 }
    }
    return rows.indices.contains(low) && rows[low].contains(field) ? low : nil
  }

  package var checks: [OutsideCheck] { checkedFields.compactMap { fields[$0].options.check } }

  /// Gives a field another initial value, such as one that a program found out.
  package mutating func setInitial(_ text: String, at index: Int) {
    fields[index].initial = .text(text)
  }

  /// Leaves a field empty, whatever the form begins it with.
  package mutating func clearInitial(at index: Int) {
    fields[index].initial = ""
    fields[index].derivation = nil
    fields[index].options.isAnsweredAtFirst = false
  }

  package var optionPrograms: [OptionProgram] {
    listedFields.compactMap { fields[$0].type.choiceOptions?.program }
  }

  package var defaultAction: Int? { actions.firstIndex { $0.role == .submit } }

  /// The submitting action with that id; without an id, the default one.
  package func submitAction(_ id: String?) -> Action? {
    actions.first { $0.role == .submit && (id == nil || $0.id == id) }
  }

  private static func placed(_ sections: [Section]) -> ([Section], [Field]) {
    var fields: [Field] = []
    fields.reserveCapacity(sections.reduce(0) { $0 + $1.contents.count })
    let placed = sections.map { section in
      var section = section
      let start = fields.count
      fields += section.contents
      section.contents = []
      section.rows = section.rows.map { $0.lowerBound + start..<$0.upperBound + start }
      for index in start..<fields.count { section.adopt(&fields[index]) }
      return section
    }
    return (placed, Secrecy.inherited(by: fields))
  }

  private static func groups(of fields: [Field]) -> [String: [Int]] {
    var groups: [String: [Int]] = [:]
    for (index, field) in fields.enumerated() {
      if case .named(let name) = field.group { groups[name, default: []].append(index) }
    }
    return groups
  }

  private static func cards(among fields: [Field]) -> [String: [Int]] {
    var cards: [String: [Int]] = [:]
    for (index, field) in fields.enumerated() where Swift.type(of: field.type) == CreditCard.self {
      cards[field.group.name, default: []].append(index)
    }
    return cards
  }
}

/// A titled part of a form: rows of fields that belong together.
public struct Section: Sendable {
  package var title: Wording?
  package var description: Wording?
  package var group: String?
  /// The keys that lead to the object of its answers in nested output.
  package var path: [String]?
  package var when: Condition
  package var isDebugging: Bool?
  /// The fields of each row, as indices into the form's fields.
  package internal(set) var rows: [Range<Int>]
  /// The fields until the form takes them over; till then rows count from the first of them.
  var contents: [Field]

  package init(
    _ title: Wording? = nil, description: Wording? = nil, group: String? = nil,
    when: Condition = .always, isDebugging: Bool? = nil, rows: [[Field]]
  ) {
    self.init(title, description: description, group: group, when: when, isDebugging: isDebugging)
    for row in rows { append(row) }
  }

  package init(
    _ title: Wording?, description: Wording? = nil, group: String? = nil,
    when: Condition = .always, isDebugging: Bool? = nil
  ) {
    self.title = title
    self.description = description
    self.group = group
    self.when = when
    self.isDebugging = isDebugging
    rows = []
    contents = []
  }
}

extension Section {
  package mutating func reserve(_ count: Int) {
    rows.reserveCapacity(count)
    contents.reserveCapacity(count)
  }

  package mutating func append(_ row: [Field]) {
    let start = contents.count
    contents += row
    rows.append(start..<contents.count)
  }

  package mutating func append(_ field: Field) {
    rows.append(contents.count..<contents.count + 1)
    contents.append(field)
  }
}

extension Section {
  /// Makes every field a secret, as in a list that is secret.
  package mutating func makeSecret() {
    for index in contents.indices { contents[index].options.isSecret = true }
  }

  /// Makes the first field required, and a mere name for the others.
  package mutating func makeFirstTheName() {
    guard !contents.isEmpty else { return }
    contents[0].required = .always
    contents[0].options.isOnlyForForm = true
  }

  package var fields: Range<Int> {
    (rows.first?.lowerBound ?? 0)..<(rows.last?.upperBound ?? 0)
  }

  /// Gives a field what it inherits from this section.
  func adopt(_ field: inout Field) {
    if field.group == .inherited { field.group = group.map(Field.Group.named) ?? .none }
    if let path { field.path = path + (field.path ?? [field.id]) }
    if isDebugging != nil, field.options.isDebugging == nil {
      field.options.isDebugging = isDebugging
    }
    if when == .always { return }
    field.when = when.and(field.when)
  }
}

/// Something a form can end with: "Complete Order", "Cancel".
public struct Action: Sendable {
  /// What an action is for.
  public enum Role: String, CaseIterable, Sendable {
    case submit, cancel
  }

  package var id: String
  package var label: Wording
  package var role: Role
  /// The groups that must be valid; `nil`: every visible field of the form.
  package var requires: [String]?
  package var confirm: Wording?
  package var done: Wording?
  /// While this doesn't hold, nothing is asked.
  package var confirmWhen = Condition.always
  /// What must be typed before the action runs; `nil`: a button is enough.
  package var confirmWord: Wording?
  package var exitCode: Int
  package var steps = ActionSteps()
  var place: SourcePlace?

  package init(
    _ id: String, label: Wording, role: Role = .submit, requires: [String]? = nil,
    confirm: Wording? = nil, exitCode: Int = 0
  ) {
    self.id = id
    self.label = label
    self.role = role
    self.requires = requires
    self.confirm = confirm
    self.exitCode = exitCode
  }

  /// The action of a form that names none.
  public static let submit = Self("submit", label: .say("label.submit"))
}

/// What an action does with the answers, beyond ending the form.
///
/// The engine only stores the steps; the program that runs the form carries them out, if it may.
package struct ActionSteps: Hashable, Sendable {
  /// How the answers are written.
  package enum Values: String, CaseIterable, Sendable {
    /// The text as it is shown.
    case formatted
    /// The bare data, without what a template adds.
    case data
    /// Numbers, ISO dates, truth values.
    case typed
  }

  /// A program and its arguments, which gets the answers as JSON.
  package var run: [String]?
  /// A JSON Lines file that gets them as its next line.
  package var append: String?
  package var write: String?
  package var values = Values.formatted
  /// The fields whose answers it gets; `nil`: all.
  package var only: [String]?
  /// True if lines of `append` begin with the id of the filled form, which is written only once.
  package var stamps = false
  package var timeout = 60
  #if !TFIELD_PROGRAM
    package var app: AppAction?
  #endif

  package init() {}

  /// True if the steps touch nothing outside the program.
  package var isEmpty: Bool {
    #if !TFIELD_PROGRAM
      if app != nil { return false }
    #endif
    return run == nil && append == nil && write == nil
  }
}

/// Where the answers of a form are in nested output: a trie of keys.
package struct AnswerPaths: Sendable {
  /// What is at a key: the fields that may answer there, and the keys of an object.
  ///
  /// Several fields share a key only if no two of them can exist at the same time.
  package struct Node: Sendable {
    package var fields: [Int] = []
    package var keys: [String: Node] = [:]

    fileprivate var allFields: [Int] { fields + keys.values.flatMap(\.allFields) }
  }

  package private(set) var root = Node()
  /// Pairs of fields, one of which is in the place of the other or inside it.
  package private(set) var clashes: [(field: Int, other: Int)] = []

  /// The paths of a form's fields; notes and fields without an answer have none.
  package init(of form: Form) {
    for (index, field) in form.fields.enumerated() where field.hasAnswer {
      Self.insert(index, at: field.answerPath[...], into: &root, &clashes, of: form)
    }
  }

  private static func insert(
    _ index: Int, at path: ArraySlice<String>, into node: inout Node,
    _ clashes: inout [(field: Int, other: Int)], of form: Form
  ) {
    guard let key = path.first else {
      let below = form.fields[index].holdsObject ? [] : node.keys.values.flatMap(\.allFields)
      clashes += Self.clash(of: index, among: node.fields + below, of: form)
      return node.fields.append(index)
    }
    let above = node.fields.filter { !form.fields[$0].holdsObject }
    clashes += Self.clash(of: index, among: above, of: form)
    insert(index, at: path.dropFirst(), into: &node.keys[key, default: Node()], &clashes, of: form)
  }

  private static func clash(
    of index: Int, among others: [Int], of form: Form
  ) -> [(field: Int, other: Int)] {
    guard !others.isEmpty else { return [] }
    let own = form.presence(of: index)
    let other = others.sorted().first { index in
      let other = form.presence(of: index)
      return !other.excludes(own) && !own.excludes(other)
    }
    return other.map { [(index, $0)] } ?? []
  }
}

extension Field {
  package var answerPath: [String] { path ?? [id] }

  /// True unless it is a note, or only chooses between other fields.
  package var hasAnswer: Bool { !(type is Note) && !options.isOnlyForForm }

  package var holdsObject: Bool { options.answersWithObject && type.editor == .toggle }
}

extension Form {
  /// The index of the field by its id, or by the path of its answer: `address.zip`.
  func field(named name: String) -> Int? {
    index(of: name) ?? fields.firstIndex { $0.path?.joined(separator: ".") == name }
  }

  /// When a field exists, including the conditions of the fields whose values it needs.
  fileprivate func presence(of index: Int, depth: Int = 16) -> Condition {
    let when = fields[index].when
    guard depth > 0 else { return when }
    let wanted = when.wantedIDs.compactMap(self.index(of:))
    return .all([when] + wanted.map { presence(of: $0, depth: depth - 1) })
  }

  /// True if any field has a path, or no answer of its own.
  package var isNested: Bool { fields.contains { $0.path != nil || $0.options.isOnlyForForm } }
}
