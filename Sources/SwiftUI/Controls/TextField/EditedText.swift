import Foundation
@_spi(Runtime) import SwiftUICore

/// A binding as a field edits it.
nonisolated struct EditedText {
  /// How the value is written.
  let read: () -> String
  /// Takes in each edit.
  let edit: (String) -> Void
  /// Takes in what stands there when it is submitted or editing ends.
  let commit: (String) -> Void
  /// Whether what is typed stays as it is until then, however the value would be written.
  let keepsDraft: Bool
  /// The same in another locale, for a format that has none of its own.
  private var localized: ((Locale) -> EditedText)?

  func written(in locale: Locale) -> EditedText { localized?(locale) ?? self }

  init(_ binding: Binding<String>) {
    read = { binding.wrappedValue }
    edit = { binding.wrappedValue = $0 }
    commit = { _ in }
    keepsDraft = false
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
    self.init(value, as: format)
    if format.followsLocale { localized = { EditedText(value, as: format.locale($0)) } }
  }

  /// An empty text is no value.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
    self.init(value, as: format)
    if format.followsLocale { localized = { EditedText(value, as: format.locale($0)) } }
  }

  private init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, as format: F) where F.FormatOutput == String {
    func take(_ text: String) {
      guard let new = try? format.parseStrategy.parse(text) else { return }
      // Equal where it is written alike: not every value can be compared.
      if format.format(new) != format.format(value.wrappedValue) { value.wrappedValue = new }
    }
    read = { format.format(value.wrappedValue) }
    edit = take
    commit = take
    keepsDraft = true
  }

  private init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, as format: F) where F.FormatOutput == String {
    func take(_ text: String) {
      let new = text.isEmpty ? nil : try? format.parseStrategy.parse(text)
      if new == nil, !text.isEmpty { return }
      if new.map(format.format) != value.wrappedValue.map(format.format) { value.wrappedValue = new }
    }
    read = { value.wrappedValue.map(format.format) ?? "" }
    edit = take
    commit = take
    keepsDraft = true
  }

  init<V>(_ value: Binding<V>, formatter: Formatter) {
    read = { formatter.string(for: value.wrappedValue) ?? "" }
    edit = { _ in }
    commit = { text in
      guard let new = formatter.parsed(text) as? V, formatter.string(for: new) != formatter.string(for: value.wrappedValue)
      else { return }
      value.wrappedValue = new
    }
    keepsDraft = true
  }
}

extension FormatStyle {
  /// Whether nobody gave the format a locale of its own.
  fileprivate var followsLocale: Bool { self == locale(.autoupdatingCurrent) }
}

extension Formatter {
  /// The value that a text stands for.
  ///
  /// - Gap: formatters other than Foundation's for numbers, dates, measurements of time and names don't parse outside of Apple's
  ///   systems, unless the text is the value itself.
  fileprivate func parsed(_ text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    case let formatter as ISO8601DateFormatter: formatter.date(from: text)
    default: text
    }
  }
}
