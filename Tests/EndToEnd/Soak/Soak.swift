import Foundation
import TestSupport

/// What is asked of a soak.
enum Soak {
  static let seconds = ProcessInfo.processInfo.environment["TFIELD_SOAK"].flatMap(Int.init)
  static let people = 50

  static var random: SeededRandom {
    let seed = ProcessInfo.processInfo.environment["TFIELD_SEED"].flatMap(UInt64.init)
    return seed.map { SeededRandom(seed: $0) } ?? SeededRandom()
  }
}
