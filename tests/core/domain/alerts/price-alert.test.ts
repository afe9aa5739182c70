import { describe, expect, it } from "vitest"
import { alertNews, canConfirm, priceAlertRule } from "../../../../core/domain/alerts/price-alert.ts"
import { absences } from "../../../../core/domain/stock/absence.ts"

describe("news about a stone", () => {
  const forSale = { absence: null, isBought: false, knownPrice: 950_000 }

  it("is a price below the known one, even by a rouble", () => {
    expect(alertNews({ ...forSale, price: 949_999 })).toBe("fell")
    expect(alertNews({ ...forSale, price: 950_000 })).toBeNull()
    expect(alertNews({ ...forSale, price: 990_000 })).toBeNull()
  })

  it("is that it left sale, for any reason and at any price", () => {
    for (const absence of absences)
      for (const price of [900_000, 950_000, 990_000]) expect(alertNews({ ...forSale, absence, price })).toBe("sold")
  })

  it("is none once the owner of the alert has bought it", () => {
    for (const absence of [null, ...absences]) expect(alertNews({ ...forSale, absence, isBought: true, price: 1 })).toBeNull()
  })
})

it("one address has at most twenty confirmed alerts", () => {
  expect([canConfirm(priceAlertRule.most - 1), canConfirm(priceAlertRule.most)]).toEqual([true, false])
})
