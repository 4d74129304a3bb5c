extension KeyWording {
  var spanish: String {
    switch self {
    case .short(let command): command.shortSpanish
    case .full(let command): command.spanish
    case .leaveLines: "salir de un texto de varias líneas"
    }
  }
}

extension KeyCap {
  var spanish: String {
    switch self {
    case .control: "Ctrl"
    case .alt: "Alt"
    case .shift: "Mayús"
    case .tab: "Tab"
    case .enter: "Intro"
    case .escape: "Esc"
    case .backspace: "Retroceso"
    case .delete: "Supr"
    case .insert: "Insert"
    case .up: "Arriba"
    case .down: "Abajo"
    case .left: "Izquierda"
    case .right: "Derecha"
    case .home: "Inicio"
    case .end: "Fin"
    case .pageUp: "RePág"
    case .pageDown: "AvPág"
    case .space: "Espacio"
    }
  }
}

extension Command {
  /// What it does, in a word or two.
  fileprivate var shortSpanish: String {
    switch self {
    case .edit: "editar"
    case .nextStop: "siguiente"
    case .previousStop: "anterior"
    case .confirm: "elegir"
    case .defaultAction: "terminar"
    case .up: "arriba"
    case .down: "abajo"
    case .firstField: "primero"
    case .lastField: "último"
    case .nextSection: "página siguiente"
    case .previousSection: "página anterior"
    case .pageUp: "subir"
    case .pageDown: "bajar"
    case .nextError: "siguiente error"
    case .previousError: "error anterior"
    case .activate: "cambiar"
    case .open: "abrir"
    case .step(let step): step < 0 ? "menos" : "más"
    case .addEntry: "añadir"
    case .removeEntry: "quitar"
    case .moveEntry(let step): step < 0 ? "mover arriba" : "mover abajo"
    case .help: "ayuda"
    case .openEditor: "editor"
    case .reveal: "mostrar"
    case .redraw: "redibujar"
    case .suspend: "suspender"
    case .escape: "salir"
    case .interrupt, .quit: "terminar"
    }
  }

  /// What it does, in a phrase.
  fileprivate var spanish: String {
    switch self {
    case .edit(let edit): edit.spanish
    case .nextStop: "campo o acción siguiente"
    case .previousStop: "campo o acción anterior"
    case .confirm: "campo siguiente; sobre una acción: ejecutarla"
    case .defaultAction: "ejecutar la acción principal"
    case .up: "el campo de arriba"
    case .down: "el campo de abajo"
    case .firstField: "el primer campo"
    case .lastField: "el último campo"
    case .nextSection: "la sección siguiente"
    case .previousSection: "la sección anterior"
    case .pageUp: "una pantalla hacia arriba"
    case .pageDown: "una pantalla hacia abajo"
    case .nextError: "el error siguiente"
    case .previousError: "el error anterior"
    case .activate: "activar o desactivar; abrir una lista"
    case .open: "abrir una lista o un calendario"
    case .step(let step):
      step < 0
        ? "uno menos en número, día u hora; si no: abrir" : "uno más en número, día u hora"
    case .addEntry: "en una lista: añadir una entrada"
    case .removeEntry: "en una lista: quitar la entrada"
    case .moveEntry(let step): "en una lista: mover la entrada \(step < 0 ? "arriba" : "abajo")"
    case .help: "ayuda"
    case .openEditor: "editar un texto de varias líneas en $VISUAL o $EDITOR"
    case .reveal: "mostrar u ocultar un secreto"
    case .redraw: "volver a dibujar la pantalla"
    case .suspend: "suspender"
    case .escape: "cerrar lo que esté abierto, o salir"
    case .interrupt, .quit: "terminar ahora"
    }
  }
}

extension EditCommand {
  fileprivate var spanish: String {
    switch self {
    case .insert: "escribir un carácter"
    case .paste: "pegar"
    case .move(let motion): motion.spanishMove
    case .select(let motion): "seleccionar " + motion.spanishReach
    case .delete(let motion): "borrar " + motion.spanishReach
    case .kill(let motion): "cortar " + motion.spanishReach
    case .yank: "insertar lo cortado"
    case .cut: "cortar lo seleccionado"
    case .copy: "copiar lo seleccionado"
    case .undo: "deshacer"
    case .redo: "rehacer"
    case .restore: "volver al valor inicial"
    }
  }
}

extension EditCommand.Motion {
  fileprivate var spanishMove: String {
    switch self {
    case .left: "un carácter a la izquierda"
    case .right: "un carácter a la derecha"
    case .wordLeft: "una palabra a la izquierda"
    case .wordRight: "una palabra a la derecha"
    case .start: "al principio del texto"
    case .end: "al final del texto"
    }
  }

  fileprivate var spanishReach: String {
    switch self {
    case .left: "hacia la izquierda"
    case .right: "hacia la derecha"
    case .wordLeft: "la palabra anterior"
    case .wordRight: "la palabra siguiente"
    case .start: "hasta el principio"
    case .end: "hasta el final"
    }
  }
}
