extension CardWording {
  var french: String {
    switch self {
    case .unknownIssuer: "Aucune carte ne commence par ces chiffres"
    case .checksum: "Le numéro contient une erreur : vérifiez les chiffres"
    case .incomplete: "Le numéro de carte est incomplet"
    case .incompleteMonthAndYear: "Saisissez le mois et l’année : MM/AA"
    case .expired: "La carte a expiré"
    case .expiresThisMonth: "La carte expire ce mois-ci"
    }
  }
}

extension DateWording {
  var french: String {
    switch self {
    case .monthRange: "Le mois doit être compris entre 01 et 12"
    case .dayRange(let last): "Le jour doit être compris entre 01 et \(last)"
    case .monthDays(let month, let year?, let days):
      "\(Self.month(month).french) \(year) compte \(days) jours"
    case .monthDays(let month, nil, let days): "\(Self.month(month).french) compte \(days) jours"
    case .month(let month): OpenedWording.frenchMonths.name(month)
    case .weekday(let day): OpenedWording.frenchWeekdays.name(day)
    case .otherWeekday(let day): "Ce jour est un \(Self.weekday(day).french)"
    case .yearRange(let first, let last): "L’année doit être comprise entre \(first) et \(last)"
    case .noSuchDay: "Ce jour n’existe pas"
    case .incomplete(let pattern): "Saisissez la date entière : \(pattern)"
    case .notBefore(let day): "Pas avant le \(day)"
    case .notAfter(let day): "Pas après le \(day)"
    case .dayFirst(let pattern): "Écrivez d’abord le jour : \(pattern)"
    case .monthFirst(let pattern): "Écrivez d’abord le mois : \(pattern)"
    case .yearFirst(let pattern): "Écrivez d’abord l’année : \(pattern)"
    case .yearDigits: "Écrivez l’année en quatre chiffres"
    case .yearRead(let digits, let year): "\(digits) a été lu comme \(year)"
    case .withoutTime(let rest): "Une date seule, sans \(rest)"
    case .secondsLeft: "Une heure sans secondes"
    case .hourRange(let first, let last): "L’heure doit être comprise entre \(first) et \(last)"
    case .minuteRange: "Les minutes doivent être comprises entre 00 et 59"
    case .incompleteTime(let pattern): "Saisissez l’heure entière : \(pattern)"
    }
  }
}

extension NumberWording {
  var french: String {
    switch self {
    case .between(let lower, let upper): "Entre \(lower) et \(upper)"
    case .atLeast(let lower): "Au minimum \(lower)"
    case .atMost(let upper): "Au maximum \(upper)"
    case .enterAmount: "Saisissez un montant"
    case .enterNumber: "Saisissez un nombre"
    case .enterWholeNumber: "Saisissez un nombre entier"
    case .fewerPlaces(let count): "Au plus \(count.french("décimale", "décimales"))"
    case .enterRange(let example): "Saisissez deux nombres entiers : \(example)"
    case .rangeOrder: "Le second nombre ne peut pas être inférieur au premier"
    case .computed(let value):
      value.isEmpty
        ? "Ce champ est calculé et doit rester vide"
        : "Ce champ est calculé : il doit être \(value)"
    }
  }
}

