import { beforeAll, describe, expect, it } from "vitest"
import { succeeded } from "../../core/kernel/outcome.ts"
import { placeOf } from "../../core/domain/url/place.ts"
import { comparableState } from "../../core/journal/fold.ts"
import { resolveRoute } from "../../core/routes/resolve.ts"
import type { OpenedPage, PageData } from "../../core/services/navigation/pages.ts"
import type { ShopActor } from "../../core/shop/shop.ts"
import { guestMachinesReady, startGuestShop } from "../../app/guest-shop.ts"
import { visitor } from "../../app/guest-visits.ts"
import { cards, diamondOf, mainPage } from "../../qa/samples/diamonds.ts"
import { menu } from "../../qa/samples/content.ts"
import { jsonCopy } from "../../qa/paths/recorded.ts"

const visitTo = (address: string, data: PageData) => {
  const place = placeOf(address, 0)
  if (place === undefined) throw new Error(address)
  const shown: OpenedPage = { _tag: "Shown", data }
  return { place, visit: { match: resolveRoute(place.path, place.search), page: succeeded(shown), menu: succeeded(menu) } }
}

const listAt = (page: number): PageData => ({ "catalog.diamonds": { items: cards, total: 500, page, pages: 21 }, "pages.meta": null })

const visits = [
  visitTo("/", { "pages.main": mainPage, "pages.meta": null }),
  visitTo("/diamonds", listAt(1)),
  visitTo("/diamonds/2?sort=price", listAt(2)),
  visitTo("/diamonds/10248617/", { "catalog.diamond": diamondOf("round"), "pages.meta": null }),
  visitTo("/diamonds/10248618", { "catalog.diamond": diamondOf("heart"), "pages.meta": null }),
  visitTo("/dev/journal", {})
]

const statesOf = (shop: ShopActor) => {
  const { journalDesk, menu: menus, navigation, page } = shop.getSnapshot().children
  return jsonCopy([shop, navigation, page, menus, journalDesk].map((actor) => actor && comparableState(actor.getSnapshot())))
}

beforeAll(() => guestMachinesReady)

describe("a guest's shop made from the template of another page", () => {
  it("equals the result of its own machines, for any first page", () => {
    for (const first of visits) {
      const visit = visitor()
      for (const { place, visit: next } of [first, ...visits]) {
        const run = startGuestShop(place, next.match, next)
        const made = visit(place, next)
        expect(jsonCopy(made.tree)).toEqual(jsonCopy(run.tree))
        expect(statesOf(made.shop)).toEqual(statesOf(run.shop))
      }
    }
  })

  it("does not change the first page", () => {
    const visit = visitor()
    const [home, diamonds] = [visits[0], visits[1]]
    if (home === undefined || diamonds === undefined) throw new Error("no visits")
    const first = visit(home.place, home.visit)
    const before = jsonCopy(first.tree)
    visit(diamonds.place, diamonds.visit)
    expect(jsonCopy(first.tree)).toEqual(before)
  })
})
