internal import TField
internal import TFieldPatterns

/// What makes no sense in the form's own types: masks, conversions and secrets.
struct TypeCheck {
  let reading: Reading
  private let search = TemplateSearch()

  init(_ reading: Reading) { self.reading = reading }

  func run() {
    for (name, custom) in reading.customTypes {
      guard let entry = reading.builtIn(of: name), !reading.report.isFull else { continue }
      let layers = reading.layers(of: name)
      checkTemplate(of: custom)
      checkSecret(of: custom, over: layers.dropFirst(), on: entry)
      checkConversions(of: custom, layers, on: entry)
    }
    guard !reading.customTypes.isEmpty else { return }
    for place in reading.places.all { checkRules(of: place) }
  }

  private var report: Report { reading.report }
}

extension TypeCheck {
  /// A mask that what may be typed can't fill, or can't fill as the patterns want it.
  private func checkTemplate(of custom: CustomTypeReader) {
    guard let template = custom.changes.template, let place = custom.node["template"] else {
      return
    }
    for slot in template.slots where !slot.canBeFilled(in: custom.changes.letterCase) {
      report.error(.impossibleSlot(template.pattern), at: place)
    }
    if let most = custom.changes.maxLength, most < template.capacity,
      let place = custom.node["maxLength"]
    {
      report.error(
        .outOfRange(String(most), key: "maxLength", template.capacity...4096), at: place)
    }
    for case .pattern(let pattern) in custom.changes.result.map(\.claim.operand)
    where !search.canMatch(pattern, template) {
      report.error(.impossiblePattern(template.pattern), at: place)
    }
  }

  /// A pattern of a field that the mask of its type rules out.
  private func checkRules(of place: FieldPlace) {
    guard let name = place.object["type"]?.string, let rules = place.object["rules"],
      let template = reading.layers(of: name).lazy.compactMap(\.changes.template).first
    else { return }
    for node in rules.elements {
      guard let source = node["pattern"]?.string, node["level"]?.string != "warning" else {
        continue
      }
      if !search.canMatch(Pattern(source, within: reading.budget), template) {
        report.error(.impossiblePattern(template.pattern), at: node)
      }
    }
  }

  /// A type of secrets can't be made one of plain texts.
  private func checkSecret(
    of custom: CustomTypeReader, over layers: some Sequence<CustomTypeReader>, on entry: TypeEntry
  ) {
    guard custom.changes.isSecret == false, let place = custom.node["secret"] else { return }
    let base = reading.type(entry, Array(layers), with: custom.parameters(entry, reading))
    if base.isSecret { report.error(.plainSecret(custom.base), at: place) }
  }

  /// What a finished value becomes must be valid itself.
  private func checkConversions(
    of custom: CustomTypeReader, _ layers: [CustomTypeReader], on entry: TypeEntry
  ) {
    guard let conversions = custom.node["convert"] else { return }
    let type = reading.type(entry, layers, with: custom.parameters(entry, reading))
    for member in conversions.namedMembers {
      guard let text = member.value.string else { continue }
      if let reason = type.objection(to: text) {
        report.error(.badConversion(text, reason), at: member.value)
      }
    }
  }
}

extension FieldType {
  /// Why the type would not take a text as data.
  fileprivate func objection(to text: String) -> String? {
    let bare = template(for: text)?.bare(text) ?? write(text, as: .remainder)
    if bare != text { return Wording.fittingCharacters.text() }
    return judge(text).error?.wording.text()
  }
}

extension CharacterClass {
  /// Whether some character is let through once its case was changed.
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
