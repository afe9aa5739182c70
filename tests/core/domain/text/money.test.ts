import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { formatPrice } from "../../../../core/domain/text/money.ts"

describe("formatPrice", () => {
  test("[FMT-001] [FMT-002] sets thousands apart with a no-break space and ends with the rouble sign", () => {
    expect(formatPrice(1_234_567)).toBe("1\u00A0234\u00A0567\u00A0₽")
    expect(formatPrice(7000)).toBe("7\u00A0000\u00A0₽")
    expect(formatPrice(999)).toBe("999\u00A0₽")
    expect(formatPrice(0)).toBe("0\u00A0₽")
  })

  test("[FMT-003] drops a zero fraction", () => {
    expect(formatPrice(1234.0)).toBe("1\u00A0234\u00A0₽")
    expect(formatPrice(1234.001)).toBe("1\u00A0234\u00A0₽")
    expect(formatPrice(1999.999)).toBe("2\u00A0000\u00A0₽")
  })

  test("[FMT-004] keeps kopecks with a comma, always two digits", () => {
    expect(formatPrice(1234.5)).toBe("1\u00A0234,50\u00A0₽")
    expect(formatPrice(0.05)).toBe("0,05\u00A0₽")
  })

  test("writes a refund with a minus sign and a zero without one", () => {
    expect(formatPrice(-1500)).toBe("−1\u00A0500\u00A0₽")
    expect(formatPrice(-0.001)).toBe("0\u00A0₽")
  })

  test("[FMT-001] gives the characters of the Russian locale for every whole price", () => {
    const locale = new Intl.NumberFormat("ru-RU", { maximumFractionDigits: 0 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (roubles) => {
        expect(formatPrice(roubles)).toBe(`${locale.format(roubles)}\u00A0₽`)
      })
    )
  })
})
