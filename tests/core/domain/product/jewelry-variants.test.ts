import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { metalColors, metals, probes } from "../../../../core/domain/product/jewelry.ts"
import {
  hasNamedVariant,
  metalChoices,
  picturesOf,
  shownVariant,
  storyPicture,
  sizeChoices,
  type Variant
} from "../../../../core/domain/product/jewelry-variants.ts"
import { jewelry } from "../../../../qa/samples/jewelry.ts"

const { skus } = jewelry
const shown = (skuId: number | null) => shownVariant(skus, skuId)
const variant = (id: number, more: Partial<Variant> = {}): Variant => ({
  id,
  metal: "gold",
  metalColor: "white",
  metalProbe: 585,
  size: 16,
  isAvailableforSale: true,
  ...more
})

describe("the variant that is shown", () => {
  it("is the one named by the address, even if it is sold", () => {
    expect(shown(105)).toMatchObject({ id: 105, metalColor: "rose", size: 16.5 })
    expect(shown(109)).toMatchObject({ id: 109, isAvailableforSale: false })
  })

  it("is otherwise the first available one, and the first of a sold piece", () => {
    const sold = variant(1, { isAvailableforSale: false })
    expect(shownVariant([sold, variant(2)], null).id).toBe(2)
    expect(shownVariant([sold, variant(2)], 999).id).toBe(2)
    expect(shownVariant([sold, variant(2, { isAvailableforSale: false })], null).id).toBe(1)
  })

  it("must belong to the piece if an address names one", () => {
    const at = (rest: string) => hasNamedVariant(`/jewelry/kolco/0241073/${rest}`, skus)
    expect([at(""), at("skuId_101/"), at("skuId_101")]).toEqual([true, true, true])
    expect([at("skuId_999/"), at("skuId_0101/"), at("skuId_abc/"), at("skuId_/")]).toEqual([false, false, false, false])
  })
})

describe("choosing a metal", () => {
  it("offers each metal once, in the order of the variants, and marks the shown one", () => {
    expect(metalChoices(skus, shown(105)).map(({ isShown, name }) => [name, isShown])).toEqual([
      ["Белое", false],
      ["Розовое", true],
      ["Жёлтое", false]
    ])
  })

  it("preserves the size if the metal has it, in stock or not", () => {
    expect(metalChoices(skus, shown(106)).map(({ skuId }) => skuId)).toEqual([103, 106, 109])
  })

  it("takes the first available one if the metal has no such size", () => {
    const rose = (id: number, more: Partial<Variant>) => variant(id, { metalColor: "rose", ...more })
    const variants = [variant(1), rose(2, { size: 17, isAvailableforSale: false }), rose(3, { size: 18 })] as const
    expect(metalChoices(variants, variants[0]).map(({ skuId }) => skuId)).toEqual([1, 3])
    expect(metalChoices([variants[0], variants[1]], variants[0]).map(({ skuId }) => skuId)).toEqual([1, 2])
  })

  it("distinguishes platinum from white gold, and finenesses of a metal", () => {
    const variants = [
      variant(1),
      variant(2, { metalProbe: 750 }),
      variant(3, { metal: "platinum", metalProbe: 950 }),
      variant(4, { metalColor: "yellow" })
    ] as const
    expect(metalChoices(variants, variants[0]).map(({ name }) => name)).toEqual(["Белое 585", "Белое 750", "Платина", "Жёлтое"])
  })
})

describe("choosing a size", () => {
  it("offers the sizes of the piece, smallest first, and crosses out unavailable ones of the metal", () => {
    expect(sizeChoices(skus, shown(107))).toEqual([
      { size: 16, skuId: 107, isShown: true, isAvailable: true },
      { size: 16.5, skuId: 108, isShown: false, isAvailable: true },
      { size: 17, skuId: 109, isShown: false, isAvailable: false }
    ])
  })

  it("names no variant if the metal lacks the size", () => {
    const variants = [variant(1), variant(2, { metalColor: "rose", size: 15 })] as const
    expect(sizeChoices(variants, variants[0])).toEqual([
      { size: 15, skuId: null, isShown: false, isAvailable: false },
      { size: 16, skuId: 1, isShown: true, isAvailable: true }
    ])
  })

  it("offers nothing if the piece has no sizes", () => {
    expect(sizeChoices([variant(1, { size: null })], variant(1, { size: null }))).toEqual([])
  })
})

describe("any piece", () => {
  const variants = fc
    .uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 10_000 }),
        metal: fc.constantFrom(...metals),
        metalColor: fc.constantFrom(...metalColors),
        metalProbe: fc.constantFrom(...probes),
        size: fc.option(fc.constantFrom(15, 16, 16.5, 17)),
        isAvailableforSale: fc.boolean()
      }),
      { minLength: 1, maxLength: 12, selector: ({ id }) => id }
    )
    .map(([first, ...rest]) => [first, ...rest] as unknown as readonly [Variant, ...ReadonlyArray<Variant>])

  it("is always consistent: every choice leads to a variant that shows the choice", () => {
    fc.assert(
      fc.property(variants, fc.nat(11), (all, index) => {
        const current = all[index % all.length] ?? all[0]
        for (const choice of metalChoices(all, current)) {
          const there = shownVariant(all, choice.skuId)
          expect(there.id).toBe(choice.skuId)
          expect(metalChoices(all, there).filter(({ isShown }) => isShown)).toEqual([expect.objectContaining({ name: choice.name })])
        }
        for (const { isAvailable, size, skuId } of sizeChoices(all, current)) {
          if (skuId === null) expect(isAvailable).toBe(false)
          else expect(shownVariant(all, skuId)).toMatchObject({ id: skuId, size, metal: current.metal, metalColor: current.metalColor })
        }
      })
    )
  })
})

describe("pictures of a variant", () => {
  it("are those of its colour, each once, or of the first colour if it has none", () => {
    const previews = [
      { metalColor: "white", pictures: ["/a", "/b", "/a"] },
      { metalColor: "rose", pictures: ["/c"] }
    ] as const
    expect([picturesOf(previews, "rose"), picturesOf(previews, "yellow"), picturesOf([], "rose")]).toEqual([["/c"], ["/a", "/b"], []])
  })

  it("beside its story show the piece as near as available", () => {
    const [main, near, stone] = ["/pictures/jewelry/halo-white", "/pictures/jewelry/halo-detail-white", "/pictures/stones/round"] as const
    expect([storyPicture([main, near, stone]), storyPicture([main, stone]), storyPicture([stone]), storyPicture([])]).toEqual([
      near,
      main,
      stone,
      undefined
    ])
  })
})
