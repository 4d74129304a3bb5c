extension ReadingWording {
  var japanese: String {
    switch self {
    case .stranger(let text, _, let subject): Self.japanese(text, in: subject)
    case .strangerAt(let place): "\(place)文字目はここに使えません"
    case .full(let most, let isDigits, let key):
      "\(most)\(isDigits ? "桁" : "文字")までです。\(key)は入力されませんでした"
    case .fullSecret(let most, let isDigits): "\(most)\(isDigits ? "桁" : "文字")までです"
    case .readAs(let text): "\(text)と読み取りました"
    case .ambiguous(let one, let other): "\(one)とも\(other)とも読めます。どちらかに書き直してください"
    case .spacesInside: "途中に空白は使えません"
    case .isoDate: "ISOの日付：年、月、日"
    case .dateWithMonthName: "月の名前を使った日付"
    case .stateName: "州の名前"
    }
  }

  private static func japanese(_ text: String, in subject: Subject) -> String {
    guard let character = text.first else { return "" }
    return switch CharacterSort(character) {
    case .letter: "\(subject.japanese)に文字は使えません：\(text)"
    case .space: "\(subject.japanese)に空白は使えません"
    case .digit, .sign: "\(subject.japanese)に\(text)は使えません"
    }
  }
}

extension Subject {
  var japanese: String {
    switch self {
    case .value: "この項目"
    case .number: "数値"
    case .wholeNumber: "整数"
    case .amount: "金額"
    case .percentage: "割合"
    case .age: "年齢"
    case .range: "範囲"
    case .date: "日付"
    case .time: "時刻"
    case .expirationDate: "有効期限"
    case .cardNumber: "カード番号"
    case .securityCode: "セキュリティコード"
    case .ssn: "社会保障番号"
    case .iban: "IBANの値"
    case .zip: "米国の郵便番号"
    case .postalCode: "郵便番号"
    case .houseNumber: "番地"
    case .city: "市区町村名"
    case .state: "州名"
    case .country: "国名"
    case .phone: "電話番号"
    case .name: "氏名"
    case .username: "ユーザー名"
    case .slug: "短い名前"
    case .code: "コード"
    case .ipAddress: "IPアドレス"
    case .webAddress: "ウェブアドレス"
    case .emailAddress: "メールアドレス"
    case .uuid: "UUIDの値"
    case .color: "色"
    }
  }
}
