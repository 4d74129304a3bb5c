extension FormWording {
  var japanese: String {
    switch self {
    case .blocked(let action, let missing, let wrong):
      "\(action.japanese)："
        + [(missing, "未入力"), (wrong, "要修正")].filter { !$0.0.isEmpty }
        .map { labels, what in "\(what)\(labels.count)件\(labels.japanese(most: 30))" }
        .joined(separator: "、")
    case .nothingToUndo: "元に戻すものがありません"
    case .putBack(let reason): "最後の正しい値に戻しました：\(reason.japanese)"
    case .partsLeft(let count, let isKept):
      "\(count)行はどこにも入りません" + (isKept ? "。Ctrl-Yで残りを貼り付けます" : "")
    case .notPasted:
      "何も貼り付けていません。この項目はその文章を受け付けません。Ctrl-Yで別の場所に貼り付けます"
    case .stopped(let action): "\(action.japanese)を中止しました。どこまで進んだかは不明です"
    case .beingChecked: "まだ確認中です"
    case .notChecked: "確認できませんでした。もう一度試してください"
    case .notAccepted: "受け付けられませんでした"
    case .worthALook: "確認してください"
    case .noAnswer(let field, let reason): "'\(field)'の確認：\(reason)"
    case .waitingForChecks: "すべての確認が終わるのを待っています"
    case .failed(let action, let reason): "\(action.japanese)に失敗しました：\(reason)"
    case .alreadyIn(let path): "この答えはすでに'\(path)'にあるため、追加していません"
    case .tornLine(let path): "'\(path)'の最後の行に行末がなかったため、補いました"
    case .refused(let action): "\(action.japanese)は拒否されました"
    case .taken(let action, let place): "\(action.japanese)：完了。答えの送り先：\(place)"
    }
  }
}

extension [Wording] {
  /// The first few of them in brackets, such as `（氏名、年齢、…）`.
  fileprivate func japanese(most: Int = 3) -> String {
    guard !isEmpty else { return "" }
    let names = prefix(most).map(\.japanese) + (count > most ? ["…"] : [])
    return "（\(names.joined(separator: "、"))）"
  }
}

extension DraftWording {
  var japanese: String {
    switch self {
    case .kept(let path): "答えを下書きとして'\(path)'に保存しました"
    case .notKept(let reason): "下書きは保存されていません：\(reason)"
    case .stays(let reason): "下書きは残っています：\(reason)"
    case .unusable(let reason, let place):
      "使えない下書きがあります：\(reason)。今は'\(place)'にあります"
    case .dropped(let values, let isFormChanged):
      (isFormChanged ? "フォームが変わりました" : "合わない値があります")
        + "。下書きから除いたもの：" + values.map(\.japanese).joined(separator: "、")
    case .missing(let id): "\(id)（項目なし）"
    case .cancelledAndKept: "中止しました。答えは保存されています。もう一度実行すると続けられます。"
    case .cancelled: "中止しました。"
    case .secret(let label): "\(label.japanese)（保存しません）"
    case .unfit(let label): "\(label.japanese)（合いません）"
    }
  }
}

extension EditorNotice {
  var japanese: String {
    switch self {
    case .unset: "VISUALかEDITORにエディタを設定してください"
    case .unquoted(let variable): "\(variable)を読み取れません。引用符が閉じていません"
    case .notStarted(let program, let reason): "'\(program)'を起動できませんでした：\(reason)"
    case .failed: "エディタが失敗しました。何も変更していません"
    case .noFile(let reason): "文章を外部で編集できません：\(reason)"
    case .repaired: "UTF-8でない部分がありました。\u{FFFD}を確認してください"
    case .secret: "秘密の値はエディタに渡しません"
    }
  }
}

extension QuestionWording {
  var japanese: String {
    switch self {
    case .leave: "フォームを終了しますか？答えはまだ送信されていません。"
    case .leaveEntry: "項目を閉じますか？変更されています。"
    case .leaveEntries: "一覧を閉じますか？項目が変更されています。"
    case .goOn: "一部は前の答えで実行済みです。残りを今の答えで実行しますか？"
    case .fillFollowing(let count): "\(count)行を貼り付けました。この項目と次の項目に入れますか？"
    case .draft(let time, let labels):
      "\(time)の下書き：答え\(labels.count)件\(labels.japanese())"
    case .stopProgram(let program): "\(program)はまだ実行中です。中止しますか？"
    case .keepEditing: "入力を続ける"
    case .keepDraft: "下書きを保存して終了"
    case .discard: "破棄"
    case .takeEntry: "項目を残す"
    case .takeEntries: "項目を残す"
    case .back: "戻る"
    case .doTheRest: "残りを実行"
    case .fillFields: "項目に入れる"
    case .join: "1行にまとめる"
    case .dontPaste: "貼り付けない"
    case .continueDraft: "続ける"
    case .startFresh: "新しく始める"
    case .deleteDraft: "削除する"
    case .wait: "待つ"
    case .stop: "中止する"
    case .close: "閉じる"
    case .yes: "はい"
    case .no: "いいえ"
    }
  }
}

extension Reply {
  /// Letters that need no input method.
  var japanese: String { String(rawValue) }
}
