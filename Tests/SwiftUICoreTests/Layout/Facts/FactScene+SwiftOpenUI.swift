import Foundation

@_spi(Runtime) @testable import SwiftUICore

// Texts are as wide as their ink was, on a line of 16 points.
extension FactScene {
  static let swiftOpenUI = stacks.merging(frames) { _, _ in fatalError("two scenes have one id") }

  private static let stacks: Table = [
    "swiftopenui/text-single": { FactScene { line(31).probe("n0").probe("root") } },
    "swiftopenui/color-fill": { FactScene { Color.red.probe("n0").probe("root") } },
    "swiftopenui/vstack-default": {
      FactScene {
        VStack {
          line(27).probe("n0")
          line(45.5).probe("n1")
          line(31.5).probe("n2")
        }.probe("root")
      }
    },
    "swiftopenui/vstack-leading": {
      FactScene {
        VStack(alignment: .leading) {
          line(33.5).probe("n0")
          line(77.5).probe("n1")
          line(22.5).probe("n2")
        }.probe("root")
      }
    },
    "swiftopenui/vstack-spacing-20": {
      FactScene {
        VStack(spacing: 20) {
          line(27).probe("n0")
          line(45.5).probe("n1")
          line(31.5).probe("n2")
        }.probe("root")
      }
    },
    "swiftopenui/vstack-with-spacer": {
      FactScene {
        VStack {
          line(22.5).probe("n0")
          Spacer()
          line(44.5).probe("n1")
        }.probe("root")
      }
    },
    "swiftopenui/hstack-default": {
      FactScene {
        HStack {
          line(24).probe("n0")
          line(32).probe("n1")
        }.probe("root")
      }
    },
    "swiftopenui/hstack-top": {
      FactScene {
        HStack(alignment: .top) {
          line(33.5).probe("n0")
          line(51, 48).probe("n1")
        }.probe("root")
      }
    },
    "swiftopenui/hstack-with-spacer": {
      FactScene {
        HStack {
          line(24).probe("n0")
          Spacer()
          line(32).probe("n1")
        }.probe("root")
      }
    },
    "swiftopenui/zstack-default": {
      FactScene {
        ZStack {
          box(200, 200).probe("n0")
          line(56).probe("n1")
        }.probe("root")
      }
    },
    "swiftopenui/zstack-bottom-trailing": {
      FactScene {
        ZStack(alignment: .bottomTrailing) {
          box(200, 200).probe("n0")
          line(87.5).probe("n1")
        }.probe("root")
      }
    },
    "swiftopenui/spacer-between-texts": {
      FactScene {
        VStack {
          line(44.5).probe("n0")
          Spacer()
          line(48.5).probe("n1")
          Spacer()
          line(39.5).probe("n2")
        }.probe("root")
      }
    },
    "swiftopenui/unequal-flex-spacers": {
      FactScene {
        VStack {
          line(22.5).probe("n0")
          Spacer()
          line(22.5).probe("n1")
          Spacer()
          Spacer()
          line(44.5).probe("n2")
        }.probe("root")
      }
    },
    "swiftopenui/empty-vstack": { FactScene { VStack {}.probe("root") } },
    "swiftopenui/single-child-vstack": { FactScene { VStack { line(60.5).probe("n0") }.probe("root") } },
    "swiftopenui/zero-spacing-vstack": {
      FactScene {
        VStack(spacing: 0) {
          line(9).probe("n0")
          line(8.5).probe("n1")
          line(9.5).probe("n2")
        }.probe("root")
      }
    },
    "swiftopenui/nested-alignment-override": {
      FactScene {
        VStack(alignment: .leading) {
          HStack {
            line(9).probe("n0")
            Spacer()
          }.frame(maxWidth: .infinity)
          line(8.5).probe("n1").frame(maxWidth: .infinity, alignment: .trailing)
        }.probe("root")
      }
    },
  ]

  private static let frames: Table = [
    "swiftopenui/frame-fixed": { FactScene { line(46).probe("n0").frame(width: 200, height: 100).probe("root") } },
    "swiftopenui/frame-min-max": {
      FactScene {
        line(74).probe("n0").frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150).probe("root")
      }
    },
    "swiftopenui/frame-alignment-top-leading": {
      FactScene { line(15.5).probe("n0").frame(width: 200, height: 200, alignment: .topLeading).probe("root") }
    },
    "swiftopenui/frame-alignment-center": {
      FactScene { line(9.5).probe("n0").frame(width: 200, height: 200, alignment: .center).probe("root") }
    },
    "swiftopenui/frame-minheight-centers-content": {
      FactScene { line(56).probe("n0").frame(maxWidth: .infinity, minHeight: 180).probe("root") }
    },
    "swiftopenui/frame-inside-padding": {
      FactScene { line(9).probe("n0").frame(width: 100, height: 50).padding(20).probe("root") }
    },
    "swiftopenui/deeply-nested-frames": {
      FactScene {
        line(32).probe("n0").frame(width: 100, height: 40).frame(width: 200, height: 100).frame(width: 300, height: 200)
          .probe("root")
      }
    },
    "swiftopenui/stacked-frames-with-alignment": {
      FactScene {
        line(9).probe("n0").frame(width: 50, height: 30, alignment: .bottomTrailing)
          .frame(width: 150, height: 80, alignment: .topLeading).probe("root")
      }
    },
    "swiftopenui/padding-default": { FactScene { line(46.5).probe("n0").padding().probe("root") } },
    "swiftopenui/padding-horizontal": { FactScene { line(62).probe("n0").padding(.horizontal, 24).probe("root") } },
    "swiftopenui/vstack-frame-padding": {
      FactScene {
        VStack(spacing: 8) {
          line(26.5).probe("n0").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
          line(47).probe("n1").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
        }.padding(.vertical, 12).probe("root")
      }
    },
    "swiftopenui/complex-nested": { listOfTwo },
    "swiftopenui/app-header-content-footer": { headerAndFooter },
    "swiftopenui/toolbar-content-layout": { toolbar },
  ]

  private static var listOfTwo: FactScene {
    FactScene {
      VStack(spacing: 16) {
        HStack(spacing: 12) {
          box(44, 44).probe("n0")
          VStack(alignment: .leading, spacing: 4) {
            line(26.5).probe("n1")
            line(47).probe("n2")
          }
          Spacer()
        }.padding(.horizontal, 16)
        Divider().probe("n3")
        HStack(spacing: 12) {
          box(44, 44).probe("n4")
          VStack(alignment: .leading, spacing: 4) {
            line(38).probe("n5")
            line(69.5).probe("n6")
          }
          Spacer()
        }.padding(.horizontal, 16)
      }.probe("root")
    }
  }

  private static var headerAndFooter: FactScene {
    FactScene {
      VStack(spacing: 0) {
        line(44.5).probe("n0").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16).padding(.vertical, 8)
        Spacer()
        HStack {
          line(39).probe("n1")
          Spacer()
          line(24).probe("n2")
        }.padding(.horizontal, 16).padding(.vertical, 4)
      }.probe("root")
    }
  }

  private static var toolbar: FactScene {
    FactScene {
      VStack(spacing: 0) {
        HStack {
          line(30).probe("n0")
          Spacer()
          line(26.5).probe("n1")
          Spacer()
          line(32).probe("n2")
        }.padding(8).frame(maxWidth: .infinity)
        Color.red.frame(height: 1).probe("n3")
        Spacer()
      }.probe("root")
    }
  }
}
