extension Wording {
  var japanese: String {
    switch self {
    case .verbatim(let text): text
    case .translated(let texts, let rest): texts[.japanese] ?? rest.japanese
    case .answers(let text): text.text
    case .label(let label): label.japanese
    case .required: "必須項目です"
    case .mustBeOn: "チェックが必要です"
    case .fittingCharacters: "ここに使えない文字があります"
    case .notAllZeros: "すべて0にはできません"
    case .entriesDiffer: "2つの入力が一致しません"
    case .strength(let strength): strength.japanese
    case .tooWeak(let least): "推測されやすい値です。「\(least.japanese)」以上にしてください"
    case .must(let requirement): requirement.japanese + "必要があります"
    case .mustNot(let requirement): requirement.japanese + "ことはできません"
    case .patternFault: "確認できません。フォームのパターンに誤りがあります"
    case .length(let words): words.japanese
    case .reading(let words): words.japanese
    case .card(let words): words.japanese
    case .date(let words): words.japanese
    case .number(let words): words.japanese
    case .place(let words): words.japanese
    case .internet(let words): words.japanese
    case .identifier(let words): words.japanese
    case .list(let words): words.japanese
    case .form(let words): words.japanese
    case .draft(let words): words.japanese
    case .editor(let notice): notice.japanese
    case .question(let words): words.japanese
    case .screen(let words): words.japanese
    case .opened(let words): words.japanese
    case .key(let words): words.japanese
    case .plain(let words): words.japanese
    case .preview(let words): words.japanese
    }
  }
}

extension LengthWording {
  var japanese: String {
    switch self {
    case .enterDigits(let count): "\(count)桁の数字を入力してください"
    case .enterDigitsEither(let short, let long): "\(short)桁か\(long)桁の数字を入力してください"
    case .enterCharacters(let count): "\(count)文字を入力してください"
    case .enterAtLeast(let count): "\(count)文字以上を入力してください"
    case .charactersLeft(let count): "あと\(count)文字"
    case .digitsLeft(let count): "あと\(count)桁"
    case .full(let count): "\(count)文字までしか入りません"
    case .tooMany(let count, let most): "\(count)文字多すぎます。最大\(most)文字です"
    case .pasteRefused(let count): "長すぎるため貼り付けていません。最大\(count)文字です"
    }
  }
}

extension PasswordStrength {
  var japanese: String {
    switch self {
    case .none: "なし"
    case .weak: "弱い"
    case .fair: "普通"
    case .good: "良い"
    case .strong: "強い"
    }
  }
}
