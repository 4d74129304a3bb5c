internal import CPCRE2
internal import Synchronization
package import TField

/// One compiled form of a pattern, compiled on first use and freed with its owner.
final class PCRECode: Sendable {
  /// How a match is tied to the end of the text.
  enum Ending {
    case endAnchored
    /// As if between the anchors of a line, which works with partial matching.
    case line
    /// The match may be anywhere, and the pattern is ECMAScript's.
    case anywhere
  }

  /// The most choices tried in a match: about 10 ms.
  private static let steps: UInt32 = 1_000_000
  /// The same for a pattern so long that its steps can't be counted.
  private static let uncountedSteps: UInt32 = 10_000
  /// The cost of a match without counted steps.
  private static let uncountedCost = 100_000
  /// The most choices open at once; a long text needs a few for each character.
  private static let depth: UInt32 = 250_000
  private static let heap: UInt32 = 65_536

  private let source: String
  private let ending: Ending
  /// The address of the compiled code, or 0; atomic, because two threads may compile it at once.
  private let address = Atomic<Int>(0)

  init(_ source: String, _ ending: Ending) { (self.source, self.ending) = (source, ending) }

  /// Whether the pattern calls itself as a whole, so that it can't be put between anchors.
  var mentionsItself: Bool {
    ["(?R", "(?0", "\\g<0", "\\g'0"].contains { source.utf8.holds($0.utf8) }
  }

  deinit { pcre2_code_free_8(OpaquePointer(bitPattern: address.load(ordering: .acquiring))) }

  func check() throws(PatternFault) { _ = try compiled() }

  /// Runs on UTF-8 bytes that are known to be valid.
  func run(
    on text: Span<UInt8>, within budget: PatternBudget, isPartial: Bool = false
  ) -> PatternMatch {
    let available = budget.available
    guard available > 0, let code = try? compiled(),
      let match = pcre2_match_data_create_8(1, nil)
    else { return .limit }
    defer { pcre2_match_data_free_8(match) }
    var compiledWith: UInt32 = 0
    let isCounting =
      pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_ALLOPTIONS), &compiledWith) == 0
      && compiledWith & PCRE2_AUTO_CALLOUT != 0
    guard let context = pcre2_match_context_create_8(nil) else { return .limit }
    defer { pcre2_match_context_free_8(context) }
    pcre2_set_match_limit_8(context, isCounting ? Self.steps : Self.uncountedSteps)
    pcre2_set_depth_limit_8(context, Self.depth)
    pcre2_set_heap_limit_8(context, Self.heap)
    var steps = tf_steps(left: available, last: 0)
    let status = text.withUnsafeBufferPointer { text in
      withUnsafeMutablePointer(to: &steps) { steps in
        tf_count_steps(context, steps)
        return pcre2_match_8(
          code, text.baseAddress, text.count, 0,
          PCRE2_NO_UTF_CHECK | (isPartial ? PCRE2_PARTIAL_HARD : 0), match, context)
      }
    }
    let fixedCost = 10 + text.count / 16 + (isCounting ? 0 : Self.uncountedCost)
    budget.spend(available - steps.left + fixedCost)
    switch status {
    case 0...:
      // A backtracking verb can end a match early, whatever the anchors say.
      let isWhole =
        ending == .anywhere || pcre2_get_ovector_pointer_8(match)[1] == text.count
      return isWhole ? .whole : .none
    case PCRE2_ERROR_NOMATCH: return .none
    case PCRE2_ERROR_PARTIAL: return .partial
    default: return .limit
    }
  }

  private func compiled() throws(PatternFault) -> OpaquePointer {
    let known = address.load(ordering: .acquiring)
    if let code = OpaquePointer(bitPattern: known) { return code }
    let code = try compile()
    let (isFirst, other) = address.compareExchange(
      expected: 0, desired: Int(bitPattern: code), ordering: .acquiringAndReleasing)
    guard !isFirst, let first = OpaquePointer(bitPattern: other) else { return code }
    pcre2_code_free_8(code)
    return first
  }

  private func compile() throws(PatternFault) -> OpaquePointer {
    guard source.utf8.count <= PCREPattern.longestSource else {
      throw PatternFault(
        offset: PCREPattern.longestSource,
        message: "longer than \(PCREPattern.longestSource) bytes")
    }
    let context = pcre2_compile_context_create_8(nil)
    defer { pcre2_compile_context_free_8(context) }
    var options =
      PCRE2_UTF | PCRE2_NO_UTF_CHECK | PCRE2_NEVER_BACKSLASH_C | PCRE2_NEVER_UCP
      | PCRE2_DOLLAR_ENDONLY
    switch ending {
    case .endAnchored: options |= PCRE2_ANCHORED | PCRE2_ENDANCHORED
    case .line:
      options |= PCRE2_ANCHORED
      pcre2_set_compile_extra_options_8(context, PCRE2_EXTRA_MATCH_LINE)
    case .anywhere:
      options |= PCRE2_ALT_BSUX | PCRE2_ALLOW_EMPTY_CLASS | PCRE2_MATCH_UNSET_BACKREF
      pcre2_set_compile_extra_options_8(context, PCRE2_EXTRA_ALT_BSUX)
    }
    var error: Int32 = 0
    var offset = 0
    // Even an empty text has an address.
    let code = source.utf8CString.withUnsafeBytes { bytes in
      let pattern = bytes.bindMemory(to: UInt8.self).baseAddress
      // Counting makes the code larger; if it gets too large, a lower limit is used instead.
      return [PCRE2_AUTO_CALLOUT, 0].lazy.compactMap {
        pcre2_compile_8(pattern, bytes.count - 1, options | $0, &error, &offset, context)
      }.first
    }
    if let code { return code }
    var message = [UInt8](repeating: 0, count: 256)
    let count = pcre2_get_error_message_8(error, &message, message.count)
    throw PatternFault(
      offset: offset, message: String(decoding: message.prefix(max(Int(count), 0)), as: UTF8.self))
  }
}

