/// A type that depends on a country: on one of its own, or on that in another field.
protocol CountryFollower: FieldType {
  /// The alpha-2 code of the country.
  var country: String? { get set }
  /// The id of the field that holds it.
  var countryField: String? { get }
}

extension CountryFollower {
  package func neighbours(of field: Field, in form: Form) -> [String] {
    countryField.map { [$0] } ?? []
  }

  package func adapted(to surroundings: Surroundings) -> Self? {
    guard countryField != nil else { return nil }
    let country = surroundings.neighbours.first.flatMap { Country.code(of: $0.data) }
    guard country != self.country else { return nil }
    var adapted = self
    adapted.country = country
    return adapted
  }
}
