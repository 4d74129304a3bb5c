internal import TField
internal import TFieldPatterns

// Values, groups and actions that can't be satisfied, and fields that can't be seen.
extension Reading {
  func check(_ form: Form) {
    checkTypes(of: form)
    let asked = form.actions.filter { $0.role == .submit }.map(\.requires)
    // If no action asks for everything, a field outside of the groups is never asked for.
    let hasGates = !asked.contains(nil) && actionNodes != nil
    let gated = Set(asked.compactMap(\.self).joined().map(Field.Group.named))
    let broken = form.fields.filter { field in
      guard !report.isFull, let place = places[field.id] else { return false }
      if field.required != .never, hasGates, !gated.contains(field.group) {
        report.warning(.ungatedField, field.id, at: place.id)
      }
      return !isSatisfiable(field, in: form)
    }
    checkActions(of: form, broken)
    for entry in entryScopes where !report.isFull {
      within(entry) { form in
        for field in form.fields { _ = isSatisfiable(field, in: form) }
      }
    }
  }

  /// Checks a field by itself; false if it blocks the form for ever.
  private func isSatisfiable(_ field: Field, in form: Form) -> Bool {
    guard let place = places[field.id] else { return true }
    checkSpan(of: field, in: form)
    if field.required == .never, field.readOnly != .always, field.needsEntries(field.type) {
      report.warning(.unsaidNeed, field.id, at: place.object["min"] ?? place.id)
    }
    let isComputed = place.object["compute"] != nil
    let error = field.initial.isEmpty || isComputed ? nil : initialError(field, in: form)
    if let error {
      report.warning(.badInitial, Reason(error), at: place.object["initial"] ?? place.id)
    }
    if field.when.isImpossible(in: form) {
      report.warning(.unreachableField, field.id, at: place.object["when"] ?? place.id)
    } else if field.when == .always, let reason = obstacle(to: field, at: place, error) {
      report.error(.unsatisfiableField, field.id, Reason(reason), at: place.id)
      return false
    }
    return true
  }

  /// Reports a span that leaves no room for the template where screens have 80 columns.
  private func checkSpan(of field: Field, in form: Form) {
    guard let span = field.options.span, let template = field.type.template(for: ""),
      let node = places[field.id]?.object["span"]
    else { return }
    let usual = Form.Width.usualScreen - 2
    let grid = Grid(width: min(form.width.most ?? usual, usual))
    let needed =
      template.pattern.count + Grid.frame + (field.type.suggestions != nil ? Grid.opener : 0)
    let least = grid.leastSpan(for: needed) ?? Grid.tracks
    if span < least {
      report.error(.outOfRange, "span", least...Grid.tracks, node.sourceText, at: node)
    }
  }

  /// The type's error in the initial value, if the type depends on no other field.
  private func initialError(_ field: Field, in form: Form) -> String? {
    guard field.type.neighbours(of: field, in: form).isEmpty else { return nil }
    var alone = field
    alone.rules = []
    (alone.when, alone.required, alone.readOnly) = (.always, .never, .never)
    var state = FieldState(alone)
    state.open(with: nil, in: Surroundings())
    if state.data.isEmpty { return (state.advice?.wording ?? .fittingCharacters).text() }
    return state.verdict.error?.wording.text()
  }

  /// Why a field that is always there can never be valid.
  private func obstacle(
    to field: Field, at place: FieldPlace, _ initialError: String?
  ) -> String? {
    let isFixed = field.readOnly == .always
    if isFixed, let initialError {
      return "it is read-only, and its initial value is wrong: \(initialError)"
    }
    guard field.required == .always else { return nil }
    if isFixed, field.initial.isEmpty, place.object["initial"] == nil {
      return "it is required, read-only and empty"
    }
    var (least, most) = (0, field.type.capacity(for: ""))
    for rule in field.rules where rule.level == .error {
      switch (rule.claim.row, rule.claim.operand) {
      case (.minLength, .count(let count)): least = max(least, count)
      case (.maxLength, .count(let count)): most = min(most, count)
      case (.notEqualTo, .field(field.id)), (.before, .field(field.id)), (.after, .field(field.id)):
        return "its rule '\(rule.claim.row.name)' compares it with itself"
      default: break
      }
    }
    return least > most ? "it needs \(least) characters, but \(most) fit" : nil
  }
}

