@testable import TField

/// The laws that every type keeps, whatever text it meets; a broken one is told in a sentence.
extension FieldType {
  /// The first law that `text` breaks as it is put into an empty field.
  func brokenLaw(by text: String) -> String? {
    let held = parse(text).shown ?? ""
    let kept = write(held, as: .remainder)
    if write(kept, as: .remainder) != kept { return "a remainder has a remainder" }
    if !kept.isPart(of: held) { return "deletion inserts" }
    if held.count > capacity(for: held) { return "more than fits" }
    guard let data = received(text) else { return nil }
    return brokenLaw(of: data) ?? brokenRoundTrip(of: data)
  }

  /// The first law that data a field may hold breaks.
  func brokenLaw(of data: String) -> String? {
    if !finish("").isEmpty { return "finish makes something of nothing" }
    let settled = finish(data)
    if finish(settled) != settled { return "finish twice isn't finish once" }
    if verdictCode(of: settled) != verdictCode(of: data) { return "finish changes the verdict" }
    if editor.isText, !isTypedAsShown, write(data, as: .bare).count != data.count {
      return "not as many characters are shown"
    }
    if data.count > capacity(for: data) { return "more than fits" }
    return verdictCode(of: data) == nil ? brokenPrefix(of: data) : nil
  }

  /// Text read back gives the same text.
  func brokenRoundTrip(of data: String) -> String? {
    let settled = readable(finish(data))
    let back = received(settled).map(readable)
    return back == settled || verdictCode(of: finish(data)) != nil
      ? nil : "\(settled.debugDescription) is read back as \(back.debugDescription)"
  }

  /// The data that a whole text means, if it means any.
  func received(_ text: String) -> String? {
    let state = FieldState(Field("law", self))
    return parse(state.cleaned(text)).data
  }

  /// Entries are read back from data: what is shown of them stands in one row.
  private func readable(_ data: String) -> String { editor.hasEntries ? data : text(data) }

  private func brokenPrefix(of data: String) -> String? {
    data.indices.first { live(String(data[..<$0])) != nil && $0 != data.startIndex }
      .map { "\(data[..<$0].debugDescription) is refused, but begins good data" }
  }

  /// What is wrong with data that may still grow.
  func live(_ data: String) -> FieldError? { judge(data).live }

  /// What is wrong with data that is finished with.
  func result(_ data: String) -> FieldError? { judge(data).error }

  /// Whether data is the same but for capitals, which only help whoever types.
  func isSame(_ data: String, as other: String) -> Bool {
    data == other || capitals != nil && data.lowercased() == other.lowercased()
  }

  func verdictCode(of data: String) -> ErrorCode? {
    data.isEmpty ? nil : judge(data).error?.code
  }

  /// Asks everything that can be asked about data, for what must not trap.
  func askEverything(about data: String) {
    _ = (judge(data), warning(data), hint(data), badge(data), typed(data))
    _ = (write(data, as: .bare), write(data, as: .editing), finish(data), capacity(for: data))
    _ = (template(for: data)?.remainder(after: data.count), mask.hiding(text(data)))
    _ = (parse(data), write(data, as: .typing), write(data, as: .answer))
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
