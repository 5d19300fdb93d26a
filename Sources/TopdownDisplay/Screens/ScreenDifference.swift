/// What changed from one screen to another: the lines that went and came, below the nodes that hold them.
///
///       screen
///         list
///     -     row "Dune"
///     +     row "Emma"
public struct ScreenDifference: Hashable, Sendable, CustomStringConvertible {
  /// The lines that are there only before, without indentation, in order.
  public let removed: [String]
  /// The lines that are there only afterwards, without indentation, in order.
  public let added: [String]
  /// The lines that changed and those that hold them, marked; "the screens are the same" where nothing changed.
  public let description: String

  /// - Parameters: two screens as text, such as `Stage.screen`.
  public init(from old: String, to new: String) {
    let lines = Self.merged(Self.lines(old), Self.lines(new))
    removed = lines.filter { $0.mark == "-" }.map(\.words)
    added = lines.filter { $0.mark == "+" }.map(\.words)
    description = removed.isEmpty && added.isEmpty ? "the screens are the same" : Self.shown(lines).joined(separator: "\n")
  }

  public var isEmpty: Bool { removed.isEmpty && added.isEmpty }

  private struct Line {
    let mark: Character
    let text: Substring

    var depth: Int { text.prefix { $0 == " " }.count }
    var words: String { String(text.drop { $0 == " " }) }
  }

  /// None where nothing is shown.
  private static func lines(_ screen: String) -> [Substring] {
    screen.isEmpty ? [] : screen.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Both screens in one: what stays, and what goes and comes in its place.
  private static func merged(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let changes = new.difference(from: old)
    let gone = Set(changes.removals.map(\.offset))
    let come = Set(changes.insertions.map(\.offset))
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if gone.contains(i) {
        lines.append(Line(mark: "-", text: old[i]))
        i += 1
      } else if come.contains(j) {
        lines.append(Line(mark: "+", text: new[j]))
        j += 1
      } else {
        lines.append(Line(mark: " ", text: new[j]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }

  /// What changed, and of what stays the lines above it that are indented less: its ancestors.
  private static func shown(_ lines: [Line]) -> [String] {
    var depth = 0
    var shown: [String] = []
    for line in lines.reversed() where line.mark != " " || line.depth < depth {
      depth = line.mark == " " ? line.depth : max(depth, line.depth)
      shown.append("\(line.mark) \(line.text)")
    }
    return shown.reversed()
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
