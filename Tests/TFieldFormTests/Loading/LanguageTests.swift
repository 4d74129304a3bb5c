import TField
import Testing

@Suite struct LanguageTests {
  @Test(arguments: [
    (["de"], "Post"), (["de-AT"], "Post"), (["de_CH"], "E-Mail"), (["de-ch"], "E-Mail"),
    (["de-CH-x1"], "E-Mail"), (["fr"], "Mail"), (["fr", "de"], "Post"), ([], "Mail"),
    (["it", "xx"], "Mail"),
  ])
  func `a text is taken in the nearest language there is`(languages: [String], text: String) throws
  {
    let label = #"{ "x-note": 1, "de": "Post", "en": "Mail", "de-CH": "E-Mail" }"#
    let form = try loaded(fields: #"{ "id": "a", "label": \#(label) }"#, languages: languages)
    #expect(form.fields[0].label == .verbatim(text))
  }

  @Test func `without English the first language given is as good as any`() throws {
    let form = try loaded(
      fields: #"{ "id": "a", "label": { "fr": "Nom", "de": "Name" } }"#, languages: ["it"])
    #expect(form.fields[0].label == "Nom")
  }
}