/// A pattern in PCRE2's language, compiled on first use.
///
/// It must match the whole value, and no line break is allowed at the end. `\d`, `\w` and `\s` are
/// ASCII. It runs on the interpreter, within the limits of `PCRECode`.
package struct PCREPattern: PatternMatcher {
  package static let longestSource = 65_536

  package let source: String
  /// The pattern in a form that needs no PCRE2, if there is one.
  private let sets: SetPattern?
  private let whole: PCRECode
  /// Compiled separately, because PCRE2 can't find partial matches that are anchored at the end.
  private let growing: PCRECode
  private let budget: PatternBudget

  package init(_ source: String, within budget: PatternBudget = PatternBudget()) {
    (self.source, self.budget, sets) = (source, budget, SetPattern(source))
    whole = PCRECode(source, .endAnchored)
    growing = PCRECode(source, .line)
  }

  /// An ECMAScript pattern that may match anywhere in a text, as in JSON Schema.
  package init(anywhere source: String, within budget: PatternBudget) {
    (self.source, self.budget, sets) = (source, budget, nil)
    whole = PCRECode(source.translated, .anywhere)
    growing = whole
  }

  package func check() throws(PatternFault) { try whole.check() }

  package func match(_ text: String) -> PatternMatch {
    switch whole.run(on: text.utf8.span, within: budget) {
    case .whole: .whole
    case .none: growth(of: text)
    case .partial, .limit: .limit
    }
  }

  /// Whether it matches; `nil` if the match was given up.
  package func describes(_ text: String) -> Bool? { matchesWhole(text.utf8.span) }

  package func matchesWhole(_ text: Span<UInt8>) -> Bool? {
    if let sets, sets.describes(text) { return true }
    return switch whole.run(on: text, within: budget) {
    case .whole: true
    case .none: false
    case .partial, .limit: nil
    }
  }

  /// Whether a text may still grow into a match; if that takes too long to find out, it may.
  private func growth(of text: String) -> PatternMatch {
    if text.isEmpty { return .partial }
    return switch growing.run(on: text.utf8.span, within: budget, isPartial: true) {
    case .partial, .limit: .partial
    case .whole, .none: whole.mentionsItself ? .partial : .none
    }
  }
}

