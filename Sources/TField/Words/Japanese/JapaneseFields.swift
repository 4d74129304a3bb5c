extension CardWording {
  var japanese: String {
    switch self {
    case .unknownIssuer: "この数字で始まるカードはありません"
    case .checksum: "番号に誤りがあります。数字を確認してください"
    case .incomplete: "カード番号が足りません"
    case .incompleteMonthAndYear: "月と年を入力してください：MM/YY"
    case .expired: "カードの有効期限が切れています"
    case .expiresThisMonth: "カードの有効期限は今月までです"
    }
  }
}

extension DateWording {
  var japanese: String {
    switch self {
    case .monthRange: "月は01から12までです"
    case .dayRange(let last): "日は01から\(last)までです"
    case .monthDays(let month, let year?, let days):
      "\(year)年\(Self.month(month).japanese)は\(days)日までです"
    case .monthDays(let month, nil, let days): "\(Self.month(month).japanese)は\(days)日までです"
    case .month(let month): OpenedWording.japaneseMonths.name(month)
    case .weekday(let day): OpenedWording.japaneseWeekdays.name(day)
    case .otherWeekday(let day): "その日は\(Self.weekday(day).japanese)です"
    case .yearRange(let first, let last): "年は\(first)から\(last)までです"
    case .noSuchDay: "その日は存在しません"
    case .incomplete(let pattern): "日付をすべて入力してください：\(pattern)"
    case .notBefore(let day): "\(day)以降にしてください"
    case .notAfter(let day): "\(day)以前にしてください"
    case .dayFirst(let pattern): "日を先に書いてください：\(pattern)"
    case .monthFirst(let pattern): "月を先に書いてください：\(pattern)"
    case .yearFirst(let pattern): "年を先に書いてください：\(pattern)"
    case .yearDigits: "年は4桁で書いてください"
    case .yearRead(let digits, let year): "\(digits)を\(year)年と読み取りました"
    case .withoutTime(let rest): "\(rest)を除き、日付だけを入力してください"
    case .secondsLeft: "秒のない時刻を入力してください"
    case .hourRange(let first, let last): "時は\(first)から\(last)までです"
    case .minuteRange: "分は00から59までです"
    case .incompleteTime(let pattern): "時刻をすべて入力してください：\(pattern)"
    }
  }
}

extension NumberWording {
  var japanese: String {
    switch self {
    case .between(let lower, let upper): "\(lower)から\(upper)までです"
    case .atLeast(let lower): "\(lower)以上です"
    case .atMost(let upper): "\(upper)以下です"
    case .enterAmount: "金額を入力してください"
    case .enterNumber: "数値を入力してください"
    case .enterWholeNumber: "整数を入力してください"
    case .fewerPlaces(let count): "小数点以下は\(count)桁までです"
    case .enterRange(let example): "2つの整数を入力してください：\(example)"
    case .rangeOrder: "2番目の数は最初の数より小さくできません"
    case .computed(let value):
      value.isEmpty ? "自動で計算されるため、空にしてください" : "自動で計算されます。\(value)にしてください"
    }
  }
}

extension PlaceWording {
  var japanese: String {
    switch self {
    case .areaCodeStart: "市外局番は2から9で始まります"
    case .areaCodeService: "市外局番は11で終わりません"
    case .exchangeUnusual: "珍しい番号です。市外局番の次の数字を確認してください"
    case .countryCodeDropped: "国番号の1を省きました"
    case .foreignPhone: "米国の番号だけを入力できます"
    case .phoneRest(let rest): "\(rest)を除き、番号を1つだけ入力してください"
    case .beginWithPlus: "+と国番号から始めてください"
    case .houseNumber(let sign): "数字だけです。\(sign)の付く番地は通りの名前に書いてください"
    case .unknownCallingCode: "この数字で始まる国番号はありません"
    case .internationalPhoneShape: "国番号から入力してください：+44 20 7946 0958"
    case .zeroNumber: "0は番地になりません"
    case .unknownState: "米国の州の名前か略称を入力してください"
    case .unknownStateCode: "2文字の州コードを入力してください"
    case .noStateCodeStart(let letter): "\(letter)で始まる州コードはありません"
    case .unknownCountry: "国の名前か2文字の国コードを入力してください"
    case .postalCodeShape(let shape): "郵便番号を入力してください（例：\(shape)）"
    case .pathEnding(let endings):
      "名前の末尾を\(endings.joined(separator: "か"))にしてください"
    case .noSuchPath: "その場所には何もありません"
    case .pathTaken: "その場所にはすでに何かあります"
    case .pathIsFile: "フォルダではなくファイルです"
    case .pathIsFolder: "ファイルではなくフォルダです"
    }
  }
}

extension InternetWording {
  var japanese: String {
    switch self {
    case .emailShape: "アドレスを入力してください（例：name@example.com）"
    case .emailSpace: "アドレスに空白は使えません"
    case .emailSecondAt: "アドレスの@は1つだけです"
    case .emailCharacter(let character): "\(character)を除いてください。アドレスには使えません"
    case .emailDot: "ピリオドはほかの文字の間に置いてください"
    case .emailHyphen: "@の後のどの部分もハイフンで始まったり終わったりしません"
    case .emailTooLong: "アドレスが長すぎます"
    case .emailSuggestion(let address): "\(address)ではありませんか？"
    case .webAddressStart(let starts): "\(starts.joined(separator: "か"))で始めてください"
    case .webAddressShape: "アドレスを入力してください（例：https://example.com）"
    case .addressRest(let rest): "\(rest)を除いたアドレスを入力してください"
    case .ipv4Shape: "0から255までの数を4つ入力してください：192.0.2.1"
    case .ipv6Shape: "アドレスを入力してください（例：2001:db8::1）"
    }
  }
}

extension IdentifierWording {
  var japanese: String {
    switch self {
    case .impossibleSSN: "その番号は発行されません"
    case .ibanCountry: "この文字で始まるIBANはありません"
    case .ibanShape: "その国のIBANでは、ここに使えません"
    case .ibanChecksum: "IBANに誤りがあります。確認してください"
    case .uuidShape: "0–9とa–fを32桁入力してください"
    case .hexColorShape: "0–9とa–fを3、6、8桁のいずれかで入力してください"
    case .slugShape: "小文字と数字、その間にハイフン1つを使ってください"
    case .usernameShape: "文字で始め、続けて文字、数字、. _ - を使ってください"
    }
  }
}

extension ListWording {
  var japanese: String {
    switch self {
    case .notInList: "一覧から選んでください"
    case .chooseAtLeast(let count): "\(count)件以上選んでください"
    case .chooseAtMost(let count): "\(count)件まで選べます"
    case .entriesAtLeast(let count): "\(count)件以上必要です"
    case .entriesAtMost(let count): "\(count)件までです"
    case .entry(let number, let sentence): "項目\(number)：\(sentence.japanese)"
    case .entryField(let number, let label, let sentence):
      "項目\(number)、\(label.japanese)：\(sentence.japanese)"
    case .sameAs(let number): "項目\(number)と同じです"
    case .noEntry: "この一覧の項目ではありません"
    case .addAnother: "もう1つ追加"
    case .removeEntry: "削除"
    case .removed(let number): "項目\(number)を削除しました。Ctrl-_で元に戻せます"
    case .entryOf(let number, let count): "\(number) / \(count)"
    case .addEntry: "項目を追加"
    case .done: "完了"
    case .noOptions(let reason): "選べるものがありません：\(reason)。F4でもう一度試します"
    }
  }
}
