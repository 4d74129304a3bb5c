// swift-tools-version: 6.2
import PackageDescription

// An app as somebody else would write it: it sees only what the library offers in public.
let package = Package(
  name: "App",
  dependencies: [.package(name: "TField", path: "../..")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "TFieldTerminal", package: "TField"),
        .product(name: "TFieldForm", package: "TField"),
      ])
  ]
)
