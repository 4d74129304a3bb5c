internal import CData

/// The number of a payment card, in the groups of its network: `4111 1111 1111 1111`.
package struct CreditCard: ASCIIType {
  private static let most = 19
  private static let longestPaste = 200
  private static let anyLength = Array(12...most)
  private static let masks = CardBrand.masks(lengths: anyLength)
  private static let usual = 16
  private static let labels = ["card number", "card no", "card", "visa", "mastercard", "amex"]

  package static let traits = TypeTraits(
    .say("label.creditCard"), .say("subject.cardNumber"), priority: 1.5, isSecret: true,
    mask: .lastFour)

  package init() {}

  /// Many people write every card in fours, whatever its own groups are.
  package func parse(_ text: String) -> Parse {
    let parse = digits(in: text)
    guard let error = parse.state.error, error.code == .characters,
      text.contains(where: \.isASCIIDigit)
    else { return parse }
    if let number = onlyNumber(in: text) {
      return .data(number, notice: .say("card.restLeftOut")).showing(nil)
    }
    return .wrong(.characters, .say("card.moreThanNumber"))
  }

  private func digits(in text: String) -> Parse {
    let most = capacity(for: text.filter(\.isASCIIDigit))
    if let index = extra(in: text) { return .stranger(index, in: text, of: subject) }
    return Parse.digits(of: text.withoutLabel(Self.labels), as: subject, separators: "-.") {
      $0.count % 4 == 0 || $0.count == most || template(for: $0)?.isGap(after: $0.count) ?? false
    }.limited(to: most)
  }

  /// The one card number in a text that has more than digits, such as the month beside it.
  private func onlyNumber(in text: String) -> String? {
    guard text.count <= Self.longestPaste, text.contains(where: { !$0.isPartOfCard }) else {
      return nil
    }
    let runs = text.split { !$0.isPartOfCard && !$0.isLetterOrMark }
      .map { $0.split { !$0.isASCIIDigit && !$0.isLetterOrMark } }
    let numbers = runs.flatMap { groups in
      groups.indices.flatMap { start in
        groups.indices[start...].map { groups[start...$0].joined() }
      }
    }
    let found = numbers.filter {
      $0.count <= Self.most && $0.allSatisfy(\.isASCIIDigit) && judge($0) == .whole
    }
    return found.count == 1 ? found.first : nil
  }

  /// Where a second number begins: after sixteen digits without a gap, or more digits in groups.
  private func extra(in text: String) -> String.Index? {
    var (count, isGrouped) = (0, false)
    return text.indices.first { index in
      if text[index].isASCIIDigit {
        count += 1
        return false
      }
      defer { isGrouped = isGrouped || count > 0 }
      return (isGrouped ? count > Self.usual : count >= Self.usual)
        && text[index...].contains(where: \.isASCIIDigit)
    }
  }

  package func template(for data: String) -> Template? {
    let brand = CardBrand.settled(by: data)
    return (brand?.masks ?? Self.masks)[length(for: data, of: brand)]
  }

  package func capacity(for data: String) -> Int {
    lengths(of: CardBrand.settled(by: data)).last ?? 0
  }

  func data(in text: Span<UInt8>) -> ShortData? { ShortData(text, of: .digits, inGroups: true) }

  func judge(_ data: Span<UInt8>) -> Parse.State {
    let incomplete = Parse.State.begun(.incomplete, .say("card.incomplete"))
    guard let lengths = CardBrand.settled(by: data)?.lengths, let longest = lengths.last else {
      return CardBrand.isBeginning(data)
        ? incomplete : .wrong(.issuer, .say("card.unknownIssuer"), isWhole: false)
    }
    if data.count > longest {
      return .wrong(.tooLong, .say("length.enterDigits", counting: longest), isWhole: false)
    }
    guard lengths.contains(data.count) else { return incomplete }
    if Self.passesLuhn(data) { return .whole }
    let error = FieldError(.checksum, .say("card.checksum"))
    return data.count == longest ? .wrong(error) : .begun(error)
  }

  package func badge(_ data: String) -> Wording? {
    CardBrand.settled(by: data).map { .verbatim($0.name) }
  }

  package var badges: [Wording] { CardBrand.all.map { .verbatim($0.name) } }

  package func hint(_ data: String) -> Wording? {
    .digitsLeft(length(for: data, of: CardBrand.settled(by: data)) - data.count)
  }

  private func lengths(of brand: CardBrand?) -> [Int] { brand?.lengths ?? Self.anyLength }

  /// The length to make room for: sixteen, like nearly all cards, while that is enough.
  private func length(for data: String, of brand: CardBrand?) -> Int {
    let (lengths, count) = (lengths(of: brand), data.count)
    if count <= Self.usual, lengths.contains(Self.usual) { return Self.usual }
    return lengths.first { $0 >= count } ?? lengths.last ?? 0
  }

  private static func passesLuhn(_ digits: Span<UInt8>) -> Bool {
    let sum = digits.indices.reduce(0) { sum, index in
      let isDoubled = (digits.count - index) % 2 == 0
      let digit = Int(digits[index]) - 0x30
      return sum + (isDoubled ? digit * 2 - (digit > 4 ? 9 : 0) : digit)
    }
    return sum % 10 == 0
  }
}

