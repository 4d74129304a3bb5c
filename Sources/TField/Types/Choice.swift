/// One of many.
package struct Choice: FieldType {
  package let label = Wording.label(.choice)
  package let options: ChoiceOptions
  package let editor: Editor

  package init(_ options: [ChoiceOption], style: ChoiceStyle = .auto) {
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

  package var watchedIDs: [String] { options.watchedIDs }

  package func adapted(to surroundings: Surroundings) -> Self? {
    options.adapted(to: surroundings).map(with)
  }

  /// An option's value or its label is the option; any other text stays, to be called wrong.
  package func parse(_ text: String) -> Parse {
    .data(options.value(of: text) ?? text).showing(text)
  }

  package func judge(_ data: String) -> Parse.State {
    options.fault(of: data).map { .begun($0) } ?? .whole
  }

  package func write(_ data: String, as writing: Writing) -> String {
    switch writing {
    case .bare: options.label(of: data) ?? data
    case .answer: data
    default: masked(data, as: writing)
    }
  }

  package func badge(_ data: String) -> Wording? { options.isPending ? "…" : nil }
  package func typed(_ data: String) -> TypedValue {
    data.isEmpty ? .none : options.typed(of: data)
  }
}

extension Choice {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool { options.place(of: bytes) != nil }
}
