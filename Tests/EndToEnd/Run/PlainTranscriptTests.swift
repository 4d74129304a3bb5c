import Foundation
import Testing

/// What a person hears who fills in a whole form line by line: every word, from title to end.
@Suite struct PlainTranscriptTests {
  private static let order = """
    { "tfield": 1, "title": "Order",
      "rows": [
        { "id": "items", "type": "list", "label": "Items", "min": 1, "unique": ["item"],
          "fields": [ [ { "id": "item", "type": "phrase", "label": "Item", "required": true },
                        { "id": "price", "type": "currency", "label": "Price", "required": true } ] ] },
        { "id": "total", "type": "currency", "label": "Total", "compute": "sum(items.price)" } ] }
    """

  private static let account = """
    { "tfield": 1, "title": "New account",
      "rows": [
        { "id": "user", "type": "username", "label": "User name", "required": true },
        { "id": "password", "type": "password", "minLength": 10, "required": true },
        { "id": "again", "type": "confirm", "of": "password", "label": "Password again", "required": true },
        { "id": "mail", "type": "email", "label": "Email" } ] }
    """

  private func shipped(_ name: String) throws -> String {
    try String(contentsOfFile: "\(projectFolder)/Forms/\(name).json", encoding: .utf8)
  }

  /// Types the lines, each when the form has asked for it, and waits for the end.
  private func answer(
    _ folder: FormFolder, options: [String] = [], _ lines: [String]
  ) throws -> ProgramRun {
    let run = try folder.start(["--plain", "--today", "2026-11-21"] + options)
    var count = 0
    for line in lines {
      run.wait { run.sent.count > count }
      run.settle()
      count = run.sent.count
      run.send(line + "\n")
    }
    _ = run.exitStatus()
    return run
  }

  /// All that was on the terminal, without the spaces at the ends of prompts.
  private func said(by run: ProgramRun) -> String {
    String(decoding: run.sent, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(#/ +$/#, with: "") }.joined(separator: "\n")
  }

  @Test func `a wizard says its steps, and wants a word before it erases a disk`() throws {
    let run = try answer(
      try FormFolder(shipped("installer")),
      [
        "", "y", "disk", "2", "lots", "8", "y", "short", "horse battery", "My Machine", "Ada L",
        "ada", "1 2 3 4", "1, office", "", "attic", "my-machine",
      ])
    #expect(
      said(by: run) == """
        Install the System
        Type :help for help and commands.

        Step 1 of 4: Welcome
        This installs the system on one disk of this machine.

        - Nothing is changed before the last page.
        - You can go back to every page.
        - What is on the disk will be lost.

        More is told in the handbook (https://example.org/handbook).

        Step 2 of 4: Licence
        The system is free software. You may use it for every purpose, study how it works, pass it on, and change it; who gets it from you has the same rights. It comes without any warranty, as far as the law allows that.
        I have read the licence, and I accept that the system comes without any warranty, y/n, required:
        Error: This needs a y
        I have read the licence, and I accept that the system comes without any warranty, y/n, required: y

        Step 3 of 4: Disk
        Everything on it will be erased. A disk that isn't shown is too small.
        1. First disk, 512 GB, with another system on it
        2. Second disk, 2 TB, empty
        On which disk should the system be installed? (required): disk
        Error: More than one option fits: First disk, 512 GB, with another system on it; Second disk, 2 TB, empty
        On which disk should the system be installed? (required): 2
        Taken as: Second disk, 2 TB, empty
        Half as much as the memory is enough
        Swap space in GB [4]: lots
        Error: No letters in a whole number: l
        Swap space in GB: 8
        Encrypt the disk, y/n [n]: y
        It is asked for at every start. Nobody can find it out for you.
        Enter at least 8 characters
        Passphrase, required:
        Error: Enter at least 8 characters
        Passphrase, required:

        Step 4 of 4: You
        Enter small letters and digits, with single hyphens between them
        For example: attic
        Name of the machine, required: My Machine
        Taken as: my-machine
        Begin with a letter, go on with letters, digits, . _ or -
        For example: ada
        Your user name, required: Ada L
        Error: No spaces in a username
        Your user name, required: ada
        Name as many as you like, with commas between them
        1. Office programs
        2. Games
        3. Development tools
        4. Server for remote access
        What else should be installed? 1 2 3 4
        Error: Choose at most 3
        What else should be installed? 1, office
        Taken as: Office programs

        Actions
        1. Install (default)
        2. Cancel
        Action [1]:

        Check your answers
        I have read the licence, and I accept that the system comes without any warranty: y
        On which disk should the system be installed? Second disk, 2 TB, empty
        Swap space in GB: 8
        Encrypt the disk: y
        Passphrase: •••
        Name of the machine: my-machine
        Your user name: ada
        What else should be installed? Office programs
        Erase Second disk, 2 TB, empty and install the system there?
        Type my-machine to go on; Enter alone goes back: attic
        Error: Type my-machine to go on
        Erase Second disk, 2 TB, empty and install the system there?
        Type my-machine to go on; Enter alone goes back: my-machine

        """)
    #expect(
      run.standardError == "The system is installed. Take the medium out and start again.\n")
    #expect(run.exitStatus() == 0)
    #expect(run.document?["passphrase"] as? String == "horse battery")
  }

