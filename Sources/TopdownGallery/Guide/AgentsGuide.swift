import Foundation

/// The section of an AGENTS.md that teaches an agent to look at a package's screens.
enum AgentsGuide {
  static let begin = "<!-- topdown: begin -->"
  static let end = "<!-- topdown: end -->"

  static let section = """
    \(begin)
    <!-- Written by `topdown init`, which replaces these lines; write yours outside of them. -->
    ## Screens, with Topdown

    The SwiftUI features of this package run on this machine, without a simulator. A scenario is a feature in one state, such as
    `Library/error`. `topdown` is the command of the package's dependency: `swift run topdown …` where it is not in PATH.

    - `topdown list` names every feature with its scenarios and previews; `--json` for a program.
    - `topdown show Library/error` prints the screen as text, then the log of what the feature wrote and called. What is in quotes
      on the screen is what the options take, and they act first, in order:
      `--tap Retry`, `--type Title=Dune`, `--clear Title`, `--swipe Dune=Delete`, `--refresh`, `--scroll-to Emma`, `--advance 2s`.
      `--sources` adds the state, warnings and what is pending, `--variant dark,ar,xxl` changes the looks, `--set NAME=VALUE` a value
      of the scenario, `--json` prints a tree, `--png FILE` writes the picture. Exit code 1: a step could not be done, and the
      message says what is near. It builds what has changed by itself: run it after each edit of a view.
    - `topdown gallery` shows the same to a person in the browser.
    - `topdown verify` names what changed in features that were locked as finished; `topdown lock` records them. Do not update a lock
      to make a check pass.
    - `swift test` runs the tests. Write them with `TopdownStage` and `TopdownEvidence`: what `show` did by options, a `Stage` does in a
      test, and the log it printed is what the test expects.
    \(end)
    """

  /// The text with the section in it: in place of an older one, else at the end. All else stays as it is.
  ///
  /// Throws `GuideFailure` where only one of the markers is there.
  static func text(updating old: String) throws(GuideFailure) -> String {
    guard let start = old.range(of: begin) else {
      guard !old.contains(end) else { throw .halfSection(missing: begin) }
      guard !old.isEmpty else { return section + "\n" }
      let gap = old.hasSuffix("\n\n") ? "" : old.hasSuffix("\n") ? "\n" : "\n\n"
      return old + gap + section + "\n"
    }
    guard let stop = old.range(of: end, range: start.upperBound..<old.endIndex) else { throw .halfSection(missing: end) }
    return old.replacingCharacters(in: start.lowerBound..<stop.upperBound, with: section)
  }
}
