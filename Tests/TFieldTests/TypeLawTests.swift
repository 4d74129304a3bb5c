import Testing

@testable import TField

@Suite struct TypeLawTests {
  /// One type that the laws are tried on, by name.
  struct Subject: Sendable, CustomTestStringConvertible {
    let name: String
    let type: any FieldType

    var testDescription: String { name }

    static let all = TypeCatalogue.kinds + TypeCatalogue.others.map(Self.init)
  }

  /// What any vector types, pastes or expects, at a length that is quick to try.
  static let texts = Set(
    Vector.types.flatMap { (try? Vector.all(of: $0)) ?? [] }
      .flatMap { [$0.typed, $0.text, $0.final ?? ""] }.map { String($0.prefix(40)) }
  ).sorted()

  @Test(arguments: Subject.all)
  func `a type keeps the laws on every vector's text`(subject: Subject) {
    for text in Self.texts {
      let broken = subject.type.brokenLaw(by: text)
      #expect(broken == nil, "\(text.debugDescription)")
    }
  }

  @Test(arguments: Subject.all)
  func `a type keeps the laws however it is worked`(subject: Subject) {
    let seed = UInt64.random(in: 0...UInt64.max)
    for walk in 0..<UInt64(Self.walks) {
      let seed = seed &+ walk
      var walk = RandomWalk(subject.type, pastes: Self.texts, seed: seed)
      if let fault = walk.fault(in: Self.steps) {
        Issue.record("\(subject.name), seed \(seed): \(fault)")
        return
      }
    }
  }

  /// Fewer than a field remembers, so that all can be undone.
  private static let steps = 100
  private static let walks = 200
}

extension TypeCatalogue {
  /// Each kind of field that there are vectors for.
  fileprivate static let kinds = names.flatMap { name in
    let vectors = (try? Vector.all(of: name)) ?? []
    let kinds = Dictionary(grouping: vectors, by: \.params).values.compactMap(\.first)
    return kinds.sorted { $0.key < $1.key }.compactMap { vector in
      type(for: vector).map { TypeLawTests.Subject(name: vector.kind, type: $0) }
    }
  }
}
