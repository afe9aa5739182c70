import { beforeAll, describe, expect, it } from "vitest"
import { guestMachinesReady, startBrokenGuestShop, startGuestShop } from "../../../app/guest-shop.ts"
import { failedHead, missingHead } from "../../../core/domain/content/head.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import type { PageData } from "../../../core/services/navigation/pages.ts"
import { pageAnswer, redirectTo, renderedAs } from "../../../core/shop/page-answer.ts"
import type { GuestAnswers } from "../../../core/shop/guest-visit.ts"
import { placeAt } from "../../../qa/paths/visits.ts"
import { menu } from "../../../qa/samples/content.ts"
import { diamondOf } from "../../../qa/samples/diamonds.ts"

const origin = "https://gran.test"

const startAt = (address: string, page: GuestAnswers["page"], start: typeof startGuestShop = startGuestShop) => {
  const place = placeAt(address)
  return start(place, resolveRoute(place.path, place.search), { page, menu: succeeded(menu) }).shop
}

const shown = (data: PageData) => succeeded({ _tag: "Shown" as const, data })
const down = failed({ _tag: "ServerFailed", call: "catalog.diamond", requestId: null, status: 500 } as const)
const broken: typeof startGuestShop = (place, match, given) => startBrokenGuestShop(place, match, given, null)

beforeAll(() => guestMachinesReady)

describe("the answer to a document request", () => {
  it("of a shown page is cacheable for a minute, with the page's metadata", () => {
    const { cache, facts, head, screen, status } = pageAnswer(
      startAt("/diamonds/10248617/", shown({ "catalog.diamond": diamondOf("round") })),
      origin
    )
    expect([status, cache, screen]).toEqual([200, "public, max-age=0, s-maxage=60, stale-while-revalidate=300", "diamond"])
    expect(head.robots).toBe("index, follow")
    expect(facts.map((fact) => Reflect.get(fact, "@type"))).toEqual(["Product", "BreadcrumbList"])
    expect(JSON.stringify(facts)).toContain(`${origin}/diamonds/10248617`)
  })

  it("of a private page is not cacheable", () => {
    expect(pageAnswer(startAt("/cart", shown({})), origin)).toMatchObject({
      ...{ status: 200, cache: "no-store", screen: "cart", facts: [] },
      head: { title: "Корзина | Грань", robots: "noindex, nofollow" }
    })
  })

  it.each([
    ["that no route has", "/%E0%A4%A"],
    ["at which nothing stands", "/diamonds/10248617/"]
  ])("[ERRC-001] of an address %s is 404, for ten seconds", (_, address) => {
    expect(pageAnswer(startAt(address, succeeded({ _tag: "Missing" })), origin)).toEqual({
      ...{ status: 404, head: missingHead, cache: "public, max-age=0, s-maxage=10", screen: null, facts: [] }
    })
  })

  it.each([
    ["broke is 500", 500, () => startAt("/diamonds", shown({}), broken)],
    ["did not come is 503", 503, () => startAt("/diamonds/10248617/", down)]
  ] as const)("of a page that %s, not cacheable", (_, status, start) => {
    expect(pageAnswer(start(), origin)).toEqual({ status, head: failedHead, cache: "no-store", screen: null, facts: [] })
  })
})

it("a document is sent as HTML in UTF-8 with its status and its cache headers", () => {
  expect(renderedAs({ status: 404, cache: "no-store" }, { html: "<!doctype html>", styleSource: "'sha256-x'" })).toEqual({
    status: 404,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    html: "<!doctype html>",
    styleSource: "'sha256-x'"
  })
})

it("[NAV-009] a redirecting page has no document, and is requested each time", () => {
  expect(redirectTo({ to: "/about", status: 301 })).toEqual({
    status: 301,
    headers: { location: "/about", "cache-control": "no-cache" },
    html: ""
  })
})
