/// How a screen is divided: what stands above the form, what is seen of it, what stands below.
struct ScreenAreas {
  /// What all of it follows from, beside the height of the form.
  struct Plan {
    var width: Int
    let height: Int
    /// How many lines the title takes, and the names of the steps of a form of pages.
    var titleLines = 1
    var stepLines = 0
    var actionLines = 1
    var hasStatus = false
    var isFull = false
  }

  /// A form can be filled in on a screen no smaller than this.
  static let least = (width: 20, height: 5)
  /// Lines longer than this are hard to follow.
  private static let widest = 100

  let title: Rect?
  let steps: Rect?
  let form: Rect
  /// The lines that a long form would be seen of.
  let room: Int
  let actions: Rect?
  let status: Rect?
  let message: Rect
  let keys: Rect?

  static func columns(in width: Int, isFull: Bool = false) -> Range<Int> {
    let margin = width >= 40 ? 1 : 0
    let used = min(width - margin - 1, isFull ? width : widest)
    let left = max(margin, (width - used) / 2)
    return left..<max(left, left + used)
  }

  init(_ plan: Plan, formHeight: Int) {
    let columns = Self.columns(in: plan.width, isFull: plan.isFull)
    let lines = { (row: Int, count: Int) in Rect(rows: row..<row + count, columns: columns) }
    let isRoomy = plan.height >= 30
    let most = max(1, plan.height / 6)
    var (top, bottom) = (0, plan.height)
    title = plan.titleLines > 0 && plan.height >= 6 ? lines(top, min(plan.titleLines, most)) : nil
    top += title.map { $0.height + (isRoomy ? 1 : 0) } ?? 0
    steps = plan.stepLines > 0 && plan.height >= 8 ? lines(top, min(plan.stepLines, most)) : nil
    top += steps?.height ?? 0
    keys = plan.height >= 8 ? lines(bottom - 1, 1) : nil
    bottom -= keys == nil ? 1 : 2
    message = lines(bottom, 1)
    if isRoomy { bottom -= 1 }
    let actionLines = min(plan.actionLines, most)
    let hasStatus = plan.hasStatus && plan.height >= 20
    let gap = isRoomy && actionLines > 0 ? 1 : 0
    room = max(0, bottom - actionLines - gap - (hasStatus ? 1 : 0) - top)
    let end = top + min(formHeight, room)
    form = Rect(rows: top..<end, columns: columns)
    actions = actionLines > 0 ? lines(end + gap, actionLines) : nil
    status = hasStatus ? lines(end + gap + actionLines, 1) : nil
  }
}

/// Where a list or a calendar stands: below its field, above it, or in the middle.
enum Popup {
  /// A block of the wanted size if that fits, of at least the least height if it doesn't.
  static func rect(
    width: Int, height: Int, least: Int, beside field: Rect?, in area: Rect
  ) -> Rect {
    let width = min(width, area.width)
    guard let field else { return centred(width: width, height: height, in: area) }
    let below = area.rows.upperBound - field.rows.upperBound
    let above = field.rows.lowerBound - area.rows.lowerBound
    let column = min(field.columns.lowerBound, area.columns.upperBound - width)
    let isBelow = below >= min(height, above) || below >= height
    let height = min(height, isBelow ? below : above)
    guard height >= least else { return centred(width: width, height: least, in: area) }
    let row = isBelow ? field.rows.upperBound : field.rows.lowerBound - height
    return Rect(
      row: row, column: max(area.columns.lowerBound, column), width: width, height: height)
  }

  static func centred(width: Int, height: Int, in area: Rect) -> Rect {
    let (width, height) = (min(width, area.width), min(height, area.height))
    return Rect(
      row: area.rows.lowerBound + (area.height - height) / 2,
      column: area.columns.lowerBound + (area.width - width) / 2, width: width, height: height)
  }
}
