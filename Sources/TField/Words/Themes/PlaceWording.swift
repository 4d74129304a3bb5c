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
