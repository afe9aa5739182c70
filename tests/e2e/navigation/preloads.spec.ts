import type { Page } from "playwright/test"
import { scriptNamed } from "../../support/browser/assets.ts"
import { expect, test } from "../support/test.ts"

test.use({ isFetchedAhead: true })

const diamonds = scriptNamed("diamonds-screen")
const contacts = scriptNamed("contacts-screen")

test("the code of a page is preloaded once its link is visible and is not requested again; data is not preloaded", async ({
  home,
  page,
  watched
}) => {
  await home.openHome()
  await home.interact()
  await expect.poll(() => arrived(page, diamonds)).toEqual([{ by: "fetch", isOfLine: true }])
  expect(await arrived(page, contacts)).toEqual([])
  expect(watched.data.filter((asked) => asked.includes("_payload.json"))).toEqual([])

  await home.scrollTo(100_000)
  await expect.poll(() => arrived(page, contacts)).toHaveLength(1)
  await home.followHeader("Бриллианты")
  await home.seeHeading(/риллиант/)
  await home.seeAddress("/diamonds")
  expect(await arrived(page, diamonds)).toEqual([
    { by: "fetch", isOfLine: true },
    { by: "script", isOfLine: false }
  ])
  expect([watched.documents, watched.broken]).toEqual([["/"], []])
})

test("code that cannot be preloaded is only logged, and loads with its page", async ({ home, page, watched }) => {
  await page.route(diamonds, (route) => route.fulfill({ status: 503, body: "" }), { times: 1 })
  await home.openHome()
  await home.interact()
  await expect.poll(() => watched.logged.filter((line) => /could not preload code.*503/.test(line))).toHaveLength(1)
  await home.followHeader("Бриллианты")
  await home.seeAddress("/diamonds")
  await home.seeHeading(/риллиант/)
  expect(watched.documents).toEqual(["/"])
})

/** Loads of a file: initiator, and whether it came from the network or the browser's cache. */
const arrived = (page: Page, file: RegExp) =>
  page.evaluate(
    ([source]) =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming && new RegExp(source ?? "").test(entry.name))
        .map((entry) => ({
          by: entry instanceof PerformanceResourceTiming ? entry.initiatorType : "",
          isOfLine: entry instanceof PerformanceResourceTiming && entry.transferSize > 0
        })),
    [file.source]
  )
