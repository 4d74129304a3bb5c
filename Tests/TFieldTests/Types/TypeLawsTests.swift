import TestSupport
import Testing

@testable import TField

/// The laws that every type keeps, over good examples of each type and random text.
@Suite struct TypeLawsTests {
  /// A type, and texts that it takes as they are.
  struct Sample: CustomTestStringConvertible, Sendable {
    let type: any FieldType
    let good: [String]
    /// Characters that random texts are made of, beside foreign ones.
    let alphabet: String

    var testDescription: String { "\(type)".prefix(40) + "" }
  }

  static let samples = [
    Sample(type: .password(strength: .fair), good: ["kT9#wq2L", " a b c d "], alphabet: "aZ9# "),
    Sample(type: .confirmation(of: "x"), good: [], alphabet: "aZ9# "),
    Sample(type: .integer, good: ["0", "-12", "005", "+7"], alphabet: "0159+-.,e"),
    Sample(type: .integer(min: 18, max: 99), good: ["18", "99", "042"], alphabet: "0189+-"),
    Sample(type: .integer(min: -50, max: -7), good: ["-7", "-50", "-08"], alphabet: "0578+-"),
    Sample(type: .integer(min: 500, max: 550), good: ["500", "0550"], alphabet: "05-1"),
    Sample(type: .decimal, good: ["0", ".5", "5.", "-12.50"], alphabet: "0159+-.,e"),
    Sample(
      type: .decimal(min: DecimalNumber("-1.25"), max: DecimalNumber("12.5"), places: 2),
      good: ["12.5", "-1.25", "0.01", "12."], alphabet: "0125+-."),
    Sample(type: .integerRange, good: ["1...5", "-5...-1", "07...70"], alphabet: "015-+...<"),
    Sample(type: .integerRange(.halfOpen), good: ["1..<5", "5..<5"], alphabet: "015-+..<"),
    Sample(type: .time, good: ["1705", "0000", "2359"], alphabet: "0123459: apm"),
    Sample(type: .time(is24Hour: false), good: ["1205A", "0159P"], alphabet: "012359: apmAP"),
    Sample(type: .ipv4, good: ["192.0.2.1", "0.0.0.0"], alphabet: "01259..:"),
    Sample(type: .ipv6, good: ["::", "1::8", "::1.2.3.4"], alphabet: "1f2::.:."),
    Sample(type: .uuid, good: [String(repeating: "aF09", count: 8)], alphabet: "09aFurnid:-{"),
    Sample(type: .hexColor, good: ["fc0", "FFCC00", "ffcc0080"], alphabet: "0fF#x"),
    Sample(type: .slug, good: ["a", "summer-sale-1"], alphabet: "aZ9-_ ."),
    Sample(type: .username, good: ["a", "Ada.L-1_"], alphabet: "aZ9-_. @"),
    Sample(type: .iban, good: IBANTests.examples, alphabet: "DEGBIAN0189 -a"),
    Sample(type: .country, good: ["DE", "côte d’Ivoire", "France "], alphabet: "DEfranceô '()"),
    Sample(type: .postalCode(country: "US"), good: ["12345", "12345-6789"], alphabet: "019- A"),
    Sample(type: .postalCode(country: "GB"), good: ["SW1A 1AA", "M11AE"], alphabet: "1SWAM -"),
    Sample(type: .postalCode, good: ["ANY 1"], alphabet: "aB1 -"),
    Sample(
      type: .phoneInternational, good: ["442079460958", "15551234567"], alphabet: "+0149 ()-"),
  ]

  static let foreign = "٣９é\u{301}ßﬁ\u{0}\u{1B}\t\n\u{2028}–−…👨‍👩‍👧İ\u{200F}\u{A0}\"'’"
  static let edits: [Edit] = [.typing, .pasting, .deleting]

  /// The sample's good texts, their beginnings and ends, and random texts.
  static func texts(of sample: Sample, _ random: inout SeededRandom) -> [String] {
    let near = sample.good.flatMap { good in
      (0...good.count).flatMap { [String(good.prefix($0)), String(good.suffix($0))] }
    }
    let alphabet = String(repeating: sample.alphabet, count: 6) + foreign
    return near + (0..<600).map { _ in random.text(of: alphabet, upTo: 24) }
      + (0..<100).map { _ in random.text(of: foreign, upTo: 8) } + near.map { $0 + $0 }
  }

