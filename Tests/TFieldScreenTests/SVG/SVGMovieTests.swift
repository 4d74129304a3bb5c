import Foundation
import TField
import TFieldScreen
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGMovieTests {
  private static func isWellFormed(_ svg: String) -> Bool {
    XMLParser(data: Data(svg.utf8)).parse()
  }

  private static func frame(_ rows: [String], _ milliseconds: Int) -> SVGMovie.Frame {
    var canvas = Canvas(width: 8, height: rows.count)
    for (row, text) in rows.enumerated() { canvas.write(text, at: Point(row: row, column: 0)) }
    return SVGMovie.Frame(canvas, for: milliseconds)
  }

  private static let movie = SVGMovie(
    [
      frame(["title", "a", ""], 100), frame(["title", "ab", ""], 100),
      frame(["title", "ab", "done"], 200),
    ], drawnAs: SVGPicture()
  ).text(title: "A <film>")

  @Test func `a row is drawn once for as long as it stays the same`() {
    #expect(Self.movie.components(separatedBy: ">title<").count == 2)
    #expect(Self.movie.components(separatedBy: ">ab<").count == 2)
    #expect(Self.movie.components(separatedBy: "<g class=").count == 4)
  }

  @Test func `rows come and go at their times, and the last frame stays without motion`() {
    for rule in [
      ".s0-1{visibility:hidden}", "@keyframes s0-1{0%{visibility:visible}25%{visibility:hidden}}",
      "@keyframes s1-3{0%{visibility:hidden}25%{visibility:visible}}",
      "@keyframes s2-3{0%{visibility:hidden}50%{visibility:visible}}",
      "@media (prefers-reduced-motion:no-preference){", "animation:s1-3 400ms step-end infinite",
    ] { #expect(Self.movie.contains(rule), "\(rule)") }
  }

  @Test func `it is XML, names no other file and runs nothing`() throws {
    #expect(Self.isWellFormed(Self.movie))
    #expect(Self.movie.contains("<title>A &lt;film&gt;</title>"))
    for word in ["<script", "href", "url(", "@import", "onload"] {
      #expect(!Self.movie.contains(word))
    }
  }

  @Test func `no frames, and frames of several sizes, are pictures too`() throws {
    let empty = SVGMovie([], drawnAs: SVGPicture()).text()
    #expect(Self.isWellFormed(empty))
    let frames = [Self.frame(["a"], 1), Self.frame(["a", "b"], 0), Self.frame([], 1)]
    #expect(Self.isWellFormed(SVGMovie(frames, drawnAs: SVGPicture()).text()))
  }
}
