/// Where a page has empty rows: all or none of each kind.
///
/// Rows that a screen has left are spent in this order, and stay as they are until the page or the
/// size of the screen is another, so that nothing moves while a person works.
struct Rhythm: Hashable, Sendable {
  /// Before each section but the first.
  var sections = false
  var buttons = false
  /// Below the title and the names of the pages.
  var title = false
  /// Before the first section, where a description stands above.
  var firstSection = false
  /// Between what has a frame and what has none, and between groups without frames.
  var groups = false
}

extension Rhythm {
  /// Spends free rows on a page; a screen may have neither title nor buttons.
  init(of layout: FormLayout, free: Int, hasTitle: Bool, hasButtons: Bool) {
    var left = free
    func takes(_ count: Int) -> Bool {
      guard count > 0, count <= left else { return false }
      left -= count
      return true
    }
    let kinds = layout.bands.indices.map(layout.gapKind)
    sections = takes(kinds.count { $0 == .section })
    buttons = takes(hasButtons ? 1 : 0)
    title = takes(hasTitle ? 1 : 0)
    firstSection = takes(kinds.count { $0 == .firstSection })
    groups = takes(kinds.count { $0 == .group })
  }
}

extension FormLayout {
  /// Why a row may be left empty above a band.
  enum GapKind { case section, firstSection, group }

  /// How a band looks beside others.
  private enum Look {
    case framed, options, note
    /// Switches and computed values, which stand together.
    case line
  }

  /// The reason for an empty row above a band; `nil` if there is none.
  func gapKind(above number: Int) -> GapKind? {
    guard number > 0, bands.indices.contains(number) else { return nil }
    let (above, own) = (bands[number - 1], bands[number])
    if own.isHeading { return own.section == sections.first ? .firstSection : .section }
    let looks = (look(of: above), look(of: own))
    return switch looks {
    case (nil, _), (_, nil), (.framed, .framed), (.line, .line), (.note, .note): nil
    default: .group
    }
  }

  func gap(above number: Int) -> Int {
    let isSpent =
      switch gapKind(above: number) {
      case .section: rhythm.sections
      case .firstSection: rhythm.firstSection
      case .group: rhythm.groups
      case nil: false
      }
    return isSpent ? 1 : 0
  }

  private func look(of band: Band) -> Look? {
    switch band.content {
    case .heading: nil
    case .note: .note
    case .fields:
      places(in: band).contains { $0.plan.shape == .box }
        ? .framed : places(in: band).contains { $0.plan.shape == .options } ? .options : .line
    }
  }
}
