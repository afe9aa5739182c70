import { describe, expect, it } from "vitest"
import { rememberPages } from "../../app/remembered-pages.ts"

const page = (html: string, cache = "public, max-age=0") => ({ status: 200, headers: { "cache-control": cache }, html })

/** Draws pages named by their state and a number, and counts them. */
const drawing = (most: number, cache?: string) => {
  const remember = rememberPages(most)
  let drawn = 0
  return (state: string) => remember(state, () => page(`${state} ${++drawn}`, cache)).html
}

describe("drawn pages", () => {
  it("are drawn once for an equal state", () => {
    const htmlOf = drawing(2)
    expect([htmlOf("a"), htmlOf("b"), htmlOf("a")]).toEqual(["a 1", "b 2", "a 1"])
  })

  it("are limited in number: the least recently used is drawn again", () => {
    const htmlOf = drawing(2)
    expect(["a", "b", "a", "c", "a", "b"].map(htmlOf)).toEqual(["a 1", "b 2", "a 1", "c 3", "a 1", "b 4"])
  })

  it("are drawn each time if they are not public, or if the limit is zero", () => {
    const [privately, never] = [drawing(2, "no-store"), drawing(0)]
    expect([privately("a"), privately("a"), never("a"), never("a")]).toEqual(["a 1", "a 2", "a 1", "a 2"])
  })
})
