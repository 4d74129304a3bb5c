internal import TFieldJSON
internal import TField

/// The field type that a schema asks for, with its parameters and what the type can't say.
struct ImportedType {
  let name: String
  var parameters: [JSONValue.Member] = []
  var rules: [JSONValue] = []
  /// Whether a switch has only one position.
  var mustBeOn = false

  init(_ name: String) { self.name = name }

  /// Whether no entry at all is an answer too: an array that must be there may be empty.
  var mayBeEmpty: Bool {
    ["list", "choices"].contains(name)
      && !parameters.contains { $0.key == "min" && $0.value != .integer(0) }
  }

  /// The type of a property; `nil`, with a note, for what no field can hold.
  init?(_ view: SchemaView) {
    let types = view.types
    if let options = ImportedOptions(view) {
      self = Self.choice(of: options)
    } else if view.isArray {
      guard let list = ImportedList(view).type else { return nil }
      self = list
    } else if types.count > 1 {
      view.note("type", "several types are taken as text")
      self.init("phrase")
    } else {
      switch types.first {
      case "boolean": self.init("toggle")
      case "integer", "number": self = ImportedNumber(view).type
      case "string", nil: self = Self.text(view)
      case let other?:
        view.note("type", "'\(other.visible())' is no type of JSON")
        self.init("phrase")
      }
    }
  }

  /// One of some values.
  private static func choice(of options: ImportedOptions) -> Self {
    if options.areFlags {
      var type = Self("toggle")
      type.mustBeOn = options.values == [true]
      return type
    }
    if let listed = options.listed {
      var type = Self("choice")
      type.parameters = [.init("options", listed)]
      return type
    }
    var type = Self(options.areIntegers ? "integer" : "phrase")
    type.rules = [["in": .array(options.values)]]
    return type
  }

  private static func text(_ view: SchemaView) -> Self {
    guard let format = view["format"], let name = format.string else { return Self("phrase") }
    guard let known = formats[name] else {
      let reason = "there is no type for '\(name.visible())'"
      view.report.warning(.notCarriedOver("format", reason), at: format)
      return Self("phrase")
    }
    var type = Self(known)
    if known == "date" { type.parameters = [.init("format", "YYYY-MM-DD")] }
    return type
  }

  private static let formats = [
    "email": "email", "idn-email": "email", "uri": "url", "url": "url", "iri": "url",
    "date": "date", "time": "time", "uuid": "uuid", "ipv4": "ipv4", "ip-address": "ipv4",
    "ipv6": "ipv6", "password": "password", "color": "hexColor", "phone": "phoneIntl",
  ]
}

extension SchemaView {
  /// Says that a keyword did not make it into the form.
  func note(_ keyword: String, _ reason: String) {
    let place = parts.lazy.compactMap { part in
      part.members.first { $0.key == keyword }?.keyNode
    }.first
    report.warning(.notCarriedOver(keyword, reason), at: place ?? node)
  }
}
