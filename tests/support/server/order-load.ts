import { randomUUID } from "node:crypto"
import { buyerWith } from "../samples/orders.ts"
import { sessionOf } from "../samples/sessions.ts"
import type { HttpClient, ShopProcess } from "./shop-processes.ts"
import { type DatabaseShop, prepareGoods } from "./shoppers.ts"

export type Load = { readonly perSecond: number; readonly seconds: number; readonly buyers: number }

export type LoadReport = {
  /** Orders requested, each with its own key. */
  readonly asked: number
  /** Responses other than an order. */
  readonly refusals: ReadonlyArray<string>
  /** Confirmed orders that are not in the database. */
  readonly lost: number
  /** Orders in the database that no response has confirmed. */
  readonly doubled: number
  /** Orders per second, from the first shopper to the last response. */
  readonly perSecond: number
  /** Milliseconds from a shopper's scheduled start to the order's response; includes delays of the servers. */
  readonly visits: ReadonlyArray<number>
  /** Milliseconds from the request of the order to its response. */
  readonly answers: ReadonlyArray<number>
}

/**
 * Shoppers arrive at a fixed rate, regardless of the servers' speed. Each adds a ring and a unique stone to the cart, reads the sum and
 * orders; every tenth order is sent to two servers at once under one key.
 */
export const orderUnderLoad = async (shops: ReadonlyArray<ShopProcess>, shop: DatabaseShop, load: Load): Promise<LoadReport> => {
  const { ring } = await prepareGoods(shop)
  const stones = await shop.query<{ id: number }>(freeStones, [load.perSecond * load.seconds])
  const crowd = await crowdOf(shops, shop, load.buyers)
  const before = (await ordersAfter(shop, 0)).at(-1) ?? 0
  const begun = performance.now()
  const visits = stones.map(async ({ id }, index) => {
    const due = begun + (index * 1000) / load.perSecond
    await until(due)
    const visitor = await crowd.next()
    const answer = await orderOnce(visitor, [ring, `1-${id}`], index % 10 === 0)
    crowd.leave(visitor)
    return { ...answer, visit: performance.now() - due }
  })
  const outcomes = await Promise.all(visits)
  const seconds = (performance.now() - begun) / 1000
  crowd.close()
  const ids = outcomes.flatMap(({ id }) => (id === null ? [] : [id]))
  const stored = new Set(await ordersAfter(shop, before))
  return {
    asked: outcomes.length,
    refusals: outcomes.flatMap(({ id, problem }) => (id === null ? [problem] : [])),
    lost: ids.filter((id) => !stored.has(id)).length,
    doubled: stored.size - new Set(ids).size,
    perSecond: ids.length / seconds,
    visits: outcomes.map(({ visit }) => visit),
    answers: outcomes.map(({ ms }) => ms)
  }
}

export const percentile = (values: ReadonlyArray<number>, share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN

/** A user with a session at two servers. */
type Visitor = { readonly one: ReturnType<typeof buyerWith>; readonly other: ReturnType<typeof buyerWith> }

/** Pool of shoppers. Each makes one visit at a time; a scheduled visit waits for a free shopper. */
const crowdOf = async (shops: ReadonlyArray<ShopProcess>, shop: DatabaseShop, size: number) => {
  const clients: Array<HttpClient> = []
  const clientAt = (index: number): HttpClient => {
    const server = shops[index % shops.length]
    if (server === undefined) throw new Error("there is no server")
    const client = server.client(`10.2.${Math.floor(clients.length / 200)}.${clients.length % 200}`)
    clients.push(client)
    return client
  }
  const free: Array<Visitor> = []
  const waiting: Array<(visitor: Visitor) => void> = []
  for (let index = 0; index < size; index++) {
    const token = await sessionOf(shop)
    free.push({ one: buyerWith(clientAt(index), token), other: buyerWith(clientAt(index + 1), token) })
  }
  return {
    next: (): Promise<Visitor> => {
      const visitor = free.shift()
      return visitor === undefined ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve(visitor)
    },
    leave: (visitor: Visitor) => {
      const next = waiting.shift()
      if (next === undefined) free.push(visitor)
      else next(visitor)
    },
    close: () => clients.forEach((client) => client.close())
  }
}

const orderOnce = async ({ one, other }: Visitor, things: ReadonlyArray<string>, isTwice: boolean) => {
  await one.take(...things)
  const { totalAmount: total } = await one.cart()
  const key = randomUUID()
  const sent = performance.now()
  const replies = await Promise.all([one.order({ total }, key), ...(isTwice ? [other.order({ total }, key)] : [])])
  const ms = performance.now() - sent
  const [id, ...others] = new Set(replies.map(({ data, status }) => (status === 200 ? data.id : null)))
  return {
    ms,
    id: others.length === 0 ? (id ?? null) : null,
    problem: replies.map(({ message, status }) => `${status} ${message}`).join(", ")
  }
}

const ordersAfter = async (shop: DatabaseShop, after: number): Promise<ReadonlyArray<number>> => {
  const rows = await shop.query<{ id: number }>("select id from orders where id > $1 order by id", [after])
  return rows.map(({ id }) => id)
}

const until = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, time - performance.now())))

const freeStones = `update diamonds set is_available_for_sale = true, is_countable = false where id in
  (select id from diamonds where not exists (select from holds where thing = '1-' || diamonds.id) order by id desc limit $1) returning id`
