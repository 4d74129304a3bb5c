/// One of many.
public struct Choice: FieldType {
  public let label = Wording.label(.choice)
  public let options: ChoiceOptions
  public let editor: Editor

  public init(_ options: [ChoiceOption], style: ChoiceStyle = .auto) {
    self.init(ChoiceOptions(options), style: style)
  }

  package init(_ options: ChoiceOptions, style: ChoiceStyle) {
    self.init(options, editor: style.isOpen(options) ? .radio : .choice)
  }

  private init(_ options: ChoiceOptions, editor: Editor) {
    (self.options, self.editor) = (options, editor)
  }

  /// The same with other options.
  func with(_ options: ChoiceOptions) -> Self { Self(options, editor: editor) }

  public var watchedIDs: [String] { options.watchedIDs }

  public func adapted(to surroundings: Surroundings) -> Self? {
    options.adapted(to: surroundings).map(with)
  }

  /// An option's value or its label is the option; any other text stays, to be called wrong.
  public func read(_ text: String) -> Reading { .data(options.value(of: text) ?? text) }
  public func fitting(_ text: String) -> String? { text }

  public func result(_ data: String) -> FieldError? {
    options.takes(data) ? nil : FieldError(.notInList, .list(.notInList))
  }

  public func text(_ data: String, isSettled: Bool) -> String { options.label(of: data) ?? data }
  public func answer(_ data: String) -> String { data }
  public func badge(_ data: String) -> Wording? { options.isPending ? "…" : nil }
  public func typed(_ data: String) -> TypedValue {
    data.isEmpty ? .none : options.typed(of: data)
  }
}

extension Choice {
  public func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool { options.place(of: bytes) != nil }
}

extension FieldType where Self == Choice {
  public static func choice(_ options: [ChoiceOption], style: ChoiceStyle = .auto) -> Self {
    Self(options, style: style)
  }

  /// One of some texts, which are their own words.
  public static func choice(_ texts: [String]) -> Self { Self(texts.map { ChoiceOption($0) }) }
}
