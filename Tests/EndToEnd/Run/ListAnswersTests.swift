import Testing

/// The entries of a list are written as a field of their type would write them.
@Suite struct ListAnswersTests {
  private static let form = """
    { "tfield": 1, "rows": [
      { "id": "day", "type": "list", "of": { "type": "date" } },
      { "id": "card", "type": "list", "of": { "type": "expDate" } },
      { "id": "at", "type": "list", "of": { "type": "time", "24h": false } },
      { "id": "cost", "type": "list", "of": { "type": "currency" } },
      { "id": "size", "type": "list", "of": { "type": "decimal" } },
      { "id": "phone", "type": "list", "of": { "type": "phone" } },
      { "id": "step", "type": "list", "of": { "type": "choice", "options": [ { "value": 1, "label": "One" } ] } } ] }
    """

  private static let cases: [(values: String, answers: String)] = [
    (
      "formatted",
      #"{"day":["03/04/2026"],"card":["12/28"],"at":["05:30 PM"],"cost":["$1234.50"],"#
        + #""size":["1.5"],"phone":["(555) 234-5678"],"step":["1"]}"#
    ),
    (
      "data",
      #"{"day":["03042026"],"card":["1228"],"at":["0530P"],"cost":["1234.50"],"#
        + #""size":["1.5"],"phone":["5552345678"],"step":["1"]}"#
    ),
    (
      "typed",
      #"{"day":["2026-03-04"],"card":["2028-12"],"at":["17:30"],"cost":[1234.50],"#
        + #""size":[1.5],"phone":["(555) 234-5678"],"step":[1]}"#
    ),
  ]

  private static let given =
    #"{"day":["2026-03-04"],"card":["12/28"],"at":["5:30 PM"],"cost":[1234.5],"size":[1.50],"#
    + #""phone":["5552345678"],"step":[1]}"#

  @Test(arguments: cases)
  func `what is written is read back as the same`(
    sample: (values: String, answers: String)
  ) throws {
    let folder = try TestFolder()
    let form = try folder.write(Self.form, to: "form.json")
    for answers in [Self.given, sample.answers] {
      let file = try folder.write(answers, to: "given.json")
      let run = try QuietRun([
        form, "--batch", "--answers", file, "--format", "jsonl", "--values", sample.values,
      ])
      #expect(run.output == sample.answers + "\n", "\(run.errors)")
    }
  }
}
