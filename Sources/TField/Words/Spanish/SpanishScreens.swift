extension ScreenWording {
  var spanish: String {
    switch self {
    case .left(let count): count == 1 ? "falta 1" : "faltan \(count)"
    case .toFix(let count): "\(count) por corregir"
    case .complete: "completo"
    case .count(let done, let total): "\(done) de \(total)"
    case .chosen(let count, let most): "\(count) de \(most) \(count == 1 ? "elegida" : "elegidas")"
    case .others(let count): "\(count) más"
    case .tooSmall(let width, let height):
      "Necesita \(width) x \(height). Lo que escriba se conserva."
    case .optional(let label): "\(label) (opcional)"
    case .step(let step, let count): "Paso \(step) de \(count)"
    case .close: "cerrar"
    case .back: "Atrás"
    case .next: "Siguiente"
    case .enterReturns: "Intro vuelve a las respuestas"
    case .typeWord(let word): "Escriba \(word) para continuar"
    case .checkAnswers: "Revise sus respuestas"
    case .noAnswer: "sin respuesta"
    case .help: "Ayuda"
    case .keys: "Teclas"
    case .checking: "comprobando…"
    case .listing: "buscando las opciones…"
    case .readOnly: "Solo lectura"
    }
  }
}

extension OpenedWording {
  var spanish: String {
    switch self {
    case .entries(let count): count == 1 ? "1 entrada" : "\(count) entradas"
    case .matches(let count, let all): "\(count) de \(all)"
    case .marked(let count): count == 1 ? "1 marcada" : "\(count) marcadas"
    case .noMatch: "no se ha encontrado nada"
    case .filter: "escriba para filtrar"
    case .filterOrOther: "escriba para filtrar, o un texto propio"
    case .month(let month, let year): Self.spanishMonths.name(month) + " \(year)"
    case .weekdays: "lu ma mi ju vi sá do"
    case .choose: "elegir"
    case .mark: "marcar"
    case .done: "listo"
    case .markOrSpace: "marcar una opción; en el filtro: un espacio"
    case .chooseMatch: "elegir la opción; mientras se escribe un filtro: marcarla"
    case .chooseAndMoveOn: "elegir la opción y seguir"
    case .optionAbove: "la opción de arriba"
    case .optionBelow: "la opción de abajo"
    case .tenUp: "diez hacia arriba"
    case .tenDown: "diez hacia abajo"
    case .firstOption: "la primera opción"
    case .lastOption: "la última opción"
    case .unfilter: "quitar una letra del filtro"
    case .unfilterAll: "quitar el filtro"
    case .dayBefore: "el día anterior"
    case .dayAfter: "el día siguiente"
    case .weekBefore: "una semana atrás"
    case .weekAfter: "una semana adelante"
    case .weekStart: "el primer día de la semana"
    case .weekEnd: "el último día de la semana"
    case .monthBack: "mes atrás"
    case .monthOn: "mes adelante"
    case .yearBack: "año atrás"
    case .yearOn: "año adelante"
    case .today: "hoy"
    case .chooseAnswer: "elegir; sobre una respuesta: ir a su campo"
    case .answerAbove: "la respuesta o el botón anterior"
    case .answerBelow: "la respuesta o el botón siguiente"
    case .firstAnswer: "la primera respuesta"
    case .lastAnswer: "los botones"
    case .backToForm: "volver al formulario"
    case .pressButton: "pulsar el botón"
    case .nextButton: "el botón siguiente; en un texto largo: una línea abajo"
    case .previousButton: "el botón anterior; en un texto largo: una línea arriba"
    case .safeAnswer: "la respuesta segura, con la que no se pierde nada"
    case .lineAbove: "la línea de arriba"
    case .lineBelow: "la línea de abajo"
    case .firstLine: "la primera línea"
    case .lastLine: "la última línea"
    case .stop: "detener"
    case .secondsRunning(let seconds): "\(seconds) s"
    case .rollBack: "cancelar"
    case .newLine: "línea nueva"
    }
  }

  static let spanishWeekdays = [
    "lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo",
  ]
  static let spanishMonths = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
    "octubre", "noviembre", "diciembre",
  ]
}
