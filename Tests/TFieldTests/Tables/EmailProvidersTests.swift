import Testing

@testable import TField

@Suite struct EmailProvidersTests {
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
}
