/// Options that programs list: what is asked, and what becomes of the answers.
///
/// The core only says what to ask; whoever shows the form runs the programs.
package struct OptionRequest: Hashable, Sendable {
  package let field: Int
  package let program: OptionProgram
  /// The answers that the program is told, by id.
  package let answers: [String: String]
}

/// Something that a program outside is asked about whole answers.
package enum OutsideRequest: Hashable, Sendable {
  case check(FormSession.CheckRequest)
  case options(OptionRequest)
}

/// What that program said.
package enum OutsideAnswer: Sendable {
  case check(CheckAnswer)
  case options(OptionList)
}

extension LinkedFields {
  /// The lists that are wanted now; one whose answers have changed can be given up.
  var optionRequests: [OptionRequest] {
    guard runsChecks else { return [] }
    return form.listedFields.filter { states[$0].isAwaitingOptions }.compactMap(optionRequest)
  }

  func optionRequest(of index: Int) -> OptionRequest? {
    guard !states[index].isHidden, let program = states[index].type.choiceOptions?.program else {
      return nil
    }
    var answers: [String: String] = [:]
    for id in program.with {
      answers[id] = form.index(of: id).map { states[$0].isHidden ? "" : states[$0].answerText }
    }
    return OptionRequest(field: index, program: program, answers: answers)
  }

  /// Asks anew for each list whose program was told other answers.
  mutating func wantOptions(again index: Int? = nil) {
    guard runsChecks else { return }
    for listed in form.listedFields {
      guard let request = optionRequest(of: listed),
        states[listed].optionAnswers != request.answers || index == listed
      else { continue }
      states[listed].optionAnswers = request.answers
      states[listed].isAwaitingOptions = true
      refresh(listed)
    }
  }

  /// Takes the options that were listed, unless they are about older answers.
  mutating func take(_ options: OptionList, for request: OptionRequest) {
    guard states.indices.contains(request.field), optionRequest(of: request.field) == request
    else { return }
    change(request.field) { $0.take(options, in: $1) }
    form.fields[request.field].type = states[request.field].type
    layoutVersion += 1
  }
}

/// What a program listed, or why it didn't.
package enum OptionList: Sendable {
  case options([ChoiceOption])
  case failed(Wording)
}

extension FieldState {
  /// True while nobody knows what can be chosen.
  var isPending: Bool { type.choiceOptions?.isPending ?? false }

  /// True if its program failed, or wasn't asked.
  var lacksOptions: Bool { optionFault != nil || isPending }

  mutating func take(_ list: OptionList, in surroundings: Surroundings) {
    (isAwaitingOptions, optionFault) = (false, nil)
    switch list {
    case .options(let options):
      type = type.listing(options)
      adapt(to: surroundings)
    case .failed(let reason): optionFault = FieldError(.checkUnavailable, reason)
    }
    judge(in: surroundings)
    rejudge(isDue: !isBlank && activity != .active)
  }
}

extension FieldType {
  /// The same type with other options, where it has some at all.
  fileprivate func listing(_ options: [ChoiceOption]) -> any FieldType {
    switch self {
    case let choice as Choice: choice.with(choice.options.listing(options))
    case let choices as Choices: choices.with(choices.options.listing(options))
    case let custom as CustomType: custom.with(base: custom.base.listing(options))
    default: self
    }
  }
}
