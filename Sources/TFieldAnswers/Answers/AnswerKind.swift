public import TFieldJSON
public import TField

/// Which values can be an answer to a field, and what they are as its text.
///
/// Whoever reads answers asks it, so that an answers file, a record and a cell mean the same.
public struct AnswerKind: Sendable {
  private enum Kind {
    case text, number, flag
    /// Entries, which may be numbers too.
    case entries(ofNumbers: Bool)
    case range(IntegerRange.Kind)
    /// Entries of several fields.
    indirect case table(EntryAnswers)
  }

  private let kind: Kind

  public init(_ type: any FieldType) { self.init(type, ignoringUnknown: false) }

  /// The kind of a type's answers; in entries, ids that aren't known may be passed over.
  init(_ type: any FieldType, ignoringUnknown ignoresUnknown: Bool) {
    kind =
      if let list = type.formList {
        .table(EntryAnswers(list.entry, ignoringUnknown: ignoresUnknown))
      } else if let range = type.range {
        .range(range.kind)
      } else {
        switch type.editor {
        case .toggle: .flag
        case .choices, .checks: .entries(ofNumbers: false)
        case .entries: .entries(ofNumbers: type.entryType?.isNumeric ?? false)
        default: type.isNumeric ? .number : .text
        }
      }
  }
}

extension AnswerKind {
  /// The text that a JSON value means here; `nil` is a value of the wrong kind.
  package func text(of node: JSONNode) -> String? { text(of: node.index, in: node.document) }

  private func text(of value: Int, in document: JSONDocument) -> String? {
    var bytes: [UInt8] = []
    guard append(value, of: document, to: &bytes) else { return nil }
    return flag(String(decoding: bytes, as: UTF8.self))
  }

  /// Appends the UTF-8 bytes of the text that a JSON value means here; false for a wrong kind.
  func append(_ value: Int, of document: JSONDocument, to bytes: inout [UInt8]) -> Bool {
    let text: String?
    switch (kind, document.kind(at: value)) {
    case (_, .null): text = ""
    case (.flag, .string): text = document.string(at: value).map { flag($0) ?? $0 }
    case (.table, .string) where !document.bytesEqual(at: value, to: ""): return false
    case (_, .string): return document.appendText(at: value, to: &bytes)
    case (.number, .number): text = document.numberText(at: value)
    case (.flag, .bool): text = document.bool(at: value) == true ? "true" : ""
    case (.entries(let ofNumbers), .array):
      return append(entriesOf: value, of: document, ofNumbers, to: &bytes)
    case (.table(let entries), .array):
      entries.append(entriesOf: value, of: document, to: &bytes)
      return true
    case (.range(let kind), .object): text = range(value, in: document, kind)
    default: text = nil
    }
    if let text { bytes += text.utf8 }
    return text != nil
  }

  /// The text that a cell, a variable or a word means, where lists and ranges may stand as JSON.
  public func text(ofCell cell: String) -> String? {
    let text = unpacked(cell)
    if case .table = kind { return text == cell && !cell.isEmpty ? nil : text }
    return flag(text)
  }

  /// Appends the UTF-8 bytes of the text that a cell of a record means.
  func append(_ cell: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    switch (kind, cell.first) {
    case (.entries, UInt8(ascii: "[")), (.range, UInt8(ascii: "{")):
      bytes += unpacked(String(decoding: cell, as: UTF8.self)).utf8
    case (.table, _?):
      guard let text = text(ofCell: String(decoding: cell, as: UTF8.self)) else {
        let error = FieldError(.kind, .verbatim("Must be \(EntryAnswers.wanted)"))
        return EntryData.add(error, given: cell, to: &bytes)
      }
      bytes += text.utf8
    default: bytes += cell
    }
  }

