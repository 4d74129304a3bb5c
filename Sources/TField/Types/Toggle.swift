/// A switch: on or off, and where it is required, on.
public struct Toggle: FieldType {
  static let on = "true"

  public let label = Wording.label(.toggle)
  public let editor = Editor.toggle
  public let requiredWording = Wording.mustBeOn
  public let priority = 0.5

  public init() {}

  /// Anything that says yes turns it on.
  public func filter(_ text: String, _ edit: Edit) -> String { text == Self.on ? text : "" }

  public func capacity(for data: String) -> Int { Self.on.count }

  public func typed(_ data: String) -> TypedValue { .flag(data == Self.on) }
}

extension Toggle {
  public func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool { bytes.isText(Self.on) }
}

extension FieldType where Self == Toggle {
  public static var toggle: Self { Self() }
}

extension FieldState {
  /// Turns a switch on or off.
  mutating func toggle(in surroundings: Surroundings) {
    buffer.adopt(typed.isOn ? "" : Toggle.on, caret: 0)
    changed(in: surroundings)
  }
}
