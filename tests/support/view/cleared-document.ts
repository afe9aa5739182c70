import { afterAll } from "vitest"

/** Removes everything a file has rendered, because the next file of the worker shares the document. */
afterAll(async () => {
  if (typeof document === "undefined") return
  const { cleanup } = await import("@testing-library/react")
  cleanup()
})
