import type { Accounts } from "./accounts.ts"
import { buyerOf, buyerWith } from "./orders.ts"
import type { AskedShop } from "../server/server.ts"
import type { DatabaseShop, Goods } from "../server/shoppers.ts"

/** Code of a certificate, as printed on its paper. */
export const codeOf = async (shop: DatabaseShop, number: string) =>
  (await shop.query<{ code: string }>("select code from issued_certificates where number = $1", [number]))[0]?.code ?? ""

/** Requests a paper as the shop's page does; returns the cookie that opens it, and the cookie's token. */
export const openPaper = async (shop: AskedShop, headers: Readonly<Record<string, string>>, url: string) => {
  const answer = await shop.ask("/api/v2/papers/", {
    method: "POST",
    body: JSON.stringify({ url }),
    headers: { "content-type": "application/json", ...headers }
  })
  const setCookie = answer.headers.get("set-cookie") ?? ""
  const cookie = setCookie.split(";")[0] ?? ""
  return { status: answer.status, setCookie, cookie, token: cookie.replace("paper=", "") }
}

/** A user who has bought a gift certificate; `number` and `url` are the certificate's. */
export const giftBuyerOf = async (shop: AskedShop, accounts: Accounts, goods: Pick<Goods, "card">, token?: string) =>
  buyGift(await buyerOf(shop, accounts, token), goods)

/** Buys a gift certificate for the user of a token. */
export const giftBuyerWith = (shop: AskedShop, token: string, goods: Pick<Goods, "card">) => buyGift(buyerWith(shop, token), goods)

const buyGift = async (buyer: ReturnType<typeof buyerWith>, { card }: Pick<Goods, "card">) => {
  await buyer.add(card)
  const { id } = (await buyer.order()).data
  await buyer.settle(await buyer.startPayment(id), "paid", "never")
  await buyer.payment(id)
  const [gift] = (await buyer.one(id)).data.items[0]?.certificates ?? []
  return { buyer, id, number: gift?.number ?? "", url: gift?.url ?? "" }
}
