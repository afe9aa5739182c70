import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { sendVisitLetters } from "../../../server/visits/send-visit-letters.ts"
import { sweepVisits } from "../../../server/visits/visit-jobs.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { buyerWith } from "../../support/samples/orders.ts"
import { askedVisit } from "../../support/samples/visits.ts"
import { callOperator } from "../../support/server/ask-operator.ts"
import { publicUrl, startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, prepareGoods } from "../../support/server/shoppers.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef="

let shop: TestShop
let accounts: Accounts
let goods: Goods
beforeAll(async () => {
  shop = await startShop({ diamonds: 10, operatorKey })
  accounts = accountsOf(shop)
})
afterAll(() => shop.stop())
beforeEach(async () => {
  goods = await prepareGoods(shop)
  for (const table of ["visits", "holds", "rate_limits"]) await shop.query(`delete from ${table}`)
})

type Visitor = { readonly token: string; readonly bearer?: Readonly<Record<string, string>>; readonly changes?: object }

/** Confirms a visit to see the stone, and buys the stone with this token. */
const visitAndBuy = async ({ bearer = {}, changes = {}, token }: Visitor, isOnReceipt = false) => {
  const { id } = await askedVisit(shop, goods.stone, changes, bearer)
  await callOperator({ shop, path: `/internal/visits/${id}`, body: { do: "confirm" }, key: operatorKey })
  const buyer = buyerWith(shop, token)
  await buyer.take(goods.stone)
  const { data } = await buyer.order(isOnReceipt ? { deliveryId: 2, pointId: 1, address: null, paymentId: 3 } : {})
  if (!isOnReceipt) await buyer.settle(await buyer.startPayment(data.id), "paid")
  await shop.takeLetters()
  await shop.run(sweepVisits(publicUrl))
  return id
}
const stateOf = async (id: number) => (await shop.query<{ state: string }>("select state from visits where id = $1", [id]))[0]?.state

test.each([false, true])("a visit goes on when its visitor buys the item; on receipt: %s", async (isOnReceipt) => {
  const id = await visitAndBuy(await accounts.register(), isOnReceipt)
  expect([await stateOf(id), await shop.takeLetters()]).toEqual(["confirmed", []])
  await shop.query("update visits set ends_at = now() - interval '1 minute' where id = $1", [id])
  await shop.run(sweepVisits(publicUrl))
  expect([await stateOf(id), await shop.takeLetters()]).toEqual(["over", []])
})

test("a guest's visit goes on when the account with this confirmed address buys the item", async () => {
  const { email, token } = await accounts.registerProven()
  expect(await stateOf(await visitAndBuy({ token, changes: { email } }))).toBe("confirmed")
})

test("a visit is cancelled when somebody else buys the item, also under the visitor's address that is not confirmed", async () => {
  const { email, token } = await accounts.register()
  expect(await stateOf(await visitAndBuy({ token, changes: { email } }))).toBe("sold")
  const [letter] = await shop.takeLetters()
  expect(letter?.subject).toContain("камень ушёл из продажи")
})

test("letters delayed by a failing mail server are sent only while their text is true", async () => {
  const { id } = await askedVisit(shop, goods.stone)
  const operate = (body: object) => callOperator({ shop, path: `/internal/visits/${id}`, body, key: operatorKey })
  const sendLate = async (kind: string) => {
    await shop.takeLetters()
    await shop.query("update visit_letters set sent_at = null, next_try_at = now() where visit_id = $1 and kind = $2", [id, kind])
    await shop.run(sendVisitLetters(publicUrl))
    return (await shop.takeLetters()).length
  }
  expect(await sendLate("asked")).toBe(1)
  await operate({ do: "confirm" })
  expect([await sendLate("asked"), await sendLate("confirmed")]).toEqual([0, 1])
  await operate({ do: "cancel", words: "Салон закрыт." })
  expect([await sendLate("confirmed"), await sendLate("cancelled")]).toEqual([0, 1])
})
