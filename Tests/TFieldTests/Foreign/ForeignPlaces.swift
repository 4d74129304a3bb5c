import CData
import TestSupport

@testable import TField

/// Countries by all their names, and streets and cities.
extension ForeignTexts {
  static let places =
    Language.allCases.flatMap { language in
      [
        ForeignTexts("countries in \(language.rawValue)", "country", in: language) { random in
          written(random.one(of: random.one(of: countries)), &random)
        },
        ForeignTexts("streets in \(language.rawValue)", "street", in: language) { random in
          written(street(&random), &random)
        },
        ForeignTexts("cities in \(language.rawValue)", "city", in: language) { random in
          written(random.one(of: cities), &random)
        },
      ]
    }

  /// Where a number stands in a street, by `#`.
  private static let streets = [
    "# Main St", "# N. O'Connell Street", "#½ 5th Avenue, Apt. 3", "# rue de l’Église",
    "# bis, boulevard du 8-Mai-1945", "Unter den Linden #", "Straße des 17. Juni #", "C 4, #",
    "Am Kölner Brett #", "Calle de Alcalá, # 3.º izq.", "Avda. de la Constitución #",
    "Via Giuseppe Garibaldi, #", "Rua do Carmo, # - 2º", "’s-Gravenweg #-II", "ul. Łąkowa #/4",
    "улица Ленина, д. #, кв. 5", "#-2-3 Nishi-Shinjuku", "千代田区丸の内#丁目1−2", "人民路#号",
    "강남대로 #", "شارع الملك فهد #", "רחוב הרצל #", "Λεωφόρος Αθηνών #", "P.O. Box #",
    "c/o Müller, Hof #",
    "Ólafsgata #", "McDonald Rd #", "# Martin Luther King Jr. Blvd NW",
  ]

  private static func street(_ random: inout SeededRandom) -> String {
    let letter = random.one(of: ["", "", "", "a", "B", " c", "-\(random.number(2...9))"])
    return random.one(of: streets).replacing("#", with: "\(random.number(1...2_999))\(letter)")
  }

  private static let cities = [
    "São Paulo", "Łódź", "’s-Hertogenbosch", "'s-Gravenhage", "St. John's", "Frankfurt am Main",
    "Rothenburg ob der Tauber", "Winston-Salem", "Aix-en-Provence", "La Chaux-de-Fonds", "L’Aquila",
    "Reggio nell'Emilia", "Stratford-upon-Avon", "Las Palmas de Gran Canaria", "Córdoba",
    "Ceará-Mirim",
    "McAllen", "DeKalb", "Ho Chi Minh City", "Xi’an", "Ürümqi", "Biel/Bienne", "Halle (Saale)",
    "Y", "Å", "Llanfairpwllgwyngyll", "Москва", "Нижний Новгород", "Αθήνα", "東京", "さいたま市",
    "台北市", "서울특별시", "القاهرة", "بيت لحم", "תל אביב-יפו", "กรุงเทพมหานคร", "मुंबई", "თბილისი", "Երևան",
    "Washington D.C.", "100 Mile House", "Saint-Louis-du-Ha! Ha!",
  ]

  private static let countries = DataFile.countries.rows.map { row in
    [String(row.prefix(2)), String(row.dropFirst(3).prefix(3))] + row.dropFirst(7).columns
  }

  /// A name as it stands, in another case, begun only, or with something around it.
  private static func written(_ name: String, _ random: inout SeededRandom) -> String {
    switch random.number(1...8) {
    case 1: name.uppercased()
    case 2: name.lowercased()
    case 3: String(name.prefix(random.number(1...name.count)))
    case 4: " \(name)\u{A0}"
    case 5: "\u{200F}\(name)\u{200B}"
    default: name
    }
  }
}
