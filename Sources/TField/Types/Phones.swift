internal import CData

/// A telephone number of the North American plan: `(555) 123-4567`.
struct Phone: ASCIIType {
  private static let template: Template = "(000) 000-0000"

  static let traits = TypeTraits(.say("label.phone"), .say("subject.phone"), priority: 0.7)

  func template(for data: String) -> Template? { Self.template }

  /// No area code begins with 1, so a leading 1 is the country code.
  func parse(_ text: String) -> Parse {
    var rest = text.withoutLabel(["tel", "phone", "mobile", "cell"])
    let start = rest
    let isMarked = rest.take(prefix: ["(+1)", "+1", "001"]) || rest.take(prefix: ["1"])
    if !isMarked, start.hasPrefix("+") || start.hasPrefix("00") {
      let error = FieldError(.prefix, .say("place.foreignPhone"))
      return start == "+" || start == "00" ? .begun(error) : .wrong(error)
    }
    let body = rest.drop { $0 == " " || $0 == "-" || $0 == "." }
    if let end = body.firstIndex(where: { !$0.isASCIIDigit && !" -./()_".contains($0) }) {
      guard body[..<end].count(where: \.isASCIIDigit) >= 10 else {
        return .stranger(end, in: text, of: subject)
      }
      return .wrong(
        .characters,
        .say("place.phoneRest", ["rest": String(body[end...])], discreetly: .fittingCharacters))
    }
    let digits = body.filter(\.isASCIIDigit)
    guard digits.count <= 10 else { return .wrong(.tooLong, .fullSecret(10, digits: true)) }
    if let index = misplaced(in: body) { return .stranger(index, in: text, of: subject) }
    return .data(digits, notice: isMarked ? .say("place.countryCodeDropped") : nil)
  }

  /// A separator within a group of digits; white space may be anywhere.
  private func misplaced(in body: Substring) -> String.Index? {
    var count = 0
    return body.indices.first { index in
      switch body[index] {
      case " ": return false
      case "(": return count > 0
      case ")": return count != 3
      case "-", ".", "/", "_": return ![0, 3, 6, 10].contains(count)
      default:
        count += 1
        return false
      }
    }
  }

  func judge(_ data: Span<UInt8>) -> Parse.State {
    if data.starts(with: "0") || data.starts(with: "1") {
      return .wrong(.prefix, .say("place.areaCodeStart"))
    }
    if data.starts(with: "11", at: 1) { return .wrong(.prefix, .say("place.areaCodeService")) }
    return data.count == 10 ? .whole : .begun(.incomplete, .say("length.enterDigits", counting: 10))
  }

  /// Some numbers may use such an exchange after all, so it only warns.
  func warning(_ data: String) -> FieldError? {
    let exchange = data.dropFirst(3).prefix(3)
    guard let first = exchange.first else { return nil }
    let isUnusual = first < "2" || exchange.dropFirst() == "11"
    return isUnusual ? FieldError(.prefix, .say("place.exchangeUnusual")) : nil
  }

  func hint(_ data: String) -> Wording? { .digitsLeft(10 - data.count) }
}

/// A telephone number of any country, as E.164 writes it: `+44 207 946 0958`.
struct PhoneInternational: CountryFollower, ASCIIType {
  private static let most = 15
  /// How many digits the template shows before more are typed.
  private static let usual = 11

  static let traits = TypeTraits(
    .say("label.phoneInternational"), .say("subject.phone"), priority: 0.8, foldsForms: true)
  var country: String?
  let countryField: String?

  init(country: String? = nil, for countryField: String? = nil) {
    self.country = countryField == nil ? country?.uppercased() : nil
    self.countryField = countryField
  }

  func template(for data: String) -> Template? {
    let digits = data.count - 1
    return Self.template(
      CallingPlan.codeLength(data.dropFirst()), min(max(digits, Self.usual), Self.most))
  }

  func capacity(for data: String) -> Int { Self.most + 1 }

  func parse(_ text: String) -> Parse {
    let shown = begun(text)
    // A plus and digits can mean nothing else.
    if let shown, shown.utf8.count > 1 { return .data(shown) }
    return read(text).showing(shown)
  }

  private func begun(_ text: String) -> String? {
    let body = text.trimmed
    guard body.isEmpty || body.hasPrefix("+"), !body.hasPrefix("++"),
      body.dropFirst().allSatisfy({ $0.isASCIIDigit || " -.".contains($0) })
    else { return nil }
    let data = body.filter { $0.isASCIIDigit || $0 == "+" }
    return data.count <= Self.most + 1 ? data : nil
  }

  static let signs = ASCIISet.digits.union(ASCIISet("+"))

