internal import TField
internal import TFieldForm
internal import TFieldSystem

/// The bytes of a form file and the name it goes by, so that a worker can be given both.
struct FormBytes {
  let name: [UInt8]
  let bytes: [UInt8]

  init(_ path: FilePath) throws(Failure) {
    name = Array(path.stem.utf8)
    do {
      bytes = try ReadFile.bytes(of: path, limit: FormFile.sizeLimit)
    } catch {
      throw Failure(.unusableFile, "\(error)")
    }
  }

  init(name: [UInt8], bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The form and everything the loader says of it.
  func load() -> FormLoader.Result {
    FormLoader(languages: Languages.preferred())
      .load(bytes, name: String(decoding: name, as: UTF8.self))
  }
}
