import Foundation

extension NotificationCenter {
  /// The notifications of one name, from one object or from all.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Notification {
      let token = Guarded<(any NSObjectProtocol)?>(nil)
      let conduit = Conduit<Notification, Never>(subscriber) { [center] _ in
        if let token = token.take() { center.removeObserver(token) }
      }
      let offer = Crossing(conduit.offer)
      token.withLock { $0 = center.addObserver(forName: name, object: object, queue: nil) { offer.value($0) } }
      subscriber.receive(subscription: conduit)
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
