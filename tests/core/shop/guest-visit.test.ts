import { describe, expect, it } from "vitest"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import type { OpenedPage } from "../../../core/services/navigation/pages.ts"
import { contentsOf, type GuestVisit } from "../../../core/shop/guest-visit.ts"
import { placeAt } from "../../../qa/paths/visits.ts"
import { menu } from "../../../qa/samples/content.ts"

const place = placeAt("/diamonds")
const shown: OpenedPage = { _tag: "Shown", data: { "pages.meta": null } }
const visit: GuestVisit = { match: resolveRoute("/diamonds", ""), page: succeeded(shown), menu: succeeded(menu) }
const down = failed({ _tag: "ServerFailed", call: "shell.menu", requestId: null, status: 500 } as const)

describe("contents that distinguish a page from others of its route", () => {
  it("are its place, match, data and menus, identical to the input of its machines", () => {
    const own = contentsOf(place, visit)
    expect(own?.route).toBe("diamonds")
    const given = [place, visit.match, shown.data, menu]
    expect(own?.contents).toHaveLength(given.length)
    for (const [index, content] of given.entries()) expect(own?.contents[index]).toBe(content)
  })

  it.each<readonly [why: string, other: Partial<GuestVisit>]>([
    ["has no page", { match: resolveRoute("/%E0%A4%A", "") }],
    ["did not open", { page: down }],
    ["has nothing at its address", { page: succeeded({ _tag: "Missing" }) }],
    ["is sent on", { page: succeeded({ _tag: "Moved", to: "/about", status: 302 }) }],
    ["has no menus", { menu: down }]
  ])("are undefined for a visit that %s", (_, other) => {
    expect(contentsOf(place, { ...visit, ...other })).toBeNull()
  })
})
