import Testing

/// How a body failed.
enum TrialFailure {
  case returnedFalse
  case threw(any Error)
  case issue(Issue)

  /// Failures of different kinds are different faults: a smaller value has to fail alike.
  var kind: String {
    switch self {
    case .returnedFalse: "false"
    case .threw(let error): "\(type(of: error))"
    case .issue(let issue): issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? "issue"
    }
  }

  /// Goes on after "it".
  var reason: String {
    switch self {
    case .returnedFalse: "answered false"
    case .threw(let error): "threw \(ValueText.describe(error))"
    case .issue(let issue): "recorded an issue: \(issue)"
    }
  }
}
