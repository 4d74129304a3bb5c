internal import TField

/// Parts of the last few fields, so that what the next ones repeat word for word is made and kept
/// only once: a long form says much the same over and over.
struct FieldRepeats {
  /// A field that was read, and those of its parts that any field may share.
  struct Sample {
    let reader: ObjectReader
    let entry: TypeEntry?
    var type: (any FieldType)?
    var rules: [Rule]?
    var options: SharedOptions?
  }

  /// How many fields are looked at again.
  private static let limit = 16

  private var samples: [Sample] = []
  private var oldest = 0

  func type(_ entry: TypeEntry, like reader: ObjectReader) -> (any FieldType)? {
    for sample in samples where sample.entry === entry && sample.type != nil {
      if reader.isWritten(like: sample.reader, .type) { return sample.type }
    }
    return nil
  }

  func rules(like reader: ObjectReader) -> [Rule]? {
    for sample in samples where sample.rules != nil {
      if reader.isWritten(like: sample.reader, .rules) { return sample.rules }
    }
    return nil
  }

  func options(like reader: ObjectReader) -> SharedOptions? {
    for sample in samples where sample.options != nil {
      if reader.isWritten(like: sample.reader, .options) { return sample.options }
    }
    return nil
  }

  /// Keeps a field in place of the oldest one.
  mutating func keep(_ sample: Sample) {
    if samples.count < Self.limit { return samples.append(sample) }
    samples[oldest] = sample
    oldest = (oldest + 1) % Self.limit
  }
}