extension Character {
  fileprivate var isPartOfCard: Bool { isASCIIDigit || " -.".contains(self) }
}

/// A card network: how its numbers begin, how long they are and how they are grouped.
package struct CardBrand: Sendable {
  package let name: String
  package let starts: [ClosedRange<Int>]
  package let lengths: [Int]
  let masks: [Int: Template]
  package let codeLength: Int

  package static let all = DataFile.cardBrands.rows.compactMap { Self($0.columns) }

  private init?(_ columns: [String]) {
    guard columns.count == 5, let codeLength = Int(columns[4]) else { return nil }
    func numbers(_ text: String) -> [Int] { text.split(separator: " ").compactMap { Int($0) } }
    name = columns[0]
    starts = columns[1].split(separator: " ").compactMap { Self.starts($0) }
    lengths = numbers(columns[2])
    masks = Self.masks(lengths: lengths, groups: numbers(columns[3]))
    self.codeLength = codeLength
  }

  /// Reads `4`, or `51–55`.
  static func starts(_ text: Substring) -> ClosedRange<Int>? {
    let ends = text.split(separator: "–").compactMap { Self.starts(of: $0.utf8.span) }
    guard let first = ends.first, let last = ends.last else { return nil }
    return first.lowerBound...last.upperBound
  }

  /// The mask for each length; after the last given group, groups of four follow.
  static func masks(lengths: [Int], groups: [Int] = []) -> [Int: Template] {
    let ends = groups.indices.map { groups[...$0].reduce(0, +) }
    let last = ends.last ?? 0
    return Dictionary(
      uniqueKeysWithValues: lengths.map { length in
        let slot = Template.Element.slot(placeholder: "0", accepts: .digit)
        let mask = Template(Array(repeating: slot, count: length)) {
          ends.contains($0) || $0 > last && ($0 - last) % 4 == 0
        }
        return (length, mask)
      })
  }

  /// The range of first four digits for numbers that begin so; `nil` if these are no digits.
  static func starts(of digits: Span<UInt8>) -> ClosedRange<Int>? {
    digits.numbers(beginningIn: 0..<min(digits.count, 4), width: 4)
  }

  static func isBeginning(_ digits: Span<UInt8>) -> Bool {
    guard let starts = starts(of: digits) else { return false }
    return claims.contains { $0.starts.overlaps(starts) }
  }

  static func settled(by data: String) -> Self? { settled(by: data.utf8.span) }

  /// The network, if these first digits leave only one.
  static func settled(by digits: Span<UInt8>) -> Self? {
    guard digits.count > 0, let starts = starts(of: digits) else { return nil }
    var settled: Int?
    for claim in claims where claim.starts.overlaps(starts) {
      guard settled == nil || settled == claim.network else { return nil }
      settled = claim.network
    }
    return settled.map { all[$0] }
  }

  /// The starts of all networks in one list, because every key asks for them.
  private static let claims = all.indices.flatMap { network in
    all[network].starts.map { (starts: $0, network: network) }
  }
}

