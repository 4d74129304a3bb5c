// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TField",
  products: [
    .library(name: "TField", targets: ["TField"]),
    .library(name: "TFieldForm", targets: ["TFieldForm"]),
    .library(name: "TFieldTerminal", targets: ["TFieldTerminal"]),
    .executable(name: "tfield", targets: ["TFieldCommand"]),
  ],
  targets: [
    .target(name: "TField", dependencies: ["CData"]),
    .target(name: "TFieldPatterns", dependencies: ["TField", "CPCRE2"]),
    .target(name: "TFieldForm", dependencies: ["CData", "TField", "TFieldPatterns"]),
    .target(name: "TFieldScreen", dependencies: ["CData", "TField"]),
    .target(
      name: "TFieldTerminal", dependencies: ["TField", "TFieldScreen", "TFieldSystem", "CNcurses"]),
    .target(name: "TFieldSystem", dependencies: ["CSystem"]),
    .executableTarget(
      name: "TFieldCommand",
      dependencies: [
        "CData", "CSecretMemory", "TField", "TFieldForm", "TFieldScreen", "TFieldTerminal",
        "TFieldSystem",
      ]),
    .target(name: "CData"),
    .target(name: "CSystem"),
    .target(name: "CSecretMemory"),
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncursesw5-dev"])]),
    .systemLibrary(name: "CPCRE2", providers: [.apt(["libpcre2-dev"])]),

    .target(name: "CTestSession", path: "Tests/CTestSession"),
    .target(
      name: "TestSupport", dependencies: ["CTestSession", "TField", "TFieldScreen"],
      path: "Tests/TestSupport", exclude: ["Hostile/hostile.txt"]),
    .target(
      name: "FormSupport", dependencies: ["TField", "TFieldForm"], path: "Tests/FormSupport"),
    .testTarget(
      name: "TFieldTests", dependencies: ["CData", "TField", "TestSupport"],
      exclude: ["Foreign/names.txt"], resources: [.copy("Vectors")]),
    .testTarget(
      name: "TFieldPatternsTests",
      dependencies: ["FormSupport", "TField", "TFieldForm", "TFieldPatterns", "TestSupport"]),
    .testTarget(
      name: "TFieldFormTests",
      dependencies: ["FormSupport", "TField", "TFieldForm", "TFieldScreen", "TestSupport"],
      exclude: [
        "Answers/changes.txt", "Answers/turn-rounds.txt", "Answers/kinds.txt",
        "Diagnostics/faults.txt",
        "Elicitation/requests.txt", "Import/Schemas", "Import/conditions.txt",
        "Import/properties.txt", "JSON/json-cases.txt",
        "JSONSchema/official-cases.jsonl", "JSONSchema/own-cases.jsonl", "Manual/page.txt",
        "Records/linked.txt", "Records/records.txt", "Records/rules.txt", "Records/values.txt",
        "Scripts/faults.txt", "Scripts/sample.tfield-test",
      ]),
    .testTarget(
      name: "TFieldScreenTests", dependencies: ["TField", "TFieldScreen", "TestSupport"],
      exclude: ["Text/wrapping.txt", "Views/boxes.txt"]),
    .testTarget(
      name: "TFieldTerminalTests",
      dependencies: [
        "FormSupport", "TField", "TFieldForm", "TFieldScreen", "TFieldTerminal", "TestSupport",
      ],
      exclude: ["Keys/sequences.txt"]),
    .testTarget(name: "TFieldSystemTests", dependencies: ["TFieldSystem", "TestSupport"]),
    .testTarget(
      name: "EndToEnd",
      dependencies: [
        "CVTerm", "FormSupport", "TField", "TFieldCommand", "TFieldForm", "TFieldScreen",
        "TFieldSystem", "TestSupport",
      ],
      exclude: [
        "Hostile/commands.txt", "Hostile/marked.json", "Leaks/secret-answers.json",
        "Leaks/secret-rows.json", "Leaks/secret-types.json", "Pages/wrong.txt", "Schemas",
        "Screens", "Terminal/key-effects.txt", "Verbs/completions.txt",
      ]),
    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm"),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}

// `make fuzz` names the runtime of libFuzzer here; without it the targets are only built, so that
// they keep up with what they try.
let fuzzed = ["TField", "TFieldPatterns", "TFieldForm", "TFieldScreen", "TFieldTerminal"]
let tried = (fuzzed + ["TestSupport"]).map { Target.Dependency(stringLiteral: $0) }
if let runtime = Context.environment["TFIELD_FUZZER"] {
  for target in package.targets where fuzzed.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-sanitize=fuzzer"]))
  }
  package.targets.append(
    .executableTarget(
      name: "Fuzz", dependencies: tried, path: "Tests/Fuzz",
      linkerSettings: [.unsafeFlags([runtime, "-lstdc++"])]))
} else {
  package.targets.append(
    .target(name: "Fuzz", dependencies: tried, path: "Tests/Fuzz", exclude: ["main.swift"]))
}
