internal import TFieldSystem

/// Where initial values come from, as the command line says.
struct PrefillSettings {
  let answers: FilePath?
  let environmentPrefix: String?
  let values: [(id: String, value: [UInt8])]
  let files: [(id: String, path: FilePath)]

  init(_ arguments: Arguments) throws(Failure) {
    answers = arguments.bytes("answers").map { FilePath(bytes: $0) }
    environmentPrefix = try arguments.text("env")
    values = try arguments.pairs("set")
    files = try arguments.pairs("set-file", with: "a path").map {
      ($0.id, FilePath(bytes: $0.value))
    }
    guard !files.contains(where: \.path.bytes.isEmpty) else {
      throw .usage("--set-file needs an id, '=' and a path")
    }
  }
}
