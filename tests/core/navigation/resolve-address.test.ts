import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { openAddress, resolveAddress } from "../../../core/services/navigation/resolve-address.ts"
import { Api, makeApi, type Send } from "../../../core/services/ports/api.ts"
import { Payloads } from "../../../core/services/ports/payloads.ts"
import { Screens } from "../../../core/services/ports/screens.ts"
import { cards } from "../../../qa/samples/diamonds.ts"

/** A shop whose meta records redirect to this address; records its calls. */
const shop = (redirect: string | null) => {
  const asked: Array<string> = []
  const answers: Readonly<Record<string, unknown>> = {
    "pages.meta": { redirect, redirectCode: 301 },
    "catalog.diamonds": { items: cards, total: cards.length, page: 1, pages: 1 },
    "catalog.diamondFacets": { total: cards.length, facets: [], ranges: [] },
    "shell.banners": { banners: [] }
  }
  const send = ({ key }: Endpoint) => Effect.sync(() => (asked.push(key), answers[key]))
  const layer = Layer.mergeAll(
    Layer.succeed(Api, makeApi(send as Send)),
    Layer.succeed(Payloads, { read: () => Effect.succeed(undefined) }),
    Layer.succeed(Screens, { load: () => Effect.void })
  )
  return {
    asked,
    resolve: (path: string, search = "") => Effect.runPromise(Effect.provide(resolveAddress({ path, search, index: 0 }), layer)),
    open: (path: string, search = "") =>
      Effect.runPromise(Effect.provide(openAddress({ path, search, match: resolveRoute(path, search) }), layer))
  }
}

describe("an address in the tab", () => {
  it("resolves to its page without a request", async () => {
    const { asked, resolve: resolveAt } = shop("/diamonds")
    expect([await resolveAt("/cart"), asked]).toEqual([resolveRoute("/cart", ""), []])
  })

  it("resolves a catalogue's address to its canonical form", async () => {
    const { asked, resolve: resolveAt } = shop(null)
    expect([await resolveAt("/diamonds/filter/", "?shape=round"), asked]).toEqual([
      { _tag: "Moved", to: "/diamonds/filter/shape--round", status: 303 },
      []
    ])
  })

  it("resolves to the redirect of its meta record, or to nothing", async () => {
    expect(await shop("/diamonds").resolve("/gone!")).toEqual({ _tag: "Moved", to: "/diamonds", status: 301 })
    expect(await shop(null).resolve("/gone!")).toEqual(resolveRoute("/gone!", ""))
  })
})

describe("a document request", () => {
  it("opens the page with its answers", async () => {
    expect(await shop(null).open("/diamonds")).toMatchObject({ _tag: "Shown", data: { "catalog.diamonds": { total: cards.length } } })
  })

  it("redirects, or finds nothing, wherever the same address does in a tab", async () => {
    expect(await shop(null).open("/diamonds/filter/", "?shape=round")).toMatchObject({ _tag: "Moved", status: 303 })
    expect(await shop("/diamonds").open("/gone!")).toEqual({ _tag: "Moved", to: "/diamonds", status: 301 })
    expect(await shop(null).open("/gone!")).toEqual({ _tag: "Missing" })
  })
})
