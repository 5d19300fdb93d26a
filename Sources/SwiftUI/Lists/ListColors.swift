@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// The colors of a list's own parts.
struct ListColors: Equatable {
  var background = DisplayColor(red: 1, green: 1, blue: 1)
  var card = DisplayColor(red: 1, green: 1, blue: 1)
  var separator = DisplayColor(red: 0, green: 0, blue: 0)
  var selection = DisplayColor(red: 0.8, green: 0.8, blue: 0.8)
  var accent = DisplayColor(red: 0, green: 0, blue: 1)
  var delete = DisplayColor(red: 1, green: 0, blue: 0)
  var handle = DisplayColor(red: 0.5, green: 0.5, blue: 0.5)

  init() {}

  init(_ environment: EnvironmentValues) {
    background = Color.groupedBackground.resolve(in: environment).display
    card = Color.secondaryGroupedBackground.resolve(in: environment).display
    separator = Color.separator.resolve(in: environment).display
    selection = Color.gray.opacity(0.3).resolve(in: environment).display
    accent = Color.accentColor.resolve(in: environment).display
    delete = Color.red.resolve(in: environment).display
    handle = Color.tertiaryLabel.resolve(in: environment).display
  }
}
