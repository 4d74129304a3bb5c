internal import CYAML
internal import TFieldJSON

/// Reads a YAML file with libyaml into a tree of values.
///
/// Aliases are refused: a file of a hundred lines could otherwise stand for a billion values.
struct YAMLReader: ~Copyable {
  /// Why a file can't be read, and where.
  struct Fault: Error {
    let message: String
    let location: SourceLocation
  }

  /// How deep lists and mappings may stand in each other.
  private static let depthLimit = 64

  private var parser = yaml_parser_t()
  private let bytes: [UInt8]
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that a file holds.
  static func read(_ bytes: [UInt8]) throws(Fault) -> YAMLNode {
    var reader = Self(bytes)
    guard yaml_parser_initialize(&reader.parser) == 1 else {
      throw Fault(message: "out of memory", location: SourceLocation(line: 1, column: 1))
    }
    defer { yaml_parser_delete(&reader.parser) }
    return try bytes.withUnsafeBufferPointer { (bytes) throws(Fault) in
      yaml_parser_set_input_string(&reader.parser, bytes.baseAddress, bytes.count)
      return try reader.document()
    }
  }

  private mutating func document() throws(Fault) -> YAMLNode {
    var event = try next()
    while event.kind != .other { event = try next() }
    let root = try node(from: event)
    while true {
      let event = try next()
      switch event.kind {
      case .documentEnd: continue
      case .streamEnd: return root
      default: throw Fault(message: "only one document is read", location: event.location)
      }
    }
  }
}

extension YAMLReader {
  /// One step of libyaml's parser: the beginning or end of something, or a scalar.
  private struct Event {
    enum Kind { case start, documentEnd, streamEnd, other }

    let type: yaml_event_type_t
    let text: String?
    let location: SourceLocation

    var kind: Kind {
      switch type {
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT: .start
      case YAML_DOCUMENT_END_EVENT: .documentEnd
      case YAML_STREAM_END_EVENT: .streamEnd
      default: .other
      }
    }
  }

  private mutating func next() throws(Fault) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(&parser, &event) == 1 else { throw fault }
    defer { yaml_event_delete(&event) }
    return Event(
      type: event.type, text: Self.text(of: event), location: SourceLocation(event.start_mark))
  }

  private static func text(of event: yaml_event_t) -> String? {
    guard event.type == YAML_SCALAR_EVENT, let bytes = event.data.scalar.value else { return nil }
    let buffer = UnsafeBufferPointer(start: bytes, count: event.data.scalar.length)
    return String(decoding: buffer, as: UTF8.self)
  }

  private var fault: Fault {
    let words = parser.problem.map { String(cString: $0) } ?? "it can't be read"
    let isByte = parser.error == YAML_READER_ERROR
    return Fault(
      message: words,
      location: isByte ? place(of: parser.problem_offset) : SourceLocation(parser.problem_mark))
  }

  /// The place of a byte, for faults that libyaml finds before it counts lines.
  private func place(of offset: Int) -> SourceLocation {
    let before = bytes.prefix(max(0, offset))
    let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let column = String(decoding: line.last ?? [], as: UTF8.self).unicodeScalars.count
    return SourceLocation(line: line.count, column: column + 1)
  }

  private mutating func node(from event: Event) throws(Fault) -> YAMLNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw Fault(
        message: "nested more than \(Self.depthLimit) deep", location: event.location)
    }
    switch event.type {
    case YAML_SCALAR_EVENT:
      return YAMLNode(value: .text(event.text ?? ""), location: event.location)
    case YAML_SEQUENCE_START_EVENT:
      return YAMLNode(value: .sequence(try elements()), location: event.location)
    case YAML_MAPPING_START_EVENT:
      return YAMLNode(value: .mapping(try members()), location: event.location)
    case YAML_ALIAS_EVENT:
      throw Fault(message: "aliases are not read: write it out", location: event.location)
    default: throw Fault(message: "the file is empty", location: event.location)
    }
  }

  private mutating func elements() throws(Fault) -> [YAMLNode] {
    var elements: [YAMLNode] = []
    while true {
      let event = try next()
      if event.type == YAML_SEQUENCE_END_EVENT { return elements }
      elements.append(try node(from: event))
    }
  }

  private mutating func members() throws(Fault) -> [(key: YAMLNode, value: YAMLNode)] {
    var members: [(key: YAMLNode, value: YAMLNode)] = []
    while true {
      let event = try next()
      if event.type == YAML_MAPPING_END_EVENT { return members }
      let key = try node(from: event)
      members.append((key, try node(from: try next())))
    }
  }
}

extension SourceLocation {
  /// A place of libyaml's, which counts from zero.
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(clamping: mark.line) + 1, column: Int(clamping: mark.column) + 1)
  }
}
