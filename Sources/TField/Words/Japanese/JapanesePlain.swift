extension PlainWording {
  var japanese: String {
    switch self {
    case .error(let sentence): "エラー：\(sentence)"
    case .warning(let sentence): "注意：\(sentence)"
    case .taken(let text): "読み取った値：\(text)"
    case .required: "必須"
    case .optional: "任意"
    case .readOnly: "読み取り専用"
    case .yesOrNo: "y/n"
    case .yes: "y"
    case .no: "n"
    case .empty: "空"
    case .addOrOpen(0): "項目を追加しますか？ y/n"
    case .addOrOpen: "もう1つ追加しますか？ y/n、変更する場合は項目の番号"
    case .severalLines: "複数行を入力できます。空の行で終わります"
    case .entriesInLines: "1行に1項目を入力します。空の行で終わります"
    case .severalChoices: "コンマで区切って複数選べます"
    case .nothingTaken: "ここに使える文字がありません"
    case .answerYesOrNo, .answerOrNumber(0): "yかnで答えてください"
    case .answerOrNumber(1): "yかn、または1を入力してください"
    case .answerOrNumber(let count):
      "yかn、または1から\(count)までの番号を入力してください"
    case .answerYes: "yと答える必要があります"
    case .noSuchOption(let text, of: 1): "\(text)という選択肢はありません。選べるのは1だけです"
    case .noSuchOption(let text, let count):
      "\(text)という選択肢はありません。選択肢の言葉か、1から\(count)までの番号を入力してください"
    case .severalOptions(let names): "複数の選択肢に当てはまります：\(names.few)"
    case .enter(let kind, let limits): "\(kind.japanese)。\(limits.japanese)"
    case .typeWord(let word): "続けるには\(word)と入力してください。Enterだけで戻ります"
    case .unknownCommand: "そのコマンドはありません。:helpで一覧を表示し、::でコロンを入力します"
    case .actions: "操作"
    case .action: "操作"
    case .standard: "既定"
    case .chooseAction(1): "1を入力してください"
    case .chooseAction(let count): "1から\(count)までの番号を入力してください"
    case .noAction: "このフォームには送信するものがありません"
    case .choice: "選択"
    case .ended: "フォームが終わる前に入力が終わりました"
    case .commands: Self.japaneseCommands
    case .helpExists: ":helpと入力すると、ヘルプとコマンドを表示します。"
    case .forExample(let text): "例：\(text)"
    }
  }

  private static let japaneseCommands = """
    Enterは角括弧の中の値をそのまま使います。空白とEnterで答えを空にします。
    :back    前の項目
    :list    これまでの答えの一覧
    :submit  既定の操作で終わる
    :quit    送信せずに終わる
    ::       コロンを入力する
    """
}
