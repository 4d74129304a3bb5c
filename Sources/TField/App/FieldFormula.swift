/// A number worked out from other answers, as `compute` in form files says it.
///
/// It has ids of fields, numbers, `+ - * / ( )`, and `sum`, `count`, `min`, `max` and `round`. A minus
/// between two ids stands between spaces.
///
/// ```swift
/// Field("total", .currency(), compute: "round(hours * rate, 2)")
/// ```
public struct FieldFormula: Sendable, ExpressibleByStringLiteral {
  let formula: Formula

  /// Reads a formula that a program made; throws what is wrong with it, and where.
  public init(_ text: String) throws {
    do { formula = try Formula(text) } catch { throw FormulaError(text: text, fault: error) }
  }

  /// A formula of the source; one that can't be read is a mistake in the program, and ends it.
  public init(stringLiteral text: String) {
    do {
      try self.init(text)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

/// What is wrong with a formula, as one sentence.
private struct FormulaError: Error, CustomStringConvertible {
  let text: String
  let fault: Formula.Fault

  var description: String {
    "'\(text)' isn't a formula: \(fault.reason) at character \(fault.position)"
  }
}
