extension ExecutionLog {
  /// The log for other tools, as Documentation/LogFormat.md defines it: one event a line, and a line break at the end.
  public var json: String {
    let tasks = taskNames
    let events = events.map { event in
      let task = event.task.flatMap { tasks[$0] }.map(JSONText.string) ?? "null"
      return "    {\"time\": \(Seconds(time(of: event))), \"task\": \(task), \"kind\": \"\(event.kind.rawValue)\", "
        + "\"name\": \(JSONText.string(event.name)), \"values\": \(JSONText.array(event.payload?.texts ?? []))}"
    }
    let list = events.isEmpty ? "[]" : "[\n" + events.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"version\": 1,\n  \"events\": \(list)\n}\n"
  }
}
