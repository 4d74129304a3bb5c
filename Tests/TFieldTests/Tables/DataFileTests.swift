import CData
import Testing

@testable import TField

@Suite struct DataFileTests {
  @Test(arguments: [
    DataFile.callingCodes.text, DataFile.cardBrands.text, DataFile.commonPasswords.text,
    DataFile.countries.text, DataFile.emailHosts.text, DataFile.ibans.text,
    DataFile.postalCodes.text, DataFile.states.text, DataFile.synonyms.text,
    DataFile.secretWords.text,
    DataFile.variableNames.text,
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
    #expect(DataFile.callingCodes.rows.allSatisfy { $0.split(separator: " ").count == 5 })
    #expect(DataFile.synonyms.rows.allSatisfy { $0.columns.count == 3 })
  }
}
