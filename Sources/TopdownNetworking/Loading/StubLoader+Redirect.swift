import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension StubLoader {
  /// The request that an answer leads on to.
  func redirection(by head: HTTPURLResponse) -> URLRequest? {
    guard [301, 302, 303, 307, 308].contains(head.statusCode), let asked = askedRequest,
      let place = head.value(forHTTPHeaderField: "Location"), let url = URL(string: place, relativeTo: asked.url)
    else { return nil }
    var target = request
    target.url = url.absoluteURL
    target.httpMethod = asked.method
    target.httpBodyStream = nil
    target.httpBody = asked.body.isEmpty ? nil : asked.body
    if head.statusCode == 303 && asked.method != "HEAD" || head.statusCode < 303 && asked.method == "POST" {
      target.httpMethod = "GET"
      target.httpBody = nil
      for header in ["Content-Type", "Content-Length"] { target.setValue(nil, forHTTPHeaderField: header) }
    }
    return target
  }

  #if canImport(FoundationNetworking)
    /// Asks the delegate and goes on with what it says, as Foundation's own protocol does; `steps` are the answer if it says no.
    func redirect(to target: URLRequest, by head: HTTPURLResponse, orElse steps: Steps) {
      moveOn(from: .waiting, to: .leaving)
      guard let task, let session = link?.session, let delegate = task.delegate ?? session.delegate as? any URLSessionTaskDelegate
      else { return follow(target) }
      session.delegateQueue.addOperation { [self] in
        delegate.urlSession(session, task: task, willPerformHTTPRedirection: head, newRequest: target) { [self] accepted in
          if let accepted { follow(accepted) } else { deliver(steps, head) }
        }
      }
    }

    private func follow(_ target: URLRequest) {
      redirects += 1
      guard redirects <= 16 else { return fail(URLError(.httpTooManyRedirects)) }
      guard let link, let transport = link.transport else { return fail(URLError(.cancelled)) }
      do { ask(transport, try StubRequest(target, of: nil, adding: link.headers)) } catch { fail(error) }
    }
  #else
    /// Lets the session ask its delegate and begin anew.
    func redirect(to target: URLRequest, by head: HTTPURLResponse, orElse steps: Steps) {
      guard noteAnswered(), let owner else { return }
      owner.client?.urlProtocol(owner, wasRedirectedTo: target, redirectResponse: head)
      end()
    }
  #endif
}
