/// The axis of the stack around a view: known from the layout's type, or told by a layout that can become another one.
enum StackOrientation {
  case fixed(Axis?)
  case changing(ChangingAxis)

  var axis: Axis? {
    switch self {
    case .fixed(let axis): return axis
    case .changing(let source):
      Recorder.current?.record(source)
      return source.axis
    }
  }
}

/// A layout whose value decides whether it is a stack.
protocol OrientingLayout: Layout {
  var stackOrientation: Axis? { get }
}

/// The axis that an `OrientingLayout` has now; `Spacer` and `Divider` inside follow it.
final class ChangingAxis: DependencySource {
  var readers = ReaderSet()
  var sourceDescription: String { "the axis of a layout" }

  var axis: Axis? {
    didSet { if axis != oldValue { readers.markDirty(by: self) } }
  }

  init(_ axis: Axis?) { self.axis = axis }
}
