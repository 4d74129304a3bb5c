internal import CData

/// An international bank account number: `DE89 3704 0044 0532 0130 00`.
package struct IBAN: FieldType {
  package let label = Wording.label(.iban)
  package let subject = Subject.iban
  package let priority = 1.2
  /// How long it is depends on letters that may be wrong.
  package let isFixedLength = false

  package init() {}

  package func template(for data: String) -> Template? {
    Self.templates[String(data.prefix(2))] ?? Self.open
  }

  /// The word itself is often copied along; no country's code begins like it.
  package func parse(_ text: String) -> Parse {
    var body = text.trimmed
    while body.take(prefix: ["iban"]) { body = body.drop { ": ".contains($0) } }
    var data = ""
    var isParted = true
    for index in body.indices {
      let character = body[index]
      if character.isASCIIDigit || character.isASCIILetter {
        data += character.uppercased()
        isParted = false
      } else if character != " " {
        guard character == "-", !isParted, data.count % 4 == 0 || data.count == capacity(for: data)
        else { return .stranger(index, in: text, of: .iban) }
        isParted = true
      }
    }
    let most = capacity(for: data)
    return data.count <= most
      ? .data(data)
      : .wrong(.tooLong, .reading(.fullSecret(most, digits: false)))
  }

  package func judge(_ data: String) -> Parse.State {
    let country = data.prefix(2)
    guard country.isEmpty || Self.templates.keys.contains(where: { $0.hasPrefix(country) })
    else { return .wrong(.iban, .identifier(.ibanCountry)) }
    guard let template = template(for: data), template.accepts(data),
      data.count <= template.capacity
    else { return .wrong(.iban, .identifier(.ibanShape)) }
    let isPossible = !Self.impossibleChecks.contains(data.dropFirst(2).prefix(2))
    guard isPossible, data.count < template.capacity || Self.remainder(of: data) == 1 else {
      return .wrong(.checksum, .identifier(.ibanChecksum))
    }
    return template.judge(data)
  }

  package func hint(_ data: String) -> Wording? {
    let missing = capacity(for: data) - data.count
    return data.count >= 2 && missing > 0 ? .length(.charactersLeft(missing)) : nil
  }
}

extension IBAN {
  /// Check digits run from 02 to 98; these would stand for others of the same remainder.
  private static let impossibleChecks: Set<Substring> = ["00", "01", "99"]

  /// The number's remainder by 97, as ISO 7064 reckons it: the first four characters go last.
  private static func remainder(of data: String) -> Int {
    (data.utf8.dropFirst(4) + Array(data.utf8.prefix(4))).reduce(0) { remainder, byte in
      if ASCIISet.digits.contains(byte) { return (remainder * 10 + Int(byte - 0x30)) % 97 }
      guard ASCIISet.capitals.contains(byte) else { return remainder }
      return (remainder * 100 + Int(byte - 0x37)) % 97
    }
  }
}

extension IBAN {
  /// The template of each country, by its code.
  private static let templates = Dictionary(
    DataFile.ibans.rows.map { line in
      let parts = line.split(separator: " ")
      return (String(line.prefix(2)), template(of: parts.dropFirst()))
    }, uniquingKeysWith: { first, _ in first })

  /// As long as any may be, while the country isn't known.
  private static let open = template(of: ["30c"])

  private static func template(of parts: some Sequence<Substring>) -> Template {
    let kinds = parts.flatMap { part in
      repeatElement(part.last ?? "c", count: Int(part.dropLast()) ?? 0)
    }
    let slots = ("aann" + String(kinds)).map(slot)
    return Template(
      slots.enumerated().flatMap { index, slot in
        index > 0 && index % 4 == 0 ? [.fixed(" "), slot] : [slot]
      })
  }

  private static func slot(_ kind: Character) -> Template.Element {
    switch kind {
    case "n": .slot(placeholder: "0", accepts: .digit)
    case "a": .slot(placeholder: "A", accepts: .scalars(["A"..."Z"]))
    default: .slot(placeholder: "X", accepts: .scalars(["0"..."9", "A"..."Z"]))
    }
  }
}

extension IBAN {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count > 4, let template = Self.templates[String(bytes.extracting(..<2))],
      let data = template.bareBytes(of: bytes)
    else { return false }
    let text = String(data.span)
    return !Self.impossibleChecks.contains(text.dropFirst(2).prefix(2))
      && Self.remainder(of: text) == 1
  }
}
