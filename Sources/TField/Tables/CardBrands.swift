/// The card networks, by the issuer ranges of ISO/IEC 7812 as braintree/credit-card-type has them
/// in `src/lib/card-types.ts` at commit d0b8d2a.
///
/// Where this table differs: UnionPay is all of 62, with 622126–622925, which Discover only
/// carries; Diners numbers have the 14 digits printed on cards; Visa's have 16 or 19; Maestro is
/// without its bare 6. Ranges that begin with 1 or 8 and networks of a single country but Mir are
/// left out.
extension CardBrand {
  package static let all: [Self] = [
    Self("Visa", ["4"], lengths: [16, 19]),
    Self("Mastercard", ["51–55", "2221–2720"], lengths: [16]),
    Self("American Express", ["34", "37"], lengths: [15], [4, 6, 5], code: 4),
    Self("Discover", ["6011", "644–649", "65"], lengths: [16, 17, 18, 19]),
    Self("Diners Club", ["300–305", "36", "38–39"], lengths: [14], [4, 6, 4]),
    Self("JCB", ["3528–3589"], lengths: [16, 17, 18, 19]),
    Self("UnionPay", ["62"], lengths: [16, 17, 18, 19]),
    Self("Mir", ["2200–2204"], lengths: [16, 17, 18, 19]),
    Self(
      "Maestro", ["50", "56–59", "63", "67"],
      lengths: [12, 13, 14, 15, 16, 17, 18, 19]),
  ]
}
