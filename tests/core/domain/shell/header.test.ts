import { describe, expect, it } from "vitest"
import { badgeText } from "../../../../core/domain/shell/badge.ts"
import { faultVariant, isScrolled, isUnderHeader, shownVariant, whiteBeyond } from "../../../../core/domain/shell/header.ts"
import { closesBySwipe, distanceLeft, swipeThreshold } from "../../../../core/domain/shell/swipe.ts"

const variants = ["default", "white", "transparent-white", "transparent-black"] as const

describe("the header over a page", () => {
  it("[HDR-008] is scrolled, and so white, at 53 px and not at 52", () => {
    expect(whiteBeyond).toBe(52)
    expect([0, 52, 53, 4000].map(isScrolled)).toEqual([false, false, true, true])
    expect([52, 53].map((top) => shownVariant("default", isScrolled(top)))).toEqual(["default", "white"])
  })

  it("is white while something requires it, and otherwise as the page requests", () => {
    expect(variants.map((variant) => shownVariant(variant, true))).toEqual(["white", "white", "white", "white"])
    expect(variants.map((variant) => shownVariant(variant, false))).toEqual([...variants])
  })

  it("lies over pages that want it transparent, and above all others", () => {
    expect(variants.filter(isUnderHeader)).toEqual(["transparent-white", "transparent-black"])
  })

  it("is transparent and white over the error page, and ordinary over a page that did not load", () => {
    expect([faultVariant(true), faultVariant(false)]).toEqual(["transparent-white", "default"])
  })
})

describe("a counter of the header", () => {
  it("[SHL-011, SHL-012, LIM-006] is exact from 1 to 9, «9+» from 10 on, and absent at 0", () => {
    const exact = Array.from({ length: 9 }, (_, index) => index + 1)
    expect([0, ...exact, 10, 50, 1000].map(badgeText)).toEqual([null, ...exact.map(String), "9+", "9+", "9+"])
  })
})

describe("a finger on a panel", () => {
  it("[LIM-014] closes it after more than 20 px, and not after 20", () => {
    expect(swipeThreshold).toBe(20)
    expect([0, 20, 20.5, 21].map(closesBySwipe)).toEqual([false, false, true, true])
  })

  it("goes as far to the left as it does, and nowhere when it scrolls or goes to the right", () => {
    const from = { x: 300, y: 400 }
    expect(distanceLeft(from, { x: 270, y: 410 })).toBe(30)
    expect(distanceLeft(from, { x: 270, y: 500 })).toBe(0)
    expect(distanceLeft(from, { x: 340, y: 400 })).toBe(0)
  })
})
