/// A telephone number of any country, as E.164 writes it: `+44 207 946 0958`.
package struct PhoneInternational: CountryFollower {
  private static let most = 15
  /// How many digits the template shows before more are typed.
  private static let usual = 11

  package let label = Wording.label(.phoneInternational)
  package let subject = Subject.phone
  package let priority = 0.8
  package let foldsForms = true
  /// The alpha-2 code of the country whose national numbers are understood.
  package internal(set) var country: String?
  /// The id of the field that holds it.
  package let countryField: String?

  package init(country: String? = nil) {
    self.country = country?.uppercased()
    countryField = nil
  }

  package init(for countryField: String) {
    country = nil
    self.countryField = countryField
  }

  package func template(for data: String) -> Template? {
    let digits = data.count - 1
    return Self.template(
      CallingPlan.codeLength(data.dropFirst()), min(max(digits, Self.usual), Self.most))
  }

  package func capacity(for data: String) -> Int { Self.most + 1 }

  package func parse(_ text: String) -> Parse {
    let shown = begun(text)
    // A plus and digits can mean nothing else.
    if let shown, shown.utf8.count > 1 { return .data(shown) }
    return WrittenPhone(text, plan: country.flatMap(CallingPlan.of)).reading.showing(shown)
  }

  /// The plus and the digits behind it, as far as they are a number of this kind.
  private func begun(_ text: String) -> String? {
    let body = text.trimmed
    guard body.isEmpty || body.hasPrefix("+"), !body.hasPrefix("++"),
      body.dropFirst().allSatisfy({ $0.isASCIIDigit || " -.".contains($0) })
    else { return nil }
    let data = body.filter { $0.isASCIIDigit || $0 == "+" }
    return data.count <= Self.most + 1 ? data : nil
  }

  package func judge(_ data: String) -> Parse.State {
    let digits = data.dropFirst()
    let shape = Wording.place(.internationalPhoneShape)
    guard data.hasPrefix("+"), digits.allSatisfy(\.isASCIIDigit), digits.count <= Self.most
    else { return .wrong(.phoneIntl, shape) }
    guard CallingPlan.isBeginning(digits) else {
      return .wrong(.phoneIntl, .place(.unknownCallingCode))
    }
    let lengths = CallingPlan.lengths(of: digits) ?? .max ... .max
    let rest = digits.count - CallingPlan.codeLength(digits)
    if rest > lengths.upperBound { return .wrong(.tooLong, shape) }
    return rest < lengths.lowerBound ? .begun(.incomplete, shape) : .whole
  }

  /// The country, where its code means mainly one.
  package func badge(_ data: String) -> Wording? {
    guard data.first == "+" else { return nil }
    return CallingPlan.country(of: data.dropFirst()).map(Wording.verbatim)
  }

  package func hint(_ data: String) -> Wording? {
    judge(data) == .whole ? nil : .place(.internationalPhoneShape)
  }
}

extension PhoneInternational {
  /// The country code, then groups of three; a last group of one joins the one before.
  private static func template(_ code: Int, _ count: Int) -> Template {
    var elements: [Template.Element] = [
      .slot(placeholder: "+", accepts: .scalars(["+"..."+"]))
    ]
    for index in 0..<count {
      let place = index - code
      let isAlone = index == count - 1 && place > 0
      if place >= 0, place % 3 == 0, !isAlone { elements.append(.fixed(" ")) }
      elements.append(.slot(placeholder: "0", accepts: .digit))
    }
    return Template(elements)
  }
}

extension PhoneInternational {
  /// A plus, then digits with single spaces between them.
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count > 0, bytes[0] == UInt8(ascii: "+") else { return false }
    var (count, code, isBehindDigit) = (0, 0, false)
    var lengths: ClosedRange<Int>?
    for index in 1..<bytes.count {
      let byte = bytes[index]
      guard byte == 0x20 ? isBehindDigit : ASCIISet.digits.contains(byte) else { return false }
      isBehindDigit = byte != 0x20
      if !isBehindDigit { continue }
      count += 1
      if lengths == nil, count <= 3 {
        code = code * 10 + Int(byte - 0x30)
        lengths = CallingPlan.lengthsByCode[code].map { range in
          range.lowerBound + count...range.upperBound + count
        }
      }
    }
    return isBehindDigit && count <= Self.most && lengths?.contains(count) ?? false
  }
}
