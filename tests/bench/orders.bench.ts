import { randomUUID } from "node:crypto"
import { Database } from "../../server/db/database.ts"
import * as postgres from "../../server/db/postgres.ts"
import { accountsOf } from "../support/accounts.ts"
import { buyerOf } from "../support/orders.ts"
import { findPostgres, startPostgres } from "../support/postgres-cluster.ts"
import { startShop } from "../support/server.ts"
import { stock } from "../support/shoppers.ts"
import { referenceMs, type Row } from "./measure.ts"

/**
 * What an order costs the server in PGlite, from the request to its answer: at most 50 ms at the 95th percentile; and how many a second two servers take
 * before one PostgreSQL: at least 20, none lost, none doubled.
 */
export const name = "orders"

export const run = async (): Promise<ReadonlyArray<Row>> => [...(await costsOfOne()), ...(await throughput())]

const costsOfOne = async (): Promise<ReadonlyArray<Row>> => {
  const shop = await startShop({ diamonds: 8000 })
  try {
    const { card, ring, stone } = await stock(shop)
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

/** Everybody orders as fast as they can, each one after another, each order sent twice under its key. */
const throughput = async (): Promise<ReadonlyArray<Row>> => {
  const found = findPostgres()
  if ("missing" in found) return []
  const cluster = startPostgres(found.bin)
  const database = (stop: () => void) => ({ layer: postgres.layer(cluster.url), stop: async () => stop() })
  const last = await startShop({ diamonds: 1000, database: database(cluster.stop) })
  const first = await startShop({ database: database(() => undefined) })
  try {
    const { card, ring } = await stock(last)
    const accounts = accountsOf(last)
    const everybody = await Promise.all(Array.from({ length: 10 }, (_, index) => buyerOf(index % 2 === 0 ? first : last, accounts)))
    const begun = performance.now()
    await Promise.all(everybody.map((buyer) => orderOften(buyer, [ring, card])))
    const seconds = (performance.now() - begun) / 1000
    const expected = everybody.length * ordersEach
    const [counted] = await last.run(Database.use((open) => open.query<{ count: number }>("select count(*)::int4 as count from orders")))
    if (counted?.count !== expected) throw new Error(`${counted?.count} orders instead of ${expected}`)
    return [
      { what: "orders a second before PostgreSQL, carts and doubled requests included, on the clock", value: expected / seconds, unit: "" }
    ]
  } finally {
    await first.stop()
    await last.stop()
  }
}

const orderOften = async (buyer: Awaited<ReturnType<typeof buyerOf>>, things: ReadonlyArray<string>) => {
  for (let order = 0; order < ordersEach; order++) {
    await buyer.take(...things)
    const { totalAmount: total } = await buyer.cart()
    const key = randomUUID()
    const [one, other] = await Promise.all([buyer.order({ total }, key), buyer.order({ total }, key)])
    if (one.status !== 200 || one.data.id !== other.data.id) throw new Error("one key made two orders, or none")
  }
}

/** An account orders only so often. */
const buyers = 4
const ordersEach = 30

const timed = async <A>(work: () => Promise<A>, costs: Array<number>): Promise<A> => {
  const before = process.cpuUsage()
  const done = await work()
  const { system, user } = process.cpuUsage(before)
  costs.push((user + system) / 1000)
  return done
}

const percentile = (values: ReadonlyArray<number>, share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN
