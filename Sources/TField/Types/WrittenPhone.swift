/// A telephone number as people write it: `+49 (0)30 901820`, `0049 30/901820`, `030 901820`.
struct WrittenPhone {
  private let text: String
  private let plan: CallingPlan?

  /// A plan reads the national numbers of its country.
  init(_ text: String, plan: CallingPlan?) {
    self.text = text
    self.plan = plan
  }

  var reading: Parse {
    var body = text.withoutLabel(["tel", "phone", "mobile", "fax"])
    let isOpen = body.take(prefix: ["("]) && body.hasPrefix("+")
    if !isOpen { body = text.withoutLabel(["tel", "phone", "mobile", "fax"]) }
    if body.isEmpty { return .data("") }
    if body.take(prefix: ["++", "+"]) { return number(in: body, isBracketed: isOpen) }
    if plan?.code == "1", body.take(prefix: ["011"]) { return number(in: body) }
    if let rest = withoutZeros(body) { return number(in: rest) }
    return national(body)
  }

  /// The text behind the two zeros that stand for the plus.
  private func withoutZeros(_ body: Substring) -> Substring? {
    guard body.hasPrefix("00") else { return nil }
    return body.dropFirst(2)
  }

  /// A number with its country code.
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

  /// A number without a country code, of the plan's country.
  private func national(_ body: Substring) -> Parse {
    guard let plan else { return body == "0" ? .begun(beginWithPlus) : .wrong(beginWithPlus) }
    let prefix = plan.prefix.map { body.filter(\.isASCIIDigit).hasPrefix($0) ? $0.count : 0 }
    return digits(of: body, whole: (prefix ?? 0) + plan.whole) { digits in
      let own = digits.hasPrefix(plan.prefix ?? "-")
      let rest = own ? digits.dropFirst(plan.prefix?.count ?? 0) : digits[...]
      // Where numbers may be short, one without its prefix may be a part of one.
      guard own || plan.prefix == nil || plan.usual.lowerBound >= 9 else {
        return .begun(beginWithPlus)
      }
      if rest.count < plan.usual.lowerBound { return unfinished }
      if rest.count > plan.lengths.upperBound {
        return .wrong(.tooLong, .place(.internationalPhoneShape))
      }
      let data = "+" + plan.code + rest
      return .data(data, notice: .reading(.readAs(PhoneInternational().text(data))))
    }
  }

  /// What the digits of a text mean, where nothing else stands in it but what parts them.
  private func digits(
    of body: Substring, whole: Int?, _ meaning: (String) -> Parse
  ) -> Parse {
    let body = withoutTrunk(body)
    if let end = body.firstIndex(where: { !$0.isASCIIDigit && !" -./()".contains($0) })
      ?? extra(in: body, behind: whole ?? .max)
    {
      return .wrong(.characters, .place(.phoneRest(String(body[end...].trimmed))))
    }
    return meaning(body.filter(\.isASCIIDigit))
  }

  /// Where another number or an extension begins: at a slash or a bracket behind a whole number, or
  /// at a slash with spaces around it.
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

  private var beginWithPlus: FieldError { FieldError(.phoneIntl, .place(.beginWithPlus)) }

  private var unfinished: Parse {
    .begun(.incomplete, .place(.internationalPhoneShape))
  }
}
