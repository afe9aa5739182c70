import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fitText, misfitText, seatScale, seatsLine } from "../../../../core/domain/constructor/seat-scale.ts"

const plainSpaces = (text: string): string => text.replaceAll("\u00A0", " ")

const seat = { shape: "round", least: 6.2, most: 6.8 } as const

describe("the range of a seat, in words and on a ruler", () => {
  it("names each cut with its millimetres", () => {
    expect(plainSpaces(seatsLine([seat, { shape: "cushion", least: 5.9, most: 6.5 }]))).toBe(
      "Каст принимает круг 6,2–6,8 мм, кушон 5,9–6,5 мм"
    )
  })

  it("explains why a stone fits, by the measured side of its cut", () => {
    expect(plainSpaces(fitText(seat, 6.5))).toBe("средний диаметр 6,50 мм, каст принимает 6,2–6,8 мм")
    expect(plainSpaces(fitText({ ...seat, shape: "oval" }, 6.5))).toBe("длинная сторона 6,50 мм, каст принимает 6,2–6,8 мм")
  })

  it("states by how much one does not fit, and nothing if it does: the ends count", () => {
    expect(plainSpaces(misfitText(seat, 6.9) ?? "")).toBe("Больше каста на 0,10 мм")
    expect(plainSpaces(misfitText(seat, 6.05) ?? "")).toBe("Меньше каста на 0,15 мм")
    expect([misfitText(seat, 6.2), misfitText(seat, 6.8)]).toEqual([null, null])
  })

  it("places the seat and any stone within the ruler, in order", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 20, noNaN: true }),
        fc.double({ min: 0, max: 6, noNaN: true }),
        fc.double({ min: 0.5, max: 25, noNaN: true }),
        (least, more, stone) => {
          const scale = seatScale({ shape: "round", least, most: least + more }, stone)
          expect(scale.least).toBeLessThanOrEqual(scale.most)
          for (const part of [scale.least, scale.most, scale.stone ?? 0, ...scale.ticks]) {
            expect(part).toBeGreaterThanOrEqual(0)
            expect(part).toBeLessThanOrEqual(1)
          }
          expect(scale.ticks.length).toBeLessThan(60)
        }
      )
    )
  })
})
