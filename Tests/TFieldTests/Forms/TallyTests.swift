import Testing

@testable import TField

@Suite struct TallyTests {
  @Test func `a form that was just opened has all of its required fields left`() {
    let tally = FormSession(SampleForm.form).tally
    #expect(tally.total == 4)
    #expect(tally.answered == 0)
    #expect(tally.requiredLeft == 4)
    #expect(tally.group("person") == Tally.Count(valid: 0, total: 3))
    #expect(tally.group("nobody") == Tally.Count())
  }

  @Test func `a field counts while it is typed, before it is left`() {
    var session = FormSession(SampleForm.form, typing: "Ada")
    #expect(session.tally.answered == 1)
    #expect(session.tally.group("person").valid == 1)
    session.type("\u{8}\u{8}\u{8}")
    #expect(session.tally.answered == 0)
    #expect(session.tally.requiredLeft == 4)
  }

  @Test func `a field counts while it is there, and no longer when it hides`() {
    var session = FormSession(SampleForm.form)
    #expect(session.tally.group("billing").total == 1)
    session.set("true", for: "same")
    #expect(session.tally.group("billing").total == 0)
    #expect(session.tally.group("billing").isComplete)
    session.set("", for: "same")
    #expect(session.tally.group("billing").total == 1)
  }

  @Test(arguments: 0..<20)
  func `it always agrees with counting everything anew`(seed: UInt64) {
    var random = Walk(state: seed)
    var session = FormSession(SampleForm.form)
    for _ in 0..<200 {
      session.handle(random.key())
      #expect(session.tally.fields == session.countedAnew, "seed \(seed)")
      for group in session.form.groups.keys {
        let validator = GroupValidator(session)
        #expect(session.tally.group(group).valid == validator.validCount(group))
        #expect(session.tally.group(group).total == validator.groupCount(group))
      }
      guard session.outcome == .editing else { return }
    }
  }
}

extension FormSession {
  fileprivate var countedAnew: Tally.Count {
    let visible = fields.filter { !$0.isHidden }
    return Tally.Count(valid: visible.count { $0.verdict.isValid }, total: visible.count)
  }
}

/// Random keys that are the same for the same seed.
private struct Walk {
  var state: UInt64

  mutating func key() -> Key {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let keys = [
      Key(.tab), Key(.tab, .shift), .character("5"), .character("A"), .character(" "),
      Key(.backspace), .control("u"), .control("_"), Key(.function(8)), Key(.up), Key(.down),
    ]
    return keys[Int(state >> 33) % keys.count]
  }
}
