/// What is said of telephone numbers, streets, states and countries.
package enum PlaceWording: Hashable, Sendable {
  case areaCodeStart, areaCodeService, exchangeUnusual, countryCodeDropped, foreignPhone
  /// A number goes on with what is no part of it, such as an extension.
  case phoneRest(String)
  case beginWithPlus
  case houseNumber(String)
  case unknownCallingCode, internationalPhoneShape, zeroNumber, unknownState, unknownStateCode
  case noStateCodeStart(String)
  case unknownCountry
  case postalCodeShape(String)
  // Paths of files and folders.
  case pathEnding([String])
  case noSuchPath, pathTaken, pathIsFile, pathIsFolder
}

extension PlaceWording: Translated {
  var sentence: Sentence {
    switch self {
    case .phoneRest(let rest): Sentence("place.phoneRest", ["rest": rest])
    case .houseNumber(let sign): Sentence("place.houseNumber", ["sign": sign])
    case .noStateCodeStart(let letter): Sentence("place.noStateCodeStart", ["letter": letter])
    case .postalCodeShape(let shape): Sentence("place.postalCodeShape", ["shape": shape])
    case .pathEnding(let endings): Sentence("place.pathEnding", ["endings": Several(endings, .or)])
    default: Sentence("place.\(self)")
    }
  }
}