  @Test func `a list takes entries, and opens one that is wrong`() throws {
    let run = try answer(
      try FormFolder(Self.order),
      [
        "perhaps", "y", "", "Lamp", "cheap", "30", "", "y", "Lamp", "12.5", "", "", "2", "Chair",
        "", "", "n", "",
      ])
    #expect(
      said(by: run) == """
        Order
        Type :help for help and commands.
        Items, add an entry? y/n: perhaps
        Error: Answer y or n
        Items, add an entry? y/n: y

        Items, 1 of 1
        Item, required:
        Error: Required
        Item, required: Lamp
        Price, required: cheap
        Error: No letters in an amount: c
        Price, required: 30
        Taken as: $30.00

        Actions
        1. Done (default)
        Action [1]:
        1. Lamp, $30.00
        Items, add another? y/n, or the number of one to change: y

        Items, 2 of 2
        Item, required: Lamp
        Price, required: 12.5
        Taken as: $12.50

        Actions
        1. Done (default)
        Action [1]:
        1. Lamp, $30.00
        2. Lamp, $12.50
        Items, add another? y/n, or the number of one to change:
        Error: Entry 2, Item: The same as in entry 1
        1. Lamp, $30.00
        2. Lamp, $12.50
        Items, add another? y/n, or the number of one to change: 2

        Items, 2 of 2
        Item, required [Lamp]: Chair
        Price, required [$12.50]:

        Actions
        1. Done (default)
        2. Remove
        Action [1]:
        1. Lamp, $30.00
        2. Chair, $12.50
        Items, add another? y/n, or the number of one to change: n
        Total, read only: $42.50

        Actions
        1. Submit (default)
        Action [1]:

        """)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["total"] as? String == "$42.50")
  }

  @Test func `a secret is neither seen nor said, and confirmed`() throws {
    let run = try answer(
      try FormFolder(Self.account),
      ["Ada L", "ada", "short", "horse battery", "horse", "horse battery", "ada@", "", ":list", ""])
    #expect(
      said(by: run) == """
        New account
        Type :help for help and commands.
        Begin with a letter, go on with letters, digits, . _ or -
        User name, required: Ada L
        Error: No spaces in a username
        User name, required: ada
        Enter at least 10 characters
        Password, required:
        Error: Enter at least 10 characters
        Password, required:
        Password again, required:
        Error: The two entries differ
        Password again, required:
        Email: ada@
        Error: Enter an address such as name@example.com
        Email:

        Actions
        1. Submit (default)
        Action [1]: :list
        1. User name: ada
        2. Password: •••
        3. Password again: •••
        4. Email: empty

        Actions
        1. Submit (default)
        Action [1]:

        """)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["password"] as? String == "horse battery")
    #expect(!said(by: run).contains("horse"))
  }
}
