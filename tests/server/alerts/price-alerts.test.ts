import { Effect, Exit } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { priceAlertRule } from "../../../core/domain/alerts/price-alert.ts"
import { sweepAlerts } from "../../../server/alerts/send-alert-letters.ts"
import { type Letter, Mail, MailFailed } from "../../../server/platform/mail/mail.ts"
import { bothDatabases } from "../../support/database/databases.ts"
import { alertsOf, alertTokens, openAlertLink, pressAlertLink, type Stone, stonesOf } from "../../support/alerts/price-alerts.ts"
import { publicUrl, startShop, type TestShop } from "../../support/server/server.ts"

describe.each(bothDatabases())("price alerts on $name", ({ start }) => {
  let shop: TestShop
  let stones: ReadonlyArray<Stone> = []
  beforeAll(async () => {
    shop = await startShop({ diamonds: 200, database: await start() })
    stones = await stonesOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    await shop.takeLetters()
    await shop.query("delete from rate_limits")
    await shop.query("delete from price_alerts")
  })

  const { ask, follow, letterAfter, letters, newEmail, nextStone, sell, setPrice, stored, sweep } = alertsOf(() => ({ shop, stones }))

  test("start with a confirmation by letter: until then nothing is sent", async () => {
    const stone = nextStone()
    const email = newEmail()
    const letter = await letterAfter(() => ask(stone.code, email))
    expect([letter.to, letter.subject]).toEqual([email, "Подтвердите письма о цене камня"])
    const [confirm = "", end = ""] = alertTokens(letter)
    expect(letter.unsubscribeLink).toBe(`${publicUrl}/alert?token=${end}`)
    await setPrice(stone, stone.price - 1_000)
    await sweep()
    expect(await letters()).toEqual([])
    const asked = await openAlertLink(shop, confirm)
    expect([asked.status, asked.page]).toEqual([200, expect.stringContaining("Следить за ценой камня?")])
    expect(await stored()).toEqual([{ email, confirmed: false, ended: null }])
    expect((await pressAlertLink(shop, confirm)).status).toBe(200)
    expect(await stored()).toEqual([{ email, confirmed: true, ended: null }])
  })

  test("send one letter when the price falls, with both prices, and the next one only when it falls further", async () => {
    const { email, stone } = await follow()
    await setPrice(stone, stone.price + 5_000)
    await sweep()
    expect(await letters()).toEqual([])
    await setPrice(stone, stone.price - 10_000)
    const letter = await letterAfter(sweep)
    expect(letter.to).toBe(email)
    const roubles = (sum: number) => `${sum.toLocaleString("ru-RU").replaceAll("\u00a0", " ")} ₽`
    expect(letter.text).toContain(`подешевел на ${roubles(10_000)}`)
    expect(letter.text).toContain(`Была: ${roubles(stone.price)}\nСтала: ${roubles(stone.price - 10_000)}`)
    await sweep()
    await setPrice(stone, stone.price - 5_000)
    await sweep()
    expect(await letters()).toEqual([])
    await setPrice(stone, stone.price - 12_000)
    expect((await letterAfter(sweep)).text).toContain(`Была: ${roubles(stone.price - 10_000)}\nСтала: ${roubles(stone.price - 12_000)}`)
  })

  test("send one letter when two jobs look at once", async () => {
    const { stone } = await follow()
    for (const fall of [1_000, 2_000, 3_000]) {
      await setPrice(stone, stone.price - fall)
      await letterAfter(() => Promise.all(Array.from({ length: 4 }, sweep)))
    }
    await sell(stone)
    await letterAfter(() => Promise.all(Array.from({ length: 4 }, sweep)))
    await sweep()
    expect(await letters()).toEqual([])
  })

  test("try a letter that did not leave again later, with the price of that time", async () => {
    const { stone } = await follow()
    await setPrice(stone, stone.price - 1_000)
    const fails = Effect.provideService(sweepAlerts(publicUrl), Mail, { send: () => Effect.fail(new MailFailed({ reason: "EDOWN" })) })
    await shop.run(fails)
    await setPrice(stone, stone.price - 3_000)
    await sweep()
    expect(await letters()).toEqual([])
    await shop.query("update price_alert_letters set next_try_at = now() where sent_at is null")
    expect((await letterAfter(sweep)).text.replaceAll(" ", "")).toContain("подешевелна3000₽")
    await shop.query("update price_alert_letters set next_try_at = now() where sent_at is null")
    await sweep()
    expect(await letters()).toEqual([])
  })

  test("repeat an attempt that was killed after sending as the same message, and not at once", async () => {
    const { stone } = await follow()
    await setPrice(stone, stone.price - 1_000)
    const left: Array<Letter> = []
    const killed = Effect.provideService(sweepAlerts(publicUrl), Mail, {
      send: (letter) =>
        Effect.andThen(
          Effect.sync(() => left.push(letter)),
          Effect.interrupt
        )
    })
    expect(Exit.hasInterrupts(await shop.run(Effect.exit(killed)))).toBe(true)
    expect(left).toHaveLength(1)
    await sweep()
    expect(await letters()).toEqual([])
    await shop.query("update price_alert_letters set next_try_at = now() where sent_at is null")
    const again = await letterAfter(sweep)
    expect([again.messageKey, again.subject]).toEqual([left[0]?.messageKey, left[0]?.subject])
    expect(again.messageKey).toMatch(/^[\da-f]{32}$/)
    await shop.query("update price_alert_letters set next_try_at = now() where sent_at is null")
    await sweep()
    expect(await letters()).toEqual([])
  })

  test("say nothing of a price that has risen again, or of a sale that was cancelled, before the letter left", async () => {
    const { stone } = await follow()
    const away = () =>
      shop.run(Effect.provideService(sweepAlerts(publicUrl), Mail, { send: () => Effect.fail(new MailFailed({ reason: "EDOWN" })) }))
    const retry = async () => {
      await shop.query("update price_alert_letters set next_try_at = now() where sent_at is null")
      await sweep()
      return letters()
    }
    await setPrice(stone, stone.price - 1_000)
    await away()
    await setPrice(stone, stone.price)
    expect(await retry()).toEqual([])
    await sell(stone)
    await away()
    await shop.query("update diamonds set is_available_for_sale = true where id = $1", [stone.id])
    expect(await retry()).toEqual([])
    expect(await stored()).toEqual([expect.objectContaining({ ended: null })])
    await setPrice(stone, stone.price - 1_000)
    await letterAfter(sweep)
  })

  test("end with one letter when the stone is sold, with three similar ones that are for sale", async () => {
    const rounds = stones.filter(({ shape }) => shape === "round")
    const stone = rounds.at(-1) ?? nextStone()
    const { email } = await follow(stone)
    await setPrice(stone, stone.price - 1_000)
    await sell(stone)
    const letter = await letterAfter(sweep)
    expect([letter.to, letter.subject]).toEqual([email, expect.stringMatching(/^Больше не в.продаже: Круг, /)])
    const links = [...letter.text.matchAll(/https:\/\/gran\.test\/diamonds\/(\d{8,10})\//g)].map(([, code]) => code ?? "")
    expect(new Set(links).size).toBe(priceAlertRule.similarStones)
    const similar = await shop.query("select shape, is_available_for_sale as for_sale from diamonds where code = any($1::text[])", [links])
    expect(similar).toEqual(Array.from({ length: 3 }, () => ({ shape: "round", for_sale: true })))
    expect(links).not.toContain(stone.code)
    expect(await stored()).toEqual([{ email, confirmed: true, ended: "sold" }])
    await shop.query("update diamonds set is_available_for_sale = true where id = $1", [stone.id])
    await setPrice(stone, 100)
    await sweep()
    expect(await letters()).toEqual([])
  })

  test("end by the link of any letter, pressed or sent by the mail program, and drop a letter that waits", async () => {
    const { end, stone } = await follow()
    expect((await openAlertLink(shop, end)).page).toContain("Больше не следить за ценой?")
    await setPrice(stone, stone.price - 1_000)
    const [fellEnd = ""] = alertTokens(await letterAfter(sweep))
    const oneClick = await shop.app.request(`/alert?token=${fellEnd}`, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" })
    })
    expect(oneClick.status).toBe(200)
    expect(await stored()).toEqual([expect.objectContaining({ ended: "link" })])
    await setPrice(stone, stone.price - 2_000)
    await sweep()
    expect(await letters()).toEqual([])
    expect((await pressAlertLink(shop, end)).page).toContain("Писем больше не будет")
    expect((await openAlertLink(shop, end)).page).toContain("Писем больше не будет")
  })

  test("are erased a week after an unconfirmed request and a month after their end, and end after a year", async () => {
    const { days, endedDays, unconfirmedDays } = priceAlertRule
    const late = (column: string, since: number) =>
      shop.query(`update price_alerts set ${column} = now() - make_interval(days => $1::int4, secs => 60)`, [since])
    await letterAfter(() => ask(nextStone().code, newEmail()))
    await late("asked_at", unconfirmedDays)
    await sweep()
    expect(await stored()).toEqual([])
    const { end } = await follow()
    await late("confirmed_at", days)
    await sweep()
    expect(await stored()).toEqual([expect.objectContaining({ ended: "term" })])
    await late("ended_at", endedDays)
    await sweep()
    expect(await stored()).toEqual([])
    expect(await shop.query("select 1 from price_alert_links")).toEqual([])
    expect((await openAlertLink(shop, end)).status).toBe(404)
  })
})
