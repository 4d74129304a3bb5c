internal import TFieldJSON

// What they make of a property.
extension ImportedSplits {
  /// The property under every set of conditions that speaks of it.
  func variants(of name: String, _ nodes: [JSONNode], isRequired: Bool) -> [Variant] {
    var variants = [
      Variant(when: .always, required: isRequired ? .always : .never, nodes: nodes)
    ]
    let barred = ImportedCondition.some(bars[name] ?? [])
    if barred == .always { return [] }
    variants[0].when = barred.negated
    var needed = needs[name] ?? []
    for split in splits {
      let speaks = split.branches.contains { $0.mentions(name) }
      if speaks {
        variants = variants.flatMap { variant in
          split.groups(speakingOf: name).compactMap { variant.within($0, name) }
        }
      } else {
        needed += split.branches.filter { $0.requires(name) }.map(\.condition)
      }
      guard variants.count <= Self.variantLimit else {
        report.warning(
          .notCarriedOver(name, "too many conditions speak of it"), at: nodes.first ?? report.root)
        break
      }
    }
    return variants.filter { !$0.nodes.isEmpty || $0.required == .always || !needed.isEmpty }
      .prefix(Self.variantLimit).map { variant in
        var variant = variant
        variant.required = .some([variant.required] + needed)
        return variant
      }
  }
}

extension ImportedSplits.Split {
  /// The branches that speak of a property each alone, and all others as one.
  func groups(speakingOf name: String) -> [ImportedSplits.Branch] {
    let speaking = branches.filter { $0.mentions(name) || $0.requires(name) }
    let silent = branches.filter { !$0.mentions(name) && !$0.requires(name) }
    if silent.isEmpty { return speaking }
    let rest = ImportedSplits.Branch(condition: .some(silent.map(\.condition)), view: nil)
    return speaking + [rest]
  }
}

extension ImportedSplits.Branch {
  func mentions(_ name: String) -> Bool {
    forbidden.contains(name) || view?.properties[name] != nil
  }

  func requires(_ name: String) -> Bool { view?.required.contains(name) ?? false }
}

extension ImportedSplits.Variant {
  /// The property where a branch holds as well; `nil` if it can't be there.
  func within(_ branch: ImportedSplits.Branch, _ name: String) -> Self? {
    if branch.forbidden.contains(name) || when.excludes(branch.condition) { return nil }
    var variant = self
    variant.when = .every([when, branch.condition])
    variant.nodes += (branch.view?.properties[name] ?? []).map(\.value)
    if branch.requires(name) { variant.required = .always }
    return variant
  }
}
