import TFieldForm
import Foundation
import Testing

/// Something that is written to the disk while every call on the way may fail.
struct InjectionCase: Sendable, CustomTestStringConvertible {
  let name: String
  let form: String
  let arguments: [String]
  var input = ""
  /// Where standard output goes.
  var output = "/dev/null"
  /// The status where nothing fails.
  var status = 0
  /// Makes what was there before.
  let prepare: @Sendable (FormFolder) throws -> Void
  /// What can be found there afterwards: the old or the new state, `nil` if it is neither.
  let state: @Sendable (FormFolder) -> State?

  /// What lies on the disk.
  enum State: Hashable {
    case old, new
  }

  var testDescription: String { name }

  static let all = [output, append, draft]

  private static let rows = """
    { "id": "name", "type": "phrase", "label": "Name" },
    { "id": "more", "type": "phrase", "label": "More" }
    """

  private static func form(_ actions: String = "") -> String {
    #"{ "tfield": 1, "id": "trial", "title": "Trial", "rows": [\#(rows)]\#(actions) }"#
  }

  private static let output = Self(
    name: "--output", form: form(),
    arguments: ["form.json", "--batch", "--set", "name=New", "--output", "out.json"],
    prepare: { try $0.write("old\n", to: "out.json") },
    state: { folder in
      switch folder.text(of: "out.json") {
      case "old\n": .old
      case "{\n  \"name\": \"New\",\n  \"more\": \"\"\n}\n": .new
      default: nil
      }
    })

  private static let append = Self(
    name: "append",
    form: form(#", "actions": [{ "id": "go", "label": "Go", "append": "all.jsonl" }]"#),
    arguments: ["form.json", "--trust", "--batch", "--set", "name=New"],
    prepare: { try $0.write("{\"old\":1}\n", to: "all.jsonl") },
    state: { folder in
      let (old, line) = ("{\"old\":1}\n", "{\"name\":\"New\",\"more\":\"\"}\n")
      let text = folder.text(of: "all.jsonl")
      return text == old ? .old : text == old + line ? .new : nil
    })

  /// A draft that is gone on with, saved anew as each field is left, and kept as the output fails.
  private static let draft = Self(
    name: "draft", form: form(),
    arguments: ["form.json", "--plain"], input: "1\n:back\nNew\nmore\n\n", output: "/dev/full",
    status: 6,
    prepare: { folder in
      let run = try Strace(folder: folder.path, input: "Old\n\n\n", output: "/dev/full")
        .run([builtProgram, "form.json", "--plain"])
      try #require(run.status == 6, "\(run.errors)")
    },
    state: { folder in
      let drafts = folder.readDrafts
      guard drafts.count == 1, let values = drafts.first?.values.map(\.data) else { return nil }
      if values.first == "Old" { return .old }
      return values.first == "New" ? .new : nil
    })
}

extension FormFolder {
  private var draftHome: String { path + "/.local/state/tfield/drafts" }

  /// The drafts in the home that this folder is; none if one of them can't be read.
  fileprivate var readDrafts: [Draft] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: draftHome)) ?? []
    let files = names.filter { $0.hasSuffix(".json") }
      .compactMap { FileManager.default.contents(atPath: "\(draftHome)/\($0)") }
    let drafts = files.compactMap { try? Draft(Array($0)) }
    return drafts.count == files.count ? drafts : []
  }

  /// What a program that was killed left of files it hadn't finished.
  var litter: [String] {
    let names = [path, draftHome].flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
    }
    return names.filter { $0.hasPrefix(".tfield-") || $0.contains(".broken") }
  }
}
