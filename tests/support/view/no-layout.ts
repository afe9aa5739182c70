/** What jsdom lacks, as it lays nothing out: nothing is hit anywhere, and to scroll is to do nothing. */
if (typeof document !== "undefined" && !("elementFromPoint" in document)) {
  Object.assign(document, { elementFromPoint: () => null })
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
}
