import Foundation

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  /// Controls in a window of a Mac.
  static let macControls: Table = [
    "button/styles": {
      FactScene {
        VStack(spacing: 12) {
          button(29.5).buttonStyle(.plain).probe("plain")
          button(56).buttonStyle(.bordered).probe("bordered")
          button(65).buttonStyle(.borderless).probe("borderless")
          button(62).buttonStyle(.borderedProminent).probe("prominent")
          button(46.5).padding().probe("paddedOuter")
        }
      }
    },
    "progress/basic": {
      FactScene {
        VStack(spacing: 14) {
          ProgressView(value: 0.4).probe("bare")
          ProgressView(value: 0.6) { text(47) }.probe("labelled")
          ProgressView(value: 0.3) {
            text(50)
          } currentValueLabel: {
            text(26)
          }.probe("valueLabel")
          ProgressView(value: 0.7).tint(.red).probe("tinted")
          ProgressView(value: 0.5).frame(width: 120).probe("narrow")
          HStack(spacing: 20) {
            ProgressView(value: 0.4).progressViewStyle(.circular).probe("ring")
            ProgressView(value: 0.75) { text(26) }.progressViewStyle(.circular).probe("ringLabelled")
            ProgressView(value: 1).progressViewStyle(.circular).probe("ringFull")
          }.probe("rings")
          ProgressView(value: 25, total: 50).progressViewStyle(.linear).probe("total")
        }.padding(20).probe("stack")
      }
    },
    "slider/basic": {
      FactScene {
        VStack(spacing: 12) {
          Slider(value: .constant(0.5)).probe("half")
          Slider(value: .constant(0)).probe("zero")
          Slider(value: .constant(1)).probe("full")
          Slider(value: .constant(25), in: 0...100, step: 5).probe("stepped")
          Slider(value: .constant(0.5)) { line(45, 18.5) }.probe("labelled")
          Slider(value: .constant(0.5)) {
            line(45, 18.5)
          } minimumValueLabel: {
            line(17.5, 15).probe("min")
          } maximumValueLabel: {
            line(20, 15).probe("max")
          }.probe("minMax")
          Slider(value: .constant(0.5)).frame(width: 120).probe("narrow")
          Slider(value: .constant(0.5)).disabled(true).probe("disabled")
          HStack(spacing: 8) {
            line(26).probe("rowText")
            Slider(value: .constant(0.5)).probe("rowSlider")
          }.probe("row")
        }.probe("stack")
      }
    },
    "picker/basic": {
      FactScene(isExact: true) {
        VStack(alignment: .leading, spacing: 12) {
          picker(1).probe("menu")
          picker(2).labelsHidden().probe("menuHidden")
          picker(1).pickerStyle(.segmented).probe("segmented")
          Picker(selection: .constant(1)) {
            line(35, 18.5).probe("radioApple").tag(0)
            line(45, 18.5).probe("radioBanana").tag(1)
            line(41.5, 18.5).probe("radioCherry").tag(2)
          } label: {
            line(28, 18.5)
          }.pickerStyle(.radioGroup).probe("radio")
          Picker(selection: .constant(1)) {
            line(35, 18.5).probe("inlineApple").tag(0)
            line(45, 18.5).probe("inlineBanana").tag(1)
          } label: {
            line(28, 18.5)
          }.pickerStyle(.inline).probe("inline")
        }.probe("stack")
      }
    },
    "groupbox/basic": {
      FactScene(isExact: true) {
        VStack(spacing: 12) {
          GroupBox {
            VStack(alignment: .leading) {
              text(36.5).probe("inside")
              Toggle(isOn: .constant(true)) { line(41, 18.5) }.probe("toggle")
            }.probe("content")
          } label: {
            line(42)
          }.probe("titled")
          GroupBox { line(79.5).probe("plainContent") }.probe("plain")
          GroupBox {
            line(45)
          } label: {
            Label {
              line(40.5)
            } icon: {
              box(24, 24)
            }.probe("customLabel")
          }.probe("custom")
          GroupBox {
            line(30).frame(maxWidth: .infinity).probe("wideContent")
          } label: {
            line(26)
          }.probe("wide")
          GroupBox {
            GroupBox {
              line(43.5).probe("nested")
            } label: {
              line(27)
            }.probe("inner")
          } label: {
            line(30)
          }.probe("outer")
        }.probe("stack")
      }
    },
  ]

  private static func button(_ width: CGFloat) -> some View {
    Button {
    } label: {
      line(width)
    }
  }

  private static func picker(_ selection: Int) -> some View {
    Picker(selection: .constant(selection)) {
      line(35).tag(0)
      line(45).tag(1)
      line(41.5).tag(2)
    } label: {
      line(28)
    }
  }
}
