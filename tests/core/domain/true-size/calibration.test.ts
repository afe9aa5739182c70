import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  bankCard,
  boundStep,
  isCalibration,
  scaleAt,
  scaleOn,
  stepOf,
  steps,
  usualScale
} from "../../../../core/domain/true-size/calibration.ts"

describe("pixels of a millimetre", () => {
  it("are 96 to an inch on an unmeasured screen, which makes a bank card 323.5 pixels long", () => {
    expect(scaleOn(null, 2) * 25.4).toBeCloseTo(96, 9)
    expect(bankCard.length * usualScale).toBeCloseTo(323.5, 1)
    expect(scaleAt(0)).toBe(usualScale)
  })

  it("follow the zoom of a measured page, so that a millimetre keeps its device pixels", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 12, noNaN: true }),
        fc.constantFrom(0.5, 1, 1.25, 2, 3),
        fc.constantFrom(0.5, 1, 2, 5),
        (scale, ratio, now) => {
          expect(scaleOn({ scale, ratio }, now) * now).toBeCloseTo(scale * ratio, 9)
        }
      )
    )
  })
})

describe("the steps of a calibration", () => {
  it("are a quarter of a per cent each, less than a pixel of a card's short side on a usual screen", () => {
    fc.assert(
      fc.property(fc.integer({ min: steps.least, max: steps.most - 1 }), (step) => {
        expect(scaleAt(step + 1) / scaleAt(step)).toBeCloseTo(1.0025, 9)
      })
    )
    expect((scaleAt(1) - scaleAt(0)) * bankCard.width).toBeLessThan(1)
  })

  it("are found again from their pixels", () => {
    fc.assert(
      fc.property(fc.integer({ min: steps.least, max: steps.most }), (step) => {
        expect(stepOf(scaleAt(step))).toBe(step)
      })
    )
  })

  it("reach from a television of 20 pixels an inch to a phone without zoom of 500", () => {
    expect([scaleAt(steps.least) * 25.4 < 20, scaleAt(steps.most) * 25.4 > 500]).toEqual([true, true])
  })

  it("end where the slider ends", () => {
    expect([-10_000, -720.4, 12.4, 10_000].map(boundStep)).toEqual([-720, -720, 12, 720])
    expect([stepOf(0.001), stepOf(1000)]).toEqual([-720, 720])
  })
})

describe("a calibration", () => {
  it("of any step and any zoom is one that a screen can have", () => {
    fc.assert(
      fc.property(fc.integer({ min: steps.least, max: steps.most }), fc.double({ min: 0.25, max: 20, noNaN: true }), (step, ratio) => {
        expect(isCalibration({ scale: scaleAt(step), ratio })).toBe(true)
      })
    )
  })

  it.each([
    { scale: Number.NaN, ratio: 1 },
    { scale: 0, ratio: 1 },
    { scale: -4, ratio: 1 },
    { scale: 1000, ratio: 1 },
    { scale: Number.POSITIVE_INFINITY, ratio: 1 },
    { scale: 4, ratio: 0 },
    { scale: 4, ratio: 100 },
    { scale: 4, ratio: Number.NaN }
  ])("of $scale pixels at a ratio of $ratio is invalid", (calibration) => {
    expect(isCalibration(calibration)).toBe(false)
  })
})
