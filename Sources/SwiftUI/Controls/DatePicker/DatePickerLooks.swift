import Foundation
@_spi(Runtime) import SwiftUICore

/// The label at the leading edge, the date and the time on capsules at the trailing one.
struct CompactDate: View {
  let configuration: DatePickerStyleConfiguration

  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.writtenDate) private var write
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    // Its row is as high as the capsules (`ios/datepicker/compact`), unlike those of other controls.
    LabeledControl(label: configuration.label, control: capsules).environment(\.isInListRow, false)
  }

  /// Recorded from iOS 26 (`ios/datepicker/compact`): a little higher with a time.
  private var insets: EdgeInsets {
    var insets = idiom.buttonInsets(.regular)
    if idiom == .phone, configuration.displayedComponents.contains(.hourAndMinute) {
      insets.top += 0.75
      insets.bottom += 0.75
    }
    return insets
  }

  private var capsules: some View {
    HStack {
      ForEach(write(configuration.selection).parts(configuration.displayedComponents), id: \.self) { part in
        Text(verbatim: part)
          .foregroundStyle(isEnabled ? Color.primary : .tertiaryLabel)
          .modifier(ControlBox(insets: insets, fill: AnyShapeStyle(Color.systemFill)))
      }
    }
    .modifier(Presence(isDrawn: true, isDescribed: false))
  }
}

/// The parts of the date side by side on a band.
struct WheelDate: View {
  let configuration: DatePickerStyleConfiguration

  @Environment(\.writtenDate) private var write

  var body: some View {
    HiddenLabel(
      content: HStack(spacing: 24) {
        ForEach(write(configuration.selection).parts(configuration.displayedComponents), id: \.self) {
          Text(verbatim: $0)
        }
      }
      .font(WheelLayout.font)
      .modifier(Presence(isDrawn: true, isDescribed: false))
      .frame(maxWidth: .infinity)
      .frame(height: WheelLayout.height)
      .modifier(WheelFrame()),
      label: configuration.label)
  }
}

/// A month, with the time below it.
struct GraphicalDate: View {
  let configuration: DatePickerStyleConfiguration

  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.writtenDate) private var write
  @Environment(\.pickerCalendar) private var calendar

  var body: some View {
    HiddenLabel(
      content: VStack(spacing: 8) {
        if configuration.displayedComponents.contains(.date) {
          MonthGrid(
            shown: configuration.selection, range: configuration.range,
            isChosen: { calendar.isDate($0, inSameDayAs: configuration.selection) }, choose: choose)
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
          Text(verbatim: write(configuration.selection).time)
            .modifier(ControlBox(insets: idiom.buttonInsets(.regular), fill: AnyShapeStyle(Color.systemFill)))
            .frame(maxWidth: .infinity, alignment: .trailing)
            .modifier(Presence(isDrawn: true, isDescribed: false))
        }
      },
      label: configuration.label)
  }

  private func choose(_ day: Date) {
    let wanted = DatePickerComponents.date.replacing(configuration.selection, by: day, calendar)
    configuration.selection = configuration.range.nearest(to: wanted)
  }
}

extension EnvironmentValues {
  /// Writes dates in the surroundings' language, calendar and time zone.
  var writtenDate: (Date) -> WrittenDate {
    let (locale, calendar, timeZone) = (locale, calendar, timeZone)
    return { WrittenDate(date: $0, locale: locale, calendar: calendar, timeZone: timeZone) }
  }
}
