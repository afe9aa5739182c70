import type { Accounts } from "./accounts.ts"
import { buyerOf } from "./orders.ts"
import type { TestShop } from "../server/server.ts"

/** A user with an order and a started payment. */
export const payerOf = async (shop: TestShop, accounts: Accounts, ids: ReadonlyArray<string>) => {
  const buyer = await buyerOf(shop, accounts)
  await buyer.take(...ids)
  const { id, total } = (await buyer.order()).data
  const paymentId = await buyer.startPayment(id)
  return {
    ...buyer,
    id,
    total,
    paymentId,
    /** State of the order after all background jobs. */
    state: async () => {
      await shop.takeLetters()
      const { data } = await buyer.one(id)
      return { status: data.orderStatus, payment: data.paymentState, events: data.timeline.map(({ event }) => event) }
    }
  }
}
