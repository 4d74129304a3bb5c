internal import CData
internal import TField

/// A fault in a form file, and its place.
package struct Diagnostic: Error, Hashable, Sendable {
  /// An error makes the form unusable; a warning doesn't.
  package enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  package let severity: Severity
  package let problem: Problem
  package let location: SourceLocation

  /// The diagnostic in the format of compilers, so that editors can jump to the place.
  package func line(in file: String) -> String {
    "\(file.visible(limit: 1000)):\(location): \(severity.rawValue): \(problem)"
      .visibleLine
  }
}

/// Names that form builders, HTML, JSON Schema and programming languages use for things here.
package enum Synonym {
  package static func types(for name: String) -> [String] { ours(for: name, of: "type") }

  static func key(for name: String, in object: String) -> String? {
    ours(for: name, of: "key " + object).first.map(key)
  }

  static func value(for name: String, of key: String) -> String? {
    ours(for: name, of: "value " + key).first
  }

  private static func ours(for name: String, of kind: String) -> [String] {
    words[kind]?[plain(name)] ?? []
  }

  /// `Max-Length` and `max_length` become `maxlength`.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  /// A key; `rules.pattern` is a rule.
  private static func key(_ word: String) -> String {
    let rule = word.split(separator: ".").dropFirst().first
    return rule.map { "\"rules\": [ { \"\($0)\": … } ]" } ?? word
  }

  /// Our words, by kind and foreign word.
  private static let words = DataFile.synonyms.rows.reduce(into: [String: [String: [String]]]()) {
    let columns = $1.columns
    guard columns.count == 3 else { return }
    for word in columns[2].split(separator: " ").map(String.init) {
      $0[columns[0], default: [:]][word] = columns[1].split(separator: " ").map(String.init)
    }
  }
}

/// Why something that was given can't be taken, as a sentence without its full stop.
package struct Refusal: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  static func unless(_ holds: Bool, _ reason: @autoclosure () -> String) throws(Self) {
    if !holds { throw Self(reason()) }
  }
}

extension Diagnostic {
  /// What can be wrong with a form file, in the words of `Data/faults.txt`.
  package struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The problems, named as in the table of sentences.
    package enum Name: String, CaseIterable, Sendable {
      case notJSON, newerFormat, tooManyFields, tooManyFaults
      case expected, missingKey, missingVersion, unknownKey, foreignParameter, unknownValue
      case outOfRange, bothKeys, neitherKey, loneKey, badID, badValue, emptyText, emptyList
      case duplicateID, unknownType, unknownField, unknownGroup, unknownCode, wrongFieldType
      case builtInType, typeCycle, typeTooDeep, twinBelow
      case noKey, severalKeys, conditionCycle, judgementCycle, brokenPattern, incomparable
      case badFormula, unclosedBrace, unknownFilter, secretInText, notComputable, derivationCycle
      case badEntries, entriesTooDeep, notInEntry, pathClash
      case minAboveMax, unreadableFile, slotNotOneCharacter, noSlots, impossibleSlot, badInitial
      case badConversion, impossiblePattern, unsatisfiableField, unsatisfiableGroup
      case unsatisfiableAction, unreachableField, ungatedField, unsaidNeed, storedSecret
      case hiddenStamp, plainSecret
      case notCarriedOver, isForm, noSchema, isInstance, isDocument, renamed
    }

    package let name: Name
    package let description: String
    package let keyword: String?

    init(_ name: Name, _ parts: [any Told]) {
      self.name = name
      keyword = name == .notCarriedOver ? parts.first?.told : nil
      description = FaultWords.sentence(name.rawValue, parts.map(\.told))
    }
  }

  init(_ name: Problem.Name, _ parts: any Told..., at location: SourceLocation) {
    self.init(severity: .error, problem: Problem(name, parts), location: location)
  }
}

/// The sentences about faults in files, by name.
enum FaultWords {
  private static let all = DataFile.faults.rows.reduce(into: [Substring: Substring]()) {
    guard let name = $1.split(separator: " ").first else { return }
    $0[name] = $1.dropFirst(name.count + 3)
  }

  /// The sentence with its places filled in; the last part fills all further places.
  static func sentence(_ name: String, _ parts: [String]) -> String {
    (all[name[...]] ?? name[...]).pieces(between: "{}").enumerated().map { index, words in
      index == 0 ? words : (parts.dropFirst(index - 1).first ?? parts.last ?? "") + words
    }.joined()
  }
}

