/// The two keys by which objects are named.
package struct JSONNames: Sendable {
  private let halves: InlineArray<2, KeyHalves>

  package init(_ first: StaticString, _ second: StaticString) {
    halves = [KeyHalves(first), KeyHalves(second)]
  }

  /// Which of the keys a name is, if any.
  package func number(of name: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let name = KeyHalves(bytes, name)
    return halves.indices.first { halves[$0] == name }
  }
}
