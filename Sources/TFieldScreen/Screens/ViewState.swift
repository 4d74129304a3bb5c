/// What of a form is seen, and the columns that Up and Down keep to.
///
/// Input changes it, and ``FormScreen/arrange(_:width:height:)``; drawing never does.
struct ViewState: Sendable {
  /// The line of the form that stands on top.
  var scroll = 0
  /// The field that had the focus when the form was last arranged, the line of the form where it
  /// stood, and the screen.
  var anchor: (field: Int, top: Int, bounds: Rect)?
  /// How far the form was scrolled to keep the focus in its place.
  var held = 0
  /// True if the field in focus is to be brought into view.
  var isFollowing = true
  /// The field whose text is scrolled, and by how many columns or, in several lines, lines.
  var textScroll = (field: -1, offset: 0)
  /// The column that Up and Down keep to.
  var goalColumn: Int?
  /// The same inside a text of several lines.
  var textGoalColumn: Int?
  /// The first option that is seen of an open list, and whether the highlight is to be followed.
  var listScroll = (top: 0, isFollowing: true)
  /// The field in which text is being selected with the mouse.
  var draggedField: Int?
}