/// A part of a problem's sentence.
protocol Told {
  var told: String { get }
}

extension String: Told {
  var told: String { visible(limit: 70) }
}

extension Int: Told {
  var told: String { description }
}

/// `'a', 'b' or 'c'`, cut if it gets too long.
extension [String]: Told {
  var told: String {
    let quoted = prefix(12).map { "'\($0.visible())'" }
    guard count <= 12 else { return quoted.joined(separator: ", ") + ", …" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}

/// `18 to 99`, or only one end if the other is unlimited.
extension ClosedRange<Int>: Told {
  var told: String {
    if lowerBound == upperBound { return String(lowerBound) }
    if self == .min ... .max { return "a whole number of at most 64 bits" }
    return upperBound == .max ? "\(lowerBound) or more" : "\(lowerBound) to \(upperBound)"
  }
}

extension JSONKind: Told {
  var told: String {
    switch self {
    case .array: "a list"
    case .bool: "true or false"
    case .object, .string, .number, .null: words.text()
    }
  }
}

/// The likely meaning, at the end of a sentence; without a guess, the choices.
struct Guess: Told {
  let told: String

  init(_ guess: String?, else choices: [String]? = nil) {
    told =
      if let guess {
        // A guess with quotes of its own needs no others.
        guess.contains("\"")
          ? "; did you mean \(guess.visible(limit: 120))?" : "; did you mean '\(guess.visible())'?"
      } else {
        choices.map { "; it is one of \($0.told)" } ?? ""
      }
  }

  init(anyOf guesses: [String]) { told = "; did you mean \(guesses.told)?" }
}

/// A sentence that may come from the form, so its limit is generous.
struct Reason: Told {
  let told: String

  init(_ sentence: String) { told = sentence.visible(limit: 300) }

  /// A path that can't be read is quoted whole, however long it is.
  init(quoting path: String) { told = path.quotedWhole }

  init(circle names: [String]) { told = names.map { $0.visible() }.joined(separator: " → ") }
}

extension StringProtocol {
  /// The text for quoting in a message: invisible characters are named, and long texts are cut.
  ///
  /// Controls, bidirectional and other invisible characters become `<U+202E>`, so that a hostile
  /// file can neither control the terminal nor disguise the message.
  package func visible(limit: Int = 40) -> String {
    var shown = ""
    for (count, scalar) in unicodeScalars.enumerated() {
      guard count < limit else { return shown + "…" }
      if scalar.isSafelyVisible && !(shown.isEmpty && scalar.properties.isGraphemeExtend) {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += scalar.name
      }
    }
    return shown
  }

  /// The whole text in quotes that it can't close itself, with long runs of spaces counted.
  package var quotedWhole: String {
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.map { $0.visible(limit: .max).countingBlanks }.joined(separator: #"'\''"#)
      + "'"
  }

  /// The text as one line; controls, line breaks and invisible characters are named.
  package var visibleLine: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(self) }
    return unicodeScalars.reduce(into: "") { line, scalar in
      if scalar.isSafelyVisible || scalar.properties.generalCategory == .spaceSeparator {
        line.unicodeScalars.append(scalar)
      } else {
        line += scalar.name
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isSafelyVisible: Bool {
    guard !isASCII else { return value >= 0x20 && value < 0x7F }
    guard !properties.isDefaultIgnorableCodePoint else { return false }
    return switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: false
    case .lineSeparator, .paragraphSeparator, .spaceSeparator: false
    default: true
    }
  }

  fileprivate var name: String { "<U+" + value.hexadecimal(4) + ">" }
}

extension BinaryInteger {
  /// The number in hexadecimal, padded with zeros to at least `least` digits.
  func hexadecimal(_ least: Int) -> String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, least - digits.utf8.count)) + digits
  }
}

extension String {
  /// The text with each run of more than three spaces as `<12 blanks>`.
  fileprivate var countingBlanks: String {
    var counted = ""
    var rest = self[...]
    while let first = rest.first {
      let run = rest.prefix { ($0 == " ") == (first == " ") }
      counted += first == " " && run.count > 3 ? "<\(run.count) blanks>" : run
      rest = rest[run.endIndex...]
    }
    return counted
  }
}
