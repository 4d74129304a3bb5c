import FormSupport
import TField
import TFieldForm
import Testing

/// An invoice: lines with parts, a condition on the form around them, and sums.
enum Invoice {
  static let rows = #"""
    { "id": "express", "type": "toggle" },
    { "id": "lines", "type": "list", "min": 1, "max": 3, "required": true, "unique": ["sku"],
      "fields": [
        [ { "id": "sku", "type": "data", "required": true },
          { "id": "quantity", "type": "integer", "min": 1, "required": true, "initial": 1 } ],
        { "id": "price", "type": "currency", "required": true, "path": "money.price" },
        { "id": "total", "type": "currency", "compute": "quantity * price", "path": "money.total" },
        { "id": "courier", "required": true, "when": { "field": "express", "equals": true } },
        { "id": "parts", "type": "list",
          "fields": [ { "id": "name", "required": true }, { "id": "pin", "type": "password" } ] }
      ] },
    { "id": "sum", "type": "currency", "compute": "sum(lines.total)" },
    { "id": "count", "type": "integer", "compute": "count(lines)" }
    """#

  static func judging() throws -> Judging { try Judging(rows) }
}

@Suite struct EntryRecordTests {
  @Test func `values have the entries as objects, and secrets are null`() throws {
    var judging = try Invoice.judging()
    judging.options.values = .typed
    let line = #"{"sku":"a","quantity":2,"price":3.5,"parts":[{"name":"n","pin":"Secret-123"}]}"#
    let verdicts = try judging.verdicts(on: "{\"lines\":[\(line)]}\n{\"lines\":[\(line),{}]}")
    #expect(
      verdicts.first
        == #"{"record":1,"valid":true,"values":{"express":false,"lines":[{"sku":"a","quantity":2,"#
        + #""money":{"price":3.50,"total":7.00},"parts":[{"name":"n","pin":null}]}],"#
        + #""sum":7.00,"count":1}}"#)
    #expect(!verdicts.joined().contains("Secret"))
  }

  @Test func `a table holds entries as JSON`() throws {
    var judging = try Invoice.judging()
    judging.format = .csv
    let rows = [
      "lines", #""[{""sku"":""a"",""quantity"":1,""price"":1}]""#, "x", #""[{""sku"":""a""}]""#,
      #""[{""sku""""#, #""[""{\""sku\"":\""a\"",\""quantity\"":1,\""price\"":1}""]""#,
    ]
    let verdicts = try judging.verdicts(on: rows.joined(separator: "\n") + "\n")
    #expect(verdicts.map { $0.contains("true") } == [true, false, false, false, true])
  }

  @Test func `an entry is judged as a record of its fields is`() throws {
    let rows = """
      { "id": "zip", "type": "zip", "required": true }, { "id": "day", "type": "date" },
      { "id": "phone", "type": "phone" }, { "id": "on", "type": "toggle" },
      { "id": "tags", "type": "list", "of": { "type": "slug" }, "max": 2 },
      { "id": "why", "required": true, "when": { "field": "on", "equals": true } },
      { "id": "n", "type": "integer", "rules": [{ "range": { "max": 9 } }] }
      """
    let plain = try Judging(rows)
    let listed = try Judging(#"{ "id": "l", "type": "list", "fields": [\#(rows)] }"#)
    let records = [
      #"{"zip":"12345"}"#, "{}", #"{"zip":"1234"}"#, #"{"zip":"12345","day":"11/21/2026"}"#,
      #"{"zip":"12345","day":"21/11/2026"}"#, #"{"zip":"12345","phone":"(212) 555-0123"}"#,
      #"{"zip":"12345","phone":"212-555-0123","on":true}"#, #"{"zip":"00000","on":true,"why":"x"}"#,
      #"{"zip":"12345","tags":["a","b"]}"#, #"{"zip":"12345","tags":["a","B c","d"]}"#,
      #"{"zip":"12345","n":10}"#, #"{"zip":"12345","n":"9","who":1}"#, #"{"zip":12345,"on":1}"#,
    ]
    for record in records {
      let wanted = try plain.failures(of: record).map { "l[0].\($0)" }
      #expect(try listed.failures(of: "{\"l\":[\(record)]}") == wanted, "\(record)")
    }
  }
}
