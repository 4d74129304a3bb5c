import TestSupport
import Testing

@testable import TField

@Suite struct RecordEvaluatorTests {
  /// The card stands behind its code, and behind what decides whether it is there at all.
  private static let payment = Form(
    "Payment",
    rows: [
      [Field("cvv", CVV(for: "card"))],
      [Field("card", .credit, when: .field("pays", .equals, .value(.flag(true))))],
      [Field("pays", .toggle)],
    ])

  private func failures(
    _ form: Form, _ answers: [String: String],
    checks: [FormSession.CheckRequest: CheckAnswer]? = nil
  ) -> [String] {
    var evaluator = RecordEvaluator(form, today: .unknown)
    evaluator.answers.outsideAnswers = checks.map { checks in
      Dictionary(uniqueKeysWithValues: checks.map { (.check($0), .check($1)) })
    }
    evaluator.judge(answers)
    return form.fields.indices.flatMap { index in
      evaluator.failures(of: index).map { "\(form.fields[index].id) \($0.code)" }
    }
  }

  @Test(arguments: [
    (["cvv": "1234", "card": "378282246310005", "pays": "true"], []),
    (["cvv": "123", "card": "378282246310005", "pays": "true"], ["cvv incomplete"]),
    (["cvv": "1234", "card": "378282246310005"], ["cvv tooLong"]),
  ])
  func `an answer waits for what its type looks at, in whatever order the fields stand`(
    answers: [String: String], expected: [String]
  ) {
    #expect(failures(Self.payment, answers) == expected)
  }

  @Test func `fields that are required only if the other is valid wait for each other`() {
    let form = Form(
      "Circle",
      rows: [
        [Field("a", required: .field("b", .valid))],
        [Field("b", required: .field("a", .valid))],
        [Field("c", ZIPCode())],
      ])
    #expect(JudgingOrder(of: form).circles == [[0, 1, 0]])
  }

  @Test func `rules of the form that speak of two fields make no circle`() {
    let rule = FormRule(
      when: .field("a", .greaterThan, .field("b")), fields: ["a", "b"], message: .verbatim("No"))
    let form = Form(
      "Rules", rows: [[Field("a", .integer())], [Field("b", .integer())]], rules: [rule])
    #expect(JudgingOrder(of: form).circles.isEmpty)
    #expect(failures(form, ["a": "2", "b": "1"]) == ["a rule", "b rule"])
  }

  @Test func `ten thousand fields, each there because of the one before, are put in order`() {
    let fields = (0..<10_000).map { index in
      Field("f\(index)", when: index == 0 ? .always : .field("f\(index - 1)", .filled))
    }
    #expect(JudgingOrder(of: Form("Chain", rows: fields.map { [$0] })).circles.isEmpty)
  }

  @Test func `a check is wanted about a good answer, and its answer is part of the verdict`() {
    var field = Field("name", .name)
    field.options.check = OutsideCheck(run: ["./ask"])
    let next = Field("next", required: .field("name", .valid))
    let form = Form("Checked", rows: [[field], [next]])
    var evaluator = RecordEvaluator(form, today: .unknown)
    evaluator.judge(["name": "Ada"])
    #expect(evaluator.answers.outsideRequests.isEmpty)
    evaluator.answers.outsideAnswers = [:]
    evaluator.judge(["name": "Ada"])
    let requests = evaluator.answers.outsideRequests.compactMap { request in
      if case .check(let check) = request { check } else { nil }
    }
    #expect(requests.map(\.text) == ["Ada"])
    evaluator.judge(["name": "5"])
    #expect(evaluator.answers.outsideRequests.isEmpty)
    for (answer, expected) in [
      (CheckAnswer.fine, ["next required"]), (.wrong("No"), ["name checkFailed"]),
      (.warning("Hm"), ["next required"]), (.unavailable("x"), ["name checkUnavailable"]),
    ] {
      let answers = requests.first.map { [$0: answer] }
      #expect(failures(form, ["name": "Ada"], checks: answers) == expected)
    }
  }
}

extension RecordEvaluator {
  /// Judges answers by the ids of their fields.
  mutating func judge(_ answers: [String: String]) {
    begin()
    for (index, field) in form.fields.enumerated() {
      take(.text(answers[field.id] ?? ""), for: index)
    }
    judge()
  }
}
