import type { Effect } from "effect"
import { randomUUID } from "node:crypto"
import type { Cart, ShortCart } from "../../../core/domain/cart/cart-schema.ts"
import type { Database } from "../../../server/platform/db/database.ts"
import type { Query } from "../database/databases.ts"
import type { AskedShop } from "./server.ts"

/** Line ids of goods of a shop, whatever the seed contains. */
export type Goods = {
  /** Can be ordered in a quantity. */ readonly ring: string
  /** The only one of its kind. */ readonly brooch: string
  readonly sold: string
  readonly stone: string
  readonly otherStone: string
  /** A frame with the stone. */ readonly frame: string
  /** A frame with a set of three other stones. */ readonly set: string
  readonly card: string
  readonly anyCard: string
}

export type DatabaseShop = { readonly run: <A, E>(program: Effect.Effect<A, E, Database>) => Promise<A>; readonly query: Query }

/** Changes products so that there is one of each sort. */
export const prepareGoods = async (shop: DatabaseShop): Promise<Goods> => {
  const [ring, brooch, sold] = await shop.query<{ id: number }>("select id from jewelry_skus order by id limit 3")
  const [stone, otherStone] = await shop.query<{ id: number }>("select id from diamonds order by id limit 2")
  if (!ring || !brooch || !sold || !stone || !otherStone) throw new Error("the shop is too empty")
  await shop.query("update jewelry_skus set is_available_for_sale = id <> $3, is_countable = id = $1 where id in ($1, $2, $3)", [
    ring.id,
    brooch.id,
    sold.id
  ])
  await shop.query("update diamonds set is_available_for_sale = true, is_countable = false where id in ($1, $2)", [stone.id, otherStone.id])
  const set = await makeSet(shop, stone.id)
  return {
    ring: `0-${ring.id}`,
    brooch: `0-${brooch.id}`,
    sold: `0-${sold.id}`,
    stone: `1-${stone.id}`,
    otherStone: `1-${otherStone.id}`,
    frame: `2-101-${stone.id}`,
    set,
    card: "3-2-30000-0",
    anyCard: "3-7-45000-1"
  }
}

/** Makes a set of three stones for the first frame of three. Its seats, and those of the first frame, take any stone. */
const makeSet = async (shop: DatabaseShop, after: number): Promise<string> => {
  const stones = await shop.query<{ id: number }>(
    `select id from (select * from diamonds where id > $1 + 1 order by id limit 3) as three
      order by case when shape = 'round' then (length + width) / 2 else greatest(length, width) end desc`,
    [after]
  )
  const [frame] = await shop.query<{ id: number }>(
    "select min(frames.id) as id from frames join blanks on blanks.id = blank_id where stones_count = 3"
  )
  const [complect] = await shop.query<{ id: number }>(
    "insert into complects (code) values ('К-1') on conflict (code) do update set code = excluded.code returning id"
  )
  await shop.query(
    `update blanks set seats = (
      select jsonb_agg(jsonb_build_object('shape', shape, 'least', 0.1, 'most', 40)) from (select distinct shape from diamonds) as cuts
    ) where position = 1 or stones_count = 3`
  )
  await shop.query("update diamonds set is_available_for_sale = true where id = any($1::int4[])", [stones.map(({ id }) => id)])
  await shop.query("delete from complect_stones where complect_id = $1", [complect?.id])
  for (const [position, { id }] of stones.entries())
    await shop.query("insert into complect_stones (complect_id, position, diamond_id) values ($1, $2, $3)", [
      complect?.id,
      position + 1,
      id
    ])
  return `2-${frame?.id}-0-${complect?.id}`
}

/** Product id in the id of its line. */
export const numberIn = (id: string): number => Number(id.split("-")[1])

type Fields = Readonly<Record<string, unknown>>
type Reply<A> = { readonly status: number; readonly message?: string; readonly data: A }

/** A shopper: a guest with a new or given id, signed in if there is a token. */
export const shopperOf = (shop: AskedShop, who: { readonly guest?: string | null; readonly token?: string } = {}) => {
  const { guest = randomUUID(), token } = who
  const send = async <A = Fields>(method: string, path: string, body?: object, key?: string): Promise<Reply<A>> => {
    const headers = {
      "content-type": "application/json",
      ...(guest === null ? {} : { "x-sale-user-id": guest }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { "idempotency-key": key })
    }
    const response = await shop.ask(`/api/v2${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return { status: response.status, ...(await response.json()) }
  }
  return {
    guest,
    headers: {
      ...(guest === null ? {} : { "x-sale-user-id": guest }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` })
    },
    send,
    add: (id: string, quantity: unknown = 1, more: object = {}, key?: string) => send("POST", "/cart/", { id, quantity, ...more }, key),
    change: (id: string, quantity: unknown, key?: string) => send("PATCH", "/cart/", { id, quantity }, key),
    remove: (sections: object, key?: string) => send("DELETE", "/cart/", sections, key),
    short: async () => (await send<ShortCart>("GET", "/cart/short/")).data,
    cart: async () => (await send<Cart>("GET", "/cart/")).data,
    signIn: (own: string) => shopperOf(shop, { guest, token: own })
  }
}
