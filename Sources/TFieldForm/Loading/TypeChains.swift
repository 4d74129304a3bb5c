internal import TFieldJSON

/// What one of a form's own types is made from, in the end, and over how many others.
struct TypeChain {
  let builtIn: String
  let depth: Int
}

/// The form's own types, each followed to the built-in type that it is made from.
struct TypeChains {
  /// How many types may be based on each other; each asks its base before it judges.
  static let limit = 64

  private(set) var sound: [String: TypeChain] = [:]
  private var broken: Set<String> = []
  private let members: [String: JSONMember]
  private let reading: Reading

  init(_ members: [JSONMember], _ reading: Reading) {
    self.reading = reading
    self.members = Dictionary(
      members.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for member in members { follow(member.key) }
  }

  func base(of type: JSONNode) -> String { type["base"]?.string ?? "phrase" }

  /// Walks to what is known already, and back; what lies on a faulty way is broken.
  private mutating func follow(_ start: String) {
    var path: [String] = []
    var places: [String: Int] = [:]
    var name = start
    while let member = members[name], sound[name] == nil, !broken.contains(name) {
      if let place = places[name] { return reject(path, .typeCycle(path[place...] + [name])) }
      places[name] = path.count
      path.append(name)
      name = base(of: member.value)
    }
    if broken.contains(name) {
      broken.formUnion(path)
    } else if let entry = reading.types[sound[name]?.builtIn ?? name] {
      settle(path, on: entry.name, depth: sound[name]?.depth ?? 0)
    } else if let last = path.last, let type = members[last]?.value {
      reading.report.error(reading.unknown(name, among: members.keys), at: type["base"] ?? type)
      broken.formUnion(path)
    }
  }

  private mutating func settle(_ path: [String], on builtIn: String, depth: Int) {
    for (count, name) in path.reversed().enumerated() {
      let depth = depth + count + 1
      guard depth <= Self.limit else {
        return reject(Array(path.dropLast(count)), .typeTooDeep(name, limit: Self.limit))
      }
      sound[name] = TypeChain(builtIn: builtIn, depth: depth)
    }
  }

  /// A circle is told at its first type, a chain too long at the type that is too much.
  private mutating func reject(_ path: [String], _ problem: Diagnostic.Problem) {
    broken.formUnion(path)
    let culprit: String? =
      switch problem {
      case .typeCycle(let names): names.first
      default: path.last
      }
    if let member = culprit.flatMap({ members[$0] }) {
      reading.report.error(problem, at: member.keyNode)
    }
  }
}
