import Foundation
import TopdownDisplay

extension Stage {
  /// Answers the file dialog that is up with files, or with the place where one is to be written.
  ///
  /// - Throws: `StageError` where none is up.
  public func chooseFiles(_ urls: [URL]) throws {
    let dialog = try fileDialog()
    let field = try dialog.element(.textField)
    try field.perform(.setText, "take text", argument: urls.map(\.path).joined(separator: "\n"))
    let buttons = dialog.all(.button).filter { $0.label != "Cancel" }
    try buttons.first?.tap()
  }
}

extension ElementFinding {
  public func fileDialog() throws -> StageElement {
    try one("fileDialog", named: "", role: .fileDialog) { $0.role == .fileDialog }
  }
}

extension StageElement {
  fileprivate func element(_ role: SemanticsRole) throws -> StageElement {
    try one(role.rawValue, named: "", role: role) { $0.role == role }
  }
}
