import { Option, Schema } from "effect"
import { describe, expect, it, test } from "vitest"
import { ringSizes } from "../../../../core/domain/product/ring-sizes.ts"
import { composedInSize, ringInSize, stoneInSize } from "../../../../core/domain/true-size/subject.ts"
import { SizedSubject } from "../../../../core/domain/true-size/subject-schema.ts"
import { diamonds } from "../../../../server/seed/stones.ts"
import { pieces } from "../../../support/samples/seed-jewelry.ts"
import { diamondOf } from "../../../../qa/samples/diamonds.ts"

const fits = (subject: unknown) => Option.isSome(Schema.decodeUnknownOption(SizedSubject)(subject))

describe("a stone in its size", () => {
  it("has its measurements, weight and proportions", () => {
    const diamond = diamondOf("oval")
    const { crownAngle, girdle, measurements, pavilionAngle, table, weight } = diamond
    expect(stoneInSize(diamond)?.stones).toEqual([
      {
        shape: "oval",
        length: measurements.length,
        width: measurements.width,
        weight,
        quantity: 1,
        angles: { table, crownAngle, pavilionAngle, girdle }
      }
    ])
  })

  it.each([
    [0, 5],
    [5, 0],
    [Number.NaN, 5],
    [-5, 5],
    [5, 400],
    [0.4, 0.4]
  ])("is not offered with %s × %s mm", (length, width) => {
    expect(stoneInSize({ ...diamondOf("round"), measurements: { length, width } })).toBeNull()
  })

  it("opens the dialog for every stone of the shop", () => {
    expect(diamonds(500).filter((stone) => !fits(stoneInSize(stone)))).toEqual([])
  })
})

const ring = {
  name: "Кольцо «Полярис»",
  measures: [
    { name: "Ширина шинки", value: "1,8\u00A0мм" },
    { name: "Высота каста", value: "6,2\u00A0мм" }
  ],
  inserts: [{ shape: "round", weight: 1, quantity: 1 }]
} as const

describe("a ring in its size", () => {
  it("has the width of its shank, its size, and a stone whose size is calculated from its weight", () => {
    expect(ringInSize(ring, 16.5)).toEqual({
      kind: "ring",
      name: "Кольцо «Полярис»",
      size: 16.5,
      band: 1.8,
      rim: null,
      span: null,
      isPartial: false,
      stones: [{ shape: "round", length: 6.47, width: 6.47, weight: 1, quantity: 1, angles: null }]
    })
  })

  it("has its side stones and their span, its halo, and says that small stones are left out", () => {
    const side = { shape: "round", weight: 0.29, quantity: 2 } as const
    const trio = ringInSize(
      { ...ring, measures: [...ring.measures, { name: "Ширина верха", value: "16,2 мм" }], inserts: [...ring.inserts, side] },
      17
    )
    expect([trio?.stones.length, trio?.span, trio?.isPartial]).toEqual([2, 16.2, false])
    const around = { shape: "round", weight: 0.01, quantity: 36 } as const
    const halo = ringInSize(
      { ...ring, measures: [...ring.measures, { name: "Диаметр ореола", value: "9,8 мм" }], inserts: [...ring.inserts, around] },
      17
    )
    expect([halo?.stones.length, halo?.rim, halo?.isPartial]).toEqual([1, 9.8, true])
    const petals = { shape: "round", weight: 0.12, quantity: 6 } as const
    const cluster = ringInSize(
      { ...ring, measures: [...ring.measures, { name: "Диаметр цветка", value: "9,9 мм" }], inserts: [...ring.inserts, petals] },
      17
    )
    expect([cluster?.stones.length, cluster?.rim, cluster?.isPartial]).toEqual([1, 9.9, true])
  })

  it("leaves out stones of no weight, of no number or of an absurd one, so that the dialog opens", () => {
    const bad = [
      { shape: "round", weight: 0, quantity: 1 },
      { shape: "round", weight: Number.NaN, quantity: 1 },
      { shape: "round", weight: 1000, quantity: 1 },
      { shape: "round", weight: 0.01, quantity: 0 },
      { shape: "round", weight: 0.01, quantity: 1_000_000 }
    ] as const
    for (const insert of bad) {
      const subject = ringInSize({ ...ring, inserts: [insert] }, 17)
      expect([subject?.stones, subject?.isPartial, fits(subject)]).toEqual([[], true, true])
    }
  })

  it("is not offered without the width of its shank, with an absurd one, without a size, or with that of a bracelet", () => {
    expect(ringInSize({ ...ring, measures: [] }, 17)).toBeNull()
    expect(ringInSize({ ...ring, measures: [{ name: "Ширина", value: "широкая" }] }, 17)).toBeNull()
    expect(ringInSize({ ...ring, measures: [{ name: "Ширина", value: "0 мм" }] }, 17)).toBeNull()
    expect([null, 0, Number.NaN, 45].map((size) => ringInSize(ring, size))).toEqual([null, null, null, null])
  })

  test("every ring of the shop opens the dialog", () => {
    const rings = pieces.filter(({ category }) => category.code.endsWith("kolco"))
    expect(rings.length).toBeGreaterThan(20)
    expect(rings.filter((piece) => !ringSizes.slice(0, 1).every((size) => fits(ringInSize(piece, size)))).map(({ name }) => name)).toEqual(
      []
    )
  })
})

describe("a composed ring in its size", () => {
  const frame = { name: "Кольцо «Полярис» с бриллиантом 1,02 карата", measures: ring.measures, inserts: [] }
  const chosen = { ...diamondOf("round"), weight: 1.02, measurements: { length: 6.51, width: 6.48, height: 4 } }

  it("has the shank of its frame, its size, and the chosen stone in its measured size and proportions", () => {
    const { crownAngle, girdle, pavilionAngle, table } = chosen
    expect(composedInSize({ ...frame, stones: [chosen] }, 17.5)).toEqual({
      kind: "ring",
      name: frame.name,
      size: 17.5,
      band: 1.8,
      rim: null,
      span: null,
      isPartial: false,
      stones: [
        { shape: "round", length: 6.51, width: 6.48, weight: 1.02, quantity: 1, angles: { crownAngle, girdle, pavilionAngle, table } }
      ]
    })
  })

  it("says that small stones of the frame are left out, and opens the dialog with a set", () => {
    const subject = composedInSize({ ...frame, inserts: [{}], stones: [chosen, chosen, chosen] }, 17)
    expect([subject?.isPartial, subject?.stones.length, fits(subject)]).toEqual([true, 3, true])
  })

  it("is not offered for a piece without a size or a shank, or with a stone without measurements", () => {
    const flat = { ...chosen, measurements: { length: 0, width: 0, height: 0 } }
    expect(composedInSize({ ...frame, stones: [chosen] }, null)).toBeNull()
    expect(composedInSize({ ...frame, measures: [], stones: [chosen] }, 17)).toBeNull()
    expect(composedInSize({ ...frame, stones: [chosen, flat, chosen] }, 17)).toBeNull()
  })
})
