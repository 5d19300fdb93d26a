/// Whether something shows; `automatic` leaves it to where it stands.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
