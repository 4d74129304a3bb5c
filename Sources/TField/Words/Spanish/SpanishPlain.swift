extension PlainWording {
  var spanish: String {
    switch self {
    case .error(let sentence): "Error: \(sentence)"
    case .warning(let sentence): "Aviso: \(sentence)"
    case .taken(let text): "Entendido como: \(text)"
    case .required: "obligatorio"
    case .optional: "opcional"
    case .readOnly: "solo lectura"
    case .yesOrNo: "s/n"
    case .yes: "s"
    case .no: "n"
    case .empty: "vacío"
    case .addOrOpen(0): "¿añadir una entrada? s/n"
    case .addOrOpen: "¿añadir otra? s/n, o el número de la que quiera cambiar"
    case .severalLines: "Varias líneas; una línea vacía las termina"
    case .entriesInLines: "Una entrada por línea; una línea vacía las termina"
    case .severalChoices: "Puede elegir varias, separadas por comas"
    case .nothingTaken: "Nada de esto cabe aquí"
    case .answerYesOrNo, .answerOrNumber(0): "Responda s o n"
    case .answerOrNumber(1): "Responda s o n, o escriba 1"
    case .answerOrNumber(let count):
      "Responda s o n, o escriba un número de 1 a \(count)"
    case .answerYes: "Hay que responder s"
    case .noSuchOption(let text, of: 1): "Ninguna opción se llama \(text); la única es la 1"
    case .noSuchOption(let text, let count):
      "Ninguna opción se llama \(text); escriba una de sus palabras, o un número de 1 a \(count)"
    case .severalOptions(let names): "Hay varias opciones posibles: \(names.few)"
    case .enter(let kind, let limits): "\(kind.spanish), \(limits.spanish.withSmallStart)"
    case .typeWord(let word): "Escriba \(word) para continuar; Intro a solas vuelve atrás"
    case .unknownCommand: "No existe esa orden; :help las enumera, :: escribe dos puntos"
    case .actions: "Acciones"
    case .action: "Acción"
    case .standard: "predeterminada"
    case .chooseAction(1): "Escriba 1"
    case .chooseAction(let count): "Escriba un número de 1 a \(count)"
    case .noAction: "Este formulario no tiene nada que enviar"
    case .choice: "Elección"
    case .ended: "La entrada terminó antes que el formulario"
    case .commands: Self.spanishCommands
    case .helpExists: "Escriba :help para ver la ayuda y las órdenes."
    case .forExample(let text): "Por ejemplo: \(text)"
    }
  }

  private static let spanishCommands = """
    Intro conserva lo que está entre corchetes; un espacio e Intro vacían la respuesta.
    :back    el campo anterior
    :list    todas las respuestas hasta ahora
    :submit  terminar con la acción predeterminada
    :quit    salir sin enviar
    ::       escribe dos puntos
    """
}
