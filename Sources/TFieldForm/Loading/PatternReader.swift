internal import TFieldJSON
internal import TField
internal import TFieldPatterns

extension Reading {
  /// A pattern; one that doesn't compile is reported at its place in the file.
  func pattern(_ node: JSONNode) -> Pattern {
    let source = node.string ?? ""
    let compiled = PCREPattern(source, within: budget)
    do {
      try compiled.check()
    } catch {
      report.error(.brokenPattern(error.message, at: error.offset), at: node)
    }
    return Pattern(source, matcher: compiled)
  }
}
