/// One cell of an emulated screen: what stands in it, and how.
struct Cell: Hashable {
  /// A colour as the program asked for it.
  enum Color: Hashable {
    case usual
    case palette(Int)
    case rgb(Int, Int, Int)
  }

  var text: String
  var width: Int
  var isBold: Bool
  var isDim: Bool
  var isReverse: Bool
  var isUnderlined: Bool
  var foreground: Color
  var background: Color
}
