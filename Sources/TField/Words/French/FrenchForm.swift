extension FormWording {
  var french: String {
    switch self {
    case .blocked(let action, let missing, let wrong):
      "\(action.french) : "
        + [(missing, "à remplir"), (wrong, "à corriger")].filter { !$0.0.isEmpty }
        .map { labels, what in "\(labels.count) \(what)\(labels.listed(most: 30, \.french))" }
        .joined(separator: ", ")
    case .nothingToUndo: "Rien à annuler"
    case .putBack(let reason): "La dernière valeur correcte est rétablie : \(reason.french)"
    case .partsLeft(let count, let isKept):
      (count < 2 ? "\(count) ligne n’a aucune place" : "\(count) lignes n’ont aucune place")
        + (isKept ? " ; Ctrl-Y colle le reste" : "")
    case .notPasted:
      "Rien n’a été collé : ce champ n’accepte pas ce texte ; Ctrl-Y le colle ailleurs"
    case .stopped(let action): "\(action.french) : action arrêtée, son effet est inconnu"
    case .beingChecked: "La vérification est en cours"
    case .notChecked: "La vérification a échoué ; veuillez réessayer"
    case .notAccepted: "Non accepté"
    case .worthALook: "À vérifier"
    case .noAnswer(let field, let reason): "la vérification de '\(field)' : \(reason)"
    case .waitingForChecks: "En attente de toutes les vérifications"
    case .failed(let action, let reason): "\(action.french) a échoué : \(reason)"
    case .alreadyIn(let path):
      "ces réponses étaient déjà dans '\(path)', elles n’ont pas été ajoutées à nouveau"
    case .tornLine(let path):
      "la dernière ligne de '\(path)' n’avait pas de fin, elle a été complétée"
    case .refused(let action): "\(action.french) : refusé"
    case .taken(let action, let place):
      "\(action.french) : terminé ; les réponses sont allées à \(place)"
    }
  }
}

extension DraftWording {
  var french: String {
    switch self {
    case .kept(let path): "les réponses sont gardées comme brouillon dans '\(path)'"
    case .notKept(let reason): "aucun brouillon n’est gardé : \(reason)"
    case .stays(let reason): "le brouillon reste : \(reason)"
    case .unusable(let reason, let place):
      "un brouillon est inutilisable : \(reason) ; il se trouve à présent dans '\(place)'"
    case .dropped(let values, let isFormChanged):
      (isFormChanged ? "le formulaire a changé" : "tout ne convient pas")
        + " ; retiré du brouillon : " + values.map(\.french).joined(separator: ", ")
    case .missing(let id): "\(id) (ce champ n’existe plus)"
    case .cancelledAndKept: "Annulé. Les réponses sont gardées ; relancez pour continuer."
    case .cancelled: "Annulé."
    case .secret(let label): "\(label.french) (jamais gardé)"
    case .unfit(let label): "\(label.french) (ne convient pas)"
    }
  }
}

extension EditorNotice {
  var french: String {
    switch self {
    case .unset: "VISUAL ou EDITOR doit désigner un éditeur"
    case .unquoted(let variable): "\(variable) est illisible : un guillemet n’est pas fermé"
    case .notStarted(let program, let reason): "'\(program)' n’a pas pu démarrer : \(reason)"
    case .failed: "L’éditeur a échoué : rien n’a été modifié"
    case .noFile(let reason): "Le texte ne peut pas être modifié à l’extérieur : \(reason)"
    case .repaired: "Tout n’était pas en UTF-8 : cherchez \u{FFFD}"
    case .secret: "Un secret n’est jamais confié à un éditeur"
    }
  }
}

extension QuestionWording {
  var french: String {
    switch self {
    case .leave: "Quitter le formulaire ? Les réponses n’ont pas été envoyées."
    case .leaveEntry: "Fermer l’entrée ? Elle a été modifiée."
    case .leaveEntries: "Fermer la liste ? Ses entrées ont changé."
    case .goOn:
      "Une partie est faite avec vos réponses précédentes. Faire le reste avec celles-ci ?"
    case .fillFollowing(let count):
      "\(count) lignes ont été collées. Remplir ce champ et les suivants ?"
    case .draft(let time, let labels):
      "Votre brouillon de \(time) : \(labels.count.french("réponse", "réponses"))"
        + labels.listed(\.french)
    case .stopProgram(let program): "\(program) tourne encore. L’arrêter ?"
    case .keepEditing: "Continuer la saisie"
    case .keepDraft: "Quitter, garder un brouillon"
    case .discard: "Abandonner"
    case .takeEntry: "Garder l’entrée"
    case .takeEntries: "Garder les entrées"
    case .back: "Retour"
    case .doTheRest: "Faire le reste"
    case .fillFields: "Remplir les champs"
    case .join: "Réunir en une ligne"
    case .dontPaste: "Ne pas coller"
    case .continueDraft: "Reprendre"
    case .startFresh: "Recommencer"
    case .deleteDraft: "Le supprimer"
    case .wait: "Attendre"
    case .stop: "L’arrêter"
    case .close: "Fermer"
    case .yes: "oui"
    case .no: "non"
    }
  }
}

extension Reply {
  var french: String {
    switch self {
    case .yes: "o"
    case .no: "n"
    }
  }
}
