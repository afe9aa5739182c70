import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { kiteFacet } from "../../core/domain/product/cut-drawing.ts"
import { spriteOfCuts } from "../../tools/cuts/sprite.ts"
import { liftedFacet } from "../../view/product/lifted-facet.ts"

describe("the drawings of cuts that pages load", () => {
  it("match the geometry; `npm run cuts` draws them again", () => {
    expect(readFileSync("view/product/cuts.svg", "utf8")).toBe(spriteOfCuts())
  })

  it("lack the facet that the error page shows separately", () => {
    expect(liftedFacet).toBe(kiteFacet())
  })
})
