extension PreviewWording {
  var french: String {
    switch self {
    case .noFaults: "aucune erreur"
    case .faults(let count): count.french("erreur", "erreurs")
    case .warnings(let count): count.french("avertissement", "avertissements")
    case .older: "Le formulaire est celui d’avant."
    case .nothingYet:
      "Il n’y a pas encore de formulaire à montrer. Corrigez ce qui est dit en bas et enregistrez le fichier."
    case .wouldSubmit(let action): "\(action.french) enverrait le formulaire"
    case .wouldRun(let program): "et lancerait \(program)"
    case .wouldAppend(let file): "et ajouterait à \(file)"
    case .wouldWrite(let file): "et écrirait \(file)"
    case .notRun(let program): "\(program) n’est pas lancé dans un aperçu"
    }
  }
}
