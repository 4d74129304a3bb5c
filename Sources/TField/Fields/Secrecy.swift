/// How a value is kept secret.
///
/// Secrecy belongs to the value: a field that shows or repeats another's value inherits its
/// secrecy, through any number of fields.
package struct Secrecy: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let masked = Self(rawValue: 1)
  /// Kept out of drafts, messages and logs.
  package static let `private` = Self(rawValue: 2)
  /// Never written to a file by an action.
  package static let unstorable = Self(rawValue: 4)

  /// The fields, each with the secrecy that it inherits from values it shows or repeats.
  static func inherited(by fields: [Field]) -> [Field] {
    var repeaters: [String: [Int]] = [:]
    for (index, field) in fields.enumerated() {
      for id in field.repeatedIDs { repeaters[id, default: []].append(index) }
    }
    guard !repeaters.isEmpty else { return fields }
    var fields = fields
    var waiting = Array(fields.indices)
    while let source = waiting.popLast() {
      let secrecy = fields[source].secrecy
      for index in repeaters[fields[source].id] ?? []
      where !fields[index].inherited.isSuperset(of: secrecy) {
        fields[index].inherited.formUnion(secrecy)
        waiting.append(index)
      }
    }
    return fields
  }
}

extension Field {
  fileprivate var secrecy: Secrecy {
    if let list = type.formList, !isPrivate { return list.columnSecrecy }
    var secrecy: Secrecy = isSecret ? .masked : []
    if isPrivate { secrecy.insert(.private) }
    if mustNotBeStored { secrecy.insert(.unstorable) }
    return secrecy
  }

  fileprivate var repeatedIDs: [String] {
    (type.repeatedID.map { [$0] } ?? []) + rules.flatMap(\.equalIDs) + (derivation?.fieldIDs ?? [])
  }
}

extension FormList {
  /// How secret a value computed from the entries is: only numbers ever leave them.
  fileprivate var columnSecrecy: Secrecy {
    entry.fields.filter { $0.type.typed("1").number != nil }
      .reduce(into: []) { $0.formUnion($1.secrecy) }
  }
}

extension Rule {
  fileprivate var equalIDs: [String] {
    switch claim.row {
    case .equalTo: claim.fieldIDs
    case .all, .any: claim.operand.rules.flatMap(\.equalIDs)
    default: []
    }
  }
}

extension FieldType {
  var repeatedID: String? { if case .repeating(let id) = nature { id } else { nil } }
}

extension Field {
  /// True if its value is private, or that of a field in its entries.
  package var holdsPrivate: Bool {
    isPrivate || type.formList?.entry.fields.contains(where: \.holdsPrivate) ?? false
  }
}

extension FieldState {
  /// The text as others may see it: for a secret, always the same dots, or what its type shows.
  package var coveredText: String {
    guard field.isPrivate else { return settledText }
    let isSeen = type.mask == .lastFour && !entry.buffer.isAsTyped && type.judge(data.text).isWhole
    return isSeen ? type.mask.hiding(settledText) : Mask.covered
  }

  /// Every private text in it or in its entries, each as a program may have been told it.
  package var privateTexts: [String] {
    guard field.holdsPrivate else { return [] }
    if let list = type.formList {
      return list.states(of: data).joined().flatMap {
        field.isPrivate ? $0.writings : $0.privateTexts
      }
    }
    return writings
  }

  private var writings: [String] {
    data.asEntries.map(\.text) + [settledText, answerText, typed.text]
  }
}

extension Field {
  /// The error in the form's own words, if it has some; never with any part of a secret.
  func worded(_ error: FieldError) -> FieldError {
    var worded = error
    worded.wording = discreet(options.messages[error.code] ?? error.wording)
    return worded
  }

  /// A sentence that anybody may read: without what was typed, if that is a secret.
  package func discreet(_ wording: Wording) -> Wording { isPrivate ? wording.withoutData : wording }
}

/// How much of a secret may be shown once its field was left.
package enum Mask: Hashable, Sendable {
  case nothing
  case lastFour

  package static let dot: Character = "•"
  /// Stands for a secret of any length, wherever it isn't being typed.
  package static let covered = "•••"

  /// `text` with a dot for each character that may not be seen.
  ///
  /// If four may be seen, the spaces and dashes of the type's own writing are kept; a text that
  /// isn't whole shows nothing.
  package func hiding(_ text: String, isWhole: Bool = true) -> String {
    guard self == .lastFour else { return String(repeating: Self.dot, count: text.count) }
    let hidden = isWhole && text.count > 4 ? text.count - 4 : text.count
    return String(
      text.enumerated().map { index, character in
        index < hidden && !" -".contains(character) ? Self.dot : character
      })
  }
}
