import TestSupport

@testable import TField

/// A small form with every kind of stop, for the session's tests.
enum SampleForm {
  static let form = Form(
    "Sample",
    sections: [
      Section(
        "Person", group: "person",
        rows: [
          [Field("first", required: true), Field("last", required: true)],
          [Field("phone", .phone, required: true)],
        ]),
      Section(
        "Billing", group: "billing",
        rows: [
          [Field("same", .toggle, group: Field.Group.none)],
          [Field("street", required: true, when: .field("same", .equals, .value(.flag(false))))],
        ]),
    ],
    actions: [
      Action("order", label: "Order", requires: ["person", "billing"]),
      Action("later", label: "Save for later", requires: []),
      Action("cancel", label: "Cancel", role: .cancel),
    ])
}
