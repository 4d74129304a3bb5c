/// The labels of the built-in types, for fields that were given none.
package enum Label: Hashable, Sendable {
  case data
  case dataOfLength(Int)
  case name
  case phrase
  case creditCard
  case expirationDate
  case cvv
  case age(Int, Int)
  case date
  case streetNumber
  case street
  case phone
  case zip
  case ssn
  case city
  case state
  case currency
  case percent
  case email
  case webAddress
  case toggle
  case submit

  // Secrets, numbers, addresses, countries.
  case password
  case confirmation
  case integer
  case decimal
  case integerRange
  case time
  case ipv4
  case ipv6
  case uuid
  case hexColor
  case slug
  case username
  case iban
  case country
  case postalCode
  case phoneInternational

  case choice
  case choices
  case list
  case text
  case note
  case display
  case path, dateTime

  // What a program asks for.
  case elicitation
  case decline
}
