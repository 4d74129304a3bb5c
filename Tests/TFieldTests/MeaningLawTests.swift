import Foundation
import TestSupport
import Testing

@testable import TField

/// The laws of meaning, over every type and random texts such as people type.
@Suite struct MeaningLawTests {
  /// How many texts each type reads, where `make soak` asks for so many.
  private static let asked =
    ProcessInfo.processInfo.environment["TFIELD_LAW_TEXTS"].flatMap { Int($0) }
  static let texts = asked ?? 500
  /// How many each type is typed, pasted and given, which takes seventy times as long as reading.
  static let typed = asked.map { $0 / 20 } ?? 50

  @Test(arguments: TypeCatalogue.subjects)
  func `a valid result read again gives itself, and loses no letter or digit`(
    subject: TypeSubject
  ) {
    var random = SeededRandom()
    let state = FieldState(Field("law", subject.type))
    for _ in 0..<Self.texts {
      let text = state.type.cleaned(MeaningTexts.text(about: subject, &random))
      if let fault = subject.type.faultOfMeaning(in: text) {
        Issue.record("\(subject.name) \(text.debugDescription), seed \(random.seed): \(fault)")
        return
      }
    }
  }

  /// Data in files, answers and what the screen shows are read back as what they were.
  @Test(arguments: TypeCatalogue.subjects)
  func `what is written is read back as itself`(subject: TypeSubject) {
    // What another field says is nobody's answer.
    guard subject.type.editor.isText, !(subject.type is Display) else { return }
    var random = SeededRandom()
    let texts =
      subject.good + (0..<Self.typed).map { _ in MeaningTexts.text(about: subject, &random) }
    for text in texts {
      if let fault = subject.type.faultOfWriting(text) {
        Issue.record("\(subject.name) \(text.debugDescription), seed \(random.seed): \(fault)")
        return
      }
    }
  }

  @Test(arguments: TypeCatalogue.subjects)
  func `what nobody sees changes nothing`(subject: TypeSubject) {
    guard subject.type.editor.isText else { return }
    var random = SeededRandom()
    for text in subject.good + (0..<5).map({ _ in random.text(of: subject.alphabet, upTo: 9) }) {
      let marked = random.withUnseen(in: text)
      for way in Way.allCases {
        let plain = Outcome(text, in: subject.type, by: way)
        if way == .typed, !plain.wasAllAccepted { continue }
        let outcome = Outcome(marked, in: subject.type, by: way)
        #expect(
          outcome.data == plain.data && outcome.error == plain.error,
          "\(marked.debugDescription) \(way), seed \(random.seed): \(outcome), not \(plain)")
      }
    }
  }

  @Test(arguments: TypeCatalogue.subjects)
  func `typing a text is pasting it, and giving it`(subject: TypeSubject) {
    guard subject.type.editor.isText else { return }
    var random = SeededRandom()
    for _ in 0..<Self.typed {
      let text = MeaningTexts.text(about: subject, &random).filter { $0 != "\n" }
      if let fault = subject.type.faultOfTyping(text) {
        Issue.record("\(subject.name) \(text.debugDescription), seed \(random.seed): \(fault)")
        return
      }
    }
  }
}

extension SeededRandom {
  /// A text with marks in it that nobody sees and that mean nothing.
  fileprivate mutating func withUnseen(in text: String) -> String {
    let marks = ["\u{200B}", "\u{2060}", "\u{FEFF}", "\u{200E}", "\u{200F}", "\u{AD}", "\u{2069}"]
    return text.map { String($0) + (happens(onceIn: 3) ? one(of: marks) : "") }
      .reduce(one(of: marks), +)
  }
}

/// Random texts that are near to what a type reads.
private enum MeaningTexts {
  private static let joints = Array(" .,-/:'()+#%$€").map(String.init)
  private static let words = [
    "pm", "am", "Jan", "März", "ext 5", "USD", "years", "IBAN", "New York", "tel:", "24", "h", "x",
    "½", "é", "00", "+49", "1,234", "1.234", "12", "2026", "Jr.", "://", "@", "example.com",
  ]

  static func text(about subject: TypeSubject, _ random: inout SeededRandom) -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return random.text(of: subject.alphabet, upTo: 14)
    case 1: return changed(subject.good.randomElement(using: &random) ?? "12", &random)
    case 2:
      return (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (words.randomElement(using: &random) ?? "")
          + (Bool.random(using: &random) ? joints.randomElement(using: &random) ?? "" : "")
      }.joined()
    default: return random.text(of: "0123456789.,-/: ", upTo: 12)
    }
  }

  /// A good text with something put in, taken away or changed.
  private static func changed(_ good: String, _ random: inout SeededRandom) -> String {
    var characters = Array(good)
    let place = Int.random(in: 0...characters.count, using: &random)
    let end = min(characters.count, place + Int.random(in: 0...1, using: &random))
    let new = Bool.random(using: &random) ? joints.randomElement(using: &random) ?? "" : ""
    characters.replaceSubrange(place..<end, with: Array(new))
    return String(characters)
  }
}

