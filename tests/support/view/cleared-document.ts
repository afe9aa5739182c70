import { afterAll } from "vitest"

/** Removes what a file has drawn: the next file of the worker has the same document. */
afterAll(async () => {
  if (typeof document === "undefined") return
  const { cleanup } = await import("@testing-library/react")
  cleanup()
})
