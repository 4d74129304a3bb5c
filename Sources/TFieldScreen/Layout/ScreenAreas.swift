/// How a screen is divided: what stands on top, the part of the form that is seen, what stands
/// below.
struct ScreenAreas: Hashable, Sendable {
  /// A form can be filled in on a screen no smaller than this.
  static let least = (width: 20, height: 5)
  /// Lines longer than this are hard to follow.
  private static let widest = 100

  let title: Rect?
  let steps: Rect?
  let form: Rect
  let actions: Rect?
  let status: Rect?
  let hint: Rect
  let keys: Rect?
  /// Where marks tell that there is more of the form.
  let marks: Int

  static func columns(in width: Int) -> Range<Int> {
    let margin = width >= 40 ? 1 : 0
    let used = min(width - margin - 1, widest)
    let left = max(margin, (width - used) / 2)
    return left..<max(left, left + used)
  }

  /// The areas of a screen for a form of so many lines.
  init(
    width: Int, height: Int, formHeight: Int, hasTitle: Bool = true, hasSteps: Bool,
    hasActions: Bool, hasStatus: Bool
  ) {
    let columns = Self.columns(in: width)
    let line = { (row: Int) in Rect(rows: row..<row + 1, columns: columns) }
    var top = 0
    var bottom = height
    let isRoomy = height >= 30
    title = hasTitle && height >= 6 ? line(top) : nil
    if title != nil { top += isRoomy ? 2 : 1 }
    steps = hasSteps && height >= 8 ? line(top) : nil
    if steps != nil { top += 1 }
    keys = height >= 8 ? line(bottom - 1) : nil
    if keys != nil { bottom -= 1 }
    hint = line(bottom - 1)
    bottom -= isRoomy ? 2 : 1
    let hasStatus = hasStatus && height >= 20
    let below = (hasActions ? isRoomy ? 2 : 1 : 0) + (hasStatus ? 1 : 0)
    let end = max(top, min(top + formHeight, bottom - below))
    form = Rect(rows: top..<end, columns: columns)
    let actionRow = end + (isRoomy ? 1 : 0)
    actions = hasActions ? line(actionRow) : nil
    status = hasStatus ? line(hasActions ? actionRow + 1 : end) : nil
    marks = columns.upperBound
  }
}
