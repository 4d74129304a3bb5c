/// What a field holds: a built-in type with its parameters, or one of an app's own.
///
/// The names and parameters are those of form files, so `tfield types` documents both.
///
/// ```swift
/// Field("size", .integer(min: 1, max: 20))
/// Field("due", .date(min: .today))
/// Field("plate", .own(PlateNumber()))
/// ```
public struct FieldKind: Sendable {
  package let type: any FieldType

  package init(_ type: any FieldType) { self.type = type }

  /// A type of an app's own.
  public static func own(_ type: some Grammar) -> Self { Self(AppType(type)) }
}
