/// A draft as bytes: JSON on one line, sealed with a number that gives any damage away.
extension Draft {
  /// The version of the format that this program writes, the only one it reads.
  package static let version = 1

  /// The bytes of the largest draft that is kept.
  package static let sizeLimit = 16 << 20

  private static let limits = JSONLimits(size: sizeLimit, depth: 3, text: sizeLimit)

  package var bytes: [UInt8] {
    var members = members
    members.append(JSONValue.Member("seal", .string(seal)))
    return JSONValue.object(members).bytes(.line) + [UInt8(ascii: "\n")]
  }

  private var members: [JSONValue.Member] {
    [
      .init("tfieldDraft", .integer(Self.version)), .init("form", .string(form)),
      .init("path", .string(path)), .init("saved", .integer(saved)),
      .init("focus", focus.map(JSONValue.string) ?? .null),
      .init("answers", .object(values.map { .init($0.id, .string($0.data)) })),
    ] + (stamp.map { [.init("stamp", .string($0))] } ?? [])
  }

  private var seal: String { JSONValue.object(members).bytes(.line).checksum }
}

extension Draft {
  /// Reads what ``bytes`` wrote, whole or not at all.
  package init(_ bytes: [UInt8]) throws(DraftError) {
    let root: JSONNode
    do {
      root = try JSONReader(limits: Self.limits).read(bytes).root
    } catch { throw .damaged }
    guard let version = root["tfieldDraft"]?.integer else { throw .foreign }
    guard version <= Self.version else { throw .newer(version) }
    guard version == Self.version, let draft = Self(root), root["seal"]?.string == draft.seal else {
      throw .damaged
    }
    self = draft
  }

  private init?(_ root: JSONNode) {
    guard let form = root["form"]?.string, let path = root["path"]?.string,
      let saved = root["saved"]?.integer, let focus = root["focus"],
      let answers = root["answers"], answers.kind == .object
    else { return nil }
    let values = answers.members.map { Value(id: $0.key, data: $0.value.string ?? "") }
    self.init(
      form: form, path: path, saved: saved, focus: focus.string,
      stamp: root["stamp"]?.string, values: values)
  }
}

extension [UInt8] {
  /// Sixteen hexadecimal digits that stand for the bytes: the same ones always give them.
  ///
  /// This is FNV-1a in 64 bits. It finds accidents and names files; it keeps no secret.
  package var checksum: String {
    let number = reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Why a file can't be gone on with as a draft.
package enum DraftError: Error, Hashable, Sendable {
  /// It is cut short, or was changed.
  case damaged
  /// It is something else.
  case foreign
  /// A newer program wrote it.
  case newer(Int)
  /// It belongs to the form of that id.
  case otherForm(String)
  /// It was saved at a time that is still to come.
  case future
}

extension DraftError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .damaged: "it is damaged"
    case .foreign: "it is no draft"
    case .newer(let version): "it is of format \(version), which a newer tfield wrote"
    case .otherForm(let id): "it is one of the form '\(id.visible())'"
    case .future: "it was saved at a time that is still to come"
    }
  }
}
