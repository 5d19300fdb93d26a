@_spi(Runtime) import SwiftUICore

/// The content of a window that was opened for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: PrimitiveView {
  let content: Content

  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(PassThroughElement(view, content: \.content, inputs))
  }
}

extension WindowGroup {
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, valueType: type) { value in
      PresentedWindowContent(content: content(value.binding(type)))
    }
  }

  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, valueType: type) { value in
      PresentedWindowContent(content: content(value.binding(type, default: defaultValue)))
    }
  }

  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, valueType: type) { value in
      PresentedWindowContent(content: content(value.binding(type)))
    }
  }

  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, valueType: type) { value in
      PresentedWindowContent(content: content(value.binding(type, default: defaultValue)))
    }
  }

  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, nil, valueType: type) { value in
      PresentedWindowContent(content: content(value.binding(type)))
    }
  }

  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, nil, valueType: type) { value in
      PresentedWindowContent(content: content(value.binding(type, default: defaultValue)))
    }
  }

  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id, valueType: type) { value in
      PresentedWindowContent(content: content(value.binding(type)))
    }
  }

  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id, valueType: type) { value in
      PresentedWindowContent(content: content(value.binding(type, default: defaultValue)))
    }
  }

  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), nil, valueType: type) { value in
      PresentedWindowContent(content: content(value.binding(type)))
    }
  }

  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), nil, valueType: type) { value in
      PresentedWindowContent(content: content(value.binding(type, default: defaultValue)))
    }
  }

  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id, valueType: type) { value in
      PresentedWindowContent(content: content(value.binding(type)))
    }
  }

  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id, valueType: type) { value in
      PresentedWindowContent(content: content(value.binding(type, default: defaultValue)))
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), nil, valueType: type) { value in
      PresentedWindowContent(content: content(value.binding(type)))
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), nil, valueType: type) { value in
      PresentedWindowContent(content: content(value.binding(type, default: defaultValue)))
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), id, valueType: type) { value in
      PresentedWindowContent(content: content(value.binding(type)))
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), id, valueType: type) { value in
      PresentedWindowContent(content: content(value.binding(type, default: defaultValue)))
    }
  }
}
