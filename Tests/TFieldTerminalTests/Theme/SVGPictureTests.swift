import Foundation
import TField
import TestSupport
import Testing

@testable import TFieldScreen
@testable import TFieldTerminal

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGPictureTests {
  private static func canvas(_ text: String, _ style: Style = .plain) -> Canvas {
    var canvas = Canvas(width: 12, height: 1)
    canvas.write(text, at: Point(row: 0, column: 1), style: style)
    return canvas
  }

  @Test func `a canvas becomes a picture, every glyph in its column`() {
    var canvas = Self.canvas("Ada", .error)
    canvas.cursor = Point(row: 0, column: 4)
    let picture = SVGPicture(Theme(all: [Appearance(.red): [.error]]))
    #expect(
      picture.text(of: canvas, title: "Who") == """
        <svg xmlns="http://www.w3.org/2000/svg" width="132" height="41" viewBox="0 0 132 41">
        <title>Who</title>
        <rect width="132" height="41" rx="8" fill="#1e1e1e"/>
        <g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', \
        monospace" font-size="14.95" xml:space="preserve">
        <text x="21 30 39" y="26" fill="#cd0000">Ada</text>
        <rect x="48" y="26" width="9" height="3" fill="#d4d4d4"/>
        </g>
        </svg>

        """)
  }

  @Test func `looks become attributes`() {
    let look = Appearance(.rgb(1, 2, 3), on: .rgb(255, 255, 255), [.bold, .underline, .reverse])
    let text = SVGPicture(Theme(all: [look: [.plain]])).text(of: Self.canvas("x"))
    #expect(text.contains("font-weight=\"bold\" text-decoration=\"underline\""))
    #expect(text.contains("height=\"17\" fill=\"#010203\""))
    #expect(text.contains("fill=\"#ffffff\""))
  }

  @Test func `a wide character moves the next by two columns`() {
    let text = SVGPicture(Theme(all: [:])).text(of: Self.canvas("漢a"))
    #expect(text.contains("x=\"12 21 39\""))
  }

  @Test(arguments: [
    "<script>", "a&b", "\"'", "]]>", "\u{1B}[31m", "\u{0}", "\u{FFFE}", "\u{202E}", "👩‍👩‍👧", "e\u{301}",
    "\u{1D49C}",
  ])
  func `whatever is drawn, the picture is well-formed XML`(text: String) throws {
    let svg = SVGPicture(Theme(all: [:])).text(of: Self.canvas(text), title: text)
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError)) in \(svg)")
  }

  @Test func `the same canvas always gives the same bytes`() {
    let pictures = (0..<5).map { _ in SVGPicture(Theme(all: [:])).text(of: Self.canvas("Ada & Eve"))
    }
    #expect(Set(pictures).count == 1)
  }

  @Test func `an empty canvas is a picture too`() {
    #expect(
      SVGPicture(Theme(all: [:])).text(of: Canvas(width: 0, height: 0)).hasSuffix("</g>\n</svg>\n"))
  }
}
