import { type Fault, type FaultProxy, openFaultProxy } from "../../../qa/server/fault-proxy.ts"
import { byTurn } from "../../support/rings.ts"
import { expect, test as base } from "../support/test.ts"

/** The shop behind a proxy that can inject faults. */
const test = base.extend<{ readonly faulty: FaultProxy; readonly origin: string }>({
  origin: process.env["SHOP_ORIGIN"] ?? "",
  faulty: async ({ origin }, use) => {
    const proxy = await openFaultProxy(origin)
    await use(proxy)
    await proxy.close()
  },
  baseURL: async ({ faulty }, use) => use(faulty.origin)
})

const payload = /\/_payload\.json/
const everyCall = /\/_payload\.json|^\/api\//
const ofDiamonds = /^\/diamonds\/_payload\.json|^\/api\/v2\/catalog-diamonds/
const nonsense = () => ({ data: { items: "nonsense" }, status: 200 })

const faults: ReadonlyArray<{ readonly name: string; readonly fault: Fault; readonly title: string; readonly logs: RegExp }> = [
  { name: "is down", fault: { kind: "down" }, title: "Нет связи с магазином", logs: /catalog\.diamonds/ },
  {
    name: "answers 500",
    fault: { kind: "status", status: 500 },
    title: "На нашей стороне сбой",
    logs: /catalog\.diamonds.*500|500.*catalog\.diamonds/
  },
  { name: "answers 429", fault: { kind: "status", status: 429 }, title: "Слишком много запросов подряд", logs: /catalog\.diamonds/ },
  {
    name: "answers in a wrong shape",
    fault: { kind: "wrong-shape", edit: nonsense },
    title: "Страница пришла с ошибкой",
    logs: /catalog\.diamonds.*items/
  },
  { name: "answers with something else", fault: { kind: "body", json: [] }, title: "Страница пришла с ошибкой", logs: /catalog\.diamonds/ }
]

test(
  "a page that fails explains it in Russian, is logged, and opens by «Повторить» once the shop is back",
  byTurn,
  async ({ home, diamonds, faulty, watched }) => {
    for (const { name, fault, title, logs } of faults) {
      await test.step(`the shop ${name}`, async () => {
        await home.openHome()
        const before = watched.logged.length
        faulty.inject({ match: everyCall, fault })
        await home.followHeader("Бриллианты")
        await diamonds.seeFailure(title)
        await expect.poll(() => watched.logged.slice(before).join("\n")).toMatch(logs)

        faulty.lift()
        await diamonds.retry()
        await diamonds.see(1)
      })
    }
    expect(watched.documents).toEqual(faults.map(() => "/"))
  }
)

test("the rest of the shop works while the calls of one page fail", byTurn, async ({ home, diamonds, faulty }) => {
  await diamonds.openPage(1)
  await diamonds.goHome()
  await home.see()
  for (const { name, fault, title } of faults) {
    await test.step(`they fail: the shop ${name}`, async () => {
      faulty.inject({ match: ofDiamonds, fault })
      await home.followHeader("Бриллианты")
      await diamonds.seeFailure(title)
      await diamonds.goHome()
      await home.see()
    })
  }
})

test("[SHL-015] a slow page is marked as loading over the previous screen, a failed one shows a message, and both marks disappear", async ({
  home,
  diamonds,
  faulty,
  page
}) => {
  await home.openHome()
  const busy = page.locator("main[aria-busy=true]")
  await expect(busy).toHaveCount(0)
  faulty.inject({ match: everyCall, fault: { kind: "slow", ms: 40_000 } })
  await home.followHeader("Бриллианты")
  await expect(busy).toHaveCount(1)
  await home.seeSlowNotice()
  await home.seeHeading(/./)

  faulty.inject({ match: everyCall, fault: { kind: "status", status: 500 } })
  await home.retry()
  await diamonds.seeFailure("На нашей стороне сбой")
  await expect(busy).toHaveCount(0)

  faulty.inject({ match: everyCall, fault: { kind: "slow", ms: 40_000 } })
  await diamonds.retry()
  await diamonds.seeSlowNotice()
  await diamonds.seeFailure("На нашей стороне сбой")

  faulty.lift()
  await diamonds.retry()
  await diamonds.see(1)
  await expect(busy).toHaveCount(0)
})

test("a slow page opens by itself when its answer arrives", async ({ home, diamonds, faulty }) => {
  await home.openHome()
  faulty.inject({ match: everyCall, fault: { kind: "slow", ms: 5_000 } })
  await home.followHeader("Бриллианты")
  await home.seeSlowNotice()
  await diamonds.see(1)
})

const payloadFaults: ReadonlyArray<{ readonly name: string; readonly fault: Fault }> = [
  { name: "is cut off", fault: { kind: "down" } },
  { name: "is a 500", fault: { kind: "status", status: 500 } },
  { name: "has a wrong shape", fault: { kind: "wrong-shape", edit: nonsense } }
]

test("[ERRC-006] a payload that fails is only logged, and the page opens by its calls", async ({ home, diamonds, faulty, watched }) => {
  for (const { name, fault } of payloadFaults) {
    await test.step(`the payload ${name}`, async () => {
      faulty.lift()
      await home.openHome()
      const before = { logged: watched.logged.length, data: watched.data.length }
      faulty.inject({ match: payload, fault })
      await home.followHeader("Бриллианты")
      await diamonds.see(1)
      await expect.poll(() => watched.logged.slice(before.logged).join("\n")).toContain("payload")
      expect(watched.data.slice(before.data).some((path) => path.startsWith("/api/v2/catalog-diamonds"))).toBe(true)
    })
  }
})

test("[META-019] without payloads, a page visited again does not request its meta again", async ({ home, diamonds, faulty, watched }) => {
  await home.openHome()
  faulty.inject({ match: payload, fault: { kind: "down" } })
  const metaCalls = () => watched.data.filter((asked) => asked.startsWith("/api/v2/page-meta/")).map((asked) => decodeURIComponent(asked))
  await home.followHeader("Бриллианты")
  await diamonds.see(1)
  await diamonds.goHome()
  await home.see()
  await home.followHeader("Бриллианты")
  await diamonds.see(1)
  expect(metaCalls()).toEqual(["/api/v2/page-meta/?url=/diamonds", "/api/v2/page-meta/?url=/"])
})

test("a late page does not replace a page opened meanwhile", async ({ home, diamonds, faulty, page }) => {
  await diamonds.openPage(1)
  const late = /^\/diamonds\/2\/_payload/
  faulty.inject({ match: late, fault: { kind: "slow", ms: 2_000 } })
  const isLate = (request: { url(): string }) => late.test(new URL(request.url()).pathname)
  const ended = Promise.race([page.waitForEvent("requestfinished", isLate), page.waitForEvent("requestfailed", isLate)])
  await diamonds.choosePage(2)
  await diamonds.goHome()
  await home.see()
  await ended
  await home.see()
})
