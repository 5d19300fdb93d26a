import Foundation

@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  static let paths: Table = [
    "shape/builtin": { builtinShapes },
    "shape/modifiers": { shapeModifiers },
    "layout/rtl-shapes": { mirroredShapes },
  ]

  private static var builtinShapes: FactScene {
    FactScene {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 16).fill().frame(width: 80, height: 50).probe("continuous")
          RoundedRectangle(cornerRadius: 16, style: .circular).fill().frame(width: 80, height: 50).probe("circular")
          RoundedRectangle(cornerSize: CGSize(width: 24, height: 10)).fill().frame(width: 80, height: 50).probe("elliptical")
          UnevenRoundedRectangle(
            topLeadingRadius: 4, bottomLeadingRadius: 20, bottomTrailingRadius: 4, topTrailingRadius: 20
          ).fill().frame(width: 60, height: 50).probe("uneven")
        }.probe("row1")
        HStack(spacing: 8) {
          Capsule().fill().frame(width: 100, height: 40).probe("capsule")
          Capsule(style: .circular).fill().frame(width: 100, height: 40).probe("capsuleCircular")
          Capsule().fill().frame(width: 30, height: 60).probe("capsuleTall")
          Circle().fill().probe("circleWide").frame(width: 70, height: 40)
        }.probe("row2")
        HStack(spacing: 8) {
          Ellipse().fill().frame(width: 90, height: 40).probe("ellipse")
          Rectangle().fill().frame(width: 60, height: 40).probe("rect")
          RoundedRectangle(cornerRadius: 40).fill().frame(width: 60, height: 40).probe("clamped")
          AnyShape(Circle()).fill().probe("any").frame(width: 60, height: 40)
        }.probe("row3")
      }.probe("stack")
    }
  }

  private static var shapeModifiers: FactScene {
    FactScene {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Circle().scale(0.5).fill().probe("scaled").frame(width: 60, height: 40)
          Circle().offset(x: 10, y: 5).fill().probe("offset").frame(width: 60, height: 40)
          Rectangle().rotation(.degrees(30)).fill().probe("rotated").frame(width: 60, height: 40)
          Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0)).fill().probe("sheared")
            .frame(width: 60, height: 40)
          Rectangle().size(width: 30, height: 20).fill().probe("sized").frame(width: 60, height: 40)
        }.probe("row1")
        HStack(spacing: 8) {
          Circle().trim(from: 0.25, to: 1).stroke(lineWidth: 4).probe("trimmed").frame(width: 60, height: 40)
          RoundedRectangle(cornerRadius: 12).inset(by: 5).fill().probe("inset").frame(width: 60, height: 40)
          Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3).fill().probe("strokedOffset").frame(width: 60, height: 40)
          Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).fill().probe("anchored").frame(width: 60, height: 40)
          Ellipse().inset(by: 4).stroke(lineWidth: 2).probe("insetStroke").frame(width: 60, height: 40)
        }.probe("row2")
        HStack(spacing: 8) {
          Circle().offset(x: 5).fill().probe("offsetIdeal")
          Rectangle().size(width: 30, height: 20).fill().probe("sizedIdeal")
          Path(CGRect(x: 0, y: 0, width: 24, height: 16)).fill().probe("pathIdeal")
          Circle().trim(from: 0, to: 0.5).fill().probe("trimIdeal")
        }.fixedSize().probe("row3")
      }.probe("stack")
    }
  }

  private static var mirroredShapes: FactScene {
    FactScene {
      VStack(alignment: .leading, spacing: 10) {
        HStack(spacing: 10) {
          Arrow().fill().frame(width: 40, height: 30).probe("arrow")
          Arrow(layoutDirectionBehavior: .fixed).fill().frame(width: 40, height: 30).probe("fixedArrow")
          box(15, 12).probe("image")
          box(15, 12).flipsForRightToLeftLayoutDirection(true).probe("flippedImage")
        }.probe("row")
        // Stands for a gradient, which takes the same place.
        box(120, 20).probe("gradient")
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 160, height: 40).probe("positionBox")
          box(20, 20).position(x: 30, y: 20).probe("positioned")
        }.frame(width: 160, height: 40)
        box(20, 20).offset(x: 40).probe("offset")
      }.environment(\.layoutDirection, .rightToLeft)
    }
  }
}

/// A triangle that points to where reading goes.
struct Arrow: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors

  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.width, y: rect.height / 2))
      path.addLine(to: CGPoint(x: 0, y: rect.height))
      path.closeSubpath()
    }
  }
}
