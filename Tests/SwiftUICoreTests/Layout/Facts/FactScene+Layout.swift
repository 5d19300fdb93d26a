import Foundation

@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  static let layout: Table = [
    "layout/root-centering": { FactScene { box(50, 30).probe("box") } },
    "layout/padding-default": { FactScene { Color.red.probe("inner").padding().probe("outer") } },
    "layout/padding-edges": {
      FactScene {
        Color.red.probe("inner").padding(.leading, 30).padding(.vertical)
          .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).probe("outer")
      }
    },
    "layout/spacing-default": {
      FactScene {
        HStack {
          box(50, 50).probe("a")
          box(50, 50).probe("b")
          box(50, 50).probe("c")
        }.probe("stack")
      }
    },
    "layout/vstack-spacing-default": {
      FactScene {
        VStack {
          box(50, 50).probe("a")
          box(50, 50).probe("b")
        }.probe("stack")
      }
    },
    "layout/divider": {
      FactScene {
        VStack(spacing: 0) {
          box(100, 20).probe("a")
          Divider().probe("hdivider")
          HStack(spacing: 0) {
            box(20, 60).probe("b")
            Divider().probe("vdivider")
            box(20, 60).probe("c")
          }.probe("hstack")
        }.probe("vstack")
      }
    },
    "layout/hstack-distribution": {
      FactScene {
        HStack(spacing: 0) {
          Color.red.probe("a")
          Color.red.frame(width: 50).probe("b")
          Color.red.probe("c")
        }
      }
    },
    "layout/hstack-priority": {
      FactScene {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 20).probe("a")
          Color.red.frame(minWidth: 20).layoutPriority(1).probe("b")
          Color.red.frame(width: 60).probe("c")
        }
      }
    },
    "layout/spacer": {
      FactScene {
        HStack {
          box(50, 50).probe("a")
          Spacer().probe("spacer")
          box(50, 50).probe("b")
        }.probe("stack")
      }
    },
    "layout/spacer-min-length": { spacerMinLength },
    "layout/vstack-alignment": {
      FactScene {
        HStack(spacing: 0) {
          VStack(alignment: .leading, spacing: 4) {
            box(100, 20).probe("l1")
            box(50, 20).probe("l2")
          }.probe("leading")
          VStack(alignment: .trailing, spacing: 4) {
            box(100, 20).probe("t1")
            box(50, 20).probe("t2")
          }.probe("trailing")
        }
      }
    },
    "layout/hstack-alignment": {
      FactScene {
        VStack(spacing: 0) {
          HStack(alignment: .top, spacing: 4) {
            box(20, 60).probe("top1")
            box(20, 30).probe("top2")
          }
          HStack(alignment: .bottom, spacing: 4) {
            box(20, 60).probe("bottom1")
            box(20, 30).probe("bottom2")
          }
        }
      }
    },
    "layout/zstack": {
      FactScene {
        ZStack(alignment: .bottomTrailing) {
          box(100, 100).probe("a")
          box(30, 30).probe("b")
        }.probe("stack")
      }
    },
    "layout/zstack-fill": {
      FactScene {
        ZStack(alignment: .topLeading) {
          Color.red.probe("fill")
          box(30, 30).probe("b")
        }
      }
    },
    "layout/frame-fixed": {
      FactScene { box(40, 40).probe("inner").frame(width: 120, height: 80, alignment: .topLeading).probe("outer") }
    },
    "layout/frame-flex": { flexibleFrames },
    "layout/fixed-size": {
      FactScene {
        VStack(spacing: 0) {
          Color.red.fixedSize().probe("both")
          Color.red.fixedSize(horizontal: true, vertical: false).frame(height: 30).probe("horizontal")
        }
      }
    },
    "layout/alignment-guide": {
      FactScene {
        VStack(alignment: .leading, spacing: 4) {
          box(100, 20).alignmentGuide(.leading) { $0[.trailing] }.probe("a")
          box(50, 20).probe("b")
          box(30, 20).alignmentGuide(.leading) { $0.width / 2 }.probe("c")
        }.probe("stack")
      }
    },
    "layout/group-modifier": {
      FactScene {
        HStack(spacing: 0) {
          Group {
            Color.red.probe("a")
            Color.red.probe("b")
          }.frame(width: 50, height: 50).padding(5)
          Color.red.probe("c")
        }
      }
    },
    "layout/nested-stacks": { nestedStacks },
    "layout/hstack-ideal": {
      FactScene {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 6) {
            box(30, 30).probe("a")
            box(40, 30).probe("b")
          }.probe("row")
          box(200, 10).probe("wide")
        }.probe("column")
      }
    },
    "layout/rtl-custom": {
      FactScene {
        FlowLayout {
          box(60, 20).probe("c0")
          box(90, 20).probe("c1")
          box(50, 20).probe("c2")
          box(70, 20).probe("c3")
          box(40, 20).probe("c4")
        }.frame(width: 200).probe("flow").environment(\.layoutDirection, .rightToLeft)
      }
    },
    "customlayout/flow": {
      FactScene {
        FlowLayout {
          line(25).probe("one")
          line(25).probe("two")
          line(35.5).probe("three")
          line(27.5).probe("four")
          line(25).probe("five")
          box(60, 30).probe("box")
          line(18.5).probe("six")
        }.frame(width: 160).probe("flow")
      }
    },
    "position/basic": { positions },
  ]

  private static var spacerMinLength: FactScene {
    FactScene {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          box(250, 20).probe("a")
          Spacer(minLength: 20).probe("s1")
          box(100, 20).probe("b")
        }.probe("overflow")
        HStack(spacing: 0) {
          Spacer().probe("s2")
          box(40, 20).probe("c")
          Spacer().probe("s3")
        }.probe("balanced")
        Spacer().probe("vspacer")
      }
    }
  }

  private static var flexibleFrames: FactScene {
    FactScene {
      VStack(spacing: 0) {
        box(40, 20).frame(minWidth: 100).probe("min")
        box(40, 20).frame(maxWidth: 200).probe("max")
        box(40, 20).frame(minWidth: 50, maxWidth: .infinity).probe("fill")
        box(40, 20).frame(idealWidth: 150).fixedSize().probe("ideal")
        Color.red.frame(maxWidth: 120, maxHeight: 20).probe("clampFlexible")
        box(250, 20).frame(maxWidth: 200).probe("overflow")
      }
    }
  }

  private static var nestedStacks: FactScene {
    FactScene {
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          Color.red.probe("a")
          Color.red.frame(width: 80).probe("b")
        }.padding(10).probe("row")
        HStack {
          box(40, 40).probe("c")
          Spacer()
          box(40, 40).probe("d")
        }.frame(height: 60).probe("bottom")
      }
    }
  }

  private static var positions: FactScene {
    FactScene {
      VStack(spacing: 10) {
        ZStack {
          Color.red
          box(40, 40).position(x: 50, y: 30).probe("inZStack")
          box(30, 30).position(x: 150, y: 60).probe("point")
        }.frame(width: 200, height: 90).probe("zstack")
        HStack(spacing: 10) {
          line(24).probe("left")
          box(30, 30).position(x: 20, y: 20).probe("inHStack")
          line(32).probe("right")
        }.frame(height: 50).probe("hstack")
        VStack(spacing: 4) {
          line(38.5).probe("above")
          box(30, 20).position(x: 40, y: 10).probe("inVStack")
          line(36.5).probe("below")
        }.probe("vstack")
      }.probe("stack")
    }
  }
}

/// The custom layout of `customlayout/flow`: rows of views at their ideal size.
struct FlowLayout: Layout {
  private let gap = 8.0
  private let rowGap = 6.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 300
    return CGSize(width: width, height: origins(width, subviews).height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, origin) in zip(subviews, origins(bounds.width, subviews).points) {
      subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }

  private func origins(_ width: CGFloat, _ subviews: Subviews) -> (points: [CGPoint], height: CGFloat) {
    var points: [CGPoint] = []
    var cursor = CGPoint.zero
    var rowHeight: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if cursor.x > 0, cursor.x + size.width > width {
        cursor = CGPoint(x: 0, y: cursor.y + rowHeight + rowGap)
        rowHeight = 0
      }
      points.append(cursor)
      cursor.x += size.width + gap
      rowHeight = max(rowHeight, size.height)
    }
    return (points, cursor.y + rowHeight)
  }
}
