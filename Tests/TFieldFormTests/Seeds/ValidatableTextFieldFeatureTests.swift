import TField
import TFieldForm
import Testing

/// What ValidatableTextField gives an app, held here against a form: validators that are combined,
/// negated and chosen from, all of their errors or the first.
@Suite struct ValidatableTextFieldFeatureTests {
  private static func form(_ rules: String) throws -> FilledForm {
    try FilledForm("{ \"id\": \"it\", \"rules\": [ \(rules) ] }, { \"id\": \"other\" }")
  }

  /// The errors of a value, in order.
  private static func errors(_ rules: String, _ value: String) throws -> [String] {
    var form = try form(rules)
    form.type(value + "\t")
    return form.failures("it")
  }

  private static let letters = #"{ "lettersOnly": true }"#
  private static let short = #"{ "maxLength": 2 }"#

  @Test func `combined before or after, every error is kept in that order`() throws {
    #expect(
      try Self.errors("\(Self.letters), \(Self.short)", "123") == ["lettersOnly", "maxLength"])
    #expect(
      try Self.errors("\(Self.short), \(Self.letters)", "123") == ["maxLength", "lettersOnly"])
  }

  @Test func `and: all must pass, and all that fail are told`() throws {
    let both = "{ \"all\": [ \(Self.letters), \(Self.short) ] }"
    #expect(try Self.errors(both, "ab") == [])
    #expect(try Self.errors(both, "abc") == ["maxLength"])
    #expect(try Self.errors(both, "123") == ["lettersOnly", "maxLength"])
  }

  @Test func `or: the first that passes settles it, else all are told in order`() throws {
    let either = "{ \"any\": [ \(Self.letters), \(Self.short) ] }"
    #expect(try Self.errors(either, "abc") == [])
    #expect(try Self.errors(either, "12") == [])
    #expect(try Self.errors(either, "123") == ["lettersOnly", "maxLength"])
  }

  @Test func `not: passes what the other refuses, and says the inverse`() throws {
    var form = try Self.form(#"{ "not": { "digitsOnly": true } }"#)
    form.type("a1\t")
    #expect(form.shown("it") == [])
    form.press("Shift-Tab", "Ctrl-U")
    form.type("12\t")
    #expect(form.shown("it") == ["not"])
    var plain = try Self.form(#"{ "digitsOnly": true }"#)
    plain.type("a1\t")
    let sentence = try #require(plain.sentence("it"))
    #expect(form.sentence("it") == sentence.replacing("Must ", with: "Must not "))
  }

  @Test func `operators stand in each other`() throws {
    let rules = """
      { "not": { "any": [ { "all": [ \(Self.letters), \(Self.short) ] }, { "pattern": "[0-9]" } ] } }
      """
    #expect(try Self.errors(rules, "abc") == [])
    #expect(try Self.errors(rules, "ab") == ["not"])
    #expect(try Self.errors(rules, "1") == ["not"])
  }

  @Test func `errors all or single: the field keeps all of them and shows the first`() throws {
    var form = try Self.form("\(Self.letters), \(Self.short)")
    form.type("123\t")
    #expect(form.shown("it") == ["lettersOnly", "maxLength"])
    #expect(form["it"].validity.error?.code == "lettersOnly")
  }

  @Test func `records list every error of a value`() throws {
    let form = try Self.form("\(Self.letters), \(Self.short)").session.form
    var evaluator = RecordEvaluator(form, today: .unknown)
    evaluator.begin()
    evaluator.take("123", for: 0)
    evaluator.judge()
    #expect(evaluator.failures(of: 0).map(\.code.rawValue) == ["lettersOnly", "maxLength"])
  }

  @Test func `nothing is judged before the field was entered and left`() throws {
    var form = try Self.form(#"{ "minLength": 3 }"#)
    #expect(form.shown("it") == [])
    form.type("a")
    #expect(form.shown("it") == [])
    form.type("\t")
    #expect(form.shown("it") == ["minLength"])
    form.press("Shift-Tab")
    form.type("bc")
    #expect(form.shown("it") == [])
  }

  @Test func `a rule of the form speaks of any fields while something holds of others`() throws {
    var form = try FilledForm(
      #"{ "id": "it" }, { "id": "other" }"#,
      keys: #"""
        "rules": [ { "when": { "field": "it", "equals": { "field": "other" } },
                     "fields": ["other"], "message": "They must differ" } ],
        """#)
    form.type("a\ta\t")
    #expect(form.sentence("other") == "They must differ" && form.shown("it") == [])
  }
}
