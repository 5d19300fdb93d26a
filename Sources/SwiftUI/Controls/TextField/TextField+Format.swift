import Foundation
@_spi(Runtime) import SwiftUICore

extension TextField {
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextInput(text: EditedText(value, format: format), prompt: prompt), label: label())
  }

  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextInput(text: EditedText(value, format: format), prompt: prompt), label: label())
  }
}

extension TextField where Label == Text {
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextInput(text: EditedText(value, format: format), prompt: prompt), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextInput(text: EditedText(value, format: format), prompt: prompt), label: Text(title))
  }

  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextInput(text: EditedText(value, format: format), prompt: prompt), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextInput(text: EditedText(value, format: format), prompt: prompt), label: Text(title))
  }
}
