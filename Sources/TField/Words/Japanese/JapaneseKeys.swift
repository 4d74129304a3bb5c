extension KeyWording {
  var japanese: String {
    switch self {
    case .short(let command): command.shortJapanese
    case .full(let command): command.japanese
    case .leaveLines: "複数行の文章から出る"
    }
  }
}

extension KeyCap {
  var japanese: String {
    switch self {
    case .control: "Ctrl"
    case .alt: "Alt"
    case .shift: "Shift"
    case .tab: "Tab"
    case .enter: "Enter"
    case .escape: "Esc"
    case .backspace: "BackSpace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "上"
    case .down: "下"
    case .left: "左"
    case .right: "右"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .space: "スペース"
    }
  }
}

extension Command {
  /// What it does, in a word or two.
  fileprivate var shortJapanese: String {
    switch self {
    case .edit: "編集"
    case .nextStop: "次へ"
    case .previousStop: "前へ"
    case .confirm: "選択"
    case .defaultAction: "完了"
    case .up: "上へ"
    case .down: "下へ"
    case .firstField: "先頭"
    case .lastField: "末尾"
    case .nextSection: "次のページ"
    case .previousSection: "前のページ"
    case .pageUp: "上にスクロール"
    case .pageDown: "下にスクロール"
    case .nextError: "次のエラー"
    case .previousError: "前のエラー"
    case .activate: "切り替え"
    case .open: "開く"
    case .step(let step): step < 0 ? "減らす" : "増やす"
    case .addEntry: "追加"
    case .removeEntry: "削除"
    case .moveEntry(let step): step < 0 ? "上へ移動" : "下へ移動"
    case .help: "ヘルプ"
    case .openEditor: "エディタ"
    case .reveal: "表示"
    case .redraw: "再描画"
    case .suspend: "中断"
    case .escape: "終了"
    case .interrupt, .quit: "強制終了"
    }
  }

  /// What it does, in a phrase.
  fileprivate var japanese: String {
    switch self {
    case .edit(let edit): edit.japanese
    case .nextStop: "次の項目または操作"
    case .previousStop: "前の項目または操作"
    case .confirm: "次の項目。操作の上では実行"
    case .defaultAction: "主な操作を実行"
    case .up: "上の項目"
    case .down: "下の項目"
    case .firstField: "最初の項目"
    case .lastField: "最後の項目"
    case .nextSection: "次のセクション"
    case .previousSection: "前のセクション"
    case .pageUp: "1画面上へ"
    case .pageDown: "1画面下へ"
    case .nextError: "次のエラー"
    case .previousError: "前のエラー"
    case .activate: "オンとオフの切り替え。一覧を開く"
    case .open: "一覧やカレンダーを開く"
    case .step(let step):
      step < 0 ? "数値、日付、時刻を1減らす。それ以外は開く" : "数値、日付、時刻を1増やす"
    case .addEntry: "一覧で：項目を追加"
    case .removeEntry: "一覧で：項目を削除"
    case .moveEntry(let step): "一覧で：項目を\(step < 0 ? "上" : "下")へ移動"
    case .help: "ヘルプ"
    case .openEditor: "複数行の文章を$VISUALか$EDITORで編集"
    case .reveal: "秘密の値を表示または非表示"
    case .redraw: "画面を再描画"
    case .suspend: "中断"
    case .escape: "開いているものを閉じる。なければ終了"
    case .interrupt, .quit: "すぐに終了"
    }
  }
}

extension EditCommand {
  fileprivate var japanese: String {
    switch self {
    case .insert: "文字を入力"
    case .paste: "貼り付け"
    case .move(let motion): motion.japaneseMove
    case .select(let motion): motion.japaneseReach + "選択"
    case .delete(let motion): motion.japaneseReach + "削除"
    case .kill(let motion): motion.japaneseReach + "切り取り"
    case .yank: "切り取ったものを挿入"
    case .cut: "選択範囲を切り取り"
    case .copy: "選択範囲をコピー"
    case .undo: "元に戻す"
    case .redo: "やり直す"
    case .restore: "最初の値に戻す"
    }
  }
}

extension EditCommand.Motion {
  fileprivate var japaneseMove: String {
    switch self {
    case .left: "1文字左へ"
    case .right: "1文字右へ"
    case .wordLeft: "1単語左へ"
    case .wordRight: "1単語右へ"
    case .start: "文章の先頭へ"
    case .end: "文章の末尾へ"
    }
  }

  fileprivate var japaneseReach: String {
    switch self {
    case .left: "左を"
    case .right: "右を"
    case .wordLeft: "前の単語を"
    case .wordRight: "次の単語を"
    case .start: "先頭までを"
    case .end: "末尾までを"
    }
  }
}
