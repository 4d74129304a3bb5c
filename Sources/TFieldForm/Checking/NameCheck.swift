internal import TField

/// Names that must name something: fields, groups, error codes.
extension Reading {
  func checkNames(in form: Form) {
    for check in scope.checks { check(self) }
    scope.checks = []
    CycleCheck(form, self).run()
    checkDerivations(in: form)
  }

  /// Notes that the form speaks of a field.
  func refer(to id: String, at node: JSONNode) {
    later { reading in
      guard reading.scope.place(of: id) == nil else { return }
      reading.reportUnknown(id, among: reading.scope.ids, at: node)
    }
  }

  /// Notes that a field's answer stands in a text, or goes to a program.
  func show(_ id: String, at node: JSONNode) {
    refer(to: id, at: node)
    later { if $0.scope.isPrivate(id) { $0.report.error(.secretInText(id), at: node) } }
  }

  /// Notes that a field's type looks at another field beside it, which may have to be of a type.
  func refer(besideTo id: String, at node: JSONNode, wanting type: String?) {
    later { reading in
      guard let place = reading.places[id] else {
        return reading.reportUnknown(id, among: Array(reading.places.ids), at: node)
      }
      if let type, let entry = place.entry, entry.name != type {
        reading.report.error(.wrongFieldType(id, wanted: type), at: node)
      }
    }
  }

  private func reportUnknown(_ id: String, among ids: [String], at node: JSONNode) {
    let guess = difference(in: id, of: ids) ?? suggestion(for: id, among: ids)
    report.error(.unknownField(id, didYouMean: guess), at: node)
  }

  /// `total - tax` for `total-tax`, which in a formula is one id.
  private func difference(in id: String, of ids: some Sequence<String>) -> String? {
    let parts = id.split(separator: "-").map(String.init)
    guard parts.count > 1, parts.allSatisfy(Set(ids).contains) else { return nil }
    return parts.joined(separator: " - ")
  }

  func checkGroup(_ name: String, at node: JSONNode) {
    guard !groupNames.contains(name) else { return }
    let guess = suggestion(for: name, among: groupNames)
    report.error(.unknownGroup(name, didYouMean: guess), at: node)
  }

  func checkCode(_ code: String, at node: JSONNode) {
    guard !MessageCodes.all.contains(code), !ownCodes.contains(code) else { return }
    let guess = suggestion(for: code, among: MessageCodes.all.union(ownCodes))
    report.error(.unknownCode(code, didYouMean: guess), at: node)
  }

  /// A guess at what was meant, as long as guessing takes no time that anyone would notice.
  func suggestion(for name: String, among candidates: some Collection<String>) -> String? {
    guard candidates.count <= comparisonsLeft else { return nil }
    comparisonsLeft -= candidates.count
    return Suggestion.nearest(to: name, among: candidates)
  }
}
