import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { diamonds } from "../../server/seed/stones.ts"
import { hrefsOf } from "../support/view/parsed.ts"
import { type PageShop, startPageShop } from "../support/server/page-shop.ts"

const stones = diamonds(600)
/** First four digits that two of the numbers share. */
const commonStart = (numbers: ReadonlyArray<string>): string => {
  const starts = numbers.map((number) => number.slice(0, 4))
  return starts.find((start, index) => start.length === 4 && starts.indexOf(start) < index) ?? ""
}
const article = commonStart(stones.map(({ code }) => code))
const report = commonStart(stones.map(({ cert }) => (cert ?? "").replaceAll(/\D/g, "").replace(/^0+/, "")))

let shop: PageShop
beforeAll(async () => {
  shop = await startPageShop({ diamonds: stones.length })
})
afterAll(() => shop.stop())

const searched = (term: string, tab: string) => `/search/?${new URLSearchParams({ term, tab }).toString()}`

describe("every sort that a page offers", () => {
  it.each([
    ["of jewelry", 3, () => "/jewelry/"],
    ["of stones", 5, () => "/diamonds/"],
    ["of frames", 1, () => "/create-jewelry/constructor/from-frame/kolco/"],
    ["of stones for a frame", 5, () => "/create-jewelry/constructor/from-frame/diamonds/?skuId=101"],
    ["of found jewelry", 3, () => searched("кольцо", "jewelry")],
    ["of found stones", 5, () => searched("круг", "diamonds")],
    ["of stones found by the start of an article number", 5, () => searched(article, "diamonds")],
    ["of stones found by the start of a report number", 5, () => searched(report, "diamonds")]
  ])("%s is answered", async (_, least, addressOf) => {
    const { document } = await shop.open(addressOf())
    const sorted = hrefsOf(document, "main a[href*='sort='], main a[href*='order=']")
    expect(sorted.length).toBeGreaterThanOrEqual(least)
    for (const address of sorted) expect([address, (await shop.open(address)).status]).toEqual([address, 200])
  })
})
