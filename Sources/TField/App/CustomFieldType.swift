/// A type of field of an app's own: what it accepts, how it looks, and when it is valid.
///
/// Only ``label`` is required; every other requirement has a default that accepts anything, so a
/// type states what makes it special.
///
/// ```swift
/// struct PlateNumber: CustomFieldType {
///   let label = "Licence Plate"
///   let template: String? = "AA-000"
///   func filter(_ text: String) -> String { text.uppercased() }
///   func result(_ data: String) -> String? {
///     data.count == 5 ? nil : "Two letters, then three digits"
///   }
/// }
/// ```
public protocol CustomFieldType: Sendable {
  /// The label of a field that was given none.
  var label: String { get }

  /// The mask around the data, or `nil` for free text.
  ///
  /// `0` is a slot for a digit, `A` for a letter, `X` for anything; the rest is fixed.
  var template: String? { get }

  /// The part of `text` that is kept; filtering twice is the same as filtering once.
  func filter(_ text: String) -> String

  /// What is wrong with data that is still being typed and that nothing more could mend.
  func live(_ data: String) -> String?

  /// What is wrong with data that the person has finished; never asked about no data.
  func result(_ data: String) -> String?

  /// The form in which valid data is kept once the field is left.
  func finish(_ data: String) -> String

  /// What to say while the field is being filled in.
  func hint(_ data: String) -> String?

  /// True if it is drawn as dots, and kept out of drafts and messages.
  var isSecret: Bool { get }
}

extension CustomFieldType {
  /// Free text.
  public var template: String? { nil }
  /// Keeps everything.
  public func filter(_ text: String) -> String { text }
  /// Objects to nothing.
  public func live(_ data: String) -> String? { nil }
  /// Objects to nothing.
  public func result(_ data: String) -> String? { nil }
  /// Keeps the data as it is.
  public func finish(_ data: String) -> String { data }
  /// Says nothing.
  public func hint(_ data: String) -> String? { nil }
  /// Shows what is typed.
  public var isSecret: Bool { false }
}

/// A type of an app as the engine sees it.
struct AppType<Own: CustomFieldType>: FieldType {
  private let own: Own
  private let form: Template?
  let label: Wording
  let isSecret: Bool

  init(_ own: Own) {
    self.own = own
    form = own.template.map { Template($0) }
    label = .verbatim(own.label)
    isSecret = own.isSecret
  }

  func template(for data: String) -> Template? { form }

  func parse(_ text: String) -> Parse { unmasked(text, keeping: own.filter) }

  func write(_ data: String, as writing: Writing) -> String {
    switch writing {
    case .finished: own.finish(data)
    case .remainder: own.filter(data)
    default: masked(data, as: writing)
    }
  }

  func judge(_ data: String) -> Parse.State {
    let shape = form?.judge(data) ?? .whole
    if shape.live != nil { return shape }
    if let reason = own.live(data) { return .wrong(FieldError("rule", .verbatim(reason))) }
    return own.result(data).map { .begun(FieldError("rule", .verbatim($0))) } ?? shape
  }

  func hint(_ data: String) -> Wording? { own.hint(data).map { .verbatim($0) } }
}
