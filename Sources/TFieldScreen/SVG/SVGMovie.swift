/// A moving picture in SVG: canvases one after the other, again and again.
///
/// A row of the screen is drawn once for as long as it stays the same, so a frame in which one letter
/// changes costs one row. It moves by CSS alone; where motion isn't wanted, the last frame stays.
package struct SVGMovie: Sendable {
  /// A canvas, and for how many milliseconds it is seen.
  package struct Frame: Sendable {
    package var canvas: Canvas
    package var milliseconds: Int

    package init(_ canvas: Canvas, for milliseconds: Int) {
      (self.canvas, self.milliseconds) = (canvas, milliseconds)
    }
  }

  /// The frames from one on up to another.
  private struct Span: Hashable {
    var start: Int
    var end: Int
  }

  private let picture: SVGPicture
  private let frames: [Frame]
  /// When each frame begins; last, when all are over.
  private let times: [Int]

  /// Takes the frames, each at least one millisecond long, and how they are drawn.
  package init(_ frames: [Frame], drawnAs picture: SVGPicture) {
    self.picture = picture
    self.frames = frames
    times = frames.reduce(into: [0]) { times, frame in
      times.append((times.last ?? 0) + max(1, min(frame.milliseconds, 100_000)))
    }
  }

  /// The whole document.
  package func text(title: String = "") -> String {
    let canvases = frames.map(\.canvas)
    let drawn = canvases.map(picture.rows)
    let height = drawn.map(\.count).max() ?? 0
    var spans: [Span] = []
    var body = ""
    for row in 0..<height {
      for span in self.spans(of: drawn.map { row < $0.count ? $0[row] : "" }) {
        let content = row < drawn[span.start].count ? drawn[span.start][row] : ""
        if content.isEmpty { continue }
        if span == all { body += content; continue }
        if !spans.contains(span) { spans.append(span) }
        body += "<g class=\"\(name(of: span))\">\n\(content)</g>\n"
      }
    }
    let widest = canvases.max { $0.width < $1.width }
    return picture.document(
      width: widest?.width ?? 0, height: height, title: title,
      charset: widest?.charset ?? .unicode, style: style(spans), body)
  }

  private var all: Span { Span(start: 0, end: frames.count) }

  /// The spans in which a row stays as it is.
  private func spans(of contents: [String]) -> [Span] {
    var spans: [Span] = []
    for (index, content) in contents.enumerated() {
      if let last = spans.last, contents[last.start] == content {
        spans[spans.count - 1].end = index + 1
      } else {
        spans.append(Span(start: index, end: index + 1))
      }
    }
    return spans
  }
}

extension SVGMovie {
  private func name(of span: Span) -> String { "s\(span.start)-\(span.end)" }

  private func style(_ spans: [Span]) -> String {
    let hidden = spans.filter { $0.end < frames.count }.map { ".\(name(of: $0))" }
    let rules = spans.map { span in
      ".\(name(of: span)){animation:\(name(of: span)) \(times.last ?? 0)ms step-end infinite}\n"
    }
    return (hidden.isEmpty ? "" : hidden.joined(separator: ",") + "{visibility:hidden}\n")
      + spans.map(keyframes).joined()
      + "@media (prefers-reduced-motion:no-preference){\n\(rules.joined())}\n"
  }

  private func keyframes(_ span: Span) -> String {
    let before = span.start == 0 ? "" : "0%{visibility:hidden}"
    let after = span.end == frames.count ? "" : "\(percent(span.end))%{visibility:hidden}"
    return
      "@keyframes \(name(of: span)){\(before)\(percent(span.start))%{visibility:visible}\(after)}\n"
  }

  /// When a frame begins, as a part of the whole, such as `12.34`.
  private func percent(_ frame: Int) -> String {
    let parts = times[frame] * 10_000 / max(1, times.last ?? 1)
    let rest = parts % 100
    return rest == 0 ? "\(parts / 100)" : "\(parts / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
