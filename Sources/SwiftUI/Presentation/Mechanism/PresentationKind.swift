import TopdownDisplay

/// What a presentation looks like and how it is left.
enum PresentationKind: Equatable {
  case sheet
  case fullScreenCover

  var role: SemanticsRole {
    switch self {
    case .sheet: .sheet
    case .fullScreenCover: .fullScreenCover
    }
  }

  /// Whether a person can leave it without choosing something in it, by a swipe or a tap beside it.
  var isLeftByHand: Bool {
    switch self {
    case .sheet: true
    case .fullScreenCover: false
    }
  }
}
