import Testing

@testable import TopdownGallery

@Suite struct MarkupTests {
  @Test func textIsEscapedAndMarkupIsNot() {
    let inner: Markup = "<b>\("a & b")</b>"

    let markup: Markup = "<p title=\"\("\"' onclick=")\">\(inner) \("<script>") \(3)</p>"

    #expect(markup.text == "<p title=\"&quot;&#39; onclick=\"><b>a &amp; b</b> &lt;script&gt; 3</p>")
  }

  @Test func whatXMLCannotHoldIsReplaced() {
    #expect(Markup.escaped("a\u{0}b\u{1B}c\nd") == "a\u{FFFD}b\u{FFFD}c\nd")
  }

  @Test func aPathIsAnAddress() {
    let markup: Markup = "\(path: "pictures/Bücher #1/a+b?\"-light.png")"

    #expect(markup.text == "pictures/B%C3%BCcher%20%231/a%2Bb%3F%22-light.png")
  }
}
