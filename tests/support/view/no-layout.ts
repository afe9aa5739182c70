/** Stubs for jsdom, which has no layout: hit tests find nothing, scrolling does nothing, and sizes do not change. */
if (typeof document !== "undefined" && !("elementFromPoint" in document)) {
  Object.assign(document, { elementFromPoint: () => null })
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  Object.assign(globalThis, { ResizeObserver: Unchanging })
}

/** Observes elements whose size never changes. */
function Unchanging() {
  return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined }
}
