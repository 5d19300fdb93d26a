/// Something that a person feels or hears, such as a tap of the device.
public struct SensoryFeedback: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
    case impactByWeight(Weight, intensity: Double)
    case impactByFlexibility(Flexibility, intensity: Double)
    case press(PressFeedback)
    case release(ReleaseFeedback)
    case selectionOf(SelectionFeedback)
  }

  private let kind: Kind

  public static let success = SensoryFeedback(kind: .success)
  public static let warning = SensoryFeedback(kind: .warning)
  public static let error = SensoryFeedback(kind: .error)
  public static let selection = SensoryFeedback(kind: .selection)
  public static let increase = SensoryFeedback(kind: .increase)
  public static let decrease = SensoryFeedback(kind: .decrease)
  public static let start = SensoryFeedback(kind: .start)
  public static let stop = SensoryFeedback(kind: .stop)
  public static let alignment = SensoryFeedback(kind: .alignment)
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)
  public static let impact = SensoryFeedback.impact()

  /// A collision of objects of some weight; the intensity goes from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impactByWeight(weight, intensity: intensity))
  }

  /// A collision of objects of some hardness; the intensity goes from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impactByFlexibility(flexibility, intensity: intensity))
  }

  public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback(kind: .press(feedback)) }
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback { SensoryFeedback(kind: .release(feedback)) }
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    SensoryFeedback(kind: .selectionOf(feedback))
  }
}

extension SensoryFeedback {
  /// How heavy what collides is.
  public struct Weight: Equatable, Sendable {
    private let level: Int
    public static let light = Weight(level: 0)
    public static let medium = Weight(level: 1)
    public static let heavy = Weight(level: 2)
  }

  /// How hard what collides is.
  public struct Flexibility: Equatable, Sendable {
    private let level: Int
    public static let rigid = Flexibility(level: 0)
    public static let solid = Flexibility(level: 1)
    public static let soft = Flexibility(level: 2)
  }

  /// What is pressed.
  public struct PressFeedback: Hashable, Sendable {
    private let name: String
    public static let button = PressFeedback(name: "button")
    public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")
    public static let slider = PressFeedback(name: "slider")
    public static let tab = PressFeedback(name: "tab")
    public static let toggle = PressFeedback(name: "toggle")
  }

  /// What is let go.
  public struct ReleaseFeedback: Hashable, Sendable {
    private let name: String
    public static let slider = ReleaseFeedback(name: "slider")
  }

  /// What is selected.
  public struct SelectionFeedback: Hashable, Sendable {
    private let name: String
    public static let minimum = SelectionFeedback(name: "minimum")
    public static let maximum = SelectionFeedback(name: "maximum")
    public static let off = SelectionFeedback(name: "off")
    public static let on = SelectionFeedback(name: "on")
  }
}
