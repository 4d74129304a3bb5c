/// A type of field of an app's own: what a text means, how it looks, and when it is valid.
///
/// Only ``label`` is required; everything else has a default that accepts anything.
///
/// ```swift
/// struct PlateNumber: Grammar {
///   let label = "Licence Plate"
///   let template: String? = "AA-000"
///   func parse(_ text: String) -> Parse {
///     let plate = text.uppercased().filter { $0.isLetter || $0.isNumber }
///     return plate.count == 5 ? .whole(plate) : .begun(plate, "Two letters, then three digits")
///   }
/// }
/// ```
public protocol Grammar: Sendable {
  /// The label of a field that was given none.
  var label: String { get }

  /// The mask around the data, or `nil` for free text.
  ///
  /// `0` is a slot for a digit, `A` for a letter, `X` for anything; the rest is fixed.
  var template: String? { get }

  /// What a text without its mask means; data that is parsed again means itself.
  func parse(_ text: String) -> Parse

  /// The form in which data is kept once the field is left.
  func write(_ data: String) -> String

  /// True if it is drawn as dots, and kept out of drafts and messages.
  var isSecret: Bool { get }
}

extension Grammar {
  /// Free text.
  public var template: String? { nil }
  /// Takes everything.
  public func parse(_ text: String) -> Parse { .whole(text) }
  /// Keeps the data as it is.
  public func write(_ data: String) -> String { data }
  /// Shows what is typed.
  public var isSecret: Bool { false }
}

/// A type of an app as the engine sees it.
struct AppType<Own: Grammar>: FieldType {
  private let own: Own
  private let form: Template?
  let traits: TypeTraits

  init(_ own: Own) {
    self.own = own
    form = own.template.map { Template($0) }
    traits = TypeTraits(.verbatim(own.label), isSecret: own.isSecret)
  }

  func template(for data: String) -> Template? { form }

  func parse(_ text: String) -> Parse { unmasked(text, keeping: kept) }

  private func kept(_ text: String) -> String { own.parse(text).data ?? "" }

  func write(_ data: String, as writing: Writing) -> String {
    switch writing {
    case .finished: own.write(data)
    case .remainder: kept(data)
    default: masked(data, as: writing)
    }
  }

  func judge(_ data: String) -> Parse.State {
    let shape = form?.judge(data) ?? .whole
    if shape.live != nil { return shape }
    let state = own.parse(data).state
    return state == .whole ? shape : state
  }

  func hint(_ data: String) -> Wording? { own.parse(data).notice }
}
