/// Words on a form that nobody fills in.
package struct Note: FieldType {
  package let label = Wording.label(.note)
  package let editor = Editor.none

  package init() {}

  package func capacity(for data: String) -> Int { 0 }
}
