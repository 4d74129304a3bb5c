import CData
import Testing

@testable import TField

@Suite struct DataFileTests {
  @Test(arguments: [
    DataFile.callingCodes.text, DataFile.cardBrands.text, DataFile.commonPasswords.text,
    DataFile.countries.text, DataFile.dialling.text, DataFile.emailHosts.text,
    DataFile.ibans.text, DataFile.postalCodes.text, DataFile.states.text, DataFile.synonyms.text,
    DataFile.secretWords.text, DataFile.variableNames.text,
  ])
  func `a table has a head, and rows behind it`(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.prefix { $0.hasPrefix("# ") }
    #expect(head.count > 1)
    #expect(lines.last == "")
    #expect(
      lines.dropFirst(head.count).dropLast().allSatisfy {
        $0.first?.isLetter ?? false || $0.first?.isNumber ?? false
      })
  }

  @Test func `every row of the tables is understood`() {
    #expect(DataFile.cardBrands.rows.count == CardBrand.all.count)
    #expect(CardBrand.all.allSatisfy { !$0.starts.isEmpty && !$0.lengths.isEmpty })
    #expect(DataFile.states.rows.allSatisfy { $0.columns.count > 1 })
    #expect(DataFile.callingCodes.rows.count == CallingPlan.all.count)
    #expect(DataFile.dialling.rows.count == Dialling.all.count)
    #expect(DataFile.synonyms.rows.allSatisfy { $0.columns.count == 3 })
  }

  @Test(arguments: [
    ("gmial.com", "gmail.com"), ("gmal.com", "gmail.com"), ("gmail.co", "gmail.com"),
    ("gmail.con", "gmail.com"), ("GMAIL.CON", "gmail.com"), ("hotmial.con", "hotmail.com"),
    ("yaho.com", "yahoo.com"), ("outlok.com", "outlook.com"), ("iclould.com", "icloud.com"),
    ("aol.con", "aol.com"), ("comcast.ent", "comcast.net"), ("hotmali.co.uk", "hotmail.co.uk"),
  ])
  func `a slip is noticed`(host: String, meant: String) {
    #expect(EmailProviders.nearMiss(of: host) == meant)
  }

  @Test(arguments: [
    "example.com", "mail.com", "email.com", "ymail.com", "small.com", "aal.com", "mst.com",
    "me.co.uk",
    "hotmail.ca", "yahoo.de", "yahoo.co.jp", "outlook.fr", "web.se", "gmx.at", "free.de", "",
    ".", "gmail", "proton.ch",
  ])
  func `a host of its own is left alone`(host: String) {
    #expect(EmailProviders.nearMiss(of: host) == nil)
  }

  @Test func `no service is taken for another`() {
    for provider in EmailProviders.common {
      #expect(EmailProviders.nearMiss(of: provider) == nil)
    }
  }

  @Test func `there are fifty states, the capital's district and five territories`() {
    #expect(StateNames.codes.count == 56)
    #expect(StateNames.codes.isDisjoint(with: ["AA", "AE", "AP", "FM", "MH", "PW"]))
  }

  @Test func `every code names itself, and so does its name`() {
    for code in StateNames.codes {
      #expect(StateNames.code(of: code.lowercased()) == code)
      #expect(StateNames.name(of: code).flatMap { StateNames.code(of: $0) } == code)
    }
  }
}
