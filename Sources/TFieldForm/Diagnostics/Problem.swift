package import TFieldJSON
package import TField

extension Diagnostic {
  /// What can be wrong with a form file: facts, without a word of prose.
  package enum Problem: Hashable, Sendable {
    // The file.
    case notJSON(JSONError)
    case newerFormat(Int)
    case tooManyFields(limit: Int)
    case tooManyFaults(limit: Int)

    // Keys and values.
    case expected(String, found: JSONKind, key: String)
    case missingKey(String, of: String)
    case unknownKey(String, of: String, didYouMean: String?)
    case foreignParameter(String, of: String, ownedBy: [String])
    case unknownValue(String, key: String, choices: [String], didYouMean: String?)
    case outOfRange(String, key: String, ClosedRange<Int>)
    case bothKeys(String, String)
    case neitherKey(String, String)
    case loneKey(String, without: String)
    case badID(String)
    case badValue(String, key: String, wanted: String)
    case emptyText(String)
    case emptyList(String)

    // Names.
    case duplicateID(String, kind: String, line: Int)
    case unknownType(String, didYouMean: [String])
    case unknownField(String, didYouMean: String?)
    case unknownGroup(String, didYouMean: String?)
    case unknownCode(String, didYouMean: String?)
    case wrongFieldType(String, wanted: String)
    case builtInType(String)
    case typeCycle([String])
    case typeTooDeep(String, limit: Int)
    case twinBelow(String)

    // Rules and conditions.
    case notOneKey([String], of: String, choices: [String])
    case conditionCycle([String])
    case brokenPattern(String, at: Int)
    case incomparable(String, String, ValueKind)

    // Values and texts that follow from others.
    case badFormula(String, at: Int)
    case badAnswerText(AnswerText.Fault)
    case secretInText(String)
    case notComputable(String, wanted: String)
    case derivationCycle([String])
    case badEntries(String)
    case entriesTooDeep(limit: Int)
    case notInEntry(String)
    case pathClash(String, with: String)

    // What makes no sense.
    case minAboveMax(String, String)
    case unreadableFile(String, String)
    case slotNotOneCharacter(String)
    case noSlots(String)
    case impossibleSlot(String)
    case badInitial(String)
    case badConversion(String, String)
    case impossiblePattern(String)
    case unsatisfiableField(String, String)
    case unsatisfiableGroup(String, field: String)
    case unsatisfiableAction(String, field: String)
    case unreachableField(String)
    case ungatedField(String)
    case unsaidNeed(String)
    case storedSecret(String, by: String)
    case hiddenStamp(by: String)
    case plainSecret(String)

    // What a schema says and a form can't.
    case notCarriedOver(String, String)
    case noSchema(isForm: Bool)
    case renamed(String, to: String)
  }
}
