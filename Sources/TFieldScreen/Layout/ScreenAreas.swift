/// How a screen is divided: what stands on top, the part of the form that is seen, what stands
/// below.
///
/// It stays the same from key to key, and so is one that all refer to.
final class ScreenAreas: Sendable {
  /// What all of it follows from, beside the height of the form.
  struct Plan: Equatable {
    let width: Int
    let height: Int
    var hasTitle = true
    let hasSteps: Bool
    let hasActions: Bool
    let hasStatus: Bool
  }

  /// A form can be filled in on a screen no smaller than this.
  static let least = (width: 20, height: 5)
  /// Lines longer than this are hard to follow.
  private static let widest = 100

  let plan: Plan
  let formHeight: Int
  let title: Rect?
  let steps: Rect?
  let form: Rect
  /// The lines that a long form would be seen of.
  let room: Int
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

  init(_ plan: Plan, formHeight: Int) {
    (self.plan, self.formHeight) = (plan, formHeight)
    let columns = Self.columns(in: plan.width)
    let line = { (row: Int) in Rect(rows: row..<row + 1, columns: columns) }
    var top = 0
    var bottom = plan.height
    let isRoomy = plan.height >= 30
    title = plan.hasTitle && plan.height >= 6 ? line(top) : nil
    if title != nil { top += isRoomy ? 2 : 1 }
    steps = plan.hasSteps && plan.height >= 8 ? line(top) : nil
    if steps != nil { top += 1 }
    keys = plan.height >= 8 ? line(bottom - 1) : nil
    if keys != nil { bottom -= 1 }
    hint = line(bottom - 1)
    bottom -= isRoomy ? 2 : 1
    let hasStatus = plan.hasStatus && plan.height >= 20
    let below = (plan.hasActions ? isRoomy ? 2 : 1 : 0) + (hasStatus ? 1 : 0)
    room = max(0, bottom - below - top)
    let end = top + min(formHeight, room)
    form = Rect(rows: top..<end, columns: columns)
    let actionRow = end + (isRoomy ? 1 : 0)
    actions = plan.hasActions ? line(actionRow) : nil
    status = hasStatus ? line(plan.hasActions ? actionRow + 1 : end) : nil
    marks = columns.upperBound
  }
}

extension ScreenAreas: Equatable {
  /// They are made anew with whatever they follow from.
  static func == (one: ScreenAreas, other: ScreenAreas) -> Bool { one === other }
}
