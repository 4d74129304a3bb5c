import TField
import TFieldForm
import TestSupport
import Testing

@Suite struct AnswerWriterTests {
  @Test func `formatted answers stand as they are shown`() throws {
    #expect(
      try AnswerWriter(.json).text(of: FormSession(AnswerForm.kinds)) == """
        {
          "name": "Ada",
          "phone": "(555) 123-4567",
          "news": true,
          "terms": false,
          "rate": "12.50%",
          "due": "04/27",
          "span": "1...5",
          "tags": [
            "a b",
            "c'd"
          ],
          "pin": "1234",
          "empty": ""
        }

        """)
  }

  @Test func `data is bare, typed answers have their kinds`() throws {
    #expect(
      try AnswerWriter(.jsonl, as: .data).text(of: FormSession(AnswerForm.kinds)) == """
        {"name":"Ada","phone":"5551234567","news":true,"terms":false,"rate":"12.50%",\
        "due":"04/27","span":"1...5","tags":["a b","c'd"],"pin":"1234","empty":""}

        """)
    #expect(
      try AnswerWriter(.jsonl, as: .typed).text(of: FormSession(AnswerForm.kinds)) == """
        {"name":"Ada","phone":"(555) 123-4567","news":true,"terms":false,"rate":12.50,\
        "due":"2027-04","span":{"lower":1,"upper":5,"closed":true},"tags":["a b","c'd"],\
        "pin":"1234","empty":null}

        """)
  }

  @Test func `a text that means nothing yet is not lost from typed answers`() throws {
    let form = Form("F", rows: [[Field("due", Meaning(.none), initial: "02/3")]])
    #expect(
      try AnswerWriter(.jsonl, as: .typed).text(of: FormSession(form)) == "{\"due\":\"02/3\"}\n")
  }

  @Test func `shell, env, csv and nul give the same values`() throws {
    let session = FormSession(AnswerForm.kinds)
    #expect(
      try AnswerWriter(.shell, as: .typed).text(of: session) == #"""
        name='Ada'
        phone='(555) 123-4567'
        news='true'
        terms='false'
        rate='12.50'
        due='2027-04'
        span='{"lower":1,"upper":5,"closed":true}'
        tags=('a b' 'c'\''d')
        pin='1234'
        empty=''

        """#)
    var env = AnswerWriter(.env)
    env.prefix = "F_"
    env.only = ["tags", "name"]
    #expect(try env.text(of: session) == "F_name=Ada\nF_tags=[\"a b\",\"c'd\"]\n")
    var csv = AnswerWriter(.csv)
    csv.only = ["tags", "name", "news"]
    #expect(
      try csv.text(of: session) == "name,news,tags\r\nAda,true,\"[\"\"a b\"\",\"\"c'd\"\"]\"\r\n")
    var nul = AnswerWriter(.nul)
    nul.only = ["name", "empty"]
    #expect(try nul.text(of: session) == "name=Ada\0empty=\0")
  }

  @Test(arguments: [
    (AnswerWriter.Secrets.shown, #"{"name":"Ada","pin":"1234","no":""}"#),
    (.masked, #"{"name":"Ada","pin":"•••","no":""}"#),
    (.null, #"{"name":"Ada","pin":null,"no":null}"#),
    (.only, #"{"pin":"1234","no":""}"#),
  ])
  func `secrets go where they are wanted`(secrets: AnswerWriter.Secrets, expected: String) throws {
    let form = Form(
      "F",
      rows: [
        [Field("name", initial: "Ada"), Field("pin", secret: "1234"), Field("no", secret: "")]
      ])
    var writer = AnswerWriter(.jsonl)
    writer.secrets = secrets
    #expect(try writer.text(of: FormSession(form)) == expected + "\n")
  }

  @Test func `what is empty can be left out`() throws {
    let form = Form(
      "F",
      rows: [
        [Field("a"), Field("b", initial: "  "), Field("c", .toggle), Field("d", initial: "0")],
        [Field("e", Meaning(.entries([])), initial: "x")],
      ])
    var writer = AnswerWriter(.jsonl)
    writer.omitsEmpty = true
    #expect(try writer.text(of: FormSession(form)) == "{\"d\":\"0\"}\n")
  }

  @Test func `the action stands beside the answers`() throws {
    var session = FormSession(Form("F", rows: [[Field("a")]]))
    var writer = AnswerWriter(.jsonl)
    writer.namesAction = true
    #expect(try writer.text(of: session) == "{\"action\":null,\"answers\":{\"a\":\"\"}}\n")
    session.handle(.defaultAction)
    #expect(try writer.text(of: session) == "{\"action\":\"submit\",\"answers\":{\"a\":\"\"}}\n")
    writer.format = .csv
    #expect(throws: Refusal("the action can be part of json and jsonl only, not of csv")) {
      try writer.bytes(of: session)
    }
  }

  @Test(arguments: ["http-proxy", "precmd_functions", "PATH", "functions", "npm_config_x", "__a"])
  func `some prefix makes any id a name`(id: String) throws {
    let session = FormSession(Form("F", rows: [[Field(id)]]))
    var writer = AnswerWriter(.env)
    do {
      _ = try writer.bytes(of: session)
      Issue.record("it needs a prefix")
    } catch { #expect("\(error)".hasSuffix("; choose a --prefix")) }
    writer.prefix = "my_"
    #expect(throws: Never.self) { try writer.bytes(of: session) }
  }

  @Test(arguments: [
    (["PATH"], "", Refusal.reserved("PATH", as: "PATH")),
    (["IFS-1"], "", .reserved("IFS-1", as: "IFS_1")),
    (["_"], "", .reserved("_", as: "_")),
    (["functions"], "", .reserved("functions", as: "functions")),
    (["path"], "", .reserved("path", as: "path")),
    (["http-proxy"], "", .reserved("http-proxy", as: "http_proxy")),
    (["Https_Proxy"], "", .reserved("Https_Proxy", as: "Https_Proxy")),
    (
      ["npm_config_script_shell"], "",
      .reserved("npm_config_script_shell", as: "npm_config_script_shell")
    ),
    (["PIP_index_url"], "", .reserved("PIP_index_url", as: "PIP_index_url")),
    (["LESS_TERMCAP_md"], "", .reserved("LESS_TERMCAP_md", as: "LESS_TERMCAP_md")),
    (["precmd_functions"], "", .reserved("precmd_functions", as: "precmd_functions")),
    (["proxy"], "http_", .reserved("proxy", as: "http_proxy")),
    (["functions"], "chpwd_", .reserved("functions", as: "chpwd_functions")),
    (["ATH"], "P", .reserved("ATH", as: "PATH")),
    (["PRELOAD"], "LD_", .reserved("PRELOAD", as: "LD_PRELOAD")),
    (
      ["a-b", "c", "a_b"], "",
      Refusal("the fields 'a-b' and 'a_b' would both be the variable 'a_b'")
    ),
    (["a-b", "a_b"], "p", Refusal("the fields 'a-b' and 'a_b' would both be the variable 'pa_b'")),
    (["a;id"], "", Refusal("the field 'a;id' can't be the name of a variable")),
    (["é"], "", Refusal("the field 'é' can't be the name of a variable")),
    (["1a"], "x", Refusal("the field '1a' can't be the name of a variable")),
    (["a"], "1", .badPrefix("1")),
    (["a"], "x y", .badPrefix("x y")),
  ])
  func `a name that the shell would misread is refused`(
    ids: [String], prefix: String, error: Refusal
  ) {
    let session = FormSession(Form("F", rows: [ids.map { Field($0) }]))
    for format in [AnswerFormat.shell, .env] {
      var writer = AnswerWriter(format)
      writer.prefix = prefix
      #expect(throws: error) { try writer.bytes(of: session) }
    }
  }

  @Test func `a prefix lets capitals through`() throws {
    var writer = AnswerWriter(.shell)
    writer.prefix = "FORM_"
    let session = FormSession(Form("F", rows: [[Field("PATH", initial: "x")]]))
    #expect(try writer.text(of: session) == "FORM_PATH='x'\n")
  }

  @Test func `an id that no field has can't be chosen`() {
    var writer = AnswerWriter()
    writer.only = ["name", "nmae"]
    #expect(throws: Refusal("there is no field 'nmae'")) {
      try writer.bytes(of: FormSession(AnswerForm.kinds))
    }
  }

  @Test func `several lines are refused in env alone`() throws {
    let session = FormSession(Form("F", rows: [[Field("a", Lines(), initial: "x|y")]]))
    let refusal = Refusal(
      "the answer of 'a' has several lines, which env can't hold: use another format")
    #expect(throws: refusal) { try AnswerWriter(.env).bytes(of: session) }
    #expect(try AnswerWriter(.shell).text(of: session) == "a='x\ny'\n")
    #expect(try AnswerWriter(.csv).text(of: session) == "a\r\n\"x\ny\"\r\n")
  }

  @Test(arguments: [AnswerFormat.shell, .env, .nul])
  func `a NUL never reaches what ends at one`(format: AnswerFormat) {
    let form = Form("F", rows: [[Field("a", Meaning(.text("x\0y")), initial: "x")]])
    #expect(throws: Refusal("the answer of 'a' has a NUL in it: use json")) {
      try AnswerWriter(format, as: .typed).bytes(of: FormSession(form))
    }
  }

  @Test func `an error is a sentence that shows no hostile character`() {
    var writer = AnswerWriter()
    writer.only = ["a\u{1B}[2J"]
    #expect(throws: Refusal("there is no field 'a<U+001B>[2J'")) {
      try writer.bytes(of: FormSession(AnswerForm.kinds))
    }
  }
}

extension Refusal {
  static func reserved(_ id: String, as name: String) -> Self {
    Self(
      "the field '\(id)' would set '\(name)', which a shell or a tool may give a meaning; "
        + "choose \(name.count == id.count ? "a" : "another") --prefix")
  }

  fileprivate static func badPrefix(_ prefix: String) -> Self {
    Self("no variable's name can begin with '\(prefix)': use letters, digits and '_'")
  }
}

extension AnswerWriter {
  func text(of session: FormSession) throws -> String {
    String(decoding: try bytes(of: session), as: UTF8.self)
  }
}
