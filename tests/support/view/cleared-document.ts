import { afterAll } from "vitest"

/** Removes everything that a file has rendered or added, and returns to the first address, because the next file of the worker shares the document. */
afterAll(async () => {
  if (typeof document === "undefined") return
  const { cleanup } = await import("@testing-library/react")
  cleanup()
  document.head.replaceChildren()
  document.body.replaceChildren()
  history.replaceState(null, "", "/")
})
