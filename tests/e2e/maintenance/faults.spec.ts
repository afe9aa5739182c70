import { type Fault, type FaultProxy, openFaultProxy } from "../../support/server/fault-proxy.ts"
import { expect, test as base } from "../support/test.ts"

/** The shop behind a proxy that can spoil its answers. */
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

for (const { name, fault, title, logs } of faults) {
  test(`a page says so in Russian when the shop ${name}, and opens by «Повторить» once it is well`, async ({
    home,
    diamonds,
    faulty,
    watched
  }) => {
    await home.openHome()
    faulty.inject({ match: everyCall, fault })
    await home.followHeader("Бриллианты")
    await diamonds.seeFailure(title)
    await expect.poll(() => watched.logged.join("\n")).toMatch(logs)

    faulty.lift()
    await diamonds.retry()
    await diamonds.see(1)
    expect(watched.documents).toEqual(["/"])
  })

  test(`the rest of the shop works while it ${name}`, async ({ home, diamonds, faulty }) => {
    await diamonds.openPage(1)
    await diamonds.goHome()
    await home.see()
    faulty.inject({ match: ofDiamonds, fault })
    await home.followHeader("Бриллианты")
    await diamonds.seeFailure(title)
    await diamonds.goHome()
    await home.see()
  })
}

test("a page that waits for a slow shop says so, keeps what was on the screen, and opens by «Повторить»", async ({
  home,
  diamonds,
  faulty
}) => {
  await home.openHome()
  faulty.inject({ match: everyCall, fault: { kind: "slow", ms: 40_000 } })
  await home.followHeader("Бриллианты")
  await home.seeSlowNotice()
  await home.seeHeading(/./)

  faulty.lift()
  await home.retry()
  await diamonds.see(1)
})

test("[SHL-015] a page on its way is seen to be on its way, a failed one to have failed, and both are gone when it stands", async ({
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

test("a page that is slow opens by itself when the answer comes", async ({ home, diamonds, faulty }) => {
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

for (const { name, fault } of payloadFaults) {
  test(`[ERRC-006] a payload that ${name} is only logged: the page opens by its calls`, async ({ home, diamonds, faulty, watched }) => {
    await home.openHome()
    faulty.inject({ match: payload, fault })
    await home.followHeader("Бриллианты")
    await diamonds.see(1)
    await expect.poll(() => watched.logged.join("\n")).toContain("payload")
    expect(watched.data.some((path) => path.startsWith("/api/v2/catalog-diamonds"))).toBe(true)
  })
}

test("a visitor who turns to another page while one is long in coming is not thrown back", async ({ home, diamonds, faulty, page }) => {
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
