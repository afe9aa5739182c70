import { describe, expect, it } from "vitest"
import { sampleLink } from "../../../../core/domain/samples/sample-links.ts"
import { resolveRoute } from "../../../../core/routes/resolve.ts"
import { sampleRoutes } from "../../../../core/routes/sample-routes.ts"

describe("a link of a sample page", () => {
  it.each([
    ["/personal/profile/", "/account"],
    ["/personal/order-history/?status=current", "/account-orders?status=current"],
    ["/personal/order-history/100001/", "/account-order"],
    ["/wishlist/?tab=diamonds&view=compare", "/favorites?tab=diamonds&view=compare"],
    ["/cart/pay?orderId=100001", "/pay?orderId=100001"],
    ["/jewelry/", "/jewelry/"]
  ])("leads from %s to %s", (address, sample) => expect(sampleLink(address)).toBe(sample))

  it("leads to the sample of the same screen", () => {
    for (const [address, screen] of [
      ["/personal/diamond-to-order/", "diamondOrders"],
      ["/cart/checkout", "checkout"]
    ] as const) {
      expect(resolveRoute(sampleLink(address), "")).toMatchObject({ _tag: "Found", screen })
    }
  })
})

describe("a sample page", () => {
  it("is open to everybody and hidden from search engines", () => {
    for (const { pattern } of sampleRoutes)
      expect(resolveRoute(pattern, "")).toMatchObject({ isPrivate: true, isGuarded: false, sample: {} })
  })
})
