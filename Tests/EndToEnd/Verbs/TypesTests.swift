import Foundation
import TFieldForm
import Testing

@testable import TFieldCommand

@Suite struct TypesTests {
  @Test func `all types are listed, one a line`() throws {
    let run = try QuietRun(["types"])
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count > 30)
    #expect(run.output.contains("\nzip "))
  }

  @Test func `a type shows its parameters and an example`() throws {
    let run = try QuietRun(["types", "age"])
    #expect(run.status == 0)
    #expect(run.output.contains("parameters\n  min  The lowest age. Default: 0."))
    #expect(run.output.contains("example\n  { \"id\": \"example\", \"type\": \"age\""))
  }

  @Test(arguments: [
    ["types", "--json"], ["types", "cvv", "--json"], ["types", "--json", "length"],
  ])
  func `programs get JSON`(words: [String]) throws {
    let run = try QuietRun(words)
    #expect(run.status == 0)
    let types = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    #expect(types?.first?["parameters"] is [Any])
    #expect(types?.first?["name"] is String)
  }

  @Test func `what a parameter can be is listed`() throws {
    let run = try QuietRun(["types", "date"])
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let formats = "One of MM/DD/YYYY, DD/MM/YYYY, DD.MM.YYYY, YYYY-MM-DD, YYYY/MM/DD, locale."
    #expect(words.contains(formats))
    #expect(words.contains("A day such as 2026-11-21, today, today+30d or today-18y."))
  }

  @Test func `no line of help is wider than 80 columns`() throws {
    let topics = Verb.all.map { ["help", $0.name] } + ManualName.topics.map { ["help", $0] }
    for arguments in topics + TypeReference.names.map({ ["types", $0] }) {
      let lines = try QuietRun(arguments).output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 80 }, "\(arguments)")
    }
  }

  @Test func `a type of another name is known`() throws {
    let run = try QuietRun(["types", "number"])
    #expect(run.errors == "tfield: no field type 'number'; did you mean 'integer' or 'decimal'?\n")
  }

  @Test func `a misspelt type is guessed at`() throws {
    let run = try QuietRun(["types", "emial"])
    #expect(run.errors == "tfield: no field type 'emial'; did you mean 'email'?\n")
    #expect(run.output == "")
    #expect(run.status == 2)
  }
}
