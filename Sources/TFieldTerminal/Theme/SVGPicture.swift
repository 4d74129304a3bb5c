package import TFieldScreen

/// A canvas as an SVG picture, as a terminal with all colours would show it in a theme.
///
/// Every glyph has its own column, so neither the layout nor the bytes depend on the font.
package struct SVGPicture: Sendable {
  private static let cell = (width: 9, height: 17)
  private static let baseline = 14
  private static let margin = 12
  /// The size at which a glyph is as wide as a cell, for viewers that ignore glyph positions.
  private static let fontSize = "14.95"
  private static let family =
    "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"

  private static let foreground = Colour.rgb(0xD4, 0xD4, 0xD4)
  private static let background = Colour.rgb(0x1E, 0x1E, 0x1E)

  private let theme: Theme

  package init(_ theme: Theme) { self.theme = theme }

  package func text(of canvas: Canvas, title: String = "") -> String {
    let runs = canvas.runs
    let body =
      runs.compactMap(ground).joined() + runs.compactMap(words).joined()
      + (canvas.cursor.map { block($0, cells: 1, height: 3, Self.foreground) } ?? "")
    let width = canvas.width * Self.cell.width + 2 * Self.margin
    let height = canvas.height * Self.cell.height + 2 * Self.margin
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <title>\(DisplayText(title, in: canvas.charset).description.escapedForXML)</title>
      <rect width="\(width)" height="\(height)" rx="8" fill="\(Self.background.hexadecimal)"/>
      <g font-family="\(Self.family)" font-size="\(Self.fontSize)" xml:space="preserve">
      \(body)</g>
      </svg>

      """
  }

  private func x(_ column: Int) -> Int { Self.margin + column * Self.cell.width }
  private func y(_ row: Int) -> Int { Self.margin + row * Self.cell.height }

  private func ground(of run: Run) -> String? {
    let colour = run.swatch.map(Colour.init) ?? colours(of: run.style).background
    return colour == Self.background
      ? nil : block(run.start, cells: run.width, height: Self.cell.height, colour)
  }

  private func block(_ start: Point, cells: Int, height: Int, _ colour: Colour) -> String {
    let top = y(start.row) + Self.cell.height - height
    return "<rect x=\"\(x(start.column))\" y=\"\(top)\" width=\"\(cells * Self.cell.width)\""
      + " height=\"\(height)\" fill=\"\(colour.hexadecimal)\"/>\n"
  }

  private func words(of run: Run) -> String? {
    guard run.swatch == nil, let last = run.text.lastIndex(where: { $0 != " " }) else { return nil }
    let text = String(run.text[...last])
    let look = theme[run.style].attributes
    var attributes = "fill=\"\(colours(of: run.style).foreground.hexadecimal)\""
    if look.contains(.bold) { attributes += " font-weight=\"bold\"" }
    if look.contains(.underline) { attributes += " text-decoration=\"underline\"" }
    return "<text x=\"\(columns(of: text, from: run.start.column))\""
      + " y=\"\(y(run.start.row) + Self.baseline)\" \(attributes)>\(text.escapedForXML)</text>\n"
  }

  /// The x positions of all characters: one per UTF-16 unit, as SVG counts.
  private func columns(of text: String, from column: Int) -> String {
    var column = column
    var places: [String] = []
    for scalar in text.unicodeScalars {
      let cells = CharacterWidth(of: scalar).cells
      let place = "\(x(cells == 0 ? max(0, column - 1) : column))"
      places += Array(repeating: place, count: UTF16.width(scalar))
      column += cells
    }
    return places.joined(separator: " ")
  }

  private func colours(of style: Style) -> (foreground: Colour, background: Colour) {
    let look = theme[style]
    let ink = look.foreground ?? Self.foreground
    let ground = look.background ?? Self.background
    if look.attributes.contains(.reverse) { return (ground, ink) }
    return (look.attributes.contains(.dim) ? ink.mixed(with: ground) : ink, ground)
  }
}

extension String {
  fileprivate var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // Controls never reach a canvas, and these two are not allowed in XML.
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Colour {
  /// The colour in SVG notation, such as `#d4d4d4`.
  fileprivate var hexadecimal: String {
    let (red, green, blue) = components
    let digits = String(1 << 24 | red << 16 | green << 8 | blue, radix: 16)
    return "#" + digits.dropFirst()
  }

  /// Three parts of this colour mixed with two of another: faint but readable.
  fileprivate func mixed(with other: Self) -> Self {
    let mixed = { (own: Int, more: Int) in UInt8(truncatingIfNeeded: (3 * own + 2 * more) / 5) }
    let (own, more) = (components, other.components)
    return .rgb(mixed(own.red, more.red), mixed(own.green, more.green), mixed(own.blue, more.blue))
  }
}
