import Foundation

/// The sizes and weights of text styles on each kind of device, in points, from Apple's Human Interface Guidelines.
extension Font.TextStyle {
  func weight(on idiom: InterfaceIdiom) -> Font.Weight {
    switch (self, idiom) {
    case (.headline, .mac): .bold
    case (.headline, .phone): .semibold
    case (.caption2, .mac): .medium
    case (.extraLargeTitle, _), (.extraLargeTitle2, _): .bold
    case (.largeTitle, _), (.title, _), (.title2, _), (.title3, _), (.subheadline, _), (.body, _), (.callout, _),
      (.footnote, _), (.caption, _), (.caption2, .phone):
      .regular
    }
  }

  /// A Mac knows one size of text.
  func size(at dynamicTypeSize: @autoclosure () -> DynamicTypeSize, on idiom: InterfaceIdiom) -> CGFloat {
    switch idiom {
    case .phone: CGFloat(sizes[dynamicTypeSize().index])
    case .mac: macSize
    }
  }

  /// How much larger than at the standard text size a style is.
  func growth(at dynamicTypeSize: DynamicTypeSize) -> CGFloat {
    CGFloat(sizes[dynamicTypeSize.index]) / CGFloat(sizes[DynamicTypeSize.large.index])
  }

  /// At each text size, from "Dynamic Type sizes" of iOS.
  private var sizes: [Int] {
    switch self {
    case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
    case .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// From "macOS built-in text styles"; the two largest are not there and are an iPhone's.
  private var macSize: CGFloat {
    switch self {
    case .extraLargeTitle: 36
    case .extraLargeTitle2: 28
    case .largeTitle: 26
    case .title: 22
    case .title2: 17
    case .title3: 15
    case .headline, .body: 13
    case .callout: 12
    case .subheadline: 11
    case .footnote, .caption, .caption2: 10
    }
  }
}

extension DynamicTypeSize {
  fileprivate var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}
