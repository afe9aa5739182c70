import fc from "fast-check"
import { expect, test } from "vitest"
import { formatCarats, formatDegrees, formatMillimetres, formatNumber, formatPercent } from "../../../../core/domain/text/numbers.ts"

test("writes masses, sizes, shares and angles as Russian print has them", () => {
  expect([formatCarats(1.02), formatCarats(10)]).toEqual(["1,02\u00A0карата", "10,00\u00A0карата"])
  expect(formatMillimetres(6.48, 6.51, 3.99)).toBe("6,48\u00A0×\u00A06,51\u00A0×\u00A03,99\u00A0мм")
  expect(formatMillimetres(5)).toBe("5,00\u00A0мм")
  expect([formatPercent(61.5), formatPercent(57)]).toEqual(["61,5\u00A0%", "57\u00A0%"])
  expect([formatDegrees(34.6), formatDegrees(41)]).toEqual(["34,6°", "41,0°"])
})

test("writes every number as the Russian locale does, but with a true minus", () => {
  const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((hundredths) => hundredths / 100)
  const locale = new Intl.NumberFormat("ru-RU", { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  fc.assert(
    fc.property(
      amounts,
      (value) =>
        formatNumber(value, 2) ===
        locale
          .format(value)
          .replace("-", "−")
          .replace(/^−(?=[0,]+$)/, "")
    )
  )
})
