import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { calendarOf, freeVisit } from "../../support/samples/visits.ts"
import { bothDatabases } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, prepareGoods } from "../../support/server/shoppers.ts"

const stranger = { from: "198.51.100.7" }
const guest = { from: "203.0.113.9" }

describe.each(bothDatabases())("askers of visits on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    goods = await prepareGoods(shop)
    await shop.query("delete from visits")
    await shop.query("delete from rate_limits")
    await shop.takeLetters()
  })
  const ask = async (as: { readonly from?: string; readonly token?: string }, changes: object = {}) => {
    const { data, message, status } = await accounts.send("POST", "/visits/", { ...(await freeVisit(shop, goods.ring)), ...changes }, as)
    return { status, message: String(message), id: Number(data?.id) }
  }
  const daysAhead = async () => {
    const days = (await calendarOf(shop, goods.ring)).places[0]?.days.filter(({ free }) => free.includes(12) && free.includes(15)) ?? []
    return days.map(({ day }) => ({ day, hour: 12 }))
  }

  test("who state one address neither use up the visits of its owner nor learn of them", async () => {
    const { email, token } = await accounts.registerProven()
    const [first, second, third, fourth] = await daysAhead()
    for (const at of [first, second, third]) expect((await ask(stranger, { ...at, email })).status).toBe(200)
    const refused = await ask(stranger, { ...fourth, email })
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining("уже есть 3 записи")])
    for (const as of [{ token }, guest]) expect((await ask(as, { ...fourth, email })).status).toBe(200)
    const [own] = await shop.query<{ id: number }>("select max(id) as id from visits where day = $1", [first?.day])
    const sameHour = await ask({ token }, { ...first, email })
    expect([sameHour.status, sameHour.id === own?.id]).toEqual([200, false])
    const other = await ask(guest, { ...first, email, thing: goods.brooch })
    expect(other.message).not.toMatch(/№|у вас уже есть/)
  })

  test("who ask twice at once have one visit, and a second one at that hour is refused with its number", async () => {
    const wish = await freeVisit(shop, goods.ring)
    const twice = await Promise.all([ask(guest, wish), ask(guest, wish), ask(guest, wish)])
    expect(new Set(twice.map(({ id, status }) => `${status} ${id}`)).size).toBe(1)
    expect(await shop.takeLetters()).toHaveLength(1)
    expect(await ask(guest, { ...wish, thing: goods.brooch })).toMatchObject({
      status: 409,
      message: expect.stringContaining(`запись № ${twice[0]?.id}`)
    })
  })

  test("cause ten letters a day to one address, and none less to its owner", async () => {
    const { email, token } = await accounts.registerProven()
    const [first, ...others] = await daysAhead()
    const replies: Array<string> = []
    for (const [index, at] of others.slice(0, 4).entries())
      for (const hour of [11, 12, 15]) {
        const { message, status } = await ask({ from: `198.51.100.${index}` }, { ...at, hour, email })
        replies.push(status === 429 ? message : String(status))
      }
    expect(replies.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "200"))
    expect(replies.slice(10)).toEqual([expect.stringContaining("уже много заявок"), expect.stringContaining("уже много заявок")])
    expect((await ask({ token }, { ...first, email })).status).toBe(200)
  })
})