  static func verdict(_ type: any FieldType, _ data: String) -> ErrorCode? {
    data.isEmpty ? nil : (type.live(data) ?? type.result(data))?.code
  }

  @Test(arguments: samples) func `filtering twice is filtering once`(sample: Sample) {
    var random = SeededRandom()
    for text in Self.texts(of: sample, &random) {
      for edit in Self.edits {
        let once = sample.type.filter(text, edit)
        let twice = sample.type.filter(once, edit)
        #expect(twice == once, "\(text.debugDescription) \(edit), seed \(random.seed)")
      }
    }
  }

  @Test(arguments: samples) func `deletion never inserts`(sample: Sample) {
    var random = SeededRandom()
    for text in Self.texts(of: sample, &random) {
      var rest = text[...]
      let isPart = sample.type.filter(text, .deleting).allSatisfy { character in
        guard let place = rest.firstIndex(of: character) else { return false }
        rest = rest[place...].dropFirst()
        return true
      }
      #expect(isPart, "\(text.debugDescription), seed \(random.seed)")
    }
  }

  @Test(arguments: samples) func `good examples are good, typed or pasted`(sample: Sample) {
    for good in sample.good {
      let trials = [
        FieldTrial(sample.type, typing: good), FieldTrial(sample.type, pasting: good),
      ]
      for trial in trials { #expect(trial.verdict == nil && trial.data == good, "\(good)") }
    }
  }

  @Test(arguments: samples) func `each beginning of good data is live-valid`(sample: Sample) {
    var random = SeededRandom()
    for text in Self.texts(of: sample, &random) {
      let data = sample.type.filter(text, .pasting)
      guard data.count <= sample.type.capacity(for: data), Self.verdict(sample.type, data) == nil
      else { continue }
      for count in 0...data.count {
        let start = String(data.prefix(count))
        #expect(sample.type.live(start) == nil, "\(start) of \(data), seed \(random.seed)")
      }
    }
  }

  @Test(arguments: samples) func `finishing twice is finishing once and keeps the verdict`(
    sample: Sample
  ) {
    var random = SeededRandom()
    #expect(sample.type.finish("") == "")
    for text in Self.texts(of: sample, &random) {
      let data = sample.type.filter(text, .pasting)
      guard data.count <= sample.type.capacity(for: data) else { continue }
      let once = sample.type.finish(data)
      #expect(sample.type.finish(once) == once, "\(data), seed \(random.seed)")
      let (before, after) = (Self.verdict(sample.type, data), Self.verdict(sample.type, once))
      #expect(before == after, "\(data) → \(once), seed \(random.seed)")
    }
  }

  @Test(arguments: samples) func `settled text is read back as the same data`(sample: Sample) {
    var random = SeededRandom()
    for text in Self.texts(of: sample, &random) {
      let trial = FieldTrial(sample.type, pasting: text)
      guard trial.verdict == nil || sample.type.live(trial.data) == nil else { continue }
      let data = sample.type.finish(trial.data)
      let (read, _) = trial.field.received(trial.left)
      #expect(read == data, "\(text.debugDescription) → \(trial.left), seed \(random.seed)")
    }
  }

  @Test(arguments: samples) func `no text traps, whatever is asked`(sample: Sample) {
    var random = SeededRandom()
    for text in Self.texts(of: sample, &random) {
      for data in [text, sample.type.filter(text, .typing)] {
        _ = (sample.type.live(data), sample.type.result(data), sample.type.warning(data))
        _ = (sample.type.hint(data), sample.type.badge(data), sample.type.typed(data))
        _ = (sample.type.text(data), sample.type.capacity(for: data), sample.type.finish(data))
        _ = sample.type.template(for: data)?.remainder(after: data.count)
      }
    }
    for text in Self.texts(of: sample, &random).shuffled(using: &random).prefix(60) {
      let trial = FieldTrial(sample.type, typing: text).deleting(3)
      let again = FieldTrial(sample.type, typing: trial.text + text)
      #expect(again.data.count <= FieldLimits.graphemes)
    }
  }
}