  func data(in text: Span<UInt8>) -> ShortData? { ShortData(text, of: Self.signs, inGroups: true) }

  func judge(_ data: Span<UInt8>) -> Parse.State {
    let digits = data.extracting(droppingFirst: 1)
    let shape = Wording.say("place.internationalPhoneShape")
    guard data.starts(with: "+"), digits.all(.digits), digits.count <= Self.most
    else { return .wrong(.phoneIntl, shape) }
    guard let lengths = CallingPlan.lengths(of: String(digits)[...]) else {
      return CallingPlan.isBeginning(String(digits))
        ? .begun(.incomplete, shape) : .wrong(.phoneIntl, .say("place.unknownCallingCode"))
    }
    if digits.count > lengths.upperBound { return .wrong(.tooLong, shape) }
    return digits.count < lengths.lowerBound ? .begun(.incomplete, shape) : .whole
  }

  /// The country, if its code mainly means one.
  func badge(_ data: String) -> Wording? {
    guard data.first == "+" else { return nil }
    return CallingPlan.country(of: data.dropFirst()).map(Wording.verbatim)
  }

  func hint(_ data: String) -> Wording? {
    judge(data) == .whole ? nil : .say("place.internationalPhoneShape")
  }

  /// The country code, then groups of three; a single last digit joins the group before.
  private static func template(_ code: Int, _ count: Int) -> Template {
    let plus = Template.Element.slot(placeholder: "+", accepts: .scalars(["+"..."+"]))
    let digit = Template.Element.slot(placeholder: "0", accepts: .digit)
    return Template([plus] + Array(repeating: digit, count: count)) { index in
      let place = index - 1 - code
      return place >= 0 && place % 3 == 0 && (index < count || place == 0)
    }
  }

  private var plan: CallingPlan? { country.flatMap(CallingPlan.of) }

  /// A number as people write it: `+49 (0)30 901820`, `0049 30/901820`, `030 901820`.
  private func read(_ text: String) -> Parse {
    var body = text.withoutLabel(["tel", "phone", "mobile", "fax"])
    let isOpen = body.take(prefix: ["("]) && body.hasPrefix("+")
    if !isOpen { body = text.withoutLabel(["tel", "phone", "mobile", "fax"]) }
    if body.isEmpty { return .data("") }
    if body.take(prefix: ["++", "+"]) { return number(in: body, isBracketed: isOpen) }
    if plan?.code == "1", body.take(prefix: ["011"]) { return number(in: body) }
    // Two zeros stand for the plus.
    return body.hasPrefix("00") ? number(in: body.dropFirst(2)) : national(body)
  }

  private func number(in body: Substring, isBracketed: Bool = false) -> Parse {
    var rest = body
    if isBracketed {
      guard let bracket = body.firstIndex(of: ")") else { return unfinished }
      rest = body[..<bracket] + body[body.index(after: bracket)...]
    }
    let given = Substring(rest.filter(\.isASCIIDigit))
    let whole = CallingPlan.of(digits: given).map { $0.code.count + $0.whole }
    return digits(of: rest, whole: whole) { digits in
      guard !digits.isEmpty else { return unfinished }
      return .data("+" + digits)
    }
  }

  private func national(_ body: Substring) -> Parse {
    guard let plan else { return body == "0" ? .begun(beginWithPlus) : .wrong(beginWithPlus) }
    let prefix = plan.prefix.map { body.filter(\.isASCIIDigit).hasPrefix($0) ? $0.count : 0 }
    return digits(of: body, whole: (prefix ?? 0) + plan.whole) { digits in
      let own = digits.hasPrefix(plan.prefix ?? "-")
      let rest = own ? digits.dropFirst(plan.prefix?.count ?? 0) : digits[...]
      // In a country with short numbers, one without its prefix may be a part of a number.
      guard own || plan.prefix == nil || plan.usual.lowerBound >= 9 else {
        return .begun(beginWithPlus)
      }
      if rest.count < plan.usual.lowerBound { return unfinished }
      if rest.count > plan.lengths.upperBound {
        return .wrong(.tooLong, .say("place.internationalPhoneShape"))
      }
      let data = "+" + plan.code + rest
      return .data(data, notice: .readAs(PhoneInternational().text(data)))
    }
  }

  /// Reads the digits of a text if there is nothing else in it but separators.
  private func digits(
    of body: Substring, whole: Int?, _ meaning: (String) -> Parse
  ) -> Parse {
    let body = withoutTrunk(body)
    if let end = body.firstIndex(where: { !$0.isASCIIDigit && !" -./()".contains($0) })
      ?? extra(in: body, behind: whole ?? .max)
    {
      return .wrong(
        .characters,
        .say(
          "place.phoneRest", ["rest": String(body[end...].trimmed)], discreetly: .fittingCharacters)
      )
    }
    return meaning(body.filter(\.isASCIIDigit))
  }