extension PlaceWording {
  var french: String {
    switch self {
    case .areaCodeStart: "Un indicatif régional commence par un chiffre de 2 à 9"
    case .areaCodeService: "Un indicatif régional ne finit pas par 11"
    case .exchangeUnusual: "Numéro inhabituel : vérifiez les chiffres après l’indicatif"
    case .countryCodeDropped: "L’indicatif de pays 1 a été retiré"
    case .foreignPhone: "Seuls les numéros des États-Unis conviennent ici"
    case .phoneRest(let rest): "Un seul numéro, sans \(rest)"
    case .beginWithPlus: "Commencez par + et l’indicatif du pays"
    case .houseNumber(let sign): "Des chiffres seulement : un numéro avec \(sign) va dans la rue"
    case .unknownCallingCode: "Aucun indicatif de pays ne commence par ces chiffres"
    case .internationalPhoneShape:
      "Saisissez le numéro avec l’indicatif du pays : +44 20 7946 0958"
    case .zeroNumber: "Zéro n’est pas un numéro de rue"
    case .unknownState: "Saisissez un État des États-Unis ou son abréviation"
    case .unknownStateCode: "Saisissez le code à deux lettres d’un État"
    case .noStateCodeStart(let letter): "Aucun code d’État ne commence par \(letter)"
    case .unknownCountry: "Saisissez un pays ou son code à deux lettres"
    case .postalCodeShape(let shape): "Saisissez un code postal comme \(shape)"
    case .pathEnding(let endings): "Le nom doit finir par \(endings.joined(separator: " ou "))"
    case .noSuchPath: "Il n’y a rien à cet endroit"
    case .pathTaken: "Il y a déjà quelque chose à cet endroit"
    case .pathIsFile: "C’est un fichier, pas un dossier"
    case .pathIsFolder: "C’est un dossier, pas un fichier"
    }
  }
}

extension InternetWording {
  var french: String {
    switch self {
    case .emailShape: "Saisissez une adresse comme name@example.com"
    case .emailSpace: "Une adresse ne contient pas d’espace"
    case .emailSecondAt: "Une adresse n’a qu’un seul @"
    case .emailCharacter(let character): "Retirez \(character) : pas dans une adresse"
    case .emailDot: "Un point doit se trouver entre d’autres caractères"
    case .emailHyphen: "Après le @, rien ne commence ni ne finit par un trait d’union"
    case .emailTooLong: "Aucune adresse n’est aussi longue"
    case .emailSuggestion(let address): "Vouliez-vous dire \(address) ?"
    case .webAddressStart(let starts): "Commencez par \(starts.joined(separator: " ou "))"
    case .webAddressShape: "Saisissez une adresse comme https://example.com"
    case .addressRest(let rest): "Une adresse sans \(rest)"
    case .ipv4Shape: "Saisissez quatre nombres de 0 à 255 : 192.0.2.1"
    case .ipv6Shape: "Saisissez une adresse comme 2001:db8::1"
    }
  }
}

extension IdentifierWording {
  var french: String {
    switch self {
    case .impossibleSSN: "Ce numéro n’est jamais attribué"
    case .ibanCountry: "Aucun IBAN ne commence par ces lettres"
    case .ibanShape: "Cela n’a pas sa place ici dans un IBAN de ce pays"
    case .ibanChecksum: "L’IBAN contient une erreur : vérifiez-le"
    case .uuidShape: "Saisissez 32 caractères parmi 0–9 et a–f"
    case .hexColorShape: "Saisissez 3, 6 ou 8 caractères parmi 0–9 et a–f"
    case .slugShape: "Minuscules et chiffres, séparés par des traits d’union simples"
    case .usernameShape: "Commencez par une lettre ; puis lettres, chiffres, . _ ou -"
    }
  }
}

extension ListWording {
  var french: String {
    switch self {
    case .notInList: "Choisissez dans la liste"
    case .chooseAtLeast(let count): "Choisissez-en au moins \(count)"
    case .chooseAtMost(let count): "Choisissez-en au plus \(count)"
    case .entriesAtLeast(let count): "Au moins \(count.french("entrée", "entrées"))"
    case .entriesAtMost(let count): "Au plus \(count.french("entrée", "entrées"))"
    case .entry(let number, let sentence): "Entrée \(number) : \(sentence.french)"
    case .entryField(let number, let label, let sentence):
      "Entrée \(number), \(label.french) : \(sentence.french)"
    case .sameAs(let number): "Identique à l’entrée \(number)"
    case .noEntry: "Ce n’est pas une entrée de cette liste"
    case .addAnother: "Ajouter une autre"
    case .removeEntry: "Supprimer"
    case .removed(let number): "Entrée \(number) supprimée ; Ctrl-_ la rétablit"
    case .entryOf(let number, let count): "\(number) sur \(count)"
    case .addEntry: "Nouvelle entrée"
    case .done: "Terminé"
    case .noOptions(let reason): "Rien à choisir : \(reason) ; F4 essaie à nouveau"
    }
  }
}
