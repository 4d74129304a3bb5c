import Foundation
import Testing

@Suite struct UsageTests {
  static let verbs = ["check", "types", "new", "import", "schema", "help"]

  @Test(arguments: verbs)
  func `each verb explains itself`(verb: String) throws {
    for words in [[verb, "--help"], [verb, "-h"], ["help", verb]] {
      let run = try QuietRun(words)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("usage: tfield \(verb)"))
      #expect(run.errors == "")
    }
  }

  @Test(arguments: ["help", "--help", "-h"])
  func `the program lists its verbs`(word: String) throws {
    let run = try QuietRun([word])
    #expect(run.status == 0)
    for verb in Self.verbs { #expect(run.output.contains("tfield \(verb)")) }
  }

  @Test func `the version stands on one line`() throws {
    let run = try QuietRun(["--version"])
    #expect(run.output.hasPrefix("tfield "))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.status == 0)
  }

  @Test func `the schema is a JSON document`() throws {
    let run = try QuietRun(["schema"])
    #expect(run.status == 0)
    let schema = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(schema?["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
  }

  @Test(arguments: [
    (["chekc"], "no form or verb 'chekc'; did you mean the verb 'check'?"),
    (["help", "chekc"], "no form or verb 'chekc'; did you mean the verb 'check'?"),
    (["types", "--jsn"], "unknown option --jsn; did you mean --json?"),
    (["types", "--json=1"], "--json takes no value"),
    (["check", "-x"], "unknown option -x"),
    (["import"], "FILE is missing"),
    (["import", "a", "b"], "too many arguments: just one FILE is wanted"),
    (["types", "a", "b"], "too many arguments: just one NAME is wanted"),
    (["new", "a", "b"], "too many arguments: just one FILE is wanted"),
    (["schema", "a"], "too many arguments: none is wanted"),
    (["a\u{1B}[0m\u{202E}"], "no form or verb 'a<U+001B>[0m<U+202E>'"),
  ])
  func `a wrong command line is told in one line`(words: [String], line: String) throws {
    let run = try QuietRun(words)
    #expect(run.errors == "tfield: \(line)\n")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test(arguments: ["types", "schema", "help", "new", "--version"])
  func `output that can't be written is told`(word: String) throws {
    let run = try QuietRun([word], output: "/dev/full")
    #expect(run.lines.count == 1)
    #expect(run.errors.hasPrefix("tfield: standard output: "))
    #expect(run.status == 6)
  }
}
