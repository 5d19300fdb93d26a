import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

#if canImport(FoundationNetworking)
  /// What the open-source Foundation keeps in a task and offers no function for.
  ///
  /// Read by reflection, in the parts of Foundation's source that this names; a version that keeps it elsewhere answers nil. Tests pin
  /// that the version in use is understood.
  struct TaskInsides {
    private let mirror: Mirror?
    private let id: Int

    init(_ task: URLSessionTask) {
      id = task.taskIdentifier
      var mirror: Mirror? = Mirror(reflecting: task)
      while let current = mirror, current.subjectType != URLSessionTask.self { mirror = current.superclassMirror }
      self.mirror = mirror
    }

    /// The queue on which Foundation's own protocols run and talk to their client; its tables are not guarded otherwise.
    var queue: DispatchQueue? { mirror?.descendant("workQueue") as? DispatchQueue }

    /// Data, file or stream, as an upload task was given it.
    var uploadBody: Any? {
      guard let body = mirror?.descendant("knownBody", "some") else { return nil }
      return Mirror(reflecting: body).children.first?.value
    }

    /// Whether pieces of the answer go to a delegate; elsewhere the last piece would be taken for the whole. To be asked on the queue.
    var hasDelegate: Bool {
      guard let session = mirror?.descendant("session", "some") as? URLSession,
        let behaviours = Mirror(reflecting: session).descendant("taskRegistry", "behaviours") as? any Collection
      else { return false }
      return behaviours.contains { entry in
        guard let (task, behaviour) = entry as? (key: Int, value: Any) else { return false }
        return task == id && "\(behaviour)" == "callDelegate"
      }
    }
  }
#endif
