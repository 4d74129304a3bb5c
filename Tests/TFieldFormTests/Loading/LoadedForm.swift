import TFieldForm
import TField
import Testing

/// Loads a form that should have nothing wrong with it.
func loaded(
  _ source: String, languages: [String] = [], name: String = "form",
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Form {
  let result = FormLoader(languages: languages).load(Array(source.utf8), name: name)
  #expect(result.diagnostics == [], sourceLocation: sourceLocation)
  return try #require(result.form, sourceLocation: sourceLocation)
}

/// Loads a form of some fields.
func loaded(
  fields: String, languages: [String] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Form {
  try loaded(
    #"{ "tfield": 1, "rows": [ \#(fields) ] }"#, languages: languages,
    sourceLocation: sourceLocation)
}
