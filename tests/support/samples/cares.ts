import { saveOrderMove } from "../../../server/orders/move-order.ts"
import { sendLetters } from "../../../server/orders/send-order-letters.ts"
import { publicUrl, type TestShop } from "../server/server.ts"
import type { Accounts } from "./accounts.ts"
import { buyerOf } from "./orders.ts"

/** Makes an order that is paid on delivery and handed over, with its buyer. */
export const receivedOrder = async (shop: TestShop, accounts: Accounts, things: ReadonlyArray<string>, known?: string) => {
  const buyer = await buyerOf(shop, accounts, known)
  await buyer.take(...things)
  const { id } = (await buyer.order({ paymentId: 3 })).data
  await handOver(shop, id)
  return { buyer, id }
}

/** Hands an order over after its payment notice, and discards the letters. */
export const handOver = async (shop: TestShop, id: number) => {
  await shop.takeLetters()
  await shop.run(saveOrderMove(id, "completed"))
  await shop.run(sendLetters(publicUrl))
  await shop.takeLetters()
}

/** Request to return things of an order, with changes. */
export const wishedCare = (changes: object = {}) => ({
  kind: "return",
  lines: [{ position: 1, quantity: 1 }],
  careReason: "",
  wishedOn: null,
  ...changes
})
