import TField

/// The areas of a screen: above the form, the visible part of the form, and below it.
struct ScreenAreas {
  /// What the areas depend on, besides the height of the form.
  struct Plan {
    var width: Int
    let height: Int
    /// The lines of the title, and of the names of the pages.
    var titleLines = 1
    var stepLines = 0
    var actionLines = 1
    var hasStatus = false
    var formWidth = Form.Width.page
    var rhythm = Rhythm()
    /// True if the form is longer than its room.
    var hasMore = false
    /// True if the lines for messages and keys follow the form, and don't stand at the bottom.
    var isSnug = false
  }

  /// The smallest screen on which a form can be filled in.
  static let least = (width: 20, height: 5)
  /// A form on a wider screen stands in the middle of it.
  private static let wide = 100

  let title: Rect?
  let steps: Rect?
  let form: Rect
  /// The most lines of a long form that are visible.
  let room: Int
  /// The line that says what follows below the visible part.
  let more: Rect?
  let actions: Rect?
  let status: Rect?
  let message: Rect
  let keys: Rect?

  /// The rows that are used, from the top.
  var height: Int { (keys ?? message).rows.upperBound }

  static func columns(in width: Int, _ formWidth: Form.Width = .page) -> Range<Int> {
    let margin = width >= 40 ? 1 : 0
    let room = width - margin - 1
    let used = min(room, formWidth.most ?? room)
    let left = width > wide ? max(margin, (width - used) / 2) : margin
    return left..<max(left, left + used)
  }

  init(_ plan: Plan, formHeight: Int) {
    let columns = Self.columns(in: plan.width, plan.formWidth)
    let lines = { (row: Int, count: Int) in Rect(rows: row..<row + count, columns: columns) }
    let most = max(1, plan.height / 6)
    var (top, bottom) = (0, plan.height)
    title = plan.titleLines > 0 && plan.height >= 6 ? lines(top, min(plan.titleLines, most)) : nil
    top += title?.height ?? 0
    steps = plan.stepLines > 0 && plan.height >= 8 ? lines(top, min(plan.stepLines, most)) : nil
    top += steps?.height ?? 0
    if top > 0, plan.rhythm.title { top += 1 }
    let hasKeys = plan.height >= 8
    bottom -= hasKeys ? 2 : 1
    let actionLines = min(plan.actionLines, most)
    let statusLines = plan.hasStatus && plan.height >= 20 ? 1 : 0
    // What follows is said in the empty row before the buttons.
    let moreLines = plan.hasMore && plan.height >= 10 ? 1 : 0
    let between = max(moreLines, plan.rhythm.buttons && actionLines > 0 ? 1 : 0)
    room = max(0, bottom - between - actionLines - statusLines - top)
    let end = top + min(formHeight, room)
    form = Rect(rows: top..<end, columns: columns)
    more = moreLines > 0 ? lines(end, 1) : nil
    actions = actionLines > 0 ? lines(end + between, actionLines) : nil
    status = statusLines > 0 ? lines(end + between + actionLines, 1) : nil
    let used = end + between + actionLines + statusLines
    message = lines(plan.isSnug ? min(bottom, used + 1) : bottom, 1)
    keys = hasKeys ? lines(message.rows.upperBound, 1) : nil
  }
}