/// The code beside the number of a payment card: three digits, or four on an American Express.
package struct CVV: ASCIIType {
  private static let short: Template = "000"
  private static let long: Template = "0000"

  package static let traits = TypeTraits(
    .say("label.cvv"), .say("subject.securityCode"), priority: 0.5, isSecret: true,
    mustNotBeStored: true)
  /// The id of the card's field; `nil`: the only one in the same group.
  package let card: String?
  private var length = 3

  package init(for card: String? = nil) { self.card = card }

  package func template(for data: String) -> Template? { length == 3 ? Self.short : Self.long }

  package func parse(_ text: String) -> Parse {
    let digits = text.withoutLabel(["cvv", "cvc", "csc", "cid"])
    return Parse.digits(of: digits, as: subject, separators: "").limited(to: length)
  }

  package func capacity(for data: String) -> Int { length }

  /// Four digits may be left over from before the card beside it changed.
  func judge(_ data: Span<UInt8>) -> Parse.State {
    let wording = Wording.say("length.enterDigits", counting: length)
    if data.count > length { return .wrong(.tooLong, wording) }
    return data.count < length ? .begun(.incomplete, wording) : .whole
  }

  package func hint(_ data: String) -> Wording? { .digitsLeft(length - data.count) }

  package func neighbours(of field: Field, in form: Form) -> [String] {
    if let card { return [card] }
    let cards = form.cards(in: field.group)
    return cards.count == 1 ? cards : []
  }

  package func adapted(to surroundings: Surroundings) -> Self? {
    let number = surroundings.neighbours.first?.data.text ?? ""
    let length = CardBrand.settled(by: number)?.codeLength ?? 3
    return length == self.length ? nil : with { $0.length = length }
  }
}

