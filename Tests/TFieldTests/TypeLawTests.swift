import Foundation
import TestSupport
import Testing

@testable import TField

/// One type that the laws are tried on.
struct TypeSubject: CustomTestStringConvertible, Sendable {
  let name: String
  var type: any FieldType
  /// Texts that it takes as they are.
  let good: [String]
  /// What random texts about it are made of, beside what no keyboard should have.
  let alphabet: String
  /// How many random edits it has to stand.
  var edits = 200

  init(
    _ name: String, _ type: any FieldType, good: [String] = [],
    of alphabet: String = "aelnosvCMNSTY    0123456789012.5-/,'()&@$%+#"
  ) {
    self.name = name
    self.type = type.adapted(to: Surroundings(today: Typing.today)) ?? type
    self.good = good
    self.alphabet = alphabet
  }

  var testDescription: String { name }
}

/// The laws that every type keeps, whatever text it meets; a broken one is told in a sentence.
extension FieldType {
  /// The first law that `text` breaks as it is put into an empty field.
  func brokenLaw(by text: String) -> String? {
    let held = parse(text).shown ?? ""
    let kept = write(held, as: .remainder)
    if write(kept, as: .remainder) != kept { return "a remainder has a remainder" }
    if !kept.isPart(of: held) { return "deletion inserts" }
    if held.count > capacity(for: held) { return "more than fits" }
    guard let data = received(text) else { return nil }
    return brokenLaw(of: data) ?? brokenRoundTrip(of: data)
  }

  /// The first law that data a field may hold breaks.
  func brokenLaw(of data: String) -> String? {
    if !finish("").isEmpty { return "finish makes something of nothing" }
    let settled = finish(data)
    if finish(settled) != settled { return "finish twice isn't finish once" }
    if verdictCode(of: settled) != verdictCode(of: data) { return "finish changes the verdict" }
    if editor.isText, !isTypedAsShown, write(data, as: .bare).count != data.count {
      return "not as many characters are shown"
    }
    if data.count > capacity(for: data) { return "more than fits" }
    return verdictCode(of: data) == nil ? brokenPrefix(of: data) : nil
  }

  /// Text read back gives the same text.
  func brokenRoundTrip(of data: String) -> String? {
    let settled = text(finish(data))
    let back = received(settled).map(text)
    return back == settled || verdictCode(of: finish(data)) != nil
      ? nil : "\(settled.debugDescription) is read back as \(back.debugDescription)"
  }

  /// The data that a whole text means, if it means any.
  func received(_ text: String) -> String? {
    let state = FieldState(Field("law", self))
    return parse(state.type.cleaned(text)).data
  }

  private func brokenPrefix(of data: String) -> String? {
    data.indices.first { live(String(data[..<$0])) != nil && $0 != data.startIndex }
      .map { "\(data[..<$0].debugDescription) is refused, but begins good data" }
  }

  /// What is wrong with data that may still grow.
  func live(_ data: String) -> FieldError? { judge(data).live }

  /// What is wrong with data that is finished with.
  func result(_ data: String) -> FieldError? { judge(data).error }

  /// Whether data is the same but for capitals, which only help whoever types.
  func isSame(_ data: String, as other: String) -> Bool {
    data == other || capitals != nil && data.uppercased() == other.uppercased()
  }

  func verdictCode(of data: String) -> ErrorCode? {
    data.isEmpty ? nil : judge(data).error?.code
  }

  /// Asks everything that can be asked about data, for what must not trap.
  func askEverything(about data: String) {
    _ = (judge(data), warning(data), hint(data), badge(data), typed(data))
    _ = (write(data, as: .bare), write(data, as: .editing), finish(data), capacity(for: data))
    _ = (template(for: data)?.remainder(after: data.count), mask.hiding(text(data)))
    _ = (parse(data), write(data, as: .typing), write(data, as: .answer))
  }
}

extension String {
  /// Whether leaving out some of the characters of `whole` gives this text.
  fileprivate func isPart(of whole: String) -> Bool {
    var rest = whole[...]
    return allSatisfy { character in
      guard let place = rest.firstIndex(of: character) else { return false }
      rest = rest[place...].dropFirst()
      return true
    }
  }
}

