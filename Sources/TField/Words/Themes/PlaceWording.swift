/// What is said of telephone numbers, streets, states and countries.
package enum PlaceWording: Hashable, Sendable {
  case areaCodeStart
  case areaCodeService
  case exchangeUnusual
  case countryCodeDropped
  case foreignPhone
  /// A number goes on with what is no part of it, such as an extension.
  case phoneRest(String)
  case beginWithPlus
  case houseNumber(String)
  case unknownCallingCode
  case internationalPhoneShape
  case zeroNumber
  case unknownState
  case unknownStateCode
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
    case .areaCodeStart: "place.areaCodeStart"
    case .areaCodeService: "place.areaCodeService"
    case .exchangeUnusual: "place.exchangeUnusual"
    case .countryCodeDropped: "place.countryCodeDropped"
    case .foreignPhone: "place.foreignPhone"
    case .beginWithPlus: "place.beginWithPlus"
    case .unknownCallingCode: "place.unknownCallingCode"
    case .internationalPhoneShape: "place.internationalPhoneShape"
    case .zeroNumber: "place.zeroNumber"
    case .unknownState: "place.unknownState"
    case .unknownStateCode: "place.unknownStateCode"
    case .unknownCountry: "place.unknownCountry"
    case .noSuchPath: "place.noSuchPath"
    case .pathTaken: "place.pathTaken"
    case .pathIsFile: "place.pathIsFile"
    case .pathIsFolder: "place.pathIsFolder"
    case .phoneRest(let rest): Sentence("place.phoneRest", ["rest": rest])
    case .houseNumber(let sign): Sentence("place.houseNumber", ["sign": sign])
    case .noStateCodeStart(let letter): Sentence("place.noStateCodeStart", ["letter": letter])
    case .postalCodeShape(let shape): Sentence("place.postalCodeShape", ["shape": shape])
    case .pathEnding(let endings): Sentence("place.pathEnding", ["endings": Several(endings, .or)])
    }
  }
}
