import TField
import TFieldForm
import Testing

/// What TField gives an app, held here against a form: types with templates that grow, help while
/// typing, states, groups, and types of one's own.
@Suite struct TFieldFeatureTests {
  private static func form(_ type: String, _ more: String = "") throws -> FilledForm {
    try FilledForm("{ \"id\": \"it\", \"type\": \"\(type)\" \(more) }, { \"id\": \"other\" }")
  }

  @Test(arguments: [
    ("data", "Data"), ("name", "Name"), ("phrase", "Enter Info"),
    ("credit", "Credit Card Number"), ("expDate", "Expiration Date"), ("cvv", "CVV"),
    ("date", "Date"), ("streetnumber", "Street #"), ("street", "Street Name"),
    ("phone", "Phone Number"), ("zip", "Zip Code"), ("ssn", "Social Security #"),
    ("city", "City"), ("intcity", "City"), ("state", "State"), ("st", "State"),
    ("currency", "US Currency"), ("percent", "Percentage"),
  ])
  func `a type brings its own label`(type: String, label: String) throws {
    #expect(try Self.form(type)["it"].field.label.text() == label)
  }

  @Test func `types take parameters, and say them in their labels`() throws {
    let age = try Self.form("age", #", "min": 18, "max": 99"#)
    #expect(age["it"].field.label.text() == "Age (18–99)")
    let data = try Self.form("dataLength", #", "length": 5"#)
    #expect(data["it"].field.label.text() == "Data (5 characters)")
  }

  @Test(arguments: [
    ("phone", "2125550147", "(212) 555-0147"), ("ssn", "123456789", "123-45-6789"),
    ("credit", "4242424242424242", "4242 4242 4242 4242"),
    ("credit", "378282246310005", "3782 822463 10005"),
    ("currency", "1234.5", "$1234.50"), ("percent", "12.5", "12.50%"),
    ("date", "1/5/2024", "01/05/2024"), ("expDate", "4/27", "04/27"), ("st", "ny", "NY"),
    ("name", "ada lovelace", "Ada Lovelace"), ("zip", "10118", "10118"),
  ])
  func `a template fills and grows, and the value is finished on leaving`(
    type: String, keys: String, text: String
  ) throws {
    var form = try Self.form(type)
    form.type(keys + "\t")
    #expect(form["it"].text == text && form.shown("it") == [])
  }

  @Test(arguments: [("expDate", "2", "02"), ("date", "4", "04"), ("expDate", "1/", "01")])
  func `a nought comes by itself, and goes with its digit`(
    type: String, keys: String, data: String
  ) throws {
    var form = try Self.form(type)
    form.type(keys)
    #expect(form["it"].data == data)
    form.press("Backspace", "Backspace")
    #expect(form["it"].data == "")
  }

  @Test(arguments: [("expDate", "13", "month"), ("credit", "99", "issuer"), ("st", "q", "state")])
  func `wrong while it is typed is told while it is typed`(
    type: String, keys: String, code: String
  ) throws {
    var form = try Self.form(type)
    form.type(keys)
    #expect(form.shown("it") == [code])
  }

  @Test(arguments: [("phone", "212", "incomplete"), ("credit", "4242424242424241", "checksum")])
  func `wrong once it is left is told once it is left`(
    type: String, keys: String, code: String
  ) throws {
    var form = try Self.form(type)
    form.type(keys + "\t")
    #expect(form.shown("it") == [code])
  }

  @Test func `a field is idle, active or inactive, and valid or not`() throws {
    var form = try Self.form("zip", #", "required": true"#)
    form.type("\t")
    #expect(form["it"].activity == .inactive && form.shown("it") == ["required"])
    #expect(form["other"].activity == .active)
    form.press("Shift-Tab")
    #expect(form["it"].activity == .active && form["other"].activity == .idle)
    form.type("10118\t")
    #expect(form["it"].activity == .inactive && form["it"].validity == .valid)
  }

  @Test func `an initial value is filtered, formatted and finished`() throws {
    let form = try Self.form("currency", #", "initial": "1234.5""#)
    #expect(form["it"].text == "$1234.50")
  }

  @Test func `a type of one's own is data, and does all that the built-in ones do`() throws {
    var form = try FilledForm(
      #"{ "id": "it", "type": "account" }, { "id": "other" }"#,
      keys: #"""
        "types": { "account": { "label": "Checking Account", "template": "000 0000",
          "slots": { "0": "digit" }, "priority": 1.2,
          "result": [ { "pattern": "[0-9]{7}", "message": "Seven digits" } ] } },
        """#)
    #expect(form["it"].field.label.text() == "Checking Account")
    form.type("1234")
    #expect(form["it"].text == "123 4")
    form.type("\t")
    #expect(form.sentence("it") == "Seven digits")
    #expect(form["it"].type.priority == 1.2)
  }
}

/// Fields that are judged together.
extension TFieldFeatureTests {
  @Test func `a group counts its fields and is valid when each of them is`() throws {
    var form = try FilledForm(
      #"""
      { "id": "street", "type": "street", "required": true, "group": "address" },
      { "id": "zip", "type": "zip", "required": true, "group": "address" },
      { "id": "name", "type": "name", "required": true, "group": "person" }
      """#)
    #expect(GroupValidator(form.session).groupCount("address") == 2)
    #expect(!GroupValidator(form.session).verifyGroup("address"))
    form.type("Main Street\t10118")
    #expect(GroupValidator(form.session).verifyGroup("address"))
    #expect(!GroupValidator(form.session).allGroupsValid)
    #expect(GroupValidator(form.session, groups: ["address"]).allGroupsValid)
    #expect(
      GroupValidator(form.session).debugGroupState("person") == "person invalid (name: required)")
  }

  @Test func `an empty or unknown group is valid and counts nothing`() throws {
    let form = try Self.form("name")
    #expect(GroupValidator(form.session).verifyGroup("none"))
    #expect(GroupValidator(form.session).groupCount("none") == 0)
  }

  @Test func `an action waits for its groups and names what is missing`() throws {
    var form = try FilledForm(
      #"""
      { "id": "name", "type": "name", "label": "Name", "required": true, "group": "person" },
      { "id": "zip", "type": "zip", "group": "address" }
      """#,
      keys: #""actions": [ { "id": "go", "label": "Go", "requires": ["person"] } ],"#)
    form.press("Ctrl-S")
    #expect(form.session.notice?.text() == "Go: 1 missing (Name)")
    form.type("Ada")
    form.press("Ctrl-S")
    #expect(form.session.outcome == .submitted("go"))
  }
}
