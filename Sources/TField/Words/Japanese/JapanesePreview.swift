extension PreviewWording {
  var japanese: String {
    switch self {
    case .noFaults: "誤りなし"
    case .faults(let count): "誤り\(count)件"
    case .warnings(let count): "警告\(count)件"
    case .older: "フォームは前のものです。"
    case .nothingYet:
      "表示できるフォームがまだありません。下の誤りを直して、ファイルを保存してください。"
    case .wouldSubmit(let action): "\(action.japanese)でフォームが送信されます"
    case .wouldRun(let program): "\(program)が実行されます"
    case .wouldAppend(let file): "\(file)に追記されます"
    case .wouldWrite(let file): "\(file)に書き込まれます"
    case .notRun(let program): "プレビューでは\(program)は実行されません"
    }
  }
}
