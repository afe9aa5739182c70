import { afterAll, beforeAll, beforeEach } from "vitest"
import type { TestDatabase } from "../database/databases.ts"
import { type Accounts, accountsOf } from "../samples/accounts.ts"
import { buyerOf } from "../samples/orders.ts"
import { startShop, type TestShop } from "./server.ts"
import { shopperOf } from "./shoppers.ts"

type Stone = {
  readonly id: number
  readonly code: string
  readonly shape: string
  readonly weight: number
  readonly price: number
  readonly measurements: { readonly length: number; readonly width: number }
}
type Fitting = { readonly id: string; readonly price: number; readonly isAvailable: boolean }
/** Stones, or sets of stones, that fit a blank. */
export type Fits = {
  readonly items: ReadonlyArray<Fitting & { readonly diamond: Stone }>
  readonly complects: ReadonlyArray<
    Fitting & { readonly complectId: number; readonly weight: number; readonly diamonds: ReadonlyArray<Stone> }
  >
  readonly total: number
  readonly pages: number
}

/** Starts a shop with stones for its frames. Before each test everything is for sale and nothing is held. */
export const frameShop = (start: () => Promise<TestDatabase>) => {
  let shop: TestShop
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ diamonds: 1500, database: await start() })
    accounts = accountsOf(shop)
  }, 60_000)
  afterAll(() => shop.stop())
  beforeEach(async () => {
    await query("delete from holds")
    await query("delete from rate_limits")
    await query("update diamonds set is_available_for_sale = true where not is_available_for_sale")
    await query("update frames set is_active = true where not is_active")
  })

  const query: TestShop["query"] = (sql, params) => shop.query(sql, params)
  const get = async <A>(path: string): Promise<A> => (await (await shop.ask(`/api/v2${path}`)).json()).data
  const fits = (blank: string, search = "") => get<Fits>(`/blanks/${blank}/diamonds/${search}`)
  return {
    query,
    get,
    statusOf: async (path: string) => (await shop.ask(`/api/v2${path}`)).status,
    fits,
    /** A frame with one stone; `set` is one with three. */
    single: async (at = 0) => first((await fits("opora")).items, at),
    set: async () => first((await fits("anfilada")).complects),
    shopper: (who: { readonly token?: string } = {}) => shopperOf(shop, who),
    newBuyer: () => buyerOf(shop, accounts),
    register: () => accounts.register(),
    takeLetters: () => shop.takeLetters()
  }
}

export const first = <T>(all: ReadonlyArray<T>, at = 0): T => {
  const found = all[at]
  if (found === undefined) throw new Error(`there is no number ${at}`)
  return found
}

/** Frame id in the id of a cart line. */
export const frameOf = (line: string): number => Number(line.split("-")[1])