@Suite struct TypeLawTests {
  @Test(arguments: TypeCatalogue.subjects)
  func `a type keeps the laws on every text`(subject: TypeSubject) {
    var random = SeededRandom()
    for text in LawTexts.all + LawTexts.about(subject, &random) {
      let broken = subject.type.brokenLaw(by: text)
      #expect(broken == nil, "\(text.debugDescription), seed \(random.seed)")
    }
  }

  @Test(arguments: TypeCatalogue.subjects)
  func `a type keeps the laws however it is worked`(subject: TypeSubject) {
    let seed = UInt64.random(in: 0...UInt64.max)
    for walk in 0...UInt64(subject.edits / Self.steps) {
      let seed = seed &+ walk
      var walk = RandomWalk(subject, seed: seed)
      if let fault = walk.fault(in: Self.steps) {
        Issue.record("\(subject.name), seed \(seed): \(fault)")
        return
      }
    }
  }

  /// Fewer than a field remembers, so that all can be undone.
  private static let steps = 100

  /// What a list is given, what it takes of that, and what it keeps once it was left.
  @Test(arguments: TypeCatalogue.lists)
  func `a list keeps the laws on all entries`(subject: TypeSubject) {
    var random = SeededRandom()
    for _ in 0..<500 {
      let given = Value.list(
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in subject.entry(&random) })
      let (type, note) = (subject.type, Comment(rawValue: "\(given), seed \(random.seed)"))
      let taken = type.taken(given), kept = type.finish(taken)
      #expect(type.taken(taken) == taken, note)
      #expect(type.finish(kept) == kept, note)
      #expect(type.faults(in: kept).map(\.code) == type.faults(in: taken).map(\.code), note)
      for isStrict in type.isSurelyGood(given) ? [true, false] : [] {
        var state = FieldState(Field("list", type))
        state.entry.take(given, strictly: isStrict, as: state.type)
        state.findFaults(in: Surroundings())
        #expect(state.failures == [] && state.data == given && kept == given, note)
      }
    }
  }

  @Test(arguments: TypeCatalogue.subjects)
  func `good examples are good, typed or pasted`(subject: TypeSubject) {
    for good in subject.good {
      for typing in [Typing(subject.type, good), Typing(subject.type, pasting: good)] {
        #expect(typing.verdict == nil && typing.data == good, "\(good)")
      }
    }
  }

  @Test(arguments: TypeCatalogue.subjects)
  func `no text traps, whatever is asked`(subject: TypeSubject) {
    for text in LawTexts.hostile {
      for data in Set([text, subject.type.parse(text).shown ?? text]) {
        subject.type.askEverything(about: data)
      }
      var typing = Typing(subject.type, initial: .text(text))
      #expect(
        typing.field.entry.buffer.characters.count <= typing.field.entry.room(as: typing.field.type)
      )
      typing.paste(text)
      typing.set(text)
      typing.leave()
      #expect(
        typing.field.entry.buffer.characters.count <= typing.field.entry.room(as: typing.field.type)
      )
    }
  }

  @Test(arguments: TypeCatalogue.subjects)
  func `what a type became beside others it is already, beside the same ones`(subject: TypeSubject)
  {
    for data in ["", "US", "4111111111111111", "378282246310005"] + subject.good {
      let value = Surroundings.Known(
        data: .text(data), typed: .text(data), isValid: true, text: data)
      let surroundings = Surroundings(today: Typing.today, neighbours: [value])
      let type = subject.type.adapted(to: surroundings) ?? subject.type
      #expect(type.adapted(to: surroundings) == nil, "beside \(data)")
    }
  }

  @Test func `the catalogue holds every type that there is`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/TField/Types")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let types = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8)
        .matches(of: /struct (\w+): (?:.*, )?(?:\w+Type|CountryFollower)\b/).map {
          String($0.output.1)
        }
    }
    #expect(types.count > 30)
    let tried = Set(
      (TypeCatalogue.subjects + TypeCatalogue.lists).map { "\(Swift.type(of: $0.type))" })
    #expect(Set(types).subtracting(tried) == [])
  }
}
