/// A renderer that is not ours.
public enum Renderer {
  public static let name = "of another package"
}