/// Contradictions in the form's own types: masks, conversions and secrets.
extension Reading {
  func checkTypes(of form: Form) {
    for (name, custom) in customTypes {
      guard let builtIn = custom.builtIn, !report.isFull else { continue }
      checkTemplate(of: custom)
      let (node, layers) = (custom.node, layers(of: name))
      let made = { (layers: ArraySlice<CustomTypeReader>) -> any FieldType in
        let format = FormFormat.customType.format
        let reader = ObjectReader(node, format, with: builtIn.format.optional, self)
        return self.type(builtIn, Array(layers), with: reader)
      }
      // A type based on a secret type can't be made plain.
      if custom.changes.isSecret == false, let place = node["secret"],
        made(layers.dropFirst()).isSecret
      {
        report.error(.plainSecret, node.baseType, at: place)
      }
      guard let conversions = node["convert"] else { continue }
      let type = made(layers[...])
      for member in conversions.namedMembers {
        if let text = member.value.string, let reason = type.objection(to: text) {
          report.error(.badConversion, text, Reason(reason), at: member.value)
        }
      }
    }
    guard !customTypes.isEmpty else { return }
    for place in form.fields.compactMap({ places[$0.id] }) { checkRules(of: place) }
  }

  /// Reports a mask that can't be filled, or not so that the patterns match.
  private func checkTemplate(of custom: CustomTypeReader) {
    guard let template = custom.changes.template, let place = custom.node["template"] else {
      return
    }
    for slot in template.slots where !slot.canBeFilled(in: custom.changes.letterCase) {
      report.error(.impossibleSlot, template.pattern, at: place)
    }
    if let most = custom.changes.maxLength, most < template.capacity,
      let place = custom.node["maxLength"]
    {
      report.error(.outOfRange, "maxLength", template.capacity...4096, String(most), at: place)
    }
    for case .pattern(let pattern) in custom.changes.result.map(\.claim.operand)
    where !canMatch(pattern, template) {
      report.error(.impossiblePattern, template.pattern, at: place)
    }
  }

  /// Reports a pattern of a field that the mask of its type rules out.
  private func checkRules(of place: FieldPlace) {
    guard let name = place.object["type"]?.string, let rules = place.object["rules"],
      let template = layers(of: name).lazy.compactMap(\.changes.template).first
    else { return }
    for node in rules.elements {
      guard let source = node["pattern"]?.string, node["level"]?.string != "warning" else {
        continue
      }
      if !canMatch(Pattern(source, within: budget), template) {
        report.error(.impossiblePattern, template.pattern, at: node)
      }
    }
  }
}

extension FieldType {
  fileprivate func objection(to text: String) -> String? {
    let bare = template(for: text)?.bare(text) ?? write(text, as: .remainder)
    if bare != text { return Wording.fittingCharacters.text() }
    return judge(text).error?.wording.text()
  }
}

extension CharacterClass {
  /// Whether any character is still allowed after its case is changed.
  fileprivate func canBeFilled(in letterCase: LetterCase?) -> Bool {
    guard case .scalars(let ranges) = self, letterCase == .upper || letterCase == .lower else {
      return true
    }
    return ranges.contains { range in
      (range.lowerBound.value...range.upperBound.value).prefix(200).contains { value in
        guard let scalar = Unicode.Scalar(value) else { return false }
        let properties = scalar.properties
        let cased = letterCase == .upper ? properties.uppercaseMapping : properties.lowercaseMapping
        return cased.unicodeScalars.first == scalar
      }
    }
  }
}

