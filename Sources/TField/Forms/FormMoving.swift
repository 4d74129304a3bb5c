/// Ways through the form that depend on its rows and sections, and ways inside a field.
extension FormSession {
  /// The first stop of the row above or below; below the last row stand the actions.
  func stopInRow(by step: Int) -> Stop? {
    guard let index = focusedField else { return stop(by: step, from: focus) }
    guard let own = form.row(of: index) else { return nil }
    let column = form.rows[own].filter(isReachable).firstIndex(of: index) ?? 0
    var place = own + step
    while form.rows.indices.contains(place) {
      let row = form.rows[place].filter(isReachable)
      if !row.isEmpty { return .field(row[min(column, row.count - 1)]) }
      place += step
    }
    return stop(by: step, from: rowEnd(step, of: form.rows[own].filter(isReachable)))
  }

  private func rowEnd(_ step: Int, of row: [Int]) -> Stop? {
    (step > 0 ? row.last : row.first).map(Stop.field)
  }

  func sectionStart(by step: Int) -> Stop? {
    let starts = form.sections.compactMap { section in
      section.fields.first(where: isReachable)
    }
    let here = focusedField ?? fields.count
    let target = step > 0 ? starts.first { $0 > here } : starts.last { $0 < here }
    return target.map(Stop.field)
  }
}

extension FormSession {
  /// Up and Down act inside text of several lines and radio buttons; false at their edge.
  public mutating func moveInside(by command: Command) -> Bool {
    guard outcome == .editing, question == nil, let index = focusedField,
      command == .up || command == .down
    else { return false }
    let isDown = command == .down
    switch fields[index].editor {
    case .lines:
      return fields[index].editBuffer { $0.moveByLine(isDown ? 1 : -1) }
    case .radio: return moveRadio(index, by: isDown ? 1 : -1)
    default: return false
    }
  }

  mutating func moveRadio(_ index: Int, by motion: EditCommand.Motion) {
    switch motion {
    case .left, .wordLeft: moveRadio(index, by: -1)
    case .right, .wordRight: moveRadio(index, by: 1)
    case .start: choose(at: 0)
    case .end: choose(at: (fields[index].type.choiceOptions?.all.count ?? 0) - 1)
    }
  }

  @discardableResult
  private mutating func moveRadio(_ index: Int, by step: Int) -> Bool {
    guard let options = fields[index].type.choiceOptions, !fields[index].isReadOnly else {
      return false
    }
    let place = options.index(of: fields[index].data).map { $0 + step } ?? (step > 0 ? 0 : -1)
    guard options.all.indices.contains(place) else { return false }
    take(options.all[place].value, for: index)
    return true
  }
}
