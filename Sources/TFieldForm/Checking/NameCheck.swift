internal import TField

/// Names that must name something: fields, groups, and conditions that must not run in a circle.
extension Reading {
  func checkNames(in form: Form, _ reader: ObjectReader) {
    if form.fields.count > FormFormat.fieldLimit {
      report.error(.tooManyFields(limit: FormFormat.fieldLimit), at: reader.node)
    }
    for reference in fieldReferences where fieldNodes[reference.id] == nil {
      let guess = Suggestion.nearest(to: reference.id, among: form.fields.lazy.map(\.id))
      report.error(.unknownField(reference.id, didYouMean: guess), at: reference.node)
    }
    checkGroups(in: form, reader)
    checkCycles(in: form)
  }

  private func checkGroups(in form: Form, _ reader: ObjectReader) {
    for action in reader.elements("actions").map({ Array($0) }) ?? [] {
      for name in action["requires"].map({ Array($0.elements) }) ?? [] {
        guard let group = name.string, form.groups[group] == nil else { continue }
        let guess = Suggestion.nearest(to: group, among: form.groups.keys.sorted())
        report.error(.unknownGroup(group, didYouMean: guess), at: name)
      }
    }
  }

  /// Fields that hide each other in a circle, each circle named once, at its first field.
  private func checkCycles(in form: Form) {
    var finished: Set<Int> = []
    for start in form.fields.indices {
      var path = [start]
      var ways = [hiders(of: start, in: form)]
      while let last = path.last {
        guard let next = ways[ways.count - 1].popLast() else {
          finished.insert(last)
          path.removeLast()
          ways.removeLast()
          continue
        }
        if let place = path.firstIndex(of: next) {
          reportCycle(path[place...] + [next], in: form)
        } else if !finished.contains(next) {
          path.append(next)
          ways.append(hiders(of: next, in: form))
        }
      }
    }
  }

  private func hiders(of index: Int, in form: Form) -> [Int] {
    guard form.fields[index].when != .always else { return [] }
    return Array(Set(form.fields[index].when.fieldIDs.compactMap(form.index))).sorted(by: >)
  }

  private func reportCycle(_ path: some Sequence<Int>, in form: Form) {
    let ids = path.map { form.fields[$0].id }
    guard let first = ids.first, let node = fieldNodes[first] else { return }
    report.error(.conditionCycle(ids), at: node)
  }
}
