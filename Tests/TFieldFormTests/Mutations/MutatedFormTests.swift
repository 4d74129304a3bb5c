import FormSupport
import Foundation
import TFieldForm
import TestSupport
import Testing

@Suite struct MutatedFormTests {
  /// How many forms are tried; more of them where there is time.
  static let count =
    ProcessInfo.processInfo.environment["TFIELD_MUTATIONS"].flatMap(Int.init) ?? 1_500

  static let sources =
    ReadyForms.all.map(\.text) + FormFaultTests.forms.map(\.source.text).filter { $0.count < 2000 }

  /// No trap, no hang, and never more to read than anyone can.
  @Test func `a form that was tampered with is told what is wrong, and nothing else happens`() {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    var parsed = 0
    var seen: Set<String> = []
    for _ in 0..<Self.count {
      guard let source = Self.sources.randomElement(using: &random) else { continue }
      var mutation = TokenMutation(source)
      let text = mutation.mutate(using: &random)
      let result = FormLoader(languages: ["de"]).load(Array(text.utf8), name: "mutated")
      let names = result.diagnostics.map(\.problem.name.rawValue)
      if names != ["notJSON"] { parsed += 1 }
      seen.formUnion(names)
      check(result, text, random.seed)
    }
    #expect(parsed * 2 > Self.count, "seed \(random.seed)")
    #expect(seen.count > 20, "seed \(random.seed)")
  }

  private func check(_ result: FormLoader.Result, _ text: String, _ seed: UInt64) {
    let hasErrors = result.diagnostics.contains { $0.severity == .error }
    #expect((result.form == nil) == hasErrors, "seed \(seed): \(text)")
    #expect(result.diagnostics.count <= 1001, "seed \(seed): \(text)")
    #expect(Set(result.diagnostics).count == result.diagnostics.count, "seed \(seed): \(text)")
    let lines = result.diagnostics.map { $0.line(in: "f") }
    #expect(lines.allSatisfy { $0.count < 2000 && !$0.contains("\n") }, "seed \(seed): \(text)")
  }
}
