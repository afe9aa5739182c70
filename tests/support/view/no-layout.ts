/** Stubs missing in jsdom, which has no layout: hit tests find nothing, and scrolling does nothing. */
if (typeof document !== "undefined" && !("elementFromPoint" in document)) {
  Object.assign(document, { elementFromPoint: () => null })
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
}