extension Pattern {
  package init(_ source: String, within budget: PatternBudget = PatternBudget()) {
    self.init(source, matcher: PCREPattern(source, within: budget))
  }
}

extension String {
  private static let properties: [Substring: String] = [
    "Letter": "L", "Cased_Letter": "L&", "Uppercase_Letter": "Lu", "Lowercase_Letter": "Ll",
    "Titlecase_Letter": "Lt", "Modifier_Letter": "Lm", "Other_Letter": "Lo", "Mark": "M",
    "Nonspacing_Mark": "Mn", "Spacing_Mark": "Mc", "Enclosing_Mark": "Me", "Number": "N",
    "Decimal_Number": "Nd", "digit": "Nd", "Letter_Number": "Nl", "Other_Number": "No",
    "Punctuation": "P", "punct": "P", "Symbol": "S", "Math_Symbol": "Sm",
    "Currency_Symbol": "Sc", "Modifier_Symbol": "Sk", "Other_Symbol": "So", "Separator": "Z",
    "Space_Separator": "Zs", "Control": "Cc", "cntrl": "Cc", "Format": "Cf",
  ]

  /// ECMAScript's white space; PCRE2's own is only ASCII without `PCRE2_UCP`.
  private static let space = #"\s\p{Z}\uFEFF"#

  /// Translated for PCRE2: `\p{Letter}` becomes `\p{L}`, and `\s` includes Unicode's spaces.
  package var translated: String {
    guard utf8.contains(UInt8(ascii: "\\")) else { return self }
    var result = ""
    var rest = self[...]
    var isInSet = false
    while let sign = rest.popFirst() {
      guard sign == "\\", let next = rest.popFirst() else {
        if sign == "[" || sign == "]" { isInSet = sign == "[" }
        result.append(sign)
        continue
      }
      switch next {
      case "s": result += isInSet ? Self.space : "[\(Self.space)]"
      case "S" where !isInSet: result += "[^\(Self.space)]"
      case "p", "P": result += "\\\(next)" + Self.property(from: &rest)
      default: result += "\\\(next)"
      }
    }
    return result
  }

  private static func property(from rest: inout Substring) -> String {
    guard rest.first == "{", let close = rest.firstIndex(of: "}") else { return "" }
    let name = rest[..<close].dropFirst().split(separator: "=").last ?? ""
    let isCategory = !rest[..<close].contains("=") || rest.hasPrefix("{General_Category")
    guard isCategory, let short = properties[name] else { return "" }
    rest = rest[rest.index(after: close)...]
    return "{\(short)}"
  }
}

/// A limit on the steps of all patterns of a form in one judgement, the same on every machine.
package final class PatternBudget: PatternEffort {
  private let left = Atomic<Int>(Judgement.Size.key.rawValue)
  private let isShared = Atomic<Bool>(false)
  private let isStopped: @Sendable () -> Bool

  /// No pattern is matched once `isStopped` returns true, as after a signal.
  package init(isStopped: @escaping @Sendable () -> Bool = { false }) {
    self.isStopped = isStopped
  }

  package func begin(steps: Int) -> Bool {
    guard !isShared.exchange(true, ordering: .relaxed) else { return false }
    left.store(steps, ordering: .relaxed)
    return true
  }

  package func end() { isShared.store(false, ordering: .relaxed) }

  var available: Int {
    if isStopped() { return 0 }
    return isShared.load(ordering: .relaxed)
      ? left.load(ordering: .relaxed) : Judgement.Size.key.rawValue
  }

  func spend(_ steps: Int) {
    left.store(max(0, left.load(ordering: .relaxed) - steps), ordering: .relaxed)
  }
}

/// Why a text isn't a valid pattern, and where.
package struct PatternFault: Error, Hashable, Sendable {
  /// The place in the source, in UTF-8 bytes.
  package let offset: Int
  package let message: String
}
