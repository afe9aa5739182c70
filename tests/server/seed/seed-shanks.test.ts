import { describe, expect, test } from "vitest"
import { measuredDesignOf } from "../../../core/domain/product/measured-picture.ts"
import { type Shank, shanks } from "../../../core/domain/product/scaled-picture.ts"
import { hasShankStones, shankNames } from "../../../server/seed/jewelry/shanks.ts"
import { shankTexts } from "../../../server/seed/jewelry/texts/shanks.ts"
import { readPath } from "../../../tools/pictures/scaled/piece-pictures.ts"
import { count, pieces, titled } from "../../support/samples/seed-jewelry.ts"

const rings = pieces.flatMap((piece) => {
  const [first = ""] = piece.previews[0]?.pictures ?? []
  if (!first.startsWith("/pictures/pieces/") || measuredDesignOf(first) !== undefined || piece.category.code === "podveska") return []
  const { design, shank } = readPath(first)
  return [{ piece, shank: design === "halo" ? ("pave" as const) : (shank ?? "plain"), isHalo: design === "halo" }]
})

describe("the shank of a seeded ring", () => {
  test("is each of the drawn ones", () => {
    const counts = count(rings.map(({ shank }) => shank))
    for (const shank of shanks) expect(counts.get(shank), shank).toBeGreaterThanOrEqual(5)
    expect(rings.length).toBeGreaterThan(250)
  })

  test("is named by its measures as its picture shows it", () => {
    for (const { piece, shank } of rings)
      expect(piece.measures.find(({ name }) => name === "Шинка")?.value, piece.name).toBe(shankNames[shank])
    const others = pieces.filter(({ category }) => !category.code.endsWith("kolco"))
    expect(others.filter(({ measures }) => measures.some(({ name }) => name === "Шинка"))).toEqual([])
  })

  test("has eighteen small stones if its picture has them", () => {
    for (const { isHalo, piece, shank } of rings) {
      const hasSmall = piece.inserts.slice(1).some(({ quantity, weight }) => quantity % 18 === 0 && weight === 0.01)
      expect(hasSmall, piece.name).toBe(isHalo || hasShankStones(shank))
    }
  })

  test("is described if it differs from a plain one, and nothing said of the ring contradicts it", () => {
    const untrue: { readonly [S in Shank]?: RegExp } = {
      flat: /полукругл|сужа/i,
      knife: /полукругл|сужа|гладк\S*\sшинк/i,
      twist: /полукругл|сужа|гладк\S*\sшинк|гравировк/i,
      split: /полукругл|сужа/i,
      pave: /полукругл|гладк\S*\sшинк|только\sгладкий\sметалл|больше\sничего|ничего\sбольше/i,
      cathedral: /больше\sничего|ничего\sбольше/i,
      channel: /полукругл|сужа|гладк\S*\sшинк|больше\sничего|ничего\sбольше/i,
      milgrain: /полукругл|сужа|гладк\S*\sшинк/i,
      hammered: /полукругл|сужа|гладк\S*\sшинк|полиров/i,
      double: /полукругл|сужа|гладк\S*\sшинк|гравировк/i,
      euro: /полукругл|сужа|круглой\sшинк/i,
      wave: /полукругл|сужа|гладк\S*\sшинк|прямой\sшинк|гравировк/i
    }
    const described = rings.filter(({ isHalo, piece, shank }) => {
      const text = [...piece.description, ...(piece.story === null ? [] : [piece.story.title, piece.story.accent, piece.story.text])].join(
        " "
      )
      if (!isHalo) expect(untrue[shank]?.exec(text)?.[0], titled(piece, text)).toBeUndefined()
      if (isHalo || shank === "plain") return false
      const starts = shankTexts[shank].map((own) =>
        own
          .split(/[{ ,:]/)
          .slice(0, 2)
          .join(" ")
      )
      return starts.some((start) => text.replaceAll("\u00A0", " ").includes(start))
    })
    const special = rings.filter(({ isHalo, shank }) => !isHalo && shank !== "plain")
    expect(described.length / special.length).toBeGreaterThan(0.85)
  })
})
