import TopdownDisplay

/// What changed from one screen to another, as text.
public typealias ScreenDifference = TopdownDisplay.ScreenDifference
