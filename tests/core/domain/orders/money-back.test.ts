import { expect, it } from "vitest"
import { paidBackText } from "../../../../core/domain/orders/care-text.ts"
import { moneyBack, moneyBackOf, type OrderWithRefunds } from "../../../../core/domain/orders/money-back.ts"

const refund = (id: number, at: string, amount: number, byCertificates: number, isSent = true) => ({
  id,
  refund: { at, amount, byCertificates, isSent }
})

/** Paid with 10 000 ₽ and 5 000 ₽ of two certificates and 20 000 ₽ by card. */
const order = (more: Partial<OrderWithRefunds>): OrderWithRefunds => ({
  orderStatus: "completed",
  paymentState: "paid",
  amounts: { total: 35_000, due: 20_000, refunded: 0 },
  certificates: [
    { ending: "9QXT", amount: 10_000, returned: 0 },
    { ending: "7K4M", amount: 5_000, returned: 0 }
  ],
  cares: [],
  timeline: [],
  ...more
})

it("each refund names the certificates that got it back, in the order in which they paid", () => {
  const returned = order({ cares: [refund(8, "2026-12-02", 1_000, 9_000), refund(7, "2026-12-01", 0, 6_000)] })
  expect(moneyBackOf(returned, 7)?.certificates).toEqual([{ ending: "9QXT", amount: 6_000 }])
  expect(moneyBackOf(returned, 8)?.certificates).toEqual([
    { ending: "9QXT", amount: 4_000 },
    { ending: "7K4M", amount: 5_000 }
  ])
})

it("a cancelled order refunds what its requests have not, to each certificate and by the method of payment", () => {
  const cancelled = order({
    orderStatus: "cancelled",
    paymentState: "refunding",
    amounts: { total: 35_000, due: 20_000, refunded: 500 },
    certificates: [
      { ending: "9QXT", amount: 10_000, returned: 10_000 },
      { ending: "7K4M", amount: 5_000, returned: 5_000 }
    ],
    cares: [refund(7, "2026-12-01", 500, 10_000)]
  })
  expect(moneyBack(cancelled).parts.at(-1)).toMatchObject({ amount: 19_500, certificates: [{ ending: "7K4M", amount: 5_000 }] })
  expect(paidBackText(moneyBack(cancelled), { isByHand: false }).replaceAll("\u00a0", " ")).toBe(
    "500 ₽ вернули, 19 500 ₽ возвращаем тем же способом, которым вы платили"
  )
})
