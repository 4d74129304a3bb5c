internal import TField
internal import TFieldSchema

extension SchemaInstance.Fault {
  /// A fault of the instance at the innermost field of the form that holds its place.
  init(_ fault: SchemaFault, in form: Form) {
    let target = fault.target
    let field = (0...target.count).reversed().lazy.compactMap { count in
      form.fieldName(at: target.prefix(count)).map { ($0, target.dropFirst(count)) }
    }.first
    let rest = field?.1 ?? target[...]
    let wording = fault.problem.wording
    let place = rest.isEmpty ? nil : rest.written
    error = FieldError(
      ErrorCode(rawValue: fault.problem.word),
      place.map { .schema(.inside($0, wording)) } ?? wording)
    name = field?.0 ?? ""
  }
}

extension Form {
  /// The name of a field, or of one in an entry of a list, by where its answer stands.
  fileprivate func fieldName(at place: ArraySlice<SchemaFault.Step>) -> String? {
    for count in (0...place.count).reversed() {
      let path = place.prefix(count)
      guard let field = fields.first(where: { $0.hasAnswer && $0.stands(at: path) }) else {
        continue
      }
      let rest = place.dropFirst(count)
      if rest.isEmpty { return path.written }
      guard let list = field.type.formList, !list.areNamed, case .index(let number)? = rest.first
      else { continue }
      let name = "\(path.written)[\(number)]"
      if rest.count == 1 { return name }
      if let inner = list.entry.fieldName(at: rest.dropFirst()) { return "\(name).\(inner)" }
    }
    return nil
  }
}

extension Field {
  fileprivate func stands(at place: ArraySlice<SchemaFault.Step>) -> Bool {
    answerPath.elementsEqual(place) { .key($0) == $1 }
  }
}

extension ArraySlice<SchemaFault.Step> {
  /// The steps as people write them: `address.lines[0]`.
  fileprivate var written: String {
    reduce("") { text, step in
      switch step {
      case .key(let key): text.isEmpty ? key : text + "." + key
      case .index(let index): "\(text)[\(index)]"
      }
    }
  }
}

extension SchemaFault.Problem {
  fileprivate var wording: Wording {
    switch self {
    case .type(let names): .schema(.types(names))
    case .value(let values): .schema(.values(values))
    case .constant(let value): .schema(.values([value]))
    case .multiple(let number): .schema(.multiple(number))
    case .atLeast(let number): .number(.atLeast(number))
    case .atMost(let number): .number(.atMost(number))
    case .moreThan(let number): .schema(.moreThan(number))
    case .lessThan(let number): .schema(.lessThan(number))
    case .pattern(let source): .schema(.pattern(source))
    case .format(let name): .schema(.format(name))
    case .missing(_, nil): .required
    case .missing(_, let other?): .schema(.missing(beside: other))
    case .forbidden: .schema(.forbidden)
    case .key: .schema(.key)
    case .noAlternative: .schema(.noAlternative)
    case .severalAlternatives: .schema(.severalAlternatives)
    case .denied: .schema(.denied)
    case .unjudged(let reason): .schema(.unjudged(reason.words))
    default: countWording
    }
  }

  private var countWording: Wording {
    switch self {
    case .fewerCharacters(let count): .length(.enterAtLeast(count))
    case .moreCharacters(let count): .schema(.charactersAtMost(count))
    case .fewerItems(let count): .list(.entriesAtLeast(count))
    case .moreItems(let count): .list(.entriesAtMost(count))
    case .fewerMembers(let count): .schema(.membersAtLeast(count))
    case .moreMembers(let count): .schema(.membersAtMost(count))
    case .repeated(let first, let second): .schema(.repeated(first + 1, second + 1))
    case .contains(let least, let most): .schema(.contains(least, most: most))
    default: .fittingCharacters
    }
  }
}

extension SchemaFault.Reason {
  /// The words of the schema that are to blame, which are the same in every language.
  fileprivate var words: String {
    switch self {
    case .steps: "> 2 000 000"
    case .depth: "$ref > 500"
    case .digits: "multipleOf"
    case .pattern(let source): "pattern \(source)"
    case .reference(let reference): "$ref \(reference)"
    }
  }
}
