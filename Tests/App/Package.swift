// swift-tools-version: 6.2
import PackageDescription

// Apps as somebody else would write them: they see only what the library offers in public.
let package = Package(
  name: "App",
  dependencies: [.package(name: "TField", path: "../..")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "TFieldTerminal", package: "TField"),
        .product(name: "TFieldForm", package: "TField"),
      ]),
    // What the library promises, from outside.
    .executableTarget(
      name: "Library",
      dependencies: [
        .product(name: "TFieldTerminal", package: "TField"),
        .product(name: "TFieldForm", package: "TField"),
      ]),
    // The app of the tutorial.
    .executableTarget(
      name: "Pizza",
      dependencies: [
        .product(name: "TFieldTerminal", package: "TField"),
        .product(name: "TFieldForm", package: "TField"),
      ]),
  ]
)
