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
    case .addOrOpen(0): "ajouter une entrée : o/n"
    case .addOrOpen: "en ajouter une autre : o/n, en modifier une : son numéro"
    case .severalLines: "Plusieurs lignes ; une ligne vide les termine"
    case .nothingTaken: "Rien de cela n’a sa place ici"
    case .answerYesOrNo: "Répondez o ou n"
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
