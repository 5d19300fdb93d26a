/// What is told of a picker that shows nothing as chosen.
enum PickerWarning {
  static func missing<Value>(_ selection: Value, among tags: [Any.Type]) -> String {
    var types: [String] = []
    for type in tags.map({ "\($0)" }) where type != "\(Value.self)" && !types.contains(type) { types.append(type) }
    let others = types.isEmpty ? "" : " There are tags of type \(types.joined(separator: ", "))."
    return "a picker's selection \(selection) is the tag of no option, so none is shown as chosen. "
      + "Give an option that tag, as a value of type \(Value.self).\(others)"
  }
}
