import { accountsOf } from "../support/samples/accounts.ts"
import { percentile } from "../support/server/order-load.ts"
import { buyerOf } from "../support/samples/orders.ts"
import { startShop } from "../support/server/server.ts"
import { prepareGoods } from "../support/server/shoppers.ts"
import { referenceMs, type Row } from "../../qa/measure.ts"

/** Time of an order on the server with PGlite, from request to answer: at most 50 ms at the 95th percentile. */
export const name = "orders"

export const run = async (): Promise<ReadonlyArray<Row>> => {
  const shop = await startShop({ diamonds: 8000 })
  try {
    const { card, ring, stone } = await prepareGoods(shop)
    const accounts = accountsOf(shop)
    const placing: Array<number> = []
    const paying: Array<number> = []
    for (let count = 0; count < buyers; count++) {
      const buyer = await buyerOf(shop, accounts)
      for (let order = 0; order < ordersEach; order++) {
        await buyer.take(ring, card, stone)
        const { totalAmount: total } = await buyer.cart()
        const placed = await timed(() => buyer.order({ total }), placing)
        if (placed.status !== 200) throw new Error(`an order was refused: ${placed.message}`)
        const payment = await buyer.startPayment(placed.data.id)
        await timed(() => buyer.settle(payment, "declined"), paying)
        await buyer.cancel(placed.data.id)
        await shop.takeLetters()
      }
    }
    const reference = await referenceMs()
    const row = (what: string, value: number): Row => ({ what, value, unit: "ms", perReference: value / reference })
    return [
      row("an order of three things, processor time, median", percentile(placing, 0.5)),
      row("an order of three things, processor time, 95th percentile", percentile(placing, 0.95)),
      row("a payment that is settled, processor time, 95th percentile", percentile(paying, 0.95))
    ]
  } finally {
    await shop.stop()
  }
}

/** The number of orders per account is limited. */
const buyers = 4
const ordersEach = 30

const timed = async <A>(work: () => Promise<A>, costs: Array<number>): Promise<A> => {
  const before = process.cpuUsage()
  const done = await work()
  const { system, user } = process.cpuUsage(before)
  costs.push((user + system) / 1000)
  return done
}