  /// A cell as it is, or the entries or the range that stand in it as outputs write them.
  private func unpacked(_ cell: String) -> String {
    switch (kind, cell.utf8.first) {
    case (.entries, UInt8(ascii: "[")), (.table, UInt8(ascii: "[")), (.range, UInt8(ascii: "{")):
      (try? JSONReader(allowsNUL: true).read(Array(cell.utf8))).flatMap { text(of: $0.root) }
        ?? cell
    default: cell
    }
  }

  /// A switch knows only true and false.
  private func flag(_ text: String) -> String? {
    guard case .flag = kind else { return text }
    return switch text {
    case "true": "true"
    case "false", "": ""
    default: nil
    }
  }

  /// An entry can't part itself in two: what would part it becomes another control, which no field
  /// takes.
  private func append(
    entriesOf array: Int, of document: JSONDocument, _ ofNumbers: Bool, to bytes: inout [UInt8]
  ) -> Bool {
    var areAll = true
    var isFirst = true
    document.forEachElement(of: array) { element in
      if !isFirst { bytes.append(Entries.separatorByte) }
      isFirst = false
      let start = bytes.count
      let isText = document.appendText(at: element, to: &bytes)
      if !isText, ofNumbers, let number = document.numberText(at: element) {
        bytes += number.utf8
      } else {
        areAll = areAll && isText
      }
      for index in start..<bytes.count where bytes[index] == Entries.separatorByte {
        bytes[index] = 0x1E
      }
    }
    return areAll
  }

  /// A range as typed answers write it.
  private func range(_ object: Int, in document: JSONDocument, _ kind: IntegerRange.Kind) -> String?
  {
    var parts: [String: Int] = [:]
    document.forEachMember(of: object) { key, value in
      parts[document.string(at: key) ?? ""] = value
    }
    guard let lower = parts["lower"].flatMap(document.numberText(at:)),
      let upper = parts["upper"].flatMap(document.numberText(at:)),
      parts["closed"].map(document.bool(at:)) ?? true == (kind == .closed)
    else { return nil }
    return lower + (kind == .closed ? "..." : "..<") + upper
  }
}

extension AnswerKind {
  /// A text that was refused, as it was given.
  func value(asGiven text: String) -> JSONValue {
    switch kind {
    case .entries: .array(Entries(text).map(JSONValue.string))
    case .table(let entries): entries.value(asGiven: text)
    default: .string(text)
    }
  }

  /// What in the entries of a list can't be an answer.
  func fault(in data: String) -> EntryAnswers.Fault? {
    if case .table(let entries) = kind { entries.fault(in: data) } else { nil }
  }

  var isFlag: Bool { if case .flag = kind { true } else { false } }
  var takesNumbers: Bool { if case .number = kind { true } else { false } }
  var takesEntries: Bool { if case .entries = kind { true } else { false } }
}

extension AnswerKind {
  /// The kinds of value that an error asks for, where there was one of another kind.
  public func wanted(insteadOf found: JSONKind) -> String {
    switch (kind, found) {
    case (.entries, .array), (.table, .array), (.range, .object): wanted
    default: "\(wanted), not \(found.withArticle)"
    }
  }

  /// The kinds of value that an error asks for.
  public var wanted: String {
    switch kind {
    case .text: "a text"
    case .number: "a number or a text"
    case .flag: "true or false"
    case .entries(let ofNumbers): ofNumbers ? "an array of numbers or texts" : "an array of texts"
    case .table: EntryAnswers.wanted
    case .range(.closed): "a text or an object of lower and upper"
    case .range(.halfOpen): "a text or an object of lower, upper and \"closed\": false"
    }
  }
}

extension FieldType {
  fileprivate var isNumeric: Bool {
    switch typed("1") {
    case .number, .amount: true
    default: false
    }
  }

  fileprivate var range: IntegerRange? {
    self as? IntegerRange ?? (self as? CustomType)?.base.range
  }

  fileprivate var entryType: (any FieldType)? {
    (self as? EntryList)?.entry.type ?? (self as? CustomType)?.base.entryType
  }
}
