extension ScreenWording {
  var french: String {
    switch self {
    case .left(let count): "encore \(count)"
    case .toFix(let count): "\(count) à corriger"
    case .complete: "complet"
    case .count(let done, let total): "\(done) sur \(total)"
    case .chosen(let count, let most): "\(count) sur \(most) \(count < 2 ? "choisi" : "choisis")"
    case .others(let count): count.french("autre", "autres")
    case .tooSmall(let width, let height):
      "Il faut \(width) x \(height). Votre saisie est conservée."
    case .optional(let label): "\(label) (facultatif)"
    case .step(let step, let count): "Étape \(step) sur \(count)"
    case .close: "fermer"
    case .back: "Retour"
    case .next: "Suivant"
    case .enterReturns: "Entrée ramène à vos réponses"
    case .typeWord(let word): "Saisissez \(word) pour continuer"
    case .checkAnswers: "Vérifiez vos réponses"
    case .noAnswer: "pas de réponse"
    case .help: "Aide"
    case .keys: "Touches"
    case .checking: "vérification…"
    case .listing: "recherche des choix…"
    case .readOnly: "Lecture seule"
    }
  }
}

extension OpenedWording {
  var french: String {
    switch self {
    case .entries(let count): count.french("entrée", "entrées")
    case .matches(let count, let all): "\(count) sur \(all)"
    case .marked(let count): count.french("coché", "cochés")
    case .noMatch: "rien trouvé"
    case .filter: "saisissez pour filtrer"
    case .filterOrOther: "saisissez pour filtrer, ou un texte à vous"
    case .month(let month, let year): Self.frenchMonths.name(month) + " \(year)"
    case .weekdays: "lu ma me je ve sa di"
    case .choose: "choisir"
    case .mark: "cocher"
    case .done: "terminé"
    case .markOrSpace: "cocher une option ; dans un filtre : une espace"
    case .chooseMatch: "choisir l’option ; pendant la saisie d’un filtre : la cocher"
    case .chooseAndMoveOn: "choisir l’option et continuer"
    case .optionAbove: "l’option au-dessus"
    case .optionBelow: "l’option au-dessous"
    case .tenUp: "dix vers le haut"
    case .tenDown: "dix vers le bas"
    case .firstOption: "la première option"
    case .lastOption: "la dernière option"
    case .unfilter: "retirer une lettre du filtre"
    case .unfilterAll: "retirer le filtre"
    case .dayBefore: "le jour précédent"
    case .dayAfter: "le jour suivant"
    case .weekBefore: "une semaine en arrière"
    case .weekAfter: "une semaine en avant"
    case .weekStart: "le premier jour de la semaine"
    case .weekEnd: "le dernier jour de la semaine"
    case .monthBack: "mois précédent"
    case .monthOn: "mois suivant"
    case .yearBack: "année précédente"
    case .yearOn: "année suivante"
    case .today: "aujourd’hui"
    case .chooseAnswer: "choisir ; sur une réponse : aller à son champ"
    case .answerAbove: "la réponse ou le bouton précédents"
    case .answerBelow: "la réponse ou le bouton suivants"
    case .firstAnswer: "la première réponse"
    case .lastAnswer: "les boutons"
    case .backToForm: "retour au formulaire"
    case .pressButton: "actionner le bouton"
    case .nextButton: "le bouton suivant ; dans un texte long : une ligne plus bas"
    case .previousButton: "le bouton précédent ; dans un texte long : une ligne plus haut"
    case .safeAnswer: "la réponse sûre, qui ne perd rien"
    case .lineAbove: "la ligne au-dessus"
    case .lineBelow: "la ligne au-dessous"
    case .firstLine: "la première ligne"
    case .lastLine: "la dernière ligne"
    case .stop: "arrêter"
    case .secondsRunning(let seconds): "\(seconds) s"
    case .rollBack: "annuler"
    case .newLine: "nouvelle ligne"
    }
  }

  static let frenchWeekdays = [
    "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche",
  ]
  static let frenchMonths = [
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
    "octobre", "novembre", "décembre",
  ]
}
