internal import CData

/// A telephone number of the North American plan: `(555) 123-4567`.
struct Phone: ASCIIType {
  private static let template: Template = "(000) 000-0000"
  private static let shape = Wording.say("place.phoneShape")

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
        return .wrong(.characters, Self.shape)
      }
      return .wrong(
        .characters,
        .say("place.phoneRest", ["rest": String(body[end...])], discreetly: .fittingCharacters))
    }
    let digits = body.filter(\.isASCIIDigit)
    guard digits.count <= 10 else { return .wrong(.tooLong, .fullSecret(10, digits: true)) }
    if isMisplaced(in: body) { return .wrong(.characters, Self.shape) }
    return .data(digits, notice: isMarked ? .say("place.countryCodeDropped") : nil)
  }

  /// A separator within a group of digits; white space may be anywhere.
  private func isMisplaced(in body: Substring) -> Bool {
    var count = 0
    return body.contains { character in
      switch character {
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

/// A telephone number of any country, as E.164 writes it: `+44 20 7946 0958`.
struct PhoneInternational: CountryFollower, ASCIIType {
  private static let most = 15
  /// How many digits the template shows before the country code is known.
  private static let usual = 11
  private static let labels = ["tel", "phone", "mobile", "fax"]

  static let traits = TypeTraits(
    .say("label.phoneInternational"), .say("subject.phone"), priority: 0.8, foldsForms: true,
    isFixedLength: false)
  var country: String?
  let countryField: String?

  init(country: String? = nil, for countryField: String? = nil) {
    self.country = countryField == nil ? country?.uppercased() : nil
    self.countryField = countryField
  }

  func template(for data: String) -> Template? {
    let digits = data.dropFirst()
    let code = CallingPlan.codeLength(digits)
    let rest = digits.dropFirst(code)
    let shape = CallingPlan.of(digits)?.shapes(of: rest.utf8.span).shape(for: rest.count)
    let count = max(digits.count, shape.map { code + $0.least } ?? Self.usual)
    let plus = Template.Element.slot(placeholder: "+", accepts: .scalars(["+"..."+"]))
    let digit = Template.Element.slot(placeholder: "0", accepts: .digit)
    let ends = shape?.ends ?? [3, 6]
    return Template([plus] + Array(repeating: digit, count: min(count, Self.most))) { index in
      index == 1 + code || ends.contains(index - 1 - code)
    }
  }

  func capacity(for data: String) -> Int { Self.most + 1 }

  func parse(_ text: String) -> Parse { read(text).showing(begun(text)) }

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
    guard data.starts(with: "+"), digits.all(.digits) else { return .wrong(beginWithPlus) }
    guard let plan = CallingPlan.of(digits) else {
      return CallingPlan.isBeginning(String(digits))
        ? .begun(.incomplete, Self.shape) : .wrong(.phoneIntl, .say("place.unknownCallingCode"))
    }
    let rest = digits.extracting(droppingFirst: plan.code.utf8.count)
    if let prefix = plan.needlessPrefix(of: rest) {
      return .wrong(
        .phoneIntl, .say("place.prefixBehindCode", ["prefix": prefix, "code": plan.code]))
    }
    if plan.code == "1", case .wrong(let error, _) = Phone().judge(rest) { return .wrong(error) }
    return plan.judge(rest)
  }

  func warning(_ data: String) -> FieldError? {
    data.hasPrefix("+1") ? Phone().warning(String(data.dropFirst(2))) : nil
  }

  /// The country, if its code mainly means one.
  func badge(_ data: String) -> Wording? {
    guard data.first == "+", let plan = CallingPlan.of(data.dropFirst()), plan.code != "1" else {
      return nil
    }
    return plan.countries.first.flatMap { $0 == "001" ? nil : .verbatim($0) }
  }

  func hint(_ data: String) -> Wording? {
    guard data.first == "+", let plan = CallingPlan.of(data.dropFirst()) else { return Self.shape }
    return .digitsLeft(plan.missing(in: data.dropFirst(1 + plan.code.count).utf8.span))
  }

  private var plan: CallingPlan? { country.flatMap(CallingPlan.of(country:)) }

  /// A number as people write it: `+49 (0)30 901820`, `0049 30/901820`, `030 901820`.
  private func read(_ text: String) -> Parse {
    var body = text.withoutLabel(Self.labels)
    let isOpen = body.take(prefix: ["("]) && body.hasPrefix("+")
    if !isOpen { body = text.withoutLabel(Self.labels) }
    if body.isEmpty { return .data("") }
    if body.take(prefix: ["++", "+"]) { return number(in: body, isBracketed: isOpen) }
    let abroad = (plan?.abroad ?? []) + ["00"]
    if let number = dialled(body, behind: abroad) { return number }
    let isBegun = abroad.contains { Self.isBeginning(body, of: $0) }
    return isBegun && body.contains("~") ? .begun(.incomplete, Self.shape) : national(body)
  }

  /// The text behind a prefix of calls to other countries: `8~10`, `00`; x is any digit.
  private static func rest(of body: Substring, behind prefix: String) -> Substring? {
    var rest = body
    for digit in prefix {
      guard let next = rest.first, digit == "x" ? next.isASCIIDigit : next == digit else {
        return nil
      }
      rest = rest.dropFirst().drop { " -~".contains($0) }
    }
    return rest
  }

  private static func isBeginning(_ body: Substring, of prefix: String) -> Bool {
    let digits = body.filter { !" -~".contains($0) }
    return digits.allSatisfy(\.isASCIIDigit) && prefix.hasPrefix(digits)
  }

  /// Reads what follows a prefix of calls to other countries; some of these begin alike.
  ///
  /// A prefix that stands alone wins; else two numbers are one too many.
  private func dialled(_ body: Substring, behind prefixes: [String]) -> Parse? {
    let rests = prefixes.compactMap { Self.rest(of: body, behind: $0) }
    guard let first = rests.first else { return nil }
    let numbers = rests.compactMap { rest in
      number(in: rest).data.flatMap { judge($0) == .whole ? (rest: rest, data: $0) : nil }
    }
    let apart = numbers.filter { !(body[..<$0.rest.startIndex].last?.isASCIIDigit ?? true) }
    let found = apart.isEmpty ? numbers : apart
    guard let one = found.first?.data, let other = found.first(where: { $0.data != one })?.data
    else { return number(in: found.first?.rest ?? first) }
    return .wrong(
      .phoneIntl,
      .say(
        "reading.ambiguous",
        ["one": PhoneInternational().text(one), "other": PhoneInternational().text(other)],
        discreetly: Self.shape))
  }

  private func number(in body: Substring, isBracketed: Bool = false) -> Parse {
    var rest = body
    if isBracketed {
      guard let bracket = body.firstIndex(of: ")") else { return .begun(.incomplete, Self.shape) }
      rest = body[..<bracket] + body[body.index(after: bracket)...]
    }
    let given = Substring(rest.filter(\.isASCIIDigit))
    let plan = CallingPlan.of(given)
    let own = given.dropFirst(plan?.code.count ?? 0)
    let isZeroSpared = rest.holds("(0)")
    return digits(of: rest, whole: plan.map { $0.code.count + $0.wholeCount(of: own.utf8.span) }) {
      guard !$0.isEmpty else { return .begun(.incomplete, Self.shape) }
      guard let plan else { return .data("+" + $0) }
      if let prefix = plan.needlessPrefix(of: own.utf8.span, orZero: isZeroSpared) {
        return self.noted("+" + plan.code + own.dropFirst(prefix.count))
      }
      let number = plan.dialled(own, in: plan.countries.first)
      return number.map { self.noted("+" + plan.code + $0) } ?? .data("+" + $0)
    }
  }

  private func noted(_ data: String) -> Parse {
    .data(data, notice: .readAs(PhoneInternational().text(data)))
  }

  /// A number as it is dialled inside the country, with its prefix or without.
  private func national(_ body: Substring) -> Parse {
    guard let plan else { return body == "0" ? .begun(beginWithPlus) : .wrong(beginWithPlus) }
    let given = Substring(body.filter(\.isASCIIDigit))
    let prefix = plan.prefix(of: given)
    let rest = given.dropFirst(prefix.count)
    let whole = prefix.count + plan.wholeCount(of: rest.utf8.span)
    return digits(of: body, whole: whole) { _ in
      if let number = plan.dialled(given, in: country) {
        return self.noted("+" + plan.code + number)
      }
      if prefix.isEmpty, let usual = plan.prefixes.last, !plan.isWrittenBare(rest.utf8.span) {
        return .begun(.phoneIntl, .say("place.beginWith", ["prefix": usual, "code": plan.code]))
      }
      if let error = plan.judge(rest.utf8.span).error {
        return error.code == .incomplete ? .begun(error) : .wrong(error)
      }
      return self.noted("+" + plan.code + rest)
    }
  }

  /// Reads the digits of a text if there is nothing else in it but separators.
  private func digits(
    of body: Substring, whole: Int?, _ meaning: (String) -> Parse
  ) -> Parse {
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

  private var beginWithPlus: FieldError { FieldError(.phoneIntl, .say("place.beginWithPlus")) }

  private static var shape: Wording { .say("place.internationalPhoneShape") }
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
