import TFieldScreen
import Testing

@testable import TFieldTerminal

@Suite struct ThemeTests {
  private static let usual = ["default", "mono", "high-contrast", "tinted"]

  @Test func `the built-in themes have the names that are documented`() {
    #expect(
      Theme.builtInNames == ["default", "mono", "high-contrast", "mainframe", "tinted"])
  }

  @Test(arguments: usual)
  func `typed text costs nothing`(name: String) throws {
    let theme = try #require(Theme.builtIn(called: name))
    #expect(theme[.plain] == .usual)
  }

  @Test(arguments: Theme.builtInNames)
  func `without colours there are none, and the focus is still seen`(name: String) throws {
    let theme = try #require(Theme.builtIn(called: name))
    for style in Style.allCases {
      let look = theme.appearance(of: style, in: .monochrome)
      #expect(look.foreground == nil && look.background == nil)
    }
    for style in [Style.buttonFocused, .choiceFocused, .labelFocused, .frameFocused, .error] {
      #expect(!theme.appearance(of: style, in: .monochrome).attributes.isEmpty, "\(style)")
    }
  }

  @Test(arguments: Theme.builtInNames)
  func `the ground is the terminal's own, or the text on it is ours too`(name: String) throws {
    let theme = try #require(Theme.builtIn(called: name))
    for style in Style.allCases where theme[style].background != nil {
      #expect(theme[style].foreground != nil, "\(style)")
    }
  }

  @Test func `tints need many colours`() {
    for depth in [ColourDepth.eight, .sixteen] {
      #expect(Theme.tinted.appearance(of: .invalidData, in: depth) == .usual)
    }
    let tints = [Style.idleData, .validData, .invalidData].map {
      Theme.tinted.appearance(of: $0, in: .indexed).background
    }
    #expect(Set(tints).count == 3 && !tints.contains(nil))
  }

  @Test func `nothing is dim where contrast is high`() {
    for style in Style.allCases {
      for depth in [ColourDepth.monochrome, .eight, .direct] {
        let look = Theme.highContrast.appearance(of: style, in: depth)
        #expect(!look.attributes.contains(.dim), "\(style)")
      }
    }
  }

  @Test func `a theme of one's own changes what it names`() {
    let theme = Theme(colours: [.error: Appearance(.blue)], over: .mono)
    #expect(theme[.error] == Appearance(.blue))
    #expect(theme[.title] == Theme.mono[.title])
    #expect(theme.appearance(of: .error, in: .monochrome).attributes == .bold)
  }
}
