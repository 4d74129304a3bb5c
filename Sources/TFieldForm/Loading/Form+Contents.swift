public import TField
import Glibc

/// Why a form file can't be used: every fault in it, one line each.
public struct FormFileError: Error, CustomStringConvertible, Sendable {
  package let diagnostics: [Diagnostic]
  /// The lines, each with the file's name and the place.
  public let description: String
}

extension Form {
  /// Reads a form file, or makes a form of a JSON Schema.
  ///
  /// ```swift
  /// let form = try Form(contentsOf: "order.json")
  /// ```
  public init(contentsOf path: String, languages: [String] = []) throws(FormFileError) {
    guard let bytes = FormBytes.read(path) else {
      throw FormFileError(diagnostics: [], description: "\(path): this file can't be read")
    }
    let name = path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? "form"
    try self.init(bytes: bytes, name: name, path: path, languages: languages)
  }

  /// Reads the bytes of a form file or a JSON Schema, which sentences call `path`.
  public init(
    bytes: [UInt8], name: String = "form", path: String = "form", languages: [String] = []
  ) throws(FormFileError) {
    var text = bytes
    if (try? JSONReader().read(bytes)).map(Self.isSchema) == true {
      let imported = SchemaImport.form(from: bytes, name: name)
      guard let form = imported.text else { throw FormFileError(imported.notes, in: path) }
      text = Array(form.utf8)
    }
    let result = FormLoader(languages: languages).load(text, name: name)
    guard let form = result.form else { throw FormFileError(result.diagnostics, in: path) }
    self = form
    // Only the program keeps drafts.
    keepsDrafts = false
  }

  /// True if it has properties, as a schema has, and neither rows nor sections.
  private static func isSchema(_ document: JSONDocument) -> Bool {
    let root = document.root
    return root["properties"] != nil && root["rows"] == nil && root["sections"] == nil
  }
}

extension FormFileError {
  fileprivate init(_ diagnostics: [Diagnostic], in path: String) {
    self.init(
      diagnostics: diagnostics,
      description: diagnostics.map { $0.line(in: path) }.joined(separator: "\n"))
  }
}

/// The bytes of a form file that an app names.
enum FormBytes {
  /// More than any form has.
  private static let limit = 16 << 20

  /// `nil` if it can't be read, is no file, or is too large.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let start = bytes.count
      var count = 0
      bytes.append(
        contentsOf: [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
          count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
          filled = max(count, 0)
        })
      if count < 0, errno != EINTR { return nil }
      if count == 0 || (count < 0 && start > limit) { return bytes }
    }
    return nil
  }
}
