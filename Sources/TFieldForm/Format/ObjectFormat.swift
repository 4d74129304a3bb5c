internal import CData
internal import TField

/// One key that an object of a form file may have.
package struct KeyFormat: Sendable {
  package let name: String
  let shape: Shape
  var isRequired = false
  /// The name in `Data/keys.txt` of the object that has the key.
  var object = ""
  /// Its description, if that isn't in `Data/keys.txt`.
  private var ownWords: String?

  init(_ name: String, _ shape: Shape, isRequired: Bool = false, says: String? = nil) {
    (self.name, self.shape, self.isRequired, ownWords) = (name, shape, isRequired, says)
  }

  package var says: String { ownWords ?? KeyWords.all[object]?[name]?.says ?? "" }

  /// True for a truth value, so that on a command line the key alone is enough.
  package var isFlag: Bool { shape.kinds == [.bool] }

  /// Every value that it takes, if they are few.
  package var choices: [String] { shape.choices }

  /// The default in words.
  var standard: String? { KeyWords.all[object]?[name]?.standard }

  /// The key's meaning, values and default; in brief, only unusual values.
  func summary(isBrief: Bool = false) -> String {
    let values = isBrief && !shape.isSpecial ? nil : shape.sentence
    let standard = isRequired ? "Required." : standard.map { "Default: \($0)." }
    return [says, values, standard].compactMap(\.self).joined(separator: " ")
  }

  func required(_ isRequired: Bool) -> Self {
    var key = self
    key.isRequired = isRequired
    return key
  }
}

/// Descriptions of the objects of form files and their keys; the key "" is the object itself.
private enum KeyWords {
  static let all: [String: [String: (says: String, standard: String?)]] = {
    var words: [String: [String: (says: String, standard: String?)]] = [:]
    var object = ""
    for row in DataFile.keys.rows {
      let parts = row.split(separator: "|", maxSplits: 2).map { String($0.trimmed) }
      if parts.count == 3 {
        words[object, default: [:]][parts[0]] = (parts[2], parts[1].isEmpty ? nil : parts[1])
      } else {
        object = parts.first ?? ""
        words[object] = parts.count == 2 ? ["": (parts[1], nil)] : [:]
      }
    }
    return words
  }()
}

/// A kind of object in a form file: its name and every key it may have.
final class ObjectFormat: Sendable {
  let name: String
  let keys: [KeyFormat]
  let requiredKeys: [String]

  init(_ name: String, _ keys: [KeyFormat]) {
    self.name = name
    self.keys = keys.map {
      var key = $0
      if key.object.isEmpty { key.object = name }
      return key
    }
    requiredKeys = keys.filter(\.isRequired).map(\.name)
  }

  var says: String { KeyWords.all[name]?[""]?.says ?? "" }
  var optional: ObjectFormat { ObjectFormat(name, keys.map { $0.required(false) }) }

  subscript(key: String) -> KeyFormat? { index(of: key).map { keys[$0] } }

  /// No object has enough keys to make a dictionary worthwhile.
  func index(of key: String) -> Int? { keys.firstIndex { $0.name == key } }

  /// True for `$schema`, `$comment` and names that start with `x-`, which are allowed anywhere.
  static func isIgnored(_ key: String) -> Bool {
    key == "$schema" || key == "$comment" || key.hasPrefix("x-")
  }
}

/// An object of a form file that is read key by key, by its table.
struct Spec<Target>: Sendable {
  typealias Take = @Sendable (inout Target, ObjectReader, JSONNode) -> Void

  /// A key, and what is done with its value.
  struct Row: Sendable {
    fileprivate var key: KeyFormat
    fileprivate let take: Take?
    var required: Self { Self(key: key.required(true), take: take) }
  }

  let format: ObjectFormat
  private let takes: [Take?]

  init(_ name: String, _ rows: [Row]) {
    format = ObjectFormat(name, rows.map(\.key))
    takes = rows.map(\.take)
  }

  func read(_ reader: ObjectReader, into target: inout Target) {
    for given in reader.given {
      if let index = format.index(of: given.key), let take = takes[index] {
        take(&target, reader, given.node)
      }
    }
  }
}

extension Spec.Row {
  /// A key and what is done with its value; without `take`, it is read together with others.
  static func key(_ name: String, _ shape: Shape, _ take: Spec.Take? = nil) -> Self {
    Self(key: KeyFormat(name, shape), take: take)
  }

  static func answers(
    _ name: String, _ shape: Shape, _ take: @escaping @Sendable (inout Target, Wording?) -> Void
  ) -> Self {
    key(name, shape) { target, reader, _ in take(&target, reader.answerText(name)) }
  }

  static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, _: Choice.Type, _ take: @escaping @Sendable (inout Target, Choice) -> Void
  ) -> Self where Choice.AllCases == [Choice] {
    key(name, .anyOf(Choice.self)) { target, _, node in
      node.string.flatMap(Choice.init).map { take(&target, $0) }
    }
  }
}

/// The error codes of types and the engine; rules add their keys and their own codes.
enum MessageCodes {
  static let all = Set(own.map(\.rawValue) + (Claim.Row.rules + [.unless]).map(\.name))

  private static let own: [ErrorCode] = [
    .required, .incomplete, .tooShort, .tooLong, .characters, .kind, .checkFailed,
    .checkUnavailable, .patternLimit, .reading, .unknown, .json, .issuer, .checksum, .month, .year,
    .expired, .day, .date, .tooEarly, .tooLate, .hour, .minute, .number, .tooSmall, .tooLarge,
    .prefix, .zero, .state, .email, .url, .ipv4, .ipv6, .uuid, .hexColor, .slug, .username, .iban,
    .postalCode, .phoneIntl, .path, .weak, .notEqual, .notInList, .tooFew, .tooMany, .entry,
  ]
}
