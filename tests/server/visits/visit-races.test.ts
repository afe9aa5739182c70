import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { bothDatabases } from "../../support/database/databases.ts"
import { askedVisit, calendarOf } from "../../support/samples/visits.ts"
import { callOperator } from "../../support/server/ask-operator.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, prepareGoods } from "../../support/server/shoppers.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef="

describe.each(bothDatabases())("simultaneous visits on $name", ({ start }) => {
  let shop: TestShop
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, operatorKey, database: await start() })
    goods = await prepareGoods(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    await shop.query("delete from visits")
    await shop.query("delete from rate_limits")
  })
  const move = (id: number, body: object) =>
    callOperator({ shop, path: `/internal/visits/${id}`, body: { do: "move", ...body }, key: operatorKey })
  const freeDays = async () =>
    (await calendarOf(shop, goods.ring)).places[0]?.days.filter(({ free }) => free.includes(12)).map(({ day }) => day) ?? []

  test("take all seats of an hour, and the others are told the free hours", async () => {
    for (const day of (await freeDays()).slice(0, 4)) {
      const asked = Array.from({ length: 3 }, (_, index) =>
        askedVisit(shop, goods.ring, { day, hour: 12, email: `${day}-${index}@gran.test` })
      )
      const replies = await Promise.all(asked)
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409])
      const free = /ещё свободно: (.*)$/.exec(replies.find(({ status }) => status === 409)?.message ?? "")?.[1]
      expect([free?.includes("13:00"), free?.includes("12:00")]).toEqual([true, false])
    }
  })

  test("of one address are three at most", async () => {
    const asked = (await freeDays()).slice(0, 6).map((day) => askedVisit(shop, goods.ring, { day, hour: 12, email: "anna@gran.test" }))
    expect((await Promise.all(asked)).map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409])
  })

  test("that are moved to one hour take its seats, and the others are refused", async () => {
    const [target = "", ...days] = await freeDays()
    const visits = await Promise.all(
      days.slice(0, 4).map((day, index) => askedVisit(shop, goods.ring, { day, hour: 12, email: `moved-${index}@gran.test` }))
    )
    const moved = await Promise.all(visits.map(({ id }) => move(id, { day: target, hour: 12 })))
    expect(moved.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
  })

  test("are never two of one visitor: a move to the hour of the other is refused", async () => {
    const [first = "", second = ""] = await freeDays()
    const email = "vera@gran.test"
    await askedVisit(shop, goods.ring, { day: first, hour: 12, email })
    const { id } = await askedVisit(shop, goods.ring, { day: second, hour: 12, email })
    expect(await move(id, { day: first, hour: 12 })).toMatchObject({ status: 409, message: expect.stringContaining("другая запись") })
  })
})
