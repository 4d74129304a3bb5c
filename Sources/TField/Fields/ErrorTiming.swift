/// When errors are first shown.
public enum ValidateMode: String, CaseIterable, Sendable {
  /// While typing only what no completion can help; the rest on leaving what was typed in.
  case touched
  /// With every edit.
  case change
  /// Only on leaving.
  case blur
  /// Only when an action is tried.
  case submit
}

/// When an error that is shown goes away.
public enum HideMode: String, CaseIterable, Sendable {
  case change, focus, blur
}

/// What happens to a field, and may make its errors come or go.
package enum FieldEvent: String, CaseIterable, Sendable {
  case change, focus, blur, submit
}

/// When the errors of a field come and when they go.
package struct ErrorTiming: Hashable, Sendable {
  package var validate: ValidateMode
  package var hide: HideMode

  package init(validate: ValidateMode = .touched, hide: HideMode = .change) {
    self.validate = validate
    self.hide = hide
  }

  /// A field's own words win over its form's.
  func overridden(by options: FieldOptions) -> Self {
    Self(validate: options.validate ?? validate, hide: options.hideErrors ?? hide)
  }
}

extension HideMode {
  fileprivate var event: FieldEvent {
    switch self {
    case .change: .change
    case .focus: .focus
    case .blur: .blur
    }
  }
}

extension ErrorTiming {
  /// Whether an error that is shown goes on that event.
  func hides(on event: FieldEvent) -> Bool { hide.event == event }

  /// Whether the whole judgement is shown on that event; `touched` decides by more than that.
  func judges(on event: FieldEvent) -> Bool {
    switch validate {
    case .touched: event == .submit
    case .change: event == .change || event == .submit
    case .blur: event == .blur || event == .submit
    case .submit: event == .submit
    }
  }
}
