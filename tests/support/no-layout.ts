/** What jsdom lacks, as it lays nothing out: nothing is hit anywhere, and to scroll is to do nothing. */
if (typeof document !== "undefined") {
  document.elementFromPoint ??= () => null
  Element.prototype.scrollIntoView ??= () => undefined
}
