extension ReadingWording {
  var french: String {
    switch self {
    case .stranger(let text, _, let subject): Self.french(text, in: subject)
    case .strangerAt(let place): "Le caractère n° \(place) n’a pas sa place ici"
    case .full(let most, let isDigits, let key):
      "Pas plus de \(Self.french(most, isDigits)) : \(key) n’a pas été accepté"
    case .fullSecret(let most, let isDigits): "Pas plus de \(Self.french(most, isDigits))"
    case .readAs(let text): "Lu comme \(text)"
    case .ambiguous(let one, let other):
      "Cela peut signifier \(one) ou \(other) : écrivez-le sans ambiguïté"
    case .spacesInside: "Pas d’espace à l’intérieur"
    case .isoDate: "Date ISO : année, mois, jour"
    case .dateWithMonthName: "Date avec le nom d’un mois"
    case .stateName: "Le nom d’un État"
    }
  }

  private static func french(_ text: String, in subject: Subject) -> String {
    guard let character = text.first else { return "" }
    return switch CharacterSort(character) {
    case .letter: "Pas de lettres dans \(subject.french) : \(text)"
    case .space: "Pas d’espace dans \(subject.french)"
    case .digit, .sign: "Pas de \(text) dans \(subject.french)"
    }
  }

  private static func french(_ count: Int, _ isDigits: Bool) -> String {
    isDigits ? count.french("chiffre", "chiffres") : count.french("caractère", "caractères")
  }
}

extension Subject {
  var french: String {
    switch self {
    case .value: "ce champ"
    case .number: "un nombre"
    case .wholeNumber: "un nombre entier"
    case .amount: "un montant"
    case .percentage: "un pourcentage"
    case .age: "un âge"
    case .range: "un intervalle"
    case .date: "une date"
    case .time: "une heure"
    case .expirationDate: "une date d’expiration"
    case .cardNumber: "un numéro de carte"
    case .securityCode: "un cryptogramme"
    case .ssn: "un numéro de sécurité sociale"
    case .iban: "un IBAN"
    case .zip: "un code postal américain"
    case .postalCode: "un code postal"
    case .houseNumber: "un numéro de rue"
    case .city: "le nom d’une ville"
    case .state: "le nom d’un État"
    case .country: "le nom d’un pays"
    case .phone: "un numéro de téléphone"
    case .name: "un nom"
    case .username: "un nom d’utilisateur"
    case .slug: "un nom court"
    case .code: "un code"
    case .ipAddress: "une adresse IP"
    case .webAddress: "une adresse web"
    case .emailAddress: "une adresse e-mail"
    case .uuid: "un UUID"
    case .color: "une couleur"
    }
  }
}