/// The month and year in which a payment card expires, such as `04/27`.
package struct ExpirationDate: ASCIIType {
  private static let parts = DateParts(parts: [.month, year], mayBeginWithYear: false)
  private static let year = DateParts.Part.year(digits: 2)
  private static let incomplete = FieldError(.incomplete, .say("card.incompleteMonthAndYear"))
  /// No card is issued for longer than this.
  package static let yearsAhead = 20

  package static let traits = TypeTraits(
    .say("label.expirationDate"), .say("subject.expirationDate"), priority: 0.5)
  private var template = Template(date: "MM/YY")
  private var today = CalendarDate.unknown
  private var language = Language.english

  package init() {}

  package func adapted(to surroundings: Surroundings) -> Self? {
    guard surroundings.today != today || surroundings.language != language else { return nil }
    return with {
      ($0.today, $0.language) = (surroundings.today, surroundings.language)
      $0.template = Template(date: surroundings.language.datePattern("MM/YY"))
    }
  }

  package func template(for data: String) -> Template? { template }

  /// Reads the month first, as a number or name, or a year in four digits and then the month.
  package func parse(_ text: String) -> Parse {
    let tokens = DateTokens(text).all
    if let data = Self.parts.fitting(tokens) { return .data(data) }
    return read(tokens).showing(nil)
  }

  private func read(_ tokens: ArraySlice<DateTokens.Token>) -> Parse {
    if let name = tokens.first, name.kind == .word { return read(name, behind: tokens.dropFirst()) }
    let isStrange = tokens.contains {
      $0.kind != .number && !($0.key.first?.isUsualSeparator ?? false)
    }
    if isStrange { return .wrong(.characters, Self.incomplete.wording) }
    let runs = tokens.filter { $0.kind == .number }.map(\.text)
    guard let first = runs.first, runs.count <= 2, tokens.count <= runs.count + 1,
      tokens.first?.kind == .number
    else { return .wrong(.month, Self.incomplete.wording) }
    let last = runs.count == 2 ? runs[1] : ""
    switch (first.count, last.count) {
    case (1...2, 3): return year(last)
    case (1...2, 4): return year(last, month: first)
    case (3...4, 0): return year(first)
    case (5...6, 0): return joined(first)
    case (4, 1) where last == "0": return year(first)
    case (4, 1...2): return year(first, month: last)
    default: return .wrong(.month, Self.incomplete.wording)
    }
  }

  /// A month and a year in four digits, or the year first: `042027`, `202704`.
  private func joined(_ digits: Substring) -> Parse {
    let isWhole = digits.count == 6
    if (Int(digits.prefix(2)) ?? 0) <= 12 {
      return year(digits.dropFirst(2), month: isWhole ? digits.prefix(2) : nil)
    }
    return year(digits.prefix(4), month: isWhole ? digits.dropFirst(4) : nil)
  }

  private func read(
    _ name: DateTokens.Token, behind tokens: ArraySlice<DateTokens.Token>
  ) -> Parse {
    let month = DateNames.month(name.key)
    let rest = tokens.drop {
      $0.kind == .mark && ($0.key == "," || $0.key.first?.isUsualSeparator ?? false)
    }
    if let month, let year = rest.first, year.kind == .number, rest.count == 1 {
      return parse(CalendarDate.padded(month, to: 2) + "/" + year.text)
    }
    let isBegun =
      month == nil ? tokens.isEmpty && DateNames.months.isBeginning(name.key) : rest.isEmpty
    if isBegun { return .begun(Self.incomplete) }
    let noMonth = Wording.say(
      "date.noSuchMonth", ["word": String(name.text)], discreetly: .fittingCharacters)
    return month == nil && rest.first?.kind == .number
      ? .wrong(.month, noMonth) : .wrong(.characters, Self.incomplete.wording)
  }

  /// A year in four digits must be one in which a card can expire; a month must follow it.
  private func year(_ digits: Substring, month: Substring? = nil) -> Parse {
    let range = years ?? 2000...2099
    guard range.numbers(beginning: digits, width: 4) != nil else {
      return .wrong(
        .year, .say("date.yearRange", ["first": range.lowerBound, "last": range.upperBound]))
    }
    guard let month else { return .begun(Self.incomplete) }
    let data = (month.count == 1 ? "0" : "") + month + digits.suffix(2)
    return live(data).map { .wrong($0) } ?? .data(data)
  }

  package func write(_ data: String, as writing: Writing) -> String {
    switch writing {
    case .finished: Self.parts.completed(data)
    case .remainder: Self.parts.withoutLoneZero(data)
    default: masked(data, as: writing)
    }
  }

  func judge(_ data: Span<UInt8>) -> Parse.State {
    if isWhole(data) { return .whole }
    return Parse.State(live: live(String(data)), result: data.count < 4 ? Self.incomplete : nil)
  }

  /// True for a whole month in the allowed time, which needs no further reading.
  private func isWhole(_ data: Span<UInt8>) -> Bool {
    guard today != .unknown, data.count == 4, let number = data.number(in: 0..<4) else {
      return false
    }
    let (month, digits) = (number / 100, number % 100)
    let year = today.year + (digits - today.year % 100 + 100) % 100
    return (1...12).contains(month) && year <= today.year + Self.yearsAhead
      && (year > today.year || month >= today.month)
  }

  package func warning(_ data: String) -> FieldError? {
    let isLastMonth = typed(data) == .month(year: today.year, month: today.month)
    return isLastMonth ? FieldError(.expired, .say("card.expiresThisMonth")) : nil
  }

  package func hint(_ data: String) -> Wording? { .digitsLeft(4 - data.count) }

  private func live(_ data: String) -> FieldError? {
    let data = Self.parts.completed(data)
    guard let months = (1...12).numbers(beginning: month(of: data), width: 2) else {
      return FieldError(.month, .say("date.monthRange"))
    }
    guard let years else { return nil }
    guard let latest = years.last(where: { isYear($0, begunBy: data) }) else {
      return FieldError(
        .year, .say("date.yearRange", ["first": years.lowerBound, "last": years.upperBound]))
    }
    let isOver = latest == today.year && months.upperBound < today.month
    return isOver ? FieldError(.expired, .say("card.expired")) : nil
  }

  package func typed(_ data: String) -> TypedValue {
    guard data.count == 4, let month = Int(month(of: data)), (1...12).contains(month),
      let year = (years ?? 2000...2099).first(where: { isYear($0, begunBy: data) })
    else { return .none }
    return .month(year: year, month: month)
  }

  /// The years in which a card can expire; `nil` if today's date is unknown.
  private var years: ClosedRange<Int>? {
    today == .unknown ? nil : today.year...(today.year + Self.yearsAhead)
  }

  private func month(of data: String) -> Substring { Self.parts.digits(of: .month, in: data) }

  private func isYear(_ year: Int, begunBy data: String) -> Bool {
    CalendarDate.padded(year % 100, to: 2)
      .hasPrefix(Self.parts.digits(of: Self.year, in: data))
  }
}

extension TypeDeclaration {
  package static let cards: [Self] = [
    Self("credit", "A payment card's number.", example: "4242 4242 4242 4242") { _ in .credit },
    Self("expDate", "The month a card expires.", holds: .month, example: "04/40") { _ in .expDate },
    Self("cvv", "A card's security code.", [.init("for", .field(of: "credit"))], example: "123") {
      .cvv(for: $0["for"])
    },
  ]
}

extension FieldKind {
  /// The number of a payment card.
  public static var credit: Self { Self(CreditCard()) }
  /// The month in which a card expires.
  public static var expDate: Self { Self(ExpirationDate()) }
  /// The security code of a card, of the card in another field if one is named.
  public static func cvv(for id: String? = nil) -> Self { Self(CVV(for: id)) }
}
