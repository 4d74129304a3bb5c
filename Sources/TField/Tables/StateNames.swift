/// The states and territories of the United States: codes, names and traditional abbreviations.
///
/// Codes and names as in the Postal Service's Publication 28, appendix B; abbreviations as in the
/// Government Publishing Office's Style Manual, section 9, and older usage.
enum StateNames {
  /// One state: its code, its name, and what else it is called.
  private struct Entry {
    let code: String
    let name: String
    let others: [String]

    init(_ code: String, _ name: String, _ others: String...) {
      self.code = code
      self.name = name
      self.others = others
    }
  }

  private static let states = [
    Entry("AL", "Alabama", "Ala."),
    Entry("AK", "Alaska", "Alas."),
    Entry("AZ", "Arizona", "Ariz."),
    Entry("AR", "Arkansas", "Ark."),
    Entry("CA", "California", "Calif.", "Cal."),
    Entry("CO", "Colorado", "Colo.", "Col."),
    Entry("CT", "Connecticut", "Conn."),
    Entry("DE", "Delaware", "Del."),
    Entry(
      "DC", "District of Columbia", "D.C.", "Washington D.C.", "Washington DC", "Wash. D.C.",
      "Dist. of Columbia"),
    Entry("FL", "Florida", "Fla.", "Flor."),
    Entry("GA", "Georgia", "Ga."),
    Entry("HI", "Hawaii", "Haw.", "H.I."),
    Entry("ID", "Idaho", "Ida."),
    Entry("IL", "Illinois", "Ill.", "Ills."),
    Entry("IN", "Indiana", "Ind."),
    Entry("IA", "Iowa", "Ia."),
    Entry("KS", "Kansas", "Kans.", "Kan.", "Kas."),
    Entry("KY", "Kentucky", "Ky.", "Ken.", "Kent."),
    Entry("LA", "Louisiana", "La."),
    Entry("ME", "Maine", "Me."),
    Entry("MD", "Maryland", "Md."),
    Entry("MA", "Massachusetts", "Mass."),
    Entry("MI", "Michigan", "Mich."),
    Entry("MN", "Minnesota", "Minn."),
    Entry("MS", "Mississippi", "Miss."),
    Entry("MO", "Missouri", "Mo."),
    Entry("MT", "Montana", "Mont."),
    Entry("NE", "Nebraska", "Nebr.", "Neb."),
    Entry("NV", "Nevada", "Nev."),
    Entry("NH", "New Hampshire", "N.H.", "N. Hampshire"),
    Entry("NJ", "New Jersey", "N.J.", "N. Jersey"),
    Entry("NM", "New Mexico", "N.M.", "N. Mex.", "N. Mexico", "New Mex."),
    Entry("NY", "New York", "N.Y.", "N. York"),
    Entry("NC", "North Carolina", "N.C.", "N. Car.", "N. Carolina"),
    Entry("ND", "North Dakota", "N.D.", "N. Dak.", "NoDak", "N. Dakota"),
    Entry("OH", "Ohio"),
    Entry("OK", "Oklahoma", "Okla."),
    Entry("OR", "Oregon", "Oreg.", "Ore."),
    Entry("PA", "Pennsylvania", "Pa.", "Penn.", "Penna."),
    Entry("RI", "Rhode Island", "R.I."),
    Entry("SC", "South Carolina", "S.C.", "S. Car.", "S. Carolina"),
    Entry("SD", "South Dakota", "S.D.", "S. Dak.", "SoDak", "S. Dakota"),
    Entry("TN", "Tennessee", "Tenn."),
    Entry("TX", "Texas", "Tex."),
    Entry("UT", "Utah", "Ut."),
    Entry("VT", "Vermont", "Vt."),
    Entry("VA", "Virginia", "Va.", "Virg."),
    Entry("WA", "Washington", "Wash."),
    Entry("WV", "West Virginia", "W. Va.", "W.V.", "WVa.", "W. Virg.", "W. Virginia"),
    Entry("WI", "Wisconsin", "Wis.", "Wisc."),
    Entry("WY", "Wyoming", "Wyo."),
    Entry("AS", "American Samoa", "A.S.", "Am. Samoa"),
    Entry("GU", "Guam"),
    Entry(
      "MP", "Northern Mariana Islands", "M.P.", "CNMI", "C.N.M.I.", "N. Mariana Islands",
      "No. Mariana Islands"),
    Entry("PR", "Puerto Rico", "P.R."),
    Entry(
      "VI", "Virgin Islands", "V.I.", "U.S. Virgin Islands", "US Virgin Islands", "U.S.V.I.",
      "USVI", "United States Virgin Islands"),
  ]

  private static let forces = [
    Entry("AA", "Armed Forces Americas", "A.A."),
    Entry("AE", "Armed Forces Europe", "A.E."),
    Entry("AP", "Armed Forces Pacific", "A.P."),
  ]

  /// The codes of the states and territories, without the armed forces'.
  static let codes = Set(states.map(\.code))

  private static let stateCodes = codes(of: states)
  private static let forcesCodes = codes(of: forces)
  private static let names = Dictionary(
    (states + forces).map { ($0.code, $0.name) }, uniquingKeysWith: { first, _ in first })
}

extension StateNames {
  /// The code of the state that `text` names in any way.
  static func code(of text: String, military: Bool = false) -> String? {
    let key = key(of: text)
    return stateCodes[key] ?? (military ? forcesCodes[key] : nil)
  }

  /// Every state, by its name.
  static let options = states.map { ChoiceOption($0.code, label: $0.name) }

  /// The name of the state with that code.
  static func name(of code: String) -> String? { names[code] }

  private static func codes(of entries: [Entry]) -> [String: String] {
    let pairs = entries.flatMap { entry in
      ([entry.code, entry.name] + entry.others).map { (key(of: $0), entry.code) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a name, an abbreviation or a code begins so.
  static func isBeginning(_ text: String) -> Bool {
    let key = key(of: text)
    return stateCodes.keys.contains { $0.hasPrefix(key) }
  }

  /// True for the characters that names of states have.
  static func takes(_ key: Character) -> Bool {
    key.isASCIILetter || key.isBlank || ".'’\u{2BB}".contains(key)
  }

  /// The words alone: periods and runs of spaces part them, capitals and apostrophes don't matter.
  private static func key(of text: String) -> String {
    text.lowercased().filter { !"'’\u{2BB}".contains($0) }
      .split { $0 == "." || $0.isWhitespace }.joined(separator: " ")
  }
}
