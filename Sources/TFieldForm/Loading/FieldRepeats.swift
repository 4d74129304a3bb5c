internal import TFieldJSON
internal import TField

/// Fields that were read, and parts of the last few, so that what the next ones repeat word for
/// word is made and kept only once: a long form says much the same over and over.
struct FieldRepeats {
  /// A field that was read, and those of its parts that any field may share.
  struct Sample {
    let reader: ObjectReader
    let entry: TypeEntry?
    var type: (any FieldType)?
    var rules: [Rule]?
    var options: SharedOptions?

    /// Whether there is anything in it that wasn't there before.
    var isNew: Bool { type != nil || rules != nil || options != nil }
  }

  /// What fields differ in that say the same.
  static let names = JSONNames("id", "label")

  /// How many fields are looked at again.
  private static let limit = 16

  private var samples: [Sample] = []
  /// What stands in each part, as a number each.
  private var marks = Marks()
  private var oldest = 0
  /// The fields that may be repeated as a whole, all in one group, by the numbers of what they
  /// say; 0 where there is none, and else one more than the number of the field.
  private var models: [Int] = []
  /// How fields were read whose types have numbers, by the numbers of what they say; in any group.
  private var readers: [Int: NumberedReader] = [:]
  private var group = Field.Group.inherited

  private struct Marks {
    var types: [UInt64] = []
    var rules: [UInt64] = []
    var options: [UInt64] = []
  }

  /// The number of a field that says what a number stands for.
  func field(saying model: Int, in group: Field.Group) -> Int? {
    guard model < models.count, models[model] > 0, group == self.group else { return nil }
    return models[model] - 1
  }

  /// Reads a field like an earlier one that says what a number stands for, but for numbers of its
  /// type; else it says what `known` does.
  func reader(
    of node: JSONNode, saying model: Int, elseLike known: JSONNode
  ) -> ObjectReader? {
    guard let reader = readers[model], reader.move(to: node, elseLike: known) else { return nil }
    return reader.reader
  }

  /// Keeps a field, of which nothing was told and noted, for those that say the same.
  mutating func keep(
    _ field: Int, saying model: Int, in group: Field.Group, from sample: Sample
  ) {
    if sample.entry != nil, readers[model] == nil {
      readers[model] = NumberedReader(sample.reader)
    }
    if group != self.group { models = [] }
    self.group = group
    if model >= models.count {
      models += repeatElement(0, count: model + 1 - models.count)
    }
    models[model] = field + 1
  }

  func type(_ entry: TypeEntry, like reader: ObjectReader) -> (any FieldType)? {
    let mark = reader.mark(of: .type)
    for number in marks.types.indices where marks.types[number] == mark {
      let isSame = samples[number].entry === entry
      if isSame, reader.isWritten(like: samples[number].reader, .type) {
        return samples[number].type
      }
    }
    return nil
  }

  func rules(like reader: ObjectReader) -> [Rule]? {
    sample(like: reader, .rules, marks.rules).flatMap { samples[$0].rules }
  }

  func options(like reader: ObjectReader) -> SharedOptions? {
    sample(like: reader, .options, marks.options).flatMap { samples[$0].options }
  }

  private func sample(
    like reader: ObjectReader, _ part: ObjectReader.Part, _ marks: [UInt64]
  ) -> Int? {
    let mark = reader.mark(of: part)
    return marks.indices.first { number in
      marks[number] == mark && reader.isWritten(like: samples[number].reader, part)
    }
  }

  /// Keeps a field in place of the oldest one; 0 marks what can't be shared.
  mutating func keep(_ sample: consuming Sample) {
    let place = oldest
    oldest = (oldest + 1) % Self.limit
    if samples.count < Self.limit {
      marks.types.append(0)
      marks.rules.append(0)
      marks.options.append(0)
    }
    marks.types[place] = sample.type == nil ? 0 : sample.reader.mark(of: .type)
    marks.rules[place] = sample.rules == nil ? 0 : sample.reader.mark(of: .rules)
    marks.options[place] = sample.options == nil ? 0 : sample.reader.mark(of: .options)
    if samples.count < Self.limit { samples.append(sample) } else { samples[place] = sample }
  }
}
