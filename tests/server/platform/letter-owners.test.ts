import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { limits } from "../../../server/platform/api/limits.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { wishedQuestion } from "../../support/questions/questions.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, numberIn, prepareGoods } from "../../support/server/shoppers.ts"

describe.each(databasesByTurn(import.meta.filename))("limits of letters on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  let codes: ReadonlyArray<string>
  beforeAll(async () => {
    shop = await startShop({ diamonds: 20, database: await start() })
    accounts = accountsOf(shop)
    goods = await prepareGoods(shop)
    codes = (await shop.query<{ code: string }>("select code from diamonds where is_available_for_sale order by id")).map(
      ({ code }) => code
    )
  })
  afterAll(() => shop.stop())
  beforeEach(() => shop.query("delete from rate_limits"))

  type As = { readonly token?: string }
  const ways = {
    "questions by the owner": {
      most: limits.questionLetter.most,
      send: async (email: string, as: As) => (await accounts.send("POST", "/questions/", wishedQuestion({ email }), as)).status === 200
    },
    "quick orders by the owner": {
      most: limits.quickOrderLetter.most,
      send: async (email: string, as: As) => {
        const who = { userName: "Анна Петрова", email, phone: "+7 (999) 123-45-67", agreement: true, comment: "Размер 17" }
        const body = { ...who, link: "/jewelry/kolco/0241073/", idProduct: numberIn(goods.ring) }
        return (await accounts.send("POST", "/quick-order/", body, as)).status === 200
      }
    },
    "price alerts by the owner": {
      most: limits.priceAlertLetter.most,
      send: async (email: string, as: As, turn: number) => {
        await accounts.send("POST", "/alerts/diamonds/", { code: codes[turn], email, agreement: true }, as)
        return (await shop.takeLetters()).some(({ to }) => to === email)
      }
    }
  }

  test.each(Object.entries(ways))("%s are not refused when strangers have used up those to the address", async (_, { most, send }) => {
    const [owner, other] = [await accounts.registerProven(), await accounts.register()]
    const replies = []
    for (let turn = 0; turn <= most; turn++) replies.push(await send(owner.email, { token: other.token }, turn))
    expect(replies).toEqual([...Array.from({ length: most }, () => true), false])
    expect(await send(owner.email, {}, most + 1)).toBe(false)
    expect(await send(owner.email, { token: owner.token }, most + 2)).toBe(true)
  })
})
