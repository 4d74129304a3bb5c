@_spi(_Unicode) import Swift

/// A country, by its name or its two-letter code.
public struct Country: FieldType {
  public let label = Wording.label(.country)
  public let priority = 1.0

  public init() {}

  public func filter(_ text: String, _ edit: Edit) -> String {
    let kept = text.filter { $0.isLetterOrMark || " -'’.,()&".contains($0) }
    // A mark whose neighbour was dropped joins the one before, and is judged with it.
    guard kept == text else { return filter(kept, edit) }
    return edit == .deleting ? kept : String(kept.drop { $0 == " " })
  }

  public func live(_ data: String) -> FieldError? {
    let key = Self.key(data)
    return Self.codes.keys.contains { $0.hasPrefix(key) }
      ? nil : FieldError(.notInList, .place(.unknownCountry))
  }

  public func result(_ data: String) -> FieldError? {
    Self.code(of: data) == nil ? FieldError(.incomplete, .place(.unknownCountry)) : nil
  }

  public func finish(_ data: String) -> String {
    data.lastIndex { $0 != " " }.map { String(data[...$0]) } ?? ""
  }

  /// Beside a code the name, beside a name the code.
  public func badge(_ data: String) -> Wording? {
    guard let code = Self.code(of: data) else { return nil }
    return .verbatim(Self.key(data) == code.lowercased() ? Self.names[code] ?? code : code)
  }

  public func hint(_ data: String) -> Wording? {
    Self.code(of: data) == nil ? .place(.unknownCountry) : nil
  }
}

extension Country {
  /// The ISO 3166-1 alpha-2 code of a country that is named, or given by its code.
  public static func code(of text: String) -> String? { codes[key(text)] }

  /// The English short name of the country with that code.
  static func name(of code: String) -> String? { names[code] }

  private static let entries = CountryNames.lines.split(separator: "\n").map { line in
    (code: String(line.prefix(2)), names: line.dropFirst(3).split(separator: ";"))
  }

  private static let names = Dictionary(
    entries.map { ($0.code, String($0.names.first ?? "")) },
    uniquingKeysWith: { first, _ in first })

  /// Every code by what people may write for it; a code itself goes before a name.
  private static let codes = Dictionary(
    entries.map { (key($0.code), $0.code) }
      + entries.flatMap { entry in entry.names.map { (key(String($0)), entry.code) } },
    uniquingKeysWith: { first, _ in first })

  /// What two writings of one name have in common: no case, no accents, plain apostrophes, no
  /// spaces around.
  private static func key(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text._nfd where scalar.properties.generalCategory != .nonspacingMark {
      scalars.append(scalar == "’" ? "'" : scalar)
    }
    let inner = String(scalars).lowercased().drop { $0 == " " }
    return inner.lastIndex { $0 != " " }.map { String(inner[...$0]) } ?? ""
  }
}

extension FieldType where Self == Country {
  public static var country: Self { Self() }
}