extension FieldType {
  /// What is wrong with the data that a text is read as, if it becomes valid.
  func faultOfMeaning(in text: String) -> String? {
    guard let read = parse(text).data, !read.isEmpty else { return nil }
    let data = finish(read)
    guard verdictCode(of: data) == nil else { return nil }
    let again = parse(self.text(data)).data.map(finish)
    if !editor.hasEntries, again.map({ self.text($0) }) != self.text(data) {
      return "\(data.debugDescription) is read again as \(again.debugDescription)"
    }
    guard editor.isText, !isReadByName else { return nil }
    let said = subject == .say("subject.slug") ? text.withoutAccents : text
    let lost = said.lostSigns(in: data + self.text(data), accounted: accounted)
    return lost.isEmpty ? nil : "\(lost.debugDescription) is lost in \(data.debugDescription)"
  }

  /// What isn't read back as the data that was written; only of a text that is valid.
  func faultOfWriting(_ text: String) -> String? {
    guard let read = received(text), !read.isEmpty else { return nil }
    let data = finish(read)
    guard verdictCode(of: data) == nil else { return nil }
    let form = Form("Written", rows: [[Field("tested", self)]])
    for (writing, isLenient) in [(Writing.settled, true), (.answer, false), (.file, false)] {
      let written = write(data, as: writing)
      var evaluator = RecordEvaluator(
        form, today: Typing.today, isLenient: isLenient, keepingStates: true)
      evaluator.judge(["tested": written])
      let back = evaluator.state(of: 0)
      if back?.entry.origin.refusal != nil || back.map({ typed($0.data.text) }) != typed(data) {
        return "\(written.debugDescription), \(writing), is \(back?.data.text ?? "nothing")"
      }
    }
    return nil
  }

  /// Whether names stand for the data, all of which are in the table of the type.
  private var isReadByName: Bool {
    subject == .say("subject.country") || subject == .say("subject.state") || self is CustomType
      || self is TField.Confirmation
  }

  /// Letters and digits that may go, because they only repeat what the field says or are said
  /// otherwise in the value.
  private var accounted: String {
    switch subject.sentence?.key {
    case "subject.date": DateNames.every + "stndrdthwkeoflº年月日"
    case "subject.expirationDate": DateNames.every + "20"
    case "subject.time":
      "午前後時分正真夜中apmhuro'clock0123456789nigttemdaysi"
    case "subject.phone": "telphonmobicfax" + "0168"
    case "subject.amount": "usdeurgbpjpfr0"
    case "subject.percentage": "percntoz0"
    case "subject.age": Age.units.joined() + "0"
    case "subject.number", "subject.wholeNumber": "0"
    case "subject.houseNumber": "nor"
    case "subject.zip": "zipcode"
    case "subject.ssn": "socialsecuritynumber"
    case "subject.cardNumber": "cardnumbevismtx"
    case "subject.securityCode": "cvsid"
    case "subject.iban": "iban"
    case "subject.isbn": "isbn013"
    case "subject.color": "0x"
    case "subject.uuid": "urnid"
    case "subject.range": "tobis0"
    case "subject.emailAddress": "abcdefghijklmnopqrstuvwxyz0123456789"
    case "subject.postalCode": "abcdefghijklmnopqrstuvwxyz"
    case "subject.slug": "abcdefghijklmnopqrstuvwxyzß"
    default: ""
    }
  }

  /// How a text ends otherwise by one way than by another, if it does.
  func faultOfTyping(_ text: String, in language: Language = .english) -> String? {
    let typed = Outcome(text, in: self, by: .typed, language)
    // A key that was refused is the one exception; what was typed tells of it.
    guard typed.wasAllAccepted else { return nil }
    for way in Way.allCases {
      let other = Outcome(text, in: self, by: way, language)
      // A record may hold data where others hold a writing of it; what could be both is refused.
      if way == .recorded, other.isAmbiguous { continue }
      // It keeps a wrong text as it was given, where typing puts in zeros.
      let isKept = way == .recorded && other.error != nil
      if other.error != typed.error || !isKept && !isSame(other.data, as: typed.data) {
        return "typed \(typed), \(way) \(other)"
      }
    }
    return nil
  }
}

extension DateNames {
  /// The letters of all names, and of the words for days near today.
  fileprivate static var every: String {
    let names = Language.allCases.flatMap { language in
      (1...12).map { Self.text("date.month\($0)", in: language).lowercased() }
        + (1...7).map { Self.text("date.weekday\($0)", in: language).lowercased() }
    }
    let near = Array(DateWords.days.keys) + Array(DateWords.directions.keys)
    return names.joined() + near.joined() + "jännerfebermaerzsetiembre"
  }
}

extension String {
  fileprivate var withoutAccents: String { folding(options: .diacriticInsensitive, locale: nil) }

  /// Its letters and digits that stand neither in `value` nor in what is accounted for.
  fileprivate func lostSigns(in value: String, accounted: String) -> String {
    var rest = value.lowercased()
    return filter { character in
      guard character.isLetterOrMark || character.isNumber else { return false }
      let small = character.lowercased()
      guard !rest.holds(small) else {
        if let place = rest.firstIndex(of: small.first ?? " ") { rest.remove(at: place) }
        return false
      }
      return !accounted.holds(small)
    }
  }
}
