import Foundation

/// How a value changes over time, part by part.
public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes

  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks; opaque to features.
  func _addTracks(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _addTracks(to tracks: inout _KeyframeTracks<Value>) { body._addTracks(to: &tracks) }
}

extension Never: Keyframes {
  public typealias Value = Never
  public func _addTracks(to tracks: inout _KeyframeTracks<Never>) {}
}

/// The tracks of a value; opaque to features.
public struct _KeyframeTracks<Value> {
  struct Track {
    let duration: TimeInterval
    let change: (inout Value, TimeInterval) -> Void
  }

  var tracks: [Track] = []
  let initialValue: Value

  var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  func value(at time: TimeInterval) -> Value {
    var value = initialValue
    for track in tracks { track.change(&value, time) }
    return value
  }
}

/// How one part of a value changes over time.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  public typealias Body = Never

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    self.keyPath = keyPath
    self.content = content()
  }

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  public var body: Never { return fatalError("KeyframeTrack is primitive: it has no body") }

  public func _addTracks(to tracks: inout _KeyframeTracks<Root>) {
    let path = _KeyframePath<Value>(content, from: tracks.initialValue[keyPath: keyPath])
    let keyPath = keyPath
    tracks.tracks.append(
      _KeyframeTracks.Track(duration: path.duration) { $0[keyPath: keyPath] = path.value(at: $1) })
  }
}

extension KeyframeTrack: @unchecked Sendable where Root: Sendable, Value: Sendable, Content: Sendable {}

/// Keyframes evaluated at any time.
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content())
  }

  init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
    var tracks = _KeyframeTracks(initialValue: initialValue)
    keyframes._addTracks(to: &tracks)
    self.tracks = tracks
  }

  /// In seconds.
  public var duration: TimeInterval { tracks.duration }

  /// The value at a time in seconds.
  public func value(time: Double) -> Value { tracks.value(at: time) }

  /// The value at a part of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

extension KeyframeTimeline: @unchecked Sendable where Value: Sendable {}
