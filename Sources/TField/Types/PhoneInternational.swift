/// A telephone number of any country, as E.164 writes it: `+44 207 946 0958`.
public struct PhoneInternational: FieldType {
  private static let most = 15
  private static let least = 7
  /// How many digits the template shows before more are typed.
  private static let usual = 11

  public let label = Wording.label(.phoneInternational)
  public let priority = 0.8
  public let foldsForms = true
  public let refusesOverflow = true

  public init() {}

  public func template(for data: String) -> Template? {
    Self.template(Self.codeLength(data), min(max(data.count, Self.usual), Self.most))
  }

  public func capacity(for data: String) -> Int { Self.most }

  /// Zeros in front are the way out of some country, "(0)" is the way in; neither is the number's.
  public func filter(_ text: String, _ edit: Edit) -> String {
    guard edit != .deleting else { return text.filter(\.isASCIIDigit) }
    let parts = text.pieces(between: "(0)")
    return String(parts.joined().filter(\.isASCIIDigit).drop { $0 == "0" })
  }

  public func reception(of text: String, into data: String, _ edit: Edit) -> Reception {
    KeptRun.reception(of: text, edit) { $0.isASCIIDigit || " +-.()/".contains($0) }
  }

  public func live(_ data: String) -> FieldError? {
    guard data.allSatisfy(\.isASCIIDigit), data.count <= Self.most
    else { return FieldError(.phoneIntl, .place(.internationalPhoneShape)) }
    let start = data.prefix(3)
    let isKnown = Self.codes.contains { $0.hasPrefix(start) || start.hasPrefix($0) }
    return isKnown ? nil : FieldError(.phoneIntl, .place(.unknownCallingCode))
  }

  public func result(_ data: String) -> FieldError? {
    data.count < Self.least ? FieldError(.incomplete, .place(.internationalPhoneShape)) : nil
  }

  /// The country, where its code means mainly one.
  public func badge(_ data: String) -> Wording? {
    let length = Self.codeLength(data)
    guard data.count >= length else { return nil }
    return Self.countries[String(data.prefix(length))].map(Wording.verbatim)
  }

  public func hint(_ data: String) -> Wording? {
    data.count < Self.least ? .place(.internationalPhoneShape) : nil
  }
}

extension PhoneInternational {
  private static let lines = CallingCodes.lines.split(separator: "\n")
    .map { $0.split(separator: " ") }

  private static let codes = Set(lines.compactMap { $0.first.map(String.init) })

  private static let countries = Dictionary(
    lines.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) },
    uniquingKeysWith: { first, _ in first })

  /// How long the country code is; no code begins like another.
  private static func codeLength(_ data: String) -> Int {
    (1...3).first { codes.contains(String(data.prefix($0))) } ?? (data.count < 2 ? 2 : 3)
  }

  /// The country code, then groups of three; a last group of one joins the one before.
  private static func template(_ code: Int, _ count: Int) -> Template {
    var elements: [Template.Element] = [.fixed("+")]
    for index in 0..<count {
      let place = index - code
      let isAlone = index == count - 1 && place > 0
      if place >= 0, place % 3 == 0, !isAlone { elements.append(.fixed(" ")) }
      elements.append(.slot(placeholder: "0", accepts: .digit))
    }
    return Template(elements)
  }
}

extension FieldType where Self == PhoneInternational {
  public static var phoneInternational: Self { Self() }
}
