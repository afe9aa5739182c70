import { expect, it } from "vitest"
import { failed } from "../../../core/kernel/outcome.ts"
import { type OrderRefusal, writeOrderRefusal } from "../../../core/domain/orders/order-refusal.ts"
import { shownSumOf } from "../../../core/machines/checkout/placing.ts"

const sent = { key: "key-0001", total: 35_900, due: 10_900 }
const refused = (refusal: OrderRefusal) =>
  failed({
    _tag: "Refused" as const,
    call: "orders.place",
    requestId: null,
    status: 409,
    message: "",
    errors: writeOrderRefusal(refusal),
    retryAfterSeconds: null
  })

it("a changed sum is compared with the same sum that the shopper saw", () => {
  const changed = { reason: "totalChanged", due: 35_900, promotion: null } as const
  expect(shownSumOf(refused({ ...changed, total: 35_900, isDueOnly: true }), sent)).toBe(10_900)
  expect(shownSumOf(refused({ ...changed, total: 40_000 }), sent)).toBe(35_900)
  expect(shownSumOf(refused({ reason: "pointClosed" }), null)).toBeNull()
})
