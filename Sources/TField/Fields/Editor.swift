/// How a field is worked.
package enum Editor: Hashable, Sendable {
  /// A line of text.
  case line
  /// Text in several lines, drawn that high.
  case lines(Int)
  /// On or off, by Space.
  case toggle
  /// A line of text that a calendar can fill in.
  case calendar
  /// One of many, from a list that opens.
  case choice
  /// One of many, all of them in sight.
  case radio
  /// Many of many, from a list that opens.
  case choices
  /// Many of many, all of them in sight.
  case checks
  /// Entries on a sheet of their own.
  case entries
  /// Entries of several fields, in a table; each opens as a page of its own.
  case table
  /// Nothing to work: only to be read.
  case none
}

extension Editor {
  /// Whether keys edit the text itself.
  package var isText: Bool {
    switch self {
    case .line, .lines, .calendar: true
    case .toggle, .choice, .radio, .choices, .checks, .entries, .table, .none: false
    }
  }

  /// True for options that are all in sight.
  package var isOpenChoice: Bool { self == .radio || self == .checks }

  /// The same work with a list that opens, in place of options in sight.
  var folded: Self {
    switch self {
    case .radio: .choice
    case .checks: .choices
    default: self
    }
  }

  /// True if Enter opens it while it is empty.
  var opensFromEnter: Bool { self == .choice || self == .choices }

  /// Whether the data is a row of entries.
  package var hasEntries: Bool {
    switch self {
    case .choices, .checks, .entries, .table: true
    case .line, .lines, .toggle, .calendar, .choice, .radio, .none: false
    }
  }

  var hasLines: Bool { if case .lines = self { true } else { false } }
}
