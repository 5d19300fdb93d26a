import Foundation
import TopdownProperties

@_spi(Runtime) @testable import SwiftUICore

/// A view as data, so that a random one can be made, shown in a report, and made smaller.
indirect enum FuzzTree: Sendable {
  case text(Int)
  case box(Int, Int)
  case color
  case token
  case spacer
  case stack(Axis, spacing: Int?, [FuzzTree])
  case layers([FuzzTree])
  case rows([[FuzzTree]])
  case group([FuzzTree])
  case choice(Int, FuzzTree, FuzzTree)
  case maybe(Int, FuzzTree)
  case list(FuzzTree)
  case fits([FuzzTree])
  case reader(FuzzTree)
  case padded(Int, FuzzTree)
  case framed(width: Int?, height: Int?, FuzzTree)
  case flexible(Int, FuzzTree)
  case fixed(FuzzTree)
  case behind(FuzzTree, FuzzTree)
  case inFront(FuzzTree, FuzzTree)
  case moved(Int, FuzzTree)
  case faded(Int, FuzzTree)
  case named(Int, FuzzTree)
  case mirrored(Int, FuzzTree)
  case erased(Int, FuzzTree)
  case moving(Int, FuzzTree)
  case writing(FuzzTree)
  case measured(FuzzTree)
  case prior(Int, FuzzTree)
  case ratio(FuzzTree)
}

extension Generator where Value == FuzzTree {
  /// Trees of a depth.
  static func tree(_ depth: Int) -> Generator {
    let leaf = Generator { choices in
      let kind = try choices.draw(.element(of: [0, 1, 2, 3, 4]))
      let number = try choices.draw(.element(of: Array(0..<4)))
      return switch kind {
      case 0: FuzzTree.text(number)
      case 1: FuzzTree.box(number * 15, 10 + number * 4)
      case 2: FuzzTree.color
      case 3: FuzzTree.spacer
      default: FuzzTree.token
      }
    }
    return depth == 0 ? leaf : .frequency((1, leaf), (4, node(depth - 1)))
  }

  private static func node(_ depth: Int) -> Generator {
    Generator { choices in
      let flag = try choices.draw(.element(of: Array(0..<4)))
      func child() throws -> FuzzTree { try choices.draw(.tree(depth)) }
      func children() throws -> [FuzzTree] { try choices.draw(.array(of: .tree(depth), count: 0...3)) }
      return switch try choices.draw(.element(of: Array(0..<26))) {
      case 0: .stack(.vertical, spacing: flag == 0 ? nil : flag * 3, try children())
      case 1: .stack(.horizontal, spacing: flag == 0 ? nil : flag * 3, try children())
      case 2: .layers(try children())
      case 3: .rows([try children(), try children()])
      case 4: .group(try children())
      case 5: .choice(flag, try child(), try child())
      case 6: .maybe(flag, try child())
      case 7: .list(try child())
      case 8: .fits(try children() + [try child()])
      case 9: .reader(try child())
      case 10: .padded(flag, try child())
      case 11: .framed(width: flag < 2 ? 40 : nil, height: flag % 2 == 0 ? 30 : nil, try child())
      case 12: .flexible(flag, try child())
      case 13: .fixed(try child())
      case 14: .behind(try child(), try child())
      case 15: .inFront(try child(), try child())
      case 16: .moved(flag, try child())
      case 17: .faded(flag, try child())
      case 18: .named(flag, try child())
      case 19: .mirrored(flag, try child())
      case 20: .erased(flag, try child())
      case 21: .moving(flag, try child())
      case 22: .writing(try child())
      case 23: .measured(try child())
      case 24: .prior(flag, try child())
      default: .ratio(try child())
      }
    }
  }
}
