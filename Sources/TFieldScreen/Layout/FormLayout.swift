import TField

/// Where everything of a form stands on a page without end; a screen shows a part of it.
///
/// It is worked out once for a size, and anew when a field comes or goes. Finding what is visible,
/// or where a field is, then costs the same in a form of thousands as in one of seven.
struct FormLayout: Sendable {
  /// A field in its row.
  struct Place: Hashable, Sendable {
    let field: Int
    let columns: Range<Int>
    let plan: FieldPlan
    /// The lines of the row above the field's content.
    var lead: Int
    /// The lines of its content.
    var height: Int { plan.contentHeight }
  }

  /// Some lines that belong together and are drawn in one go.
  struct Band: Sendable {
    /// What is in the lines.
    enum Content: Sendable {
      /// A line that describes the section, or the form above it.
      case note(MarkdownLine)
      case heading
      case fields(Range<Int>)
    }

    let content: Content
    let section: Int
    var top: Int
    var height: Int
    /// A line for debugging stands above the fields.
    var hasDebugLine = false

    var rows: Range<Int> { top..<top + height }
    var hasFields: Bool { if case .fields = content { true } else { false } }
  }

  let key: Key
  let width: Int
  /// The sections with something to show, in order.
  let sections: [Int]
  private(set) var bands: [Band]
  let places: [Place]
  /// The band of each field of the form, or -1.
  private let bandOfField: [Int]
  /// The width of the labels of a section, where each stands in front of its text.
  let labelWidths: [Int: Int]
  /// How many lines below a row are kept for messages, by the number of its band.
  private(set) var messageLines: [Int: Int] = [:]

  init(_ parts: FormLayoutParts, for key: Key, in form: Form) {
    self.key = key
    width = parts.width
    sections = parts.sections
    bands = parts.bands
    places = parts.places
    labelWidths = parts.labelWidths
    var bandOfField = Array(repeating: -1, count: form.fields.count)
    for (number, band) in parts.bands.enumerated() {
      guard case .fields(let range) = band.content else { continue }
      for place in parts.places[range] { bandOfField[place.field] = number }
    }
    self.bandOfField = bandOfField
  }
}

extension FormLayout {
  /// What a layout depends on.
  struct Key: Hashable, Sendable {
    var width: Int
    var setting: FieldPlan.Setting
    /// The section shown alone, if they are shown one by one.
    var page: Int?
    var version: Int
    var fieldCount: Int
    var sectionCount: Int
    var isDebugging: Bool
  }

  var height: Int { bands.last?.rows.upperBound ?? 0 }

  /// The same with lines for messages below some rows.
  func keeping(_ lines: [Int: Int]) -> Self {
    guard lines != messageLines else { return self }
    var layout = self
    var top = 0
    for number in bands.indices {
      layout.bands[number].top = top
      layout.bands[number].height += (lines[number] ?? 0) - (messageLines[number] ?? 0)
      top += layout.bands[number].height
    }
    layout.messageLines = lines
    return layout
  }

  /// The bands of which something is in some lines.
  func bands(in rows: Range<Int>) -> ArraySlice<Band> {
    let first = firstBand { $0.rows.upperBound > rows.lowerBound }
    let end = rows.isEmpty ? first : firstBand { $0.top >= rows.upperBound }
    return bands[first..<max(first, end)]
  }

  /// The first band that fulfils what all bands below it fulfil too.
  private func firstBand(where isBelow: (Band) -> Bool) -> Int {
    var (low, high) = (0, bands.count)
    while low < high {
      let middle = (low + high) / 2
      if isBelow(bands[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The number of the band in which a field stands.
  func band(of field: Int) -> Int? {
    guard bandOfField.indices.contains(field), bandOfField[field] >= 0 else { return nil }
    return bandOfField[field]
  }

  /// The fields of a band, from left to right.
  func places(in band: Band) -> ArraySlice<Place> {
    if case .fields(let range) = band.content { places[range] } else { [] }
  }

  func place(of field: Int) -> Place? {
    band(of: field).flatMap { places(in: bands[$0]).first { $0.field == field } }
  }

  /// Where the content of a field stands: its box, its line, its options.
  func rect(of place: Place, in band: Band) -> Rect {
    let top = band.top + (band.hasDebugLine ? 1 : 0) + place.lead
    return Rect(rows: top..<top + place.height, columns: place.columns)
  }

  /// The lines of a band without those for messages.
  func heightWithoutMessages(of number: Int) -> Int {
    bands[number].height - (messageLines[number] ?? 0)
  }

  /// The field at a point of the endless page.
  func place(at point: Point) -> (place: Place, band: Band)? {
    guard let band = bands(in: point.row..<point.row + 1).first else { return nil }
    return places(in: band).first { $0.columns.contains(point.column) }.map { ($0, band) }
  }
}
