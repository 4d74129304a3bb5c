internal import TField
package import TFieldJSON

/// What an answer should have been, and what was given in place of one.
extension AnswerKind {
  /// The kinds of value that an error asks for, where there was one of another kind.
  package func wanted(insteadOf found: JSONKind) -> String {
    switch (kind, found) {
    case (.entries, .array), (.range, .object), (.pairs, .object), (.option, _): wanted
    default: "\(wanted), not \(found.withArticle)"
    }
  }

  /// The kinds of value that an error asks for.
  package var wanted: String {
    switch kind {
    case .text: "a text"
    case .number: isStrict ? "a number" : "a number or a text"
    case .flag: "true or false"
    case .entries(_, areDistinct: true) where isStrict: "an array of texts, each only once"
    case .entries(let ofNumbers, _):
      !ofNumbers
        ? "an array of texts" : isStrict ? "an array of numbers" : "an array of numbers or texts"
    case .table(let entries): entries.wanted
    case .range(.closed): "a text or an object of lower and upper"
    case .option: "one of the options"
    case .object: "an object"
    case .json: "a JSON value"
    case .pairs(.text): "an object of texts"
    case .pairs(.number): "an object of numbers"
    case .pairs(.truth): "an object of true and false"
    case .range(.halfOpen): "a text or an object of lower, upper and \"closed\": false"
    }
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

  var isFlag: Bool { kind.isFlag }
}
