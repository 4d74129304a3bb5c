extension FormWording {
  var spanish: String {
    switch self {
    case .blocked(let action, let missing, let wrong):
      "\(action.spanish): "
        + [(missing, "falta", "faltan"), (wrong, "por corregir", "por corregir")]
        .filter { !$0.0.isEmpty }.map { labels, one, many in
          "\(labels.count) \(labels.count == 1 ? one : many)\(labels.listed(most: 30, \.spanish))"
        }.joined(separator: ", ")
    case .nothingToUndo: "No hay nada que deshacer"
    case .putBack(let reason): "Se ha repuesto el último valor válido: \(reason.spanish)"
    case .partsLeft(let count, let isKept):
      (count == 1 ? "1 línea no cabe en ningún campo" : "\(count) líneas no caben en ningún campo")
        + (isKept ? "; Ctrl-Y pega el resto" : "")
    case .notPasted:
      "No se ha pegado nada: este campo no admite ese texto; Ctrl-Y lo pega en otro sitio"
    case .stopped(let action): "\(action.spanish): detenida; no se sabe qué llegó a hacer"
    case .beingChecked: "Todavía se está comprobando"
    case .notChecked: "No se ha podido comprobar; inténtelo de nuevo"
    case .notAccepted: "No aceptado"
    case .worthALook: "Compruebe esto"
    case .noAnswer(let field, let reason): "la comprobación de '\(field)': \(reason)"
    case .waitingForChecks: "Esperando a que se compruebe todo"
    case .failed(let action, let reason): "\(action.spanish) ha fallado: \(reason)"
    case .alreadyIn(let path):
      "estas respuestas ya estaban en '\(path)' y no se han vuelto a añadir"
    case .tornLine(let path): "a la última línea de '\(path)' le faltaba el final; se ha añadido"
    case .refused(let action): "\(action.spanish): rechazada"
    case .taken(let action, let place):
      "\(action.spanish): hecho; las respuestas se han enviado a \(place)"
    }
  }
}

extension DraftWording {
  var spanish: String {
    switch self {
    case .kept(let path): "las respuestas se guardan como borrador en '\(path)'"
    case .notKept(let reason): "no se guarda ningún borrador: \(reason)"
    case .stays(let reason): "el borrador se queda: \(reason)"
    case .unusable(let reason, let place):
      "un borrador no se puede usar: \(reason); ahora está en '\(place)'"
    case .dropped(let values, let isFormChanged):
      (isFormChanged ? "el formulario ha cambiado" : "no todo encaja")
        + "; descartado del borrador: " + values.map(\.spanish).joined(separator: ", ")
    case .missing(let id): "\(id) (ya no existe)"
    case .cancelledAndKept:
      "Cancelado. Las respuestas se conservan; ejecútelo de nuevo para continuar."
    case .cancelled: "Cancelado."
    case .secret(let label): "\(label.spanish) (nunca se guarda)"
    case .unfit(let label): "\(label.spanish) (no encaja)"
    }
  }
}

extension EditorNotice {
  var spanish: String {
    switch self {
    case .unset: "VISUAL o EDITOR debe indicar un editor"
    case .unquoted(let variable): "\(variable) no se entiende: falta cerrar unas comillas"
    case .notStarted(let program, let reason): "'\(program)' no se ha podido iniciar: \(reason)"
    case .failed: "El editor ha fallado: no se ha cambiado nada"
    case .noFile(let reason): "El texto no se puede editar fuera: \(reason)"
    case .repaired: "No todo era UTF-8: busque \u{FFFD}"
    case .secret: "Un secreto nunca se pasa a un editor"
    }
  }
}

extension QuestionWording {
  var spanish: String {
    switch self {
    case .leave: "¿Salir del formulario? Las respuestas no se han enviado."
    case .leaveEntry: "¿Cerrar la entrada? Ha cambiado."
    case .leaveEntries: "¿Cerrar la lista? Sus entradas han cambiado."
    case .goOn: "Una parte se hizo con las respuestas anteriores. ¿Hacer el resto con estas?"
    case .fillFollowing(let count):
      "Se han pegado \(count) líneas. ¿Rellenar este campo y los siguientes?"
    case .draft(let time, let labels):
      "Borrador de las \(time): \(labels.count == 1 ? "1 respuesta" : "\(labels.count) respuestas")"
        + labels.listed(\.spanish)
    case .stopProgram(let program): "\(program) sigue en marcha. ¿Detenerlo?"
    case .keepEditing: "Seguir editando"
    case .keepDraft: "Salir y guardar borrador"
    case .discard: "Descartar"
    case .takeEntry: "Conservar la entrada"
    case .takeEntries: "Conservar las entradas"
    case .back: "Volver"
    case .doTheRest: "Hacer el resto"
    case .fillFields: "Rellenar los campos"
    case .join: "Unir en una línea"
    case .dontPaste: "No pegar"
    case .continueDraft: "Continuar"
    case .startFresh: "Empezar de nuevo"
    case .deleteDraft: "Eliminarlo"
    case .wait: "Esperar"
    case .stop: "Detener"
    case .close: "Cerrar"
    case .yes: "sí"
    case .no: "no"
    }
  }
}

extension Reply {
  var spanish: String {
    switch self {
    case .yes: "s"
    case .no: "n"
    }
  }
}