  /// Where something else begins: at a slash or bracket after a whole number, or at ` / `.
  private func extra(in body: Substring, behind whole: Int) -> String.Index? {
    var (count, isBehindSpace) = (0, false)
    return body.indices.first { index in
      let character = body[index]
      defer { isBehindSpace = character == " " }
      if character.isASCIIDigit { count += 1 }
      return character == "/" && (isBehindSpace || count >= whole)
        || character == "(" && count >= whole
    }
  }

  /// The text without a "(0)" that is dialled only inside the country.
  private func withoutTrunk(_ body: Substring) -> Substring {
    let parts = String(body).pieces(between: "(0)")
    guard parts.count == 2 else { return body }
    let code = parts[0].filter(\.isASCIIDigit)
    guard let plan = CallingPlan.of(digits: Substring(code)), plan.code == code else { return body }
    let keepsZero = plan.prefix == nil
    return Substring(parts[0] + (keepsZero ? "0" : "") + parts[1])
  }

  private var beginWithPlus: FieldError { FieldError(.phoneIntl, .say("place.beginWithPlus")) }

  private var unfinished: Parse { .begun(.incomplete, .say("place.internationalPhoneShape")) }
}

/// How one country's telephone numbers are dialled, and what country codes there are.
struct CallingPlan: Sendable {
  let code: String
  let country: String
  /// The prefix of national numbers, such as 0; not dialled from abroad.
  let prefix: String?
  /// How many digits usual numbers have after the country code.
  let usual: ClosedRange<Int>
  let lengths: ClosedRange<Int>

  /// How many digits after the country code are more than an area code.
  var whole: Int { max(usual.lowerBound, min(6, usual.upperBound)) }

  private static let all = DataFile.callingCodes.rows.compactMap { line in
    let words = line.split(separator: " ").map(String.init)
    guard words.count == 5, let usual = range(words[3]), let lengths = range(words[4]) else {
      return nil as Self?
    }
    return Self(
      code: words[0], country: words[1], prefix: words[2] == "-" ? nil : words[2], usual: usual,
      lengths: lengths)
  }

  private static func range(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-").compactMap { Int($0) }
    return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil
  }

  private static let plans = Dictionary(grouping: all, by: \.code)
  private static let countries = Dictionary(
    all.map { ($0.country, $0) }, uniquingKeysWith: { first, _ in first })

  static func of(_ country: String) -> Self? { countries[country] }

  static func isBeginning(_ digits: String) -> Bool { plans.keys.contains { $0.hasPrefix(digits) } }

  /// How long the country code is; no code is the beginning of another.
  static func codeLength(_ digits: Substring) -> Int {
    (1...3).first { plans[String(digits.prefix($0))] != nil } ?? (digits.count < 2 ? 2 : 3)
  }

  /// How many digits a number with this country code may have; `nil` for unknown codes.
  static func lengths(of digits: Substring) -> ClosedRange<Int>? {
    let code = digits.prefix(codeLength(digits))
    guard let plans = plans[String(code)],
      let least = plans.lazy.map({ $0.lengths.lowerBound }).min(),
      let most = plans.lazy.map({ $0.lengths.upperBound }).max()
    else { return nil }
    return least + code.count...most + code.count
  }

  /// The plan of the main country with the number's code.
  static func of(digits: Substring) -> Self? {
    plans[String(digits.prefix(codeLength(digits)))]?.first
  }

  /// The country of a number, if its code means one alone or mainly one.
  static func country(of digits: Substring) -> String? {
    guard let plan = of(digits: digits), plan.country != "001", plan.code != "1" else { return nil }
    return plan.country
  }
}

extension TypeDeclaration {
  static let phones: [Self] = [
    Self("phone", "A US phone number.", example: "(555) 123-4567") { _ in .phone },
    Self(
      "phoneIntl", "A phone number anywhere, with its country's code.", ofCountry,
      example: "+44 2079460958"
    ) { FieldKind(PhoneInternational(country: $0["country"], for: $0["for"])) },
  ]
}

extension FieldKind {
  /// A telephone number of North America.
  public static var phone: Self { Self(Phone()) }
  /// A telephone number with its country's prefix.
  public static var phoneIntl: Self { Self(PhoneInternational()) }
  /// A telephone number, in one country if it has no prefix.
  public static func phoneIntl(country: String) -> Self {
    Self(PhoneInternational(country: country))
  }
  /// A telephone number, in the country that another field holds if it has no prefix.
  public static func phoneIntl(for id: String) -> Self { Self(PhoneInternational(for: id)) }
}
