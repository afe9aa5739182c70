import { afterAll, beforeAll, expect } from "vitest"
import type { TestDatabase } from "../database/databases.ts"
import { type Accounts, accountsOf } from "../samples/accounts.ts"
import type { buyerOf } from "../samples/orders.ts"
import { giftBuyerOf, openPaper } from "../samples/papers.ts"
import { publicUrl, startShop, type TestShop } from "./server.ts"
import { type Goods, numberIn, shopperOf, prepareGoods } from "./shoppers.ts"

type Kind = "receipt" | "gift" | "stone"
type Buyer = Awaited<ReturnType<typeof buyerOf>>
type Its = {
  buyer: Buyer
  /** Another user with papers of the same kinds. */
  stranger: Buyer
  papers: Readonly<Record<Kind, string>>
  /** Links of the buyer's letter. */
  letter: { readonly receipt: string; readonly gift: string }
  order: number
  stone: number
}

export const paperKinds = ["receipt", "gift", "stone"] as const

export const isPaper = (response: Response): boolean => response.headers.get("content-type") === "application/pdf"

/** Starts a shop for a test file, with two buyers and their papers (`its`). Prints how many requests for papers were tried and refused. */
export const paperShop = (start: () => Promise<TestDatabase>) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  /** Filled before the first test. */
  const its = {} as Its
  const tried = new Map<string, { tried: number; refused: number }>()

  const query: TestShop["query"] = (sql, params) => shop.query(sql, params)
  const get = (path: string, headers: Record<string, string> = {}) => Promise.resolve(shop.app.request(path, { headers }))
  const note = (what: string, isRefused: boolean) => {
    const known = tried.get(what) ?? { tried: 0, refused: 0 }
    tried.set(what, { tried: known.tried + 1, refused: known.refused + Number(isRefused) })
  }
  /** A user who has bought a gift certificate and named a stone in the cart. */
  const owner = async (): Promise<Buyer> => {
    const { buyer } = await giftBuyerOf(shop, accounts, goods)
    await buyer.add(goods.stone)
    await buyer.send("PUT", `/diamonds/${numberIn(goods.stone)}/certificate/`, { name: "Аврора", message: "" })
    return buyer
  }
  const papersOf = async (buyer: Buyer) => {
    const { items } = (await buyer.send<{ items: ReadonlyArray<{ id: number; receipt: string }> }>("GET", "/users/orders/")).data
    const order = items[0]?.id ?? 0
    const gift = (await buyer.one(order)).data.items[0]?.certificates[0]
    const papers = { receipt: items[0]?.receipt ?? "", gift: gift?.url ?? "", stone: `/certificates/${numberIn(goods.stone)}.pdf` }
    return { order, number: gift?.number ?? "", papers }
  }
  const letterOf = async (order: number): Promise<Its["letter"]> => {
    const text = (await shop.takeLetters()).find(({ subject }) => subject === `Заказ № ${order} оплачен`)?.text ?? ""
    const linkIn = (pattern: RegExp) => (pattern.exec(text)?.[0] ?? "").replace(publicUrl, "")
    return { receipt: linkIn(/https:\/\/gran\.test\/receipts\/\S+/), gift: linkIn(/https:\/\/gran\.test\/gifts\/\S+/) }
  }

  beforeAll(async () => {
    shop = await startShop({ diamonds: 30, database: await start() })
    accounts = accountsOf(shop)
    goods = await prepareGoods(shop)
    const [buyer, stranger] = [await owner(), await owner()]
    const { order, papers } = await papersOf(buyer)
    Object.assign(its, { buyer, stranger, order, papers, letter: await letterOf(order), stone: numberIn(goods.stone) } satisfies Its)
  }, 120_000)
  afterAll(async () => {
    await shop.stop()
    console.table(Object.fromEntries(tried))
  })

  return {
    its,
    get,
    letterOf,
    note,
    owner,
    papersOf,
    query,
    guest: () => shopperOf(shop),
    takeLog: () => shop.takeLog(),
    /** Returns the cookie that opens a paper. */
    pressOn: (buyer: Buyer, url: string) => openPaper(shop, buyer.headers, url),
    /** Requests access to a paper. */
    askFor: (url: string, headers: Readonly<Record<string, string>>) =>
      shop.ask("/api/v2/papers/", {
        method: "POST",
        body: JSON.stringify({ url }),
        headers: { "content-type": "application/json", ...headers }
      }),
    /** Requests a paper and expects a plain refusal that is not cached. */
    refused: async (what: string, path: string, headers: Record<string, string> = {}, status: ReadonlyArray<number> = [403]) => {
      const answer = await get(path, headers)
      const text = await answer.text()
      const isRefused = status.includes(answer.status) && !isPaper(answer) && !text.startsWith("%PDF")
      note(what, isRefused)
      expect({ what, path, isRefused, status: answer.status }).toEqual({ what, path, isRefused: true, status: answer.status })
      if (answer.status === 404) return text
      expect(answer.headers.get("content-type")).toMatch(/^text\/html/)
      expect(text).toMatch(/<html lang="ru">/)
      expect(["cache-control", "x-robots-tag", "referrer-policy"].map((name) => answer.headers.get(name))).toEqual([
        "no-store",
        "noindex",
        "no-referrer"
      ])
      return text
    }
  }
}
