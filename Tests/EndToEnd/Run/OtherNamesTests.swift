import Testing

/// A list of names and values at the path of other answers' object.
@Suite struct OtherNamesTests {
  private static let form = """
    { "tfield": 1, "rows": [
      { "id": "name", "path": "name" },
      { "id": "test", "path": "scripts.test" },
      { "id": "scripts", "type": "list", "pairs": "text", "path": "scripts", "of": { "type": "phrase" } },
      { "id": "lines", "type": "list", "fields": [
        { "id": "item", "path": "item" },
        { "id": "sizes", "type": "list", "pairs": "number", "path": [], "of": { "type": "phrase" } } ] },
      { "id": "others", "type": "list", "pairs": "fields", "path": [],
        "fields": [ { "id": "key" }, { "id": "path", "required": true } ] } ] }
    """

  /// Answers, and what is said of them; `nil`: they come out as they went in.
  private static let cases: [(answers: String, fault: String?)] = [
    (#"{"name":"n","scripts":{"test":"t"}}"#, nil),
    (#"{"scripts":{"test":"t","build:all":"b","x":"y"}}"#, nil),
    (#"{"scripts":{"build":"b"}}"#, nil),
    (#"{"lines":[{"item":"a","x":1,"y":2.5},{"item":"b"},{"z":3}]}"#, nil),
    (#"{"name":"n","a.b":{"path":"p"},"":{"path":"q"}}"#, "others[1].key: Required"),
    (#"{"name":"n","a.b":{"path":"p"},"c":{"path":"q"}}"#, nil),
    (#"{"scripts":{"build":1}}"#, "given.json:1:13: 'scripts' needs an object of texts"),
    (#"{"lines":[{"x":"y"}]}"#, "given.json:1:2: 'lines[0].sizes': Must be an object of numbers"),
    (#"{"c":{}}"#, "others[0].path: Required"),
    (#"{"c":{"size":1}}"#, "given.json:1:2: there is no field 'others[0].size'"),
    (#"{"c":1}"#, "given.json:1:2: 'others[0]': Must be an object"),
  ]

  @Test(arguments: cases)
  func `the names that no other field has are its entries`(
    sample: (answers: String, fault: String?)
  ) throws {
    let folder = try TestFolder()
    let form = try folder.write(Self.form, to: "form.json")
    let given = try folder.write(sample.answers, to: "given.json")
    let run = try QuietRun([
      form, "--batch", "--answers", given, "--format", "jsonl", "--values", "typed", "--omit-empty",
    ])
    if let fault = sample.fault {
      #expect(run.errors.contains(fault), "\(run.errors)")
      #expect(run.output == "")
    } else {
      #expect(run.output == sample.answers + "\n", "\(run.errors)")
    }
  }

  @Test func `no entry has the name of another field`() throws {
    let folder = try TestFolder()
    let form = try folder.write(Self.form, to: "form.json")
    let pairs = try QuietRun([form, "--batch", "--set", "scripts=test=2"])
    #expect(pairs.errors.contains("scripts: Entry 1: Must not be one of: test"))
    let entries = try QuietRun([form, "--batch", "--set", #"others={"name":{"path":"p"}}"#])
    #expect(entries.status != 0 || !entries.output.contains("\"p\""), "\(entries.output)")
  }

  @Test func `records are read by the same paths`() throws {
    let folder = try TestFolder()
    let form = try folder.write(Self.form, to: "form.json")
    let records = try folder.write(
      Self.cases.map { $0.answers + "\n" }.joined(), to: "records.jsonl")
    let run = try QuietRun(["validate", form, records])
    let isValid = run.output.split(separator: "\n").map { $0.contains("\"valid\":true") }
    #expect(isValid == Self.cases.map { $0.fault == nil })
  }

  @Test func `two of them clash`() throws {
    let folder = try TestFolder()
    let form = try folder.write(
      """
      { "tfield": 1, "rows": [ { "id": "a", "path": "o.a" },
        { "id": "b", "type": "list", "pairs": "text", "path": "o", "of": {} },
        { "id": "c", "type": "list", "pairs": "text", "path": "o", "of": {} },
        { "id": "d", "path": [] } ] }
      """, to: "form.json")
    let run = try QuietRun(["check", form])
    #expect(run.errors.contains("3:57: error: the answers to 'c' and 'b'"), "\(run.errors)")
    #expect(run.errors.contains("4:24: error: the answers to 'd' and 'b'"), "\(run.errors)")
  }
}
