internal import CData

/// A new secret: long enough, and as hard to guess as the form asks.
package struct Password: FieldType {
  package static let traits = TypeTraits(
    .say("label.password"), isSecret: true, mask: .nothing, mustNotBeStored: true)
  package let minLength: Int
  package let strength: PasswordStrength

  package init(minLength: Int = 8, strength: PasswordStrength = .none) {
    (self.minLength, self.strength) = (minLength, strength)
  }

  package func judge(_ data: String) -> Parse.State {
    if data.count < minLength {
      return .begun(.tooShort, .say("length.enterAtLeast", counting: minLength))
    }
    let isTooWeak = PasswordStrength(of: data) < strength
    return isTooWeak ? .begun(.weak, .say("field.tooWeak", ["strength": strength])) : .whole
  }

  package func badge(_ data: String) -> Wording? {
    data.isEmpty ? nil : PasswordStrength(of: data).wording
  }

  package func hint(_ data: String) -> Wording? {
    data.count < minLength ? .say("length.enterAtLeast", counting: minLength) : nil
  }

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.isPlainText(), let count = bytes.plainCount, count >= minLength else {
      return false
    }
    return strength == .none || PasswordStrength(of: String(bytes)) >= strength
  }
}

/// How hard a password is to guess.
public enum PasswordStrength: String, CaseIterable, Sendable, Comparable {
  case none, weak, fair, good, strong

  /// A password that is easier to guess is less strong.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The strength of a password, from the bits that a guess must find.
  package init(of password: String) {
    switch password.isEmpty ? -1 : Self.bits(of: password) {
    case ..<0: self = .none
    case ..<36: self = .weak
    case ..<60: self = .fair
    case ..<84: self = .good
    default: self = .strong
    }
  }

  private static func bits(of password: String) -> Int {
    let characters = Array(password)
    let bitsEach = Int.bitWidth - pool(of: characters).leadingZeroBitCount
    // Count characters that don't follow from the one before: "aaa", "123" and "qwe" have one each.
    let surprises = 1 + zip(characters, characters.dropFirst()).count { !isStep(from: $0, to: $1) }
    return isCommon(password) ? 0 : surprises * bitsEach
  }

  private static func isStep(from first: Character, to second: Character) -> Bool {
    guard let one = first.smallScalar, let two = second.smallScalar else { return false }
    if (-1...1).contains(Int(two.value) - Int(one.value)) { return true }
    guard let place = keyboard[one], let other = keyboard[two] else { return false }
    return abs(place - other) == 1
  }

  /// The place of each key in its row; the rows are set apart.
  private static let keyboard = Dictionary(
    "1234567890 qwertyuiop asdfghjkl zxcvbnm".unicodeScalars.enumerated()
      .compactMap { $1 == " " ? nil : ($1, $0) }, uniquingKeysWith: { first, _ in first })

  /// How many characters there are in the kinds that the password uses.
  private static func pool(of characters: [Character]) -> Int {
    kinds.filter { kind in characters.contains { $0.isOne(of: kind.signs) } }
      .reduce(characters.contains { $0.singleByte == nil } ? 100 : 0) { $0 + $1.size }
  }

  private static let kinds: [(signs: ASCIISet, size: Int)] = [
    (.digits, 10), (.smallLetters, 26), (.capitals, 26),
    (ASCIISet(0...0x7F).subtracting(.alphanumerics), 33),
  ]

  /// True if many people use it, perhaps with digits or signs at its end.
  private static func isCommon(_ password: String) -> Bool {
    let lower = password.lowercased()
    let stem = lower.lastIndex(where: \.isLetterOrMark).map { String(lower[...$0]) } ?? ""
    return common.contains(lower) || common.contains(stem)
  }

  private static let common = Set(
    DataFile.commonPasswords.rows.flatMap { $0.split(separator: " ").map(String.init) })
}

extension Character {
  fileprivate var smallScalar: Unicode.Scalar? {
    guard let byte = singleByte else { return lowercased().unicodeScalars.first }
    return Unicode.Scalar(ASCIISet.capitals.contains(byte) ? byte | 0x20 : byte)
  }
}

/// The value of another field once more, mostly of a password; only the judgement differs.
package struct Confirmation: FieldType {
  package let twin: String
  package let base: any FieldType
  package let traits: TypeTraits
  private var first = ""

  package init(of twin: String, as type: any FieldType = Password()) {
    self.twin = twin
    // Makes a chain of them as quick as one: each takes what the first field takes.
    base = (type as? Self)?.base ?? type
    var traits = base.traits
    (traits.label, traits.required) = (.say("label.confirmation"), .required)
    self.traits = traits
  }

  package var editor: Editor { base.editor }
  package func template(for data: String) -> Template? { base.template(for: data) }
  package func capacity(for data: String) -> Int { base.capacity(for: data) }
  package func typed(_ data: String) -> TypedValue { base.typed(data) }
  package func parse(_ text: String) -> Parse { base.parse(text) }
  package func write(_ data: String, as writing: Writing) -> String {
    base.write(data, as: writing)
  }

  package var nature: TypeNature { .repeating(twin) }
  package func neighbours(of field: Field, in form: Form) -> [String] { [twin] }

  package func adapted(to surroundings: Surroundings) -> Self? {
    let first = surroundings.neighbours.first?.data.text ?? ""
    return first == self.first ? nil : with { $0.first = first }
  }

  /// The first field may still change, so nothing is wrong before this one is left.
  package func judge(_ data: String) -> Parse.State {
    base.takes(finish(data), for: first) ? .whole : .begun(.notEqual, .say("field.entriesDiffer"))
  }

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    base.isBare && base.isPlainlyGood(bytes) && bytes.isText(first)
  }
}

extension TypeDeclaration {
  static let secrets: [Self] = [
    Self(
      "password", "A password, drawn as dots.",
      [.init("minLength", .count(1...4096)), .init("strength", .anyOf(PasswordStrength.self))],
      example: "correct horse battery"
    ) { .password(minLength: $0["minLength"] ?? 8, strength: $0["strength"] ?? .none) },
    Self(
      "confirm", "The same value again, such as a password.",
      [.init("of", .twin, isRequired: true)], example: .init("", with: #"{ "of": "password" }"#)
    ) { FieldKind($0["of"] ?? Confirmation(of: "")) },
  ]
}

extension FieldKind {
  /// A password, drawn as dots.
  public static func password(minLength: Int = 8, strength: PasswordStrength = .none) -> Self {
    Self(Password(minLength: minLength, strength: strength))
  }
  /// The answer of another field once more; a password, unless another kind is named.
  public static func confirm(of id: String, as kind: Self = .password()) -> Self {
    Self(Confirmation(of: id, as: kind.type))
  }
}
