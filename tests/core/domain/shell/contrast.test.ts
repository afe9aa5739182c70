import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { contrastOf } from "../../../../core/domain/shell/contrast.ts"
import { colors } from "../../../../view/dev/token-values.ts"

const [paper, mist, ground, night] = ["#ffffff", "#f6f4f1", "#eae9e7", "#11171b"]
const hexOf = (name: string): string => colors.find(([known]) => known === name)?.[1] ?? ""

describe("the contrast of two colours", () => {
  it("is that of the design, whichever comes first", () => {
    expect([contrastOf("#17181a", paper), contrastOf(paper, "#17181a"), contrastOf("#17181a", ground)]).toEqual([17.8, 17.8, 14.6])
    expect([contrastOf("#000000", paper), contrastOf(paper, paper)]).toEqual([21, 1])
  })

  it.each([
    ["ink", [paper, mist, ground]],
    ["ink-2", [paper, mist, ground]],
    ["ink-3", [paper, mist]],
    ["glacier-text", ["#e7eef0"]],
    ["error", [paper, mist, "#f9eeeb"]],
    ["ok", [paper]],
    ["night-text", [night]]
  ] as const)("of text in %s is 4.5 at least where it may stand", (name, grounds) => {
    for (const under of grounds) expect(contrastOf(hexOf(name), under)).toBeGreaterThanOrEqual(4.5)
  })

  it("of a control's edge and of the focus is 3 at least", () => {
    for (const name of ["line-2", "glacier"]) expect(contrastOf(hexOf(name), paper)).toBeGreaterThanOrEqual(3)
  })
})

describe("the colours that the gallery shows", () => {
  it("are those of the theme", () => {
    const tokens = readFileSync("view/theme/tokens.css", "utf8")
    expect(colors.filter(([name, hex]) => !tokens.includes(`--${name}: ${hex};`))).toEqual([])
  })
})
