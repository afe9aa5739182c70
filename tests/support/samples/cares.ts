import { bringOrderOn } from "../../../server/orders/move.ts"
import { sendLetters } from "../../../server/orders/send-order-letters.ts"
import { publicUrl, type TestShop } from "../server/server.ts"
import type { Accounts } from "./accounts.ts"
import { buyerOf } from "./orders.ts"

/** An order that was paid when it was handed over, and the buyer who has it. */
export const receivedOrder = async (shop: TestShop, accounts: Accounts, things: ReadonlyArray<string>, known?: string) => {
  const buyer = await buyerOf(shop, accounts, known)
  await buyer.take(...things)
  const { id } = (await buyer.order({ paymentId: 3 })).data
  await handOver(shop, id)
  return { buyer, id }
}

/** An order is handed over; the letters of that are read. */
export const handOver = async (shop: TestShop, id: number) => {
  await shop.run(bringOrderOn(id, "completed"))
  await shop.run(sendLetters(publicUrl))
  await shop.takeLetters()
}

/** What asks for things of an order to be taken back, with what is changed in it. */
export const wishedCare = (changes: object = {}) => ({
  kind: "return",
  lines: [{ position: 1, quantity: 1 }],
  careReason: "",
  wishedOn: null,
  ...changes
})
