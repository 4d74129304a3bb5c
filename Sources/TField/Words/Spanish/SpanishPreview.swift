extension PreviewWording {
  var spanish: String {
    switch self {
    case .noFaults: "sin errores"
    case .faults(let count): count == 1 ? "1 error" : "\(count) errores"
    case .warnings(let count): count == 1 ? "1 aviso" : "\(count) avisos"
    case .older: "El formulario es el de antes."
    case .nothingYet:
      "Todavía no hay formulario que mostrar. Corrija lo que se dice abajo y guarde el archivo."
    case .wouldSubmit(let action): "\(action.spanish) enviaría el formulario"
    case .wouldRun(let program): "y ejecutaría \(program)"
    case .wouldAppend(let file): "y añadiría a \(file)"
    case .wouldWrite(let file): "y escribiría \(file)"
    case .notRun(let program): "\(program) no se ejecuta en una vista previa"
    }
  }
}
