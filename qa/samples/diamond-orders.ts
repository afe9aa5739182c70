import type { GivenByKey } from "../../core/contract/calls.ts"
import type { DiamondOrder } from "../../core/contract/diamond-orders.ts"
import type { DiamondOrders } from "../../core/services/diamond-orders/diamond-orders.ts"

type Wish = NonNullable<GivenByKey["diamondOrders.ask"]["body"]>

/** Body of a request; `changes` replace fields. */
export const wishedDiamond = (changes: object = {}): Wish => ({
  shape: "round",
  weightFrom: 1,
  weightTo: 1.5,
  colorFrom: "D",
  colorTo: "G",
  clarityFrom: "IF",
  clarityTo: "VS1",
  budget: 1_500_000,
  wishedOn: "2027-03-01",
  comment: "Нужен без флуоресценции",
  files: [],
  ...changes
})

const { files: ___, ...wish } = wishedDiamond()

/** New request. */
export const diamondOrder: DiamondOrder = {
  id: 300001,
  status: "accepted",
  ...wish,
  askedAt: "2026-11-22T10:15:00.000Z",
  canCancel: true,
  filesCount: 1,
  history: [{ status: "accepted", at: "2026-11-22T10:15:00.000Z", words: null }]
}

export const cancelledDiamondOrder: DiamondOrder = {
  ...diamondOrder,
  status: "cancelled",
  canCancel: false,
  history: [{ status: "cancelled", at: "2026-11-23T09:00:00.000Z", words: null }, ...diamondOrder.history]
}

const { filesCount: _, history: __, ...card } = diamondOrder
export const diamondOrderCard = card

export const diamondOrderList: DiamondOrders = { _tag: "List", list: { items: [card], total: 1, page: 1, pages: 1 } }

export const oneDiamondOrder: DiamondOrders = { _tag: "One", order: diamondOrder }
