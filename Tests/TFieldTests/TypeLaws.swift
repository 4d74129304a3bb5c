@testable import TField

/// The laws that every type keeps, whatever text it meets; a broken one is told in a sentence.
extension FieldType {
  /// The first law that `text` breaks as it is put into an empty field.
  func brokenLaw(by text: String) -> String? {
    for edit in [Edit.typing, .pasting, .deleting] {
      let kept = filter(text, edit)
      if filter(kept, edit) != kept { return "filter twice isn't filter once: \(edit)" }
      if !filter(kept, .deleting).isPart(of: kept) { return "deletion inserts: \(edit)" }
    }
    let data = received(text)
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
    let settled = readable(finish(data))
    let back = readable(received(settled))
    return back == settled
      ? nil : "\(settled.debugDescription) is read back as \(back.debugDescription)"
  }

  /// The data of a text put into the empty field.
  func received(_ text: String) -> String { FieldState(Field("law", self)).received(text).data }

  /// Entries are read back from data: what is shown of them stands in one row.
  private func readable(_ data: String) -> String { editor.hasEntries ? data : text(data) }

  private func brokenPrefix(of data: String) -> String? {
    data.indices.first { live(String(data[..<$0])) != nil && $0 != data.startIndex }
      .map { "\(data[..<$0].debugDescription) is refused, but begins good data" }
  }

  func verdictCode(of data: String) -> ErrorCode? {
    data.isEmpty ? nil : (live(data) ?? result(data))?.code
  }

  /// Asks everything that can be asked about data, for what must not trap.
  func askEverything(about data: String) {
    _ = (live(data), result(data), warning(data), hint(data), badge(data), typed(data))
    _ = (shown(data), finish(data), text(data), text(data, isSettled: false), capacity(for: data))
    _ = (template(for: data)?.remainder(after: data.count), mask.hiding(text(data)))
    _ = [Edit.typing, .pasting, .deleting].map { reception(of: data, into: data, $0) }
  }
}

extension String {
  /// Whether leaving out some of the characters of `whole` gives this text.
  fileprivate func isPart(of whole: String) -> Bool {
    var rest = whole[...]
    return allSatisfy { character in
      guard let place = rest.firstIndex(of: character) else { return false }
      rest = rest[place...].dropFirst()
      return true
    }
  }
}
