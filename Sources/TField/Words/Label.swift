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

extension Label: Translated {
  var sentence: Sentence {
    switch self {
    case .dataOfLength(let count): Sentence("label.dataOfLength", counting: count)
    case .age(let lower, let upper): Sentence("label.age", ["lower": lower, "upper": upper])
    case .data: "label.data"
    case .name: "label.name"
    case .phrase: "label.phrase"
    case .creditCard: "label.creditCard"
    case .expirationDate: "label.expirationDate"
    case .cvv: "label.cvv"
    case .date: "label.date"
    case .streetNumber: "label.streetNumber"
    case .street: "label.street"
    case .phone: "label.phone"
    case .zip: "label.zip"
    case .ssn: "label.ssn"
    case .city: "label.city"
    case .state: "label.state"
    case .currency: "label.currency"
    case .percent: "label.percent"
    case .email: "label.email"
    case .webAddress: "label.webAddress"
    case .toggle: "label.toggle"
    case .submit: "label.submit"
    case .password: "label.password"
    case .confirmation: "label.confirmation"
    case .integer: "label.integer"
    case .decimal: "label.decimal"
    case .integerRange: "label.integerRange"
    case .time: "label.time"
    case .ipv4: "label.ipv4"
    case .ipv6: "label.ipv6"
    case .uuid: "label.uuid"
    case .hexColor: "label.hexColor"
    case .slug: "label.slug"
    case .username: "label.username"
    case .iban: "label.iban"
    case .country: "label.country"
    case .postalCode: "label.postalCode"
    case .phoneInternational: "label.phoneInternational"
    case .choice: "label.choice"
    case .choices: "label.choices"
    case .list: "label.list"
    case .text: "label.text"
    case .note: "label.note"
    case .display: "label.display"
    case .path: "label.path"
    case .dateTime: "label.dateTime"
    case .elicitation: "label.elicitation"
    case .decline: "label.decline"
    }
  }
}
