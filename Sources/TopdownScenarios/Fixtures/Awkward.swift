/// Values that a feature forgets about: what is missing, too long, written from right to left, or zero.
///
/// Fixtures take them in turn; a scenario may show all: `Scenario("awkward") { List(Awkward.texts, id: \.self, rowContent: Text.init) }`.
public enum Awkward {}