/// Names that must exist: fields, groups, error codes.
extension Reading {
  func checkNames(in form: Form) {
    for check in scope.checks { check(self) }
    scope.checks = []
    checkCircles(in: form)
    checkPaths(in: form)
  }

  /// Records a reference to a field, to be checked later.
  func refer(to id: String, at node: JSONNode) {
    later { reading in
      guard reading.scope.place(of: id) == nil else { return }
      reading.reportUnknown(id, among: reading.scope.ids, at: node)
    }
  }

  /// Records that a field's answer is shown in a text or passed to a program.
  func show(_ id: String, at node: JSONNode) {
    refer(to: id, at: node)
    later { if $0.scope.isPrivate(id) { $0.report.error(.secretInText, id, at: node) } }
  }

  /// Records that a type looks at another field beside its own, which may need a certain type.
  func refer(besideTo id: String, at node: JSONNode, wanting type: String?) {
    later { reading in
      guard let place = reading.places[id] else {
        return reading.reportUnknown(id, among: Array(reading.places.keys), at: node)
      }
      if let type, let declaration = place.declaration, declaration.name != type {
        reading.report.error(.wrongFieldType, id, type, at: node)
      }
    }
  }

  private func reportUnknown(_ id: String, among ids: [String], at node: JSONNode) {
    let guess = difference(in: id, of: ids) ?? suggestion(for: id, among: ids)
    report.error(.unknownField, id, Guess(guess), at: node)
  }

  /// `total - tax` for `total-tax`, which in a formula is one id.
  private func difference(in id: String, of ids: some Sequence<String>) -> String? {
    let parts = id.split(separator: "-").map(String.init)
    guard parts.count > 1, parts.allSatisfy(Set(ids).contains) else { return nil }
    return parts.joined(separator: " - ")
  }

  func require(
    _ name: String, among known: some Collection<String>, else problem: Diagnostic.Problem.Name,
    at node: JSONNode
  ) {
    if known.contains(name) { return }
    report.error(problem, name, Guess(suggestion(for: name, among: known)), at: node)
  }

  /// The nearest name, unless comparing would take noticeable time.
  func suggestion(for name: String, among candidates: some Collection<String>) -> String? {
    guard candidates.count <= comparisonsLeft else { return nil }
    comparisonsLeft -= candidates.count
    return Suggestion.nearest(to: name, among: candidates)
  }

  /// Whether any text that fills the slots can match; an abandoned search counts as yes.
  private func canMatch(_ pattern: Pattern, _ template: Template) -> Bool {
    var steps = min(256, matchesLeft)
    matchesLeft -= steps
    defer { matchesLeft += max(steps, 0) }
    return canMatch(pattern, after: "", template.slots[...], &steps)
  }

  /// Continues only with texts that the pattern can still match.
  private func canMatch(
    _ pattern: Pattern, after text: String, _ slots: ArraySlice<CharacterClass>,
    _ steps: inout Int
  ) -> Bool {
    steps -= 1
    if steps < 0 { return true }
    let match = pattern.match(text)
    guard let slot = slots.first else { return match == .whole || match == .limit }
    if match == .none { return false }
    if match == .limit { return true }
    return Self.samples(of: slot).contains { character in
      canMatch(pattern, after: text + String(character), slots.dropFirst(), &steps)
    }
  }

  /// Sample characters that the slot takes; for a foreign script the first ones.
  private static func samples(of slot: CharacterClass) -> [Character] {
    let plain = ascii.filter(slot.contains)
    guard plain.isEmpty, case .scalars(let ranges) = slot else { return plain }
    return ranges.prefix(32).map { Character($0.lowerBound) }
  }

  private static let ascii = (0x20...0x7E).compactMap { Unicode.Scalar($0).map(Character.init) }
}

extension Template {
  var slots: [CharacterClass] {
    elements.compactMap(\.accepted)
  }
}
