extension PlainWording {
  var french: String {
    switch self {
    case .error(let sentence): "Erreur : \(sentence)"
    case .warning(let sentence): "Attention : \(sentence)"
    case .taken(let text): "Compris comme : \(text)"
    case .required: "obligatoire"
    case .optional: "facultatif"
    case .readOnly: "lecture seule"
    case .yesOrNo: "o/n"
    case .yes: "o"
    case .no: "n"
    case .empty: "vide"
    case .addOrOpen(0): "ajouter une entrée ? o/n"
    case .addOrOpen: "en ajouter une autre ? o/n, ou le numéro de celle à modifier"
    case .severalLines: "Plusieurs lignes ; une ligne vide les termine"
    case .entriesInLines: "Une entrée par ligne ; une ligne vide les termine"
    case .severalChoices: "Plusieurs choix sont possibles, séparés par des virgules"
    case .nothingTaken: "Rien de cela n’a sa place ici"
    case .answerYesOrNo, .answerOrNumber(0): "Répondez o ou n"
    case .answerOrNumber(1): "Répondez o ou n, ou saisissez 1"
    case .answerOrNumber(let count):
      "Répondez o ou n, ou saisissez un nombre de 1 à \(count)"
    case .answerYes: "Il faut répondre o"
    case .noSuchOption(let text, of: 1): "Aucun choix ne s’appelle \(text) ; le seul est le 1"
    case .noSuchOption(let text, let count):
      "Aucun choix ne s’appelle \(text) ; saisissez un de ses mots, ou un nombre de 1 à \(count)"
    case .severalOptions(let names): "Plusieurs choix conviennent : \(names.few)"
    case .enter(let kind, let limits): "\(kind.french), \(limits.french.withSmallStart)"
    case .typeWord(let word): "Saisissez \(word) pour continuer ; Entrée seule revient en arrière"
    case .unknownCommand: "Commande inconnue ; :help les énumère, :: saisit un deux-points"
    case .actions: "Actions"
    case .action: "Action"
    case .standard: "par défaut"
    case .chooseAction(1): "Saisissez 1"
    case .chooseAction(let count): "Saisissez un nombre de 1 à \(count)"
    case .noAction: "Ce formulaire n’a rien à envoyer"
    case .choice: "Choix"
    case .ended: "L’entrée s’est terminée avant le formulaire"
    case .commands: Self.frenchCommands
    case .helpExists: "Saisissez :help pour l’aide et les commandes."
    case .forExample(let text): "Par exemple : \(text)"
    }
  }

  private static let frenchCommands = """
    Entrée garde ce qui est entre crochets ; une espace et Entrée vident la réponse.
    :back    le champ précédent
    :list    toutes les réponses jusqu’ici
    :submit  terminer par l’action par défaut
    :quit    quitter sans envoyer
    ::       saisit un deux-points
    """
}
