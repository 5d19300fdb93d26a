@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// The colors of a list's own parts.
struct ListColors: Equatable {
  var background = DisplayColor(red: 1, green: 1, blue: 1)
  var card = DisplayColor(red: 1, green: 1, blue: 1)
  var separator = DisplayColor(red: 0, green: 0, blue: 0)

  init() {}

  init(_ environment: EnvironmentValues) {
    background = Color.groupedBackground.resolve(in: environment).display
    card = Color.secondaryGroupedBackground.resolve(in: environment).display
    separator = Color.separator.resolve(in: environment).display
  }
}
