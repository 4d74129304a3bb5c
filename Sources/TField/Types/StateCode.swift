/// The two-letter code of a state or territory of the United States: `CA`.
public struct StateCode: FieldType {
  private static let template = Template(
    "XX", slots: ["X": .scalars(["A"..."Z", "a"..."z"])])

  public let label = Wording.label(.state)
  public let priority = 0.2
  /// A cut name may begin as another state's code does.
  public let refusesOverflow = true

  public init() {}

  /// Every code that there is.
  public static var all: [String] { StateNames.codes.sorted() }

  public func template(for data: String) -> Template? { Self.template }

  /// The letters in upper case; a name that is pasted becomes its code.
  public func filter(_ text: String, _ edit: Edit) -> String {
    let letters = text.filter(\.isASCIILetter).uppercased()
    guard edit == .pasting else { return letters }
    return StateNames.code(of: text) ?? StateNames.code(of: letters) ?? letters
  }

  public func live(_ data: String) -> FieldError? {
    if StateNames.codes.contains(where: { $0.hasPrefix(data) }) { return nil }
    let isFirstWrong = !StateNames.codes.contains { $0.first == data.first }
    return FieldError(
      .state,
      isFirstWrong ? .place(.noStateCodeStart(String(data.prefix(1)))) : .place(.unknownStateCode))
  }

  public func result(_ data: String) -> FieldError? {
    StateNames.codes.contains(data) ? nil : FieldError(.state, .place(.unknownStateCode))
  }
}

extension FieldType where Self == StateCode {
  public static var stateCode: Self { Self() }
}
