/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  enum Purpose: Sendable { case destructive, cancel, close, confirm }

  let purpose: Purpose

  public static let destructive = ButtonRole(purpose: .destructive)
  public static let cancel = ButtonRole(purpose: .cancel)
  public static let close = ButtonRole(purpose: .close)
  public static let confirm = ButtonRole(purpose: .confirm)
}
