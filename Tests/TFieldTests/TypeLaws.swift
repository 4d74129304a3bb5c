@testable import TField

/// The laws that every type keeps, whatever text it meets; a broken one is told in a sentence.
extension FieldType {
  /// The first law that `text` breaks as it is put into an empty field.
  func brokenLaw(by text: String) -> String? {
    for edit in [Edit.typing, .pasting, .deleting] {
      let kept = filter(text, edit)
      if filter(kept, edit) != kept { return "filter twice isn't filter once: \(edit)" }
    }
    let data = FieldState(Field("law", self)).received(text).data
    return brokenLaw(of: data) ?? brokenRoundTrip(of: data)
  }

  /// The first law that data a field may hold breaks.
  func brokenLaw(of data: String) -> String? {
    if !finish("").isEmpty { return "finish makes something of nothing" }
    let settled = finish(data)
    if finish(settled) != settled { return "finish twice isn't finish once" }
    if verdictCode(of: settled) != verdictCode(of: data) { return "finish changes the verdict" }
    if shown(data).count != data.count { return "not as many characters are shown" }
    if data.count > capacity(for: data) { return "more than fits" }
    return verdictCode(of: data) == nil ? brokenPrefix(of: data) : nil
  }

  /// Text read back gives the same text.
  func brokenRoundTrip(of data: String) -> String? {
    let settled = text(finish(data))
    let back = FieldState(Field("law", self)).received(settled).data
    return text(back) == settled
      ? nil : "\(settled.debugDescription) is read back as \(text(back).debugDescription)"
  }

  private func brokenPrefix(of data: String) -> String? {
    data.indices.first { live(String(data[..<$0])) != nil && $0 != data.startIndex }
      .map { "\(data[..<$0].debugDescription) is refused, but begins good data" }
  }

  func verdictCode(of data: String) -> ErrorCode? {
    data.isEmpty ? nil : (live(data) ?? result(data))?.code
  }
}
