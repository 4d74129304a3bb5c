extension KeyWording {
  var german: String {
    switch self {
    case .short(let command): command.shortGerman
    case .full(let command): command.german
    case .leaveLines: "mehrzeiligen Text verlassen"
    }
  }
}

extension KeyCap {
  var german: String {
    switch self {
    case .control: "Strg"
    case .alt: "Alt"
    case .shift: "Umsch"
    case .tab: "Tab"
    case .enter: "Eingabe"
    case .escape: "Esc"
    case .backspace: "Rück"
    case .delete: "Entf"
    case .insert: "Einfg"
    case .up: "Auf"
    case .down: "Ab"
    case .left: "Links"
    case .right: "Rechts"
    case .home: "Pos1"
    case .end: "Ende"
    case .pageUp: "BildAuf"
    case .pageDown: "BildAb"
    case .space: "Leertaste"
    }
  }
}

extension Command {
  /// What it does, in a word or two.
  fileprivate var shortGerman: String {
    switch self {
    case .edit: "bearbeiten"
    case .nextStop: "weiter"
    case .previousStop: "zurück"
    case .confirm: "wählen"
    case .defaultAction: "abschließen"
    case .up: "auf"
    case .down: "ab"
    case .firstField: "erstes"
    case .lastField: "letztes"
    case .nextSection: "Seite vor"
    case .previousSection: "Seite zurück"
    case .pageUp: "aufwärts"
    case .pageDown: "abwärts"
    case .nextError: "nächster Fehler"
    case .previousError: "Fehler davor"
    case .activate: "umschalten"
    case .open: "öffnen"
    case .step(let step): step < 0 ? "weniger" : "mehr"
    case .addEntry: "neu"
    case .removeEntry: "entfernen"
    case .moveEntry(let step): step < 0 ? "nach oben" : "nach unten"
    case .help: "Hilfe"
    case .openEditor: "Editor"
    case .reveal: "zeigen"
    case .redraw: "neu zeichnen"
    case .suspend: "anhalten"
    case .escape: "verlassen"
    case .interrupt, .quit: "beenden"
    }
  }

  /// What it does, in a phrase.
  fileprivate var german: String {
    switch self {
    case .edit(let edit): edit.german
    case .nextStop: "nächstes Feld, nächste Schaltfläche"
    case .previousStop: "voriges Feld, vorige Schaltfläche"
    case .confirm: "nächstes Feld; auf einer Schaltfläche: ausführen"
    case .defaultAction: "das Formular abschließen"
    case .up: "das Feld darüber"
    case .down: "das Feld darunter"
    case .firstField: "das erste Feld"
    case .lastField: "das letzte Feld"
    case .nextSection: "der nächste Abschnitt"
    case .previousSection: "der vorige Abschnitt"
    case .pageUp: "ein Bildschirm aufwärts"
    case .pageDown: "ein Bildschirm abwärts"
    case .nextError: "der nächste Fehler"
    case .previousError: "der vorige Fehler"
    case .activate: "ein- und ausschalten; eine Liste öffnen"
    case .open: "eine Liste, einen Kalender öffnen"
    case .step(let step):
      step < 0 ? "eins weniger in Zahl, Tag, Zeit; sonst: öffnen" : "eins mehr in Zahl, Tag, Zeit"
    case .addEntry: "in einer Liste: neuer Eintrag"
    case .removeEntry: "in einer Liste: den Eintrag entfernen"
    case .moveEntry(let step): "in einer Liste: den Eintrag nach \(step < 0 ? "oben" : "unten")"
    case .help: "Hilfe"
    case .openEditor: "mehrzeiligen Text in $VISUAL oder $EDITOR bearbeiten"
    case .reveal: "ein Geheimnis zeigen oder verbergen"
    case .redraw: "den Bildschirm neu zeichnen"
    case .suspend: "anhalten"
    case .escape: "Offenes schließen, sonst verlassen"
    case .interrupt, .quit: "sofort beenden"
    }
  }
}

extension EditCommand {
  fileprivate var german: String {
    switch self {
    case .insert: "ein Zeichen tippen"
    case .paste: "einfügen"
    case .move(let motion): motion.germanMove
    case .select(let motion): motion.germanSelection + " markieren"
    case .delete(let motion): motion.germanReach + " löschen"
    case .kill(let motion): motion.germanReach + " ausschneiden"
    case .yank: "Ausgeschnittenes einsetzen"
    case .cut: "Markiertes ausschneiden"
    case .copy: "Markiertes kopieren"
    case .undo: "rückgängig"
    case .redo: "wiederherstellen"
    case .restore: "zurück zum Anfangswert"
    }
  }
}

extension EditCommand.Motion {
  fileprivate var germanMove: String {
    switch self {
    case .left: "ein Zeichen nach links"
    case .right: "ein Zeichen nach rechts"
    case .wordLeft: "ein Wort nach links"
    case .wordRight: "ein Wort nach rechts"
    case .start: "zum Anfang des Textes"
    case .end: "zum Ende des Textes"
    }
  }

  fileprivate var germanSelection: String {
    switch self {
    case .wordLeft, .wordRight: germanMove
    case .left, .right, .start, .end: germanReach
    }
  }

  fileprivate var germanReach: String {
    switch self {
    case .left: "nach links"
    case .right: "nach rechts"
    case .wordLeft: "das Wort davor"
    case .wordRight: "das Wort dahinter"
    case .start: "bis zum Anfang"
    case .end: "bis zum Ende"
    }
  }
}
