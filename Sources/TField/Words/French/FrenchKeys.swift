extension KeyWording {
  var french: String {
    switch self {
    case .short(let command): command.shortFrench
    case .full(let command): command.french
    case .leaveLines: "quitter un texte de plusieurs lignes"
    }
  }
}

extension KeyCap {
  var french: String {
    switch self {
    case .control: "Ctrl"
    case .alt: "Alt"
    case .shift: "Maj"
    case .tab: "Tab"
    case .enter: "Entrée"
    case .escape: "Échap"
    case .backspace: "Retour"
    case .delete: "Suppr"
    case .insert: "Inser"
    case .up: "Haut"
    case .down: "Bas"
    case .left: "Gauche"
    case .right: "Droite"
    case .home: "Début"
    case .end: "Fin"
    case .pageUp: "PgPréc"
    case .pageDown: "PgSuiv"
    case .space: "Espace"
    }
  }
}

extension Command {
  /// What it does, in a word or two.
  fileprivate var shortFrench: String {
    switch self {
    case .edit: "modifier"
    case .nextStop: "suivant"
    case .previousStop: "précédent"
    case .confirm: "choisir"
    case .defaultAction: "terminer"
    case .up: "haut"
    case .down: "bas"
    case .firstField: "premier"
    case .lastField: "dernier"
    case .nextSection: "page suivante"
    case .previousSection: "page précédente"
    case .pageUp: "monter"
    case .pageDown: "descendre"
    case .nextError: "erreur suivante"
    case .previousError: "erreur précédente"
    case .activate: "basculer"
    case .open: "ouvrir"
    case .step(let step): step < 0 ? "moins" : "plus"
    case .addEntry: "ajouter"
    case .removeEntry: "retirer"
    case .moveEntry(let step): step < 0 ? "monter" : "descendre"
    case .help: "aide"
    case .openEditor: "éditeur"
    case .reveal: "montrer"
    case .redraw: "redessiner"
    case .suspend: "suspendre"
    case .escape: "quitter"
    case .interrupt, .quit: "arrêter"
    }
  }

  /// What it does, in a phrase.
  fileprivate var french: String {
    switch self {
    case .edit(let edit): edit.french
    case .nextStop: "champ ou action suivants"
    case .previousStop: "champ ou action précédents"
    case .confirm: "champ suivant ; sur une action : l’exécuter"
    case .defaultAction: "exécuter l’action principale"
    case .up: "le champ au-dessus"
    case .down: "le champ au-dessous"
    case .firstField: "le premier champ"
    case .lastField: "le dernier champ"
    case .nextSection: "la section suivante"
    case .previousSection: "la section précédente"
    case .pageUp: "un écran vers le haut"
    case .pageDown: "un écran vers le bas"
    case .nextError: "l’erreur suivante"
    case .previousError: "l’erreur précédente"
    case .activate: "activer ou désactiver ; ouvrir une liste"
    case .open: "ouvrir une liste ou un calendrier"
    case .step(let step):
      step < 0
        ? "un de moins : nombre, jour, heure ; sinon : ouvrir" : "un de plus : nombre, jour, heure"
    case .addEntry: "dans une liste : ajouter une entrée"
    case .removeEntry: "dans une liste : retirer l’entrée"
    case .moveEntry(let step): "dans une liste : \(step < 0 ? "monter" : "descendre") l’entrée"
    case .help: "aide"
    case .openEditor: "modifier un texte de plusieurs lignes dans $VISUAL ou $EDITOR"
    case .reveal: "montrer ou masquer un secret"
    case .redraw: "redessiner l’écran"
    case .suspend: "suspendre"
    case .escape: "fermer ce qui est ouvert, sinon quitter"
    case .interrupt, .quit: "arrêter tout de suite"
    }
  }
}

extension EditCommand {
  fileprivate var french: String {
    switch self {
    case .insert: "saisir un caractère"
    case .paste: "coller"
    case .move(let motion): motion.frenchMove
    case .select(let motion): "sélectionner " + motion.frenchReach
    case .delete(let motion): "effacer " + motion.frenchReach
    case .kill(let motion): "couper " + motion.frenchReach
    case .yank: "insérer ce qui a été coupé"
    case .cut: "couper la sélection"
    case .copy: "copier la sélection"
    case .undo: "annuler"
    case .redo: "rétablir"
    case .restore: "revenir à la valeur initiale"
    }
  }
}

extension EditCommand.Motion {
  fileprivate var frenchMove: String {
    switch self {
    case .left: "un caractère à gauche"
    case .right: "un caractère à droite"
    case .wordLeft: "un mot à gauche"
    case .wordRight: "un mot à droite"
    case .start: "au début du texte"
    case .end: "à la fin du texte"
    }
  }

  fileprivate var frenchReach: String {
    switch self {
    case .left: "vers la gauche"
    case .right: "vers la droite"
    case .wordLeft: "le mot précédent"
    case .wordRight: "le mot suivant"
    case .start: "jusqu’au début"
    case .end: "jusqu’à la fin"
    }
  }
}
