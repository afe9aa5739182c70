import { afterAll, beforeAll, expect, test } from "vitest"
import { accountsOf } from "../../support/samples/accounts.ts"
import { askedVisit } from "../../support/samples/visits.ts"
import { callOperator } from "../../support/server/ask-operator.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { prepareGoods } from "../../support/server/shoppers.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef="

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ diamonds: 10, operatorKey })
})
afterAll(() => shop.stop())

const operate = (id: number, body: object) => callOperator({ shop, path: `/internal/visits/${id}`, body, key: operatorKey })

test("a showing in a salon is confirmed without a link", async () => {
  const { id } = await askedVisit(shop, (await prepareGoods(shop)).ring)
  expect((await operate(id, { do: "confirm", link: "https://meet.example/gran-5" })).status).toBe(422)
  expect((await operate(id, { do: "confirm" })).status).toBe(200)
})

test("a user is told why the shop has cancelled a visit", async () => {
  const { bearer } = await accountsOf(shop).register()
  const { id } = await askedVisit(shop, (await prepareGoods(shop)).stone, {}, bearer)
  const own = async () => (await (await shop.ask("/api/v2/users/visits/", { headers: bearer })).json()).data.items
  expect(await own()).toMatchObject([{ id, state: "asked", cancelReason: null }])
  await operate(id, { do: "cancel", reason: "В салоне ремонт." })
  expect(await own()).toMatchObject([{ id, state: "cancelled", cancelReason: "В салоне ремонт." }])
})
