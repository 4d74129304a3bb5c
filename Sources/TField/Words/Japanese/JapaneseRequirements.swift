extension Requirement {
  /// What stands before "必要があります" or "ことはできません".
  var japanese: String {
    switch self {
    case .filled: "入力する"
    case .length(let min, let max): Self.span(min, max, of: "文字") + "にする"
    case .entries(let min, let max): "項目を" + Self.span(min, max, of: "件") + "にする"
    case .number(let min, let max): Self.number(min, max) + "にする"
    case .multiple(let step): "\(step)の倍数にする"
    case .moment(let min, let max): Self.moment(min, max) + "にする"
    case .form: "指定の形式にする"
    case .same(let label): "\(Self.name(label))と同じにする"
    case .before(let label): "\(Self.name(label))より前にする"
    case .after(let label): "\(Self.name(label))より後にする"
    case .oneOf(let values): "次のいずれかにする（\(Self.list(values))）"
    case .only(let kind): "\(kind.japanese)だけにする"
    case .some(let kind): "\(kind.japanese)を含める"
    case .fromSet(let set, nil): "\(Self.list(set))だけを使う"
    case .fromSet(let set, let other?): "「\(other)」を除き、\(Self.list(set))だけを使う"
    case .sameDigit(let times): "同じ数字を\(times)回続ける"
    case .sameEntryTwice: "同じ項目を2回入れる"
    case .emailAddress: "name@example.comのようなメールアドレスにする"
    case .webAddress: "https://example.comのようなウェブアドレスにする"
    case .this: "このようにする"
    }
  }

  private static func span(_ min: Int?, _ max: Int?, of unit: String) -> String {
    switch (min, max) {
    case (let min?, let max?): min == max ? "\(min)\(unit)" : "\(min)～\(max)\(unit)"
    case (let min?, nil): "\(min)\(unit)以上"
    case (nil, let max?): "\(max)\(unit)以下"
    case (nil, nil): "任意の\(unit)数"
    }
  }

  private static func number(_ min: String?, _ max: String?) -> String {
    switch (min, max) {
    case (let min?, let max?): "\(min)以上\(max)以下"
    case (let min?, nil): "\(min)以上"
    case (nil, let max?): "\(max)以下"
    case (nil, nil): "数値"
    }
  }

  private static func moment(_ min: String?, _ max: String?) -> String {
    switch (min, max) {
    case (let min?, let max?): "\(min)から\(max)まで"
    case (let min?, nil): "\(min)以降"
    case (nil, let max?): "\(max)以前"
    case (nil, nil): "日付"
    }
  }

  private static func name(_ label: Wording?) -> String {
    label.map { "「\($0.japanese)」" } ?? "もう一方の項目"
  }

  /// A list as a sentence can bear it.
  private static func list(_ values: [String]) -> String {
    let shown = values.prefix(8).joined(separator: "、")
    return values.count > 8 ? shown + "、…" : shown
  }
}

extension CharacterKind {
  fileprivate var japanese: String {
    switch self {
    case .digit: "数字"
    case .letter: "文字"
    case .letterOrDigit: "文字か数字"
    case .uppercaseLetter: "大文字"
    case .lowercaseLetter: "小文字"
    case .special: "記号"
    case .ascii: "ASCII文字"
    }
  }
}
