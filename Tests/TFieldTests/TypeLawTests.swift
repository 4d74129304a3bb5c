import Foundation
import TestSupport
import Testing

@testable import TField

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
      var typing = Typing(subject.type, initial: text)
      #expect(typing.field.buffer.characters.count <= typing.field.room)
      typing.paste(text)
      typing.set(text)
      typing.leave()
      #expect(typing.field.buffer.characters.count <= typing.field.room)
    }
  }

  @Test(arguments: TypeCatalogue.subjects)
  func `what a type became beside others it is already, beside the same ones`(subject: TypeSubject)
  {
    for data in ["", "US", "4111111111111111", "378282246310005"] + subject.good {
      let value = Surroundings.Value(data: data, typed: .text(data), isValid: true, text: data)
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
        .matches(of: /package struct (\w+): (?:.*, )?(?:\w+Type|CountryFollower)\b/).map {
          String($0.output.1)
        }
    }
    #expect(types.count > 30)
    let tried = Set(TypeCatalogue.subjects.map { "\(Swift.type(of: $0.type))" })
    #expect(Set(types).subtracting(tried) == [])
  }
}
