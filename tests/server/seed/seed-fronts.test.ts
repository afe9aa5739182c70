import { describe, expect, test } from "vitest"
import { pictureSize } from "../../../core/domain/product/scaled-picture.ts"
import { pieceTint } from "../../../core/domain/product/stone-tint.ts"
import { sizesOf } from "../../../server/seed/jewelry/design.ts"
import type { SeedJewelry } from "../../../server/seed/jewelry/jewelry.ts"
import { chainNames, settingNames } from "../../../server/seed/jewelry/makes.ts"
import { shankNames } from "../../../server/seed/jewelry/shanks.ts"
import { readMeasured } from "../../../tools/pictures/measured/measured-pictures.ts"
import { readPath } from "../../../tools/pictures/scaled/piece-pictures.ts"
import { pieces } from "../../support/samples/seed-jewelry.ts"

const fronts = pieces.flatMap((piece) => piece.previews.map(({ metalColor, pictures: [front = ""] }) => ({ piece, metalColor, front })))

const said = ({ measures }: SeedJewelry, name: string) => measures.find((measure) => measure.name === name)?.value
const stepOf = ({ inserts: [main] }: SeedJewelry) => (main === undefined ? undefined : pictureSize(Math.max(...sizesOf(main))))
const tintOf = ({ inserts: [main] }: SeedJewelry) => (main === undefined ? undefined : pieceTint(main.color))

/** Data of a piece that its front shows. */
const visibleOf = (piece: SeedJewelry): string =>
  JSON.stringify({
    category: piece.category.code,
    stones: piece.inserts.map(({ quantity, shape }) => `${quantity} ${shape}`),
    size: stepOf(piece),
    tint: tintOf(piece),
    measures: piece.measures.map(({ name }) => name),
    parts: ["Шинка", "Цепь", "Металл каста", "Закрепка", "Профиль", "Поверхность", "Середина"].map((name) => said(piece, name))
  })

describe("the front of a seeded piece", () => {
  test("has its design, metal, shank, chain, setting, and its stone in its size and colour", () => {
    for (const { front, metalColor, piece } of fronts) {
      expect(front, piece.name).toMatch(/^\/pictures\/(?:pieces|fronts)\//)
      const measured = readMeasured(front)
      const drawn = measured ?? readPath(front)
      expect({ metal: drawn.metal, tint: drawn.tint, view: drawn.view }, piece.name).toEqual({
        metal: metalColor,
        tint: tintOf(piece),
        view: "main"
      })
      if (measured !== undefined) {
        const setting = said(piece, "Закрепка")
        if (setting !== undefined)
          expect(measured.traits.map((trait) => new Map(Object.entries(settingNames)).get(trait))).toEqual([setting])
        continue
      }
      const { chain, design, hasWhiteHead, shank, size } = readPath(front)
      const isPendant = piece.category.code === "podveska"
      expect(Math.round(size * 10), piece.name).toBe(stepOf(piece))
      expect(said(piece, "Шинка"), piece.name).toBe(isPendant ? undefined : shankNames[design === "halo" ? "pave" : (shank ?? "plain")])
      expect(said(piece, "Цепь"), piece.name).toBe(isPendant ? chainNames[chain ?? "cable"] : undefined)
      expect(said(piece, "Металл каста") !== undefined, piece.name).toBe(hasWhiteHead)
    }
  })

  test("is shared only by pieces that are equal in all that it shows", () => {
    const shared = Map.groupBy(fronts, ({ front }) => front)
    const differing = [...shared].filter(([, own]) => new Set(own.map(({ piece }) => visibleOf(piece))).size > 1)
    expect(differing.map(([front, own]) => [front, ...own.map(({ piece }) => piece.name)])).toEqual([])
  })

  test("has a colour if the main stone has a fancy one, and no other piece has it then", () => {
    const fancy = fronts.filter(({ piece: { inserts } }) => (inserts[0]?.color.length ?? 1) > 1)
    expect(fancy.length).toBeGreaterThanOrEqual(12)
    expect(fancy.filter(({ piece }) => tintOf(piece) === undefined).map(({ piece }) => piece.name)).toEqual([])
    expect(new Set(fancy.map(({ front }) => front)).size).toBe(fancy.length)
  })
})
