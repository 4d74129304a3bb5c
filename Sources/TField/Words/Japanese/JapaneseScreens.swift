extension ScreenWording {
  var japanese: String {
    switch self {
    case .left(let count): "残り\(count)件"
    case .toFix(let count): "要修正\(count)件"
    case .complete: "完了"
    case .count(let done, let total): "\(total)件中\(done)件"
    case .chosen(let count, let most): "\(most)件中\(count)件選択"
    case .others(let count): "ほか\(count)件"
    case .tooSmall(let width, let height): "\(width)x\(height)が必要です。入力は保たれます。"
    case .optional(let label): "\(label)（任意）"
    case .step(let step, let count): "ステップ\(step)/\(count)"
    case .close: "閉じる"
    case .back: "戻る"
    case .next: "次へ"
    case .enterReturns: "Enterで答えに戻ります"
    case .typeWord(let word): "続けるには\(word)と入力してください"
    case .checkAnswers: "答えを確認してください"
    case .noAnswer: "答えなし"
    case .help: "ヘルプ"
    case .keys: "キー"
    case .checking: "確認中…"
    case .listing: "選択肢を取得中…"
    case .readOnly: "読み取り専用"
    }
  }
}

extension OpenedWording {
  var japanese: String {
    switch self {
    case .entries(let count): "\(count)件"
    case .matches(let count, let all): "\(all)件中\(count)件"
    case .marked(let count): "\(count)件を選択"
    case .noMatch: "見つかりません"
    case .filter: "入力して絞り込み"
    case .filterOrOther: "入力して絞り込み、または自由に入力"
    case .month(let month, let year): "\(year)年\(Self.japaneseMonths.name(month))"
    case .weekdays: "月 火 水 木 金 土 日"
    case .choose: "選択"
    case .mark: "印を付ける"
    case .done: "完了"
    case .markOrSpace: "項目に印を付ける。絞り込み中は空白"
    case .chooseMatch: "項目を選択。絞り込み中は印を付ける"
    case .chooseAndMoveOn: "項目を選んで次へ"
    case .optionAbove: "上の項目"
    case .optionBelow: "下の項目"
    case .tenUp: "10件上へ"
    case .tenDown: "10件下へ"
    case .firstOption: "最初の項目"
    case .lastOption: "最後の項目"
    case .unfilter: "絞り込みの文字を1つ取り消す"
    case .unfilterAll: "絞り込みを取り消す"
    case .dayBefore: "前の日"
    case .dayAfter: "次の日"
    case .weekBefore: "1週間前"
    case .weekAfter: "1週間後"
    case .weekStart: "週の最初の日"
    case .weekEnd: "週の最後の日"
    case .monthBack: "前の月"
    case .monthOn: "次の月"
    case .yearBack: "前の年"
    case .yearOn: "次の年"
    case .today: "今日"
    case .chooseAnswer: "選択。答えの上ではその項目へ"
    case .answerAbove: "前の答えまたはボタン"
    case .answerBelow: "次の答えまたはボタン"
    case .firstAnswer: "最初の答え"
    case .lastAnswer: "ボタン"
    case .backToForm: "フォームに戻る"
    case .pressButton: "ボタンを押す"
    case .nextButton: "次のボタン。長い文章では1行下へ"
    case .previousButton: "前のボタン。長い文章では1行上へ"
    case .safeAnswer: "何も失わない安全な答え"
    case .lineAbove: "上の行"
    case .lineBelow: "下の行"
    case .firstLine: "最初の行"
    case .lastLine: "最後の行"
    case .stop: "中止"
    case .secondsRunning(let seconds): "\(seconds)秒"
    case .rollBack: "取り消し"
    case .newLine: "改行"
    }
  }

  static let japaneseWeekdays = [
    "月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日", "日曜日",
  ]
  static let japaneseMonths = (1...12).map { "\($0)月" }
}
