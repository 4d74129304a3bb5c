package import TField

extension FormSession {
  package var checkRequests: [CheckRequest] {
    outsideRequests.compactMap { if case .check(let request) = $0 { request } else { nil } }
  }

  package var optionRequests: [OptionRequest] {
    outsideRequests.compactMap { if case .options(let request) = $0 { request } else { nil } }
  }

  package mutating func answer(_ request: CheckRequest, _ answer: CheckAnswer) {
    self.answer(.check(request), .check(answer))
  }

  package mutating func answer(_ request: OptionRequest, _ list: OptionList) {
    answer(.options(request), .options(list))
  }
}
