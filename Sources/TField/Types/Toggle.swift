/// A switch: on or off, and where it is required, on.
package struct Toggle: FieldType {
  static let on = "true"

  package let label = Wording.label(.toggle)
  package let editor = Editor.toggle
  package let requiredWording = Wording.mustBeOn
  package let priority = 0.5

  package init() {}

  /// Anything that says yes turns it on.
  package func parse(_ text: String) -> Parse { unmasked(text) { $0 == Self.on ? $0 : "" } }

  package func capacity(for data: String) -> Int { Self.on.count }

  package func typed(_ data: String) -> TypedValue { .flag(data == Self.on) }
}

extension Toggle {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool { bytes.isText(Self.on) }
}

extension FieldState {
  /// Turns a switch on or off.
  mutating func toggle(in surroundings: Surroundings) {
    buffer.adopt(typed.isOn ? "" : Toggle.on, caret: 0)
    changed(in: surroundings)
  }
}
