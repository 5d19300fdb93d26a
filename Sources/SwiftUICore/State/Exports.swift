// What a feature keeps its state in on Apple's systems comes with SwiftUI there too.
@_exported import Combine
