internal import TField

/// Names that must name something: fields, groups, error codes.
extension Reading {
  func checkNames(in form: Form) {
    checkFields()
    checkTwins()
    for use in uses.groups where !groupNames.contains(use.name) {
      let guess = suggestion(for: use.name, among: groupNames)
      report.error(.unknownGroup(use.name, didYouMean: guess), at: use.node)
    }
    checkCodes()
    CycleCheck(form, self).run()
    checkDerivations(in: form)
    for comparison in uses.comparisons { check(comparison) }
  }

  private func checkFields() {
    for use in uses.fields {
      guard let place = use.isBeside ? places[use.id] : scope.place(of: use.id) else {
        let ids = use.isBeside ? Array(places.ids) : scope.ids
        let guess = difference(in: use.id, of: ids) ?? suggestion(for: use.id, among: ids)
        report.error(.unknownField(use.id, didYouMean: guess), at: use.node)
        continue
      }
      if let wanted = use.wanted, let entry = place.entry, entry.name != wanted {
        report.error(.wrongFieldType(use.id, wanted: wanted), at: use.node)
      }
    }
  }

  /// `total - tax` for `total-tax`, which in a formula is one id.
  private func difference(in id: String, of ids: some Sequence<String>) -> String? {
    let parts = id.split(separator: "-").map(String.init)
    guard parts.count > 1, parts.allSatisfy(Set(ids).contains) else { return nil }
    return parts.joined(separator: " - ")
  }

  /// What a field repeats is typed before it.
  private func checkTwins() {
    for use in uses.twins where places[use.id] != nil {
      report.error(.twinBelow(use.id), at: use.node)
    }
  }

  private func checkCodes() {
    for use in uses.codes where !MessageCodes.all.contains(use.code) && !ownCodes.contains(use.code)
    {
      let guess = suggestion(for: use.code, among: MessageCodes.all.union(ownCodes))
      report.error(.unknownCode(use.code, didYouMean: guess), at: use.node)
    }
  }

  /// A guess at what was meant, as long as guessing takes no time that anyone would notice.
  func suggestion(for name: String, among candidates: some Collection<String>) -> String? {
    guard candidates.count <= comparisonsLeft else { return nil }
    comparisonsLeft -= candidates.count
    return Suggestion.nearest(to: name, among: candidates)
  }
}
