// What a reader with names knows of objects that repeat each other.
extension JSONDocument {
  /// The number of what an object says but for its names and numbers, which is that of all that say
  /// the same.
  package func model(at index: Int) -> Int? {
    let mark = cell(at: index).model
    return mark > 0 ? Int(mark) &- 1 : nil
  }

  /// Whether nothing of the object at `index` is known but what is in its gaps.
  package func isFolded(at index: Int) -> Bool { cell(at: index).marks.contains(.folded) }

  /// The index of what is in a gap of the object at `index`.
  package func value(in gap: Int, of index: Int) -> Int? {
    guard let model = model(at: index) else { return nil }
    return index &+ (isFolded(at: index) ? 1 &+ gap : tape.models[model].gaps[gap])
  }

  /// The index of what names the object at `index` by the first or the second of its reader's names.
  package func name(_ number: Int, of index: Int) -> Int? {
    guard let model = model(at: index) else { return nil }
    return tape.models[model].gaps.gap(ofName: number).flatMap { value(in: $0, of: index) }
  }

  /// A document of the value at `index` alone, all of it, with the same places in the source.
  package func read(again index: Int) -> JSONDocument {
    var document = self
    document.tape = JSONTape()
    withSource { source in
      var parser = JSONParser(bytes: source, limits: JSONLimits())
      // What was read as the same as another can be read as well as that one.
      try? parser.readAgain(from: offset(at: index), at: location(at: index), onto: &document.tape)
    }
    return document
  }
}

extension JSONNode {
  /// The number of what an object says but for its names and numbers, which is that of all that say
  /// the same.
  package var model: Int? { shared.document.model(at: index) }

  /// What names an object that has a model by the first or the second of its reader's names.
  package func name(_ number: Int) -> JSONNode? {
    shared.document.name(number, of: index).map { JSONNode(shared: shared, index: $0) }
  }

  /// What stands in a gap of an object that has a model.
  package func value(inGap gap: Int) -> JSONNode? {
    shared.document.value(in: gap, of: index).map { JSONNode(shared: shared, index: $0) }
  }

  /// Where objects that say the same as this one may differ.
  package var gaps: JSONGaps { model.map { shared.document.tape.models[$0].gaps } ?? JSONGaps() }

  /// Whether it says all that another object of the document says, but for their names.
  package func isWritten(like other: JSONNode) -> Bool {
    guard shared === other.shared, let model, model == other.model else { return false }
    let gaps = gaps
    guard gaps.hasNumbers else { return true }
    for gap in 0..<gaps.count where !gaps.isName(gap) {
      guard let one = shared.document.value(in: gap, of: index),
        let two = shared.document.value(in: gap, of: other.index),
        shared.document.isWritten(at: one, likeAt: two)
      else { return false }
    }
    return true
  }

  /// The same object with all its members, where only what is in its gaps is known so far.
  package var unfolded: JSONNode {
    guard shared.document.isFolded(at: index) else { return self }
    return JSONNode(shared: JSONShared(shared.document.read(again: index)), index: 0)
  }
}
