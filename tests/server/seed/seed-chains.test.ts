import { describe, expect, test } from "vitest"
import { chains } from "../../../core/domain/product/scaled-picture.ts"
import { blanks } from "../../../server/seed/frames/frames.ts"
import { chainNames } from "../../../server/seed/jewelry/makes.ts"
import { readPath } from "../../../tools/pictures/scaled/piece-pictures.ts"
import { count, pieces, titled } from "../../support/samples/seed-jewelry.ts"

type Hung = {
  readonly measures: ReadonlyArray<{ readonly name: string; readonly value: string }>
  readonly previews: ReadonlyArray<{ readonly pictures: ReadonlyArray<string> }>
}

const named = ({ measures }: Hung) => measures.find(({ name }) => name === "Цепь")?.value
const drawn = ({ previews }: Hung) => readPath(previews[0]?.pictures[0] ?? "").chain ?? "cable"

const pendants = pieces.filter(({ category }) => category.code === "podveska")

describe("the chain of a seeded pendant", () => {
  test("is each of the drawn ones, and named as the picture shows it", () => {
    const counts = count(pendants.map(drawn))
    for (const chain of chains) expect(counts.get(chain), chain).toBeGreaterThanOrEqual(8)
    for (const piece of pendants) expect(named(piece), piece.name).toBe(chainNames[drawn(piece)])
    expect(pieces.filter((piece) => piece.category.code !== "podveska" && named(piece) !== undefined)).toEqual([])
  })

  test("is not contradicted by the texts", () => {
    const untrue = { cable: /венециан|витая|шариков/i, box: /якорн|витая|шариков/i, rope: /якорн|звен/i, ball: /якорн|звен/i }
    for (const piece of pendants) {
      const text = [...piece.description, ...(piece.story === null ? [] : [piece.story.title, piece.story.text])].join(" ")
      expect(untrue[drawn(piece)].exec(text)?.[0], titled(piece, text)).toBeUndefined()
    }
  })

  test("is named for frames of the constructor too", () => {
    const frames = blanks().filter(({ category }) => category === "podveska")
    expect(new Set(frames.map(drawn))).toEqual(new Set(chains))
    for (const frame of frames) expect(named(frame), frame.name).toBe(chainNames[drawn(frame)])
  })
})
