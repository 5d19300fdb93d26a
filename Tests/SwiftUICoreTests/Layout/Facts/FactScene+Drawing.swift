import Foundation

@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  static let paint: Table = [
    "paint/background-overlay": {
      FactScene {
        VStack(spacing: 20) {
          Color.red.frame(width: 100, height: 60).probe("content")
            .background(box(20, 20).probe("bg"), alignment: .bottomTrailing)
            .overlay(alignment: .topLeading) { box(10, 10).probe("ov") }.probe("modified")
          line(31, 18.5).probe("text").padding(4).background(Color.red.probe("textBg")).probe("padded")
          Color.red.frame(width: 40, height: 20).probe("small")
            .background { box(80, 40).probe("bigBg") }.probe("smallOuter")
        }
      }
    },
    "paint/shapes": {
      FactScene {
        HStack(spacing: 10) {
          Circle().probe("circle")
          Rectangle().fill().frame(width: 40).probe("rect")
          RoundedRectangle(cornerRadius: 8).fill().frame(width: 40, height: 40).probe("rounded")
          Capsule().fill().frame(width: 60, height: 30).probe("capsule")
          Ellipse().frame(width: 50, height: 30).probe("ellipse")
        }.frame(height: 100).probe("row")
      }
    },
  ]

  static let shapes: Table = [
    "shape/layout": {
      FactScene {
        VStack(spacing: 8) {
          HStack(spacing: 0) {
            Circle().fill().probe("c1")
            Ellipse().fill().probe("e1")
            Capsule().fill().probe("cap1")
            Circle().stroke(lineWidth: 2).probe("strokedFlex")
          }.frame(height: 40).probe("row1")
          HStack(spacing: 4) {
            Rectangle().fill().probe("r1")
            Rectangle().fill().frame(width: 40).probe("r2")
            Capsule().fill().frame(width: 20).probe("capsuleFixedWidth")
            RoundedRectangle(cornerRadius: 4).fill().frame(maxWidth: 50).probe("maxWidth")
          }.frame(width: 200, height: 30).probe("row2")
          HStack(spacing: 4) {
            Rectangle().fill().fixedSize().probe("ideal")
            Circle().fill().fixedSize().probe("circleIdeal")
            Circle().strokeBorder(lineWidth: 2).fixedSize().probe("strokedIdeal")
            VStack(spacing: 0) {
              Circle().fill().probe("vCircle")
              Rectangle().fill().probe("vRect")
            }.frame(width: 60, height: 100).probe("column")
          }.probe("row3")
        }.probe("stack")
      }
    }
  ]

  static let effects: Table = [
    "effects/hidden": {
      FactScene {
        VStack(spacing: 10) {
          line(38.5).probe("above")
          box(80, 30).hidden().probe("hidden")
          line(36.5).probe("below")
          HStack(spacing: 8) {
            // Stands for a button of the recording Mac, which is this large.
            box(60.5, 24).hidden().probe("ghostButton")
            box(40, 20).probe("visible")
          }.probe("row")
          box(60, 20).opacity(0).probe("transparent")
        }.probe("stack")
      }
    },
    "effects/zindex": {
      FactScene {
        VStack(spacing: 30) {
          ZStack {
            box(80, 80).offset(x: -25, y: -15).zIndex(2).probe("red")
            box(80, 80).probe("blue")
            box(80, 80).offset(x: 25, y: 15).zIndex(1).probe("green")
            box(120, 120).zIndex(-1).probe("yellow")
          }.probe("zstack")
          HStack(spacing: -30) {
            box(70, 50).probe("first")
            box(70, 50).zIndex(1).probe("middle")
            box(70, 50).probe("last")
          }.probe("hstack")
        }.probe("stack")
      }
    },
  ]
}
