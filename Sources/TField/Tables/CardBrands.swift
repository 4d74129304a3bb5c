/// The card networks, from ISO/IEC 7812 issuer ranges as braintree/credit-card-type lists them
/// (`src/lib/card-types.ts` at d0b8d2a, read in November 2026).
///
/// Left out are its ranges beginning with 1, 8 and 9 and Maestro's bare 6. Discover's 622126–622925
/// are UnionPay's, which Discover only carries. Diners numbers have 14 digits, as printed on cards.
extension CardBrand {
  static let all: [Self] = [
    Self("Visa", ["4"..."4"], lengths: [16, 19]),
    Self("Mastercard", ["51"..."55", "2221"..."2720"], lengths: [16]),
    Self("American Express", ["34"..."34", "37"..."37"], lengths: [15], [4, 6, 5], code: 4),
    Self("Discover", ["6011"..."6011", "644"..."649", "65"..."65"], lengths: [16, 17, 18, 19]),
    Self("Diners Club", ["300"..."305", "36"..."36", "38"..."39"], lengths: [14], [4, 6, 4]),
    Self("JCB", ["3528"..."3589"], lengths: [16, 17, 18, 19]),
    Self("UnionPay", ["62"..."62"], lengths: [16, 17, 18, 19]),
    Self("Mir", ["2200"..."2204"], lengths: [16, 17, 18, 19]),
    Self(
      "Maestro", ["50"..."50", "56"..."59", "63"..."63", "67"..."67"],
      lengths: [12, 13, 14, 15, 16, 17, 18, 19]),
  ]
}
