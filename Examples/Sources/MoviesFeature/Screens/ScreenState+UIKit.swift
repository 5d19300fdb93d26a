#if canImport(UIKit)
  import UIKit

  /// The three views of a screen that fetches, of which one shows.
  @MainActor public struct ScreenViews<Content: UIView> {
    public let loading: UIView
    public let content: Content
    public let error: UIView

    public init(loading: UIView, content: Content, error: UIView) {
      self.loading = loading
      self.content = content
      self.error = error
    }

    /// Shows the view of a state; `update` hands the content what was fetched.
    public func bind<Value>(_ state: ScreenState<Value>, update: (Content, Value) -> Void) {
      loading.isVisible = state.isLoading
      content.isVisible = state.isSuccess
      error.isVisible = state.isError
      state.data.map { update(content, $0) }
    }
  }

  extension UIView {
    /// `isHidden`, said the other way round.
    public var isVisible: Bool {
      get { !isHidden }
      set { isHidden = !newValue }
    }
  }
#endif
