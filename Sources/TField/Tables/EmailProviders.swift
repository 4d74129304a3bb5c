internal import CData

/// The hosts of widely used mail services, to notice their misspellings.
enum EmailProviders {
  private static let hosts = DataFile.emailHosts.rows

  /// The hosts that a misspelling is taken for, the most used first.
  static let common = hosts.filter { !$0.contains(" ") }.map(String.init)

  private static let known = Set(
    hosts.compactMap { $0.split(separator: " ").last.map(String.init) })
}

extension EmailProviders {
  /// The service that `host` was probably meant to be, if it is none itself.
  static func nearMiss(of host: String) -> String? {
    let host = host.lowercased()
    guard !known.contains(host) else { return nil }
    var best: (provider: String, distance: Int)?
    for provider in common {
      guard let distance = distance(from: host, to: provider) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (provider, distance) }
    }
    return best?.provider
  }

  /// How many slips lead from a service to `host`, if they are few enough for its length.
  ///
  /// A short name must be right, for many short hosts are someone's own; two slips are believed
  /// only of a long one. Behind the first dot one is, but not in a country's two letters.
  private static func distance(from host: String, to provider: String) -> Int? {
    let typed = host.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let meant = provider.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let typedName = typed.first, let meantName = meant.first else { return nil }
    let name = EditDistance.between(typedName, meantName)
    let (typedRest, meantRest) = (typed.dropFirst().joined(), meant.dropFirst().joined())
    let rest = EditDistance.between(typedRest, meantRest)
    let mostInRest = meantRest.count > 2 ? 1 : 0
    let mostInName = meantName.count < 5 ? 0 : meantName.count < 6 ? 1 : 2
    let isNear = name <= mostInName && rest <= mostInRest && name + rest <= max(mostInName, 1)
    return isNear ? name + rest : nil
  }
}
