/// One more or one less of a number, a day or a time.
extension FieldState {
  /// The value beside the one that stands in the field; `nil` in a field that doesn't count.
  ///
  /// An empty field begins with today, now, or zero; where the next value would be wrong, the
  /// field keeps its own.
  func stepped(by step: Int, _ today: CalendarDate) -> String? {
    guard !isReadOnly, editor.isText, let next = type.neighbour(of: typed, by: step, today) else {
      return nil
    }
    guard let settled = type.parse(next).data else { return data }
    return type.judge(settled) == .whole ? settled : data
  }

  /// True if the person has typed into it, or undone that.
  var wasTouched: Bool { shown.isEdited || shown.hasFailed }
}

extension FieldType {
  /// The text of the value beside another of this type; `nil` where values have no neighbours.
  fileprivate func neighbour(of value: TypedValue, by step: Int, _ today: CalendarDate) -> String? {
    switch value {
    case .none: calendar == nil ? (countsFromZero ? "0" : nil) : today.description
    case .number(let number), .amount(let number, _): number.plus(DecimalNumber(step))?.description
    case .date(let date): date.adding(days: step).description
    case .time(let hour, let minute):
      TypedValue.time(
        hour: ((hour * 60 + minute + step + 1440) % 1440) / 60,
        minute: (minute + step + 60) % 60
      ).text
    default: nil
    }
  }

  /// True for plain numbers, of which an empty field is stepped to zero.
  private var countsFromZero: Bool {
    ((self as? CustomType)?.base ?? self) is any NumberType
  }
}
