import { Effect, Layer, Result } from "effect"
import { describe, expect, it, vi } from "vitest"
import { type CallKey, calls as loaders } from "../../../core/contract/calls.ts"
import type { PageMeta } from "../../../core/contract/content/pages.ts"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { Api, type ApiError, makeApi, Refused, type Send, ServerFailed } from "../../../core/services/ports/api.ts"
import { maxPageMetas, PageMetas } from "../../../core/services/navigation/page-metas.ts"
import { openPage, type PageData, type PageRequest } from "../../../core/services/navigation/pages.ts"
import { type Payload, Payloads, PayloadUnavailable } from "../../../core/services/ports/payloads.ts"
import { jewelryPath } from "../../../core/domain/product/jewelry.ts"
import { Screens, ScreenUnavailable } from "../../../core/services/ports/screens.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { cards, diamondOf } from "../../../qa/samples/diamonds.ts"
import { jewelry } from "../../../qa/samples/jewelry.ts"

const diamond = diamondOf("round")
const listOfDiamonds = { items: cards, total: cards.length, page: 1, pages: 1 }

const facets = { total: cards.length, facets: [], ranges: [] }

const banners = { banners: [] }

const silentMeta = {
  title: null,
  description: null,
  keywords: null,
  robots: null,
  canonical: null,
  h1: null,
  text: null,
  redirect: null,
  redirectCode: null
}

const requestFor = (address: string): PageRequest => {
  const [path = "", query] = address.split("?", 2)
  const search = query === undefined ? "" : `?${query}`
  const match = resolveRoute(path, search)
  if (match._tag === "Missing") throw new Error(address)
  return { path, search, screen: match.screen, calls: match.calls }
}

type World = {
  readonly payload?: Payload
  readonly calls?: { readonly [K in CallKey]?: Effect.Effect<unknown, ApiError> }
  readonly screen?: Effect.Effect<void, ScreenUnavailable>
  readonly known?: PageData | null
  /** Meta records that the tab has stored. */
  readonly metas?: Map<string, PageMeta>
}

/** Opens a page over the given answers; `asked` lists the calls that went to the API. */
const open = async (path: string, { calls = {}, known = null, metas, payload, screen = Effect.void }: World) => {
  const asked: Array<string> = []
  const send = ({ key }: Endpoint) => {
    asked.push(key)
    return calls[key as CallKey] ?? Effect.die(new Error(key))
  }
  const api = Layer.succeed(Api, makeApi(send as Send))
  const payloads = Layer.succeed(Payloads, {
    read: () => (payload === undefined ? Effect.fail(new PayloadUnavailable({ reason: "down" })) : Effect.succeed(payload))
  })
  const stored = metas === undefined ? Layer.empty : Layer.succeed(PageMetas, metas)
  const layers = Layer.mergeAll(api, payloads, Layer.succeed(Screens, { load: () => screen }), stored)
  const result = await Effect.runPromise(Effect.result(openPage({ ...requestFor(path), known })).pipe(Effect.provide(layers)))
  return { asked, result: Result.isSuccess(result) ? result.success : result.failure }
}

const failed = new ServerFailed({ call: "pages.meta", requestId: null, status: 500 })
const nowhere = new Refused({ call: "catalog.diamonds", requestId: null, status: 404, message: "", errors: {} })

const answers = {
  "catalog.diamonds": Effect.succeed(listOfDiamonds),
  "catalog.diamondFacets": Effect.succeed(facets),
  "shell.banners": Effect.succeed(banners),
  "pages.meta": Effect.succeed(silentMeta)
}

const listPage = {
  "catalog.diamonds": listOfDiamonds,
  "catalog.diamondFacets": facets,
  "shell.banners": banners,
  "pages.meta": silentMeta
}

describe("opening a page", () => {
  it("uses the payload without other requests", async () => {
    const { asked, result } = await open("/diamonds", { payload: { status: 200, data: listPage } })
    expect(result).toEqual({ _tag: "Shown", data: listPage })
    expect(asked).toEqual([])
  })

  it("falls back to the calls when the payload is unavailable", async () => {
    const { asked, result } = await open("/diamonds", { calls: answers })
    expect(result).toEqual({ _tag: "Shown", data: listPage })
    expect(asked.toSorted()).toEqual(["catalog.diamondFacets", "catalog.diamonds", "pages.meta", "shell.banners"])
  })

  it("falls back to the calls when the payload does not fit the contract", async () => {
    const data = { "catalog.diamond": { ...diamond, price: "dear" }, "catalog.paired": null, "pages.meta": null }
    const calls = {
      "catalog.diamond": Effect.succeed(diamond),
      "catalog.paired": Effect.fail(failed),
      "pages.meta": Effect.succeed(silentMeta)
    }
    const { asked, result } = await open(`/diamonds/${diamond.code}`, { payload: { status: 200, data }, calls })
    expect(result).toMatchObject({ _tag: "Shown", data: { "catalog.diamond": { price: diamond.price } } })
    expect(asked).toHaveLength(3)
  })

  it("works without its meta record", async () => {
    const { result } = await open("/diamonds", { calls: { ...answers, "pages.meta": Effect.fail(failed) } })
    expect(result).toMatchObject({ _tag: "Shown", data: { "catalog.diamonds": listOfDiamonds, "pages.meta": null } })
  })

  const metaCalls = (asked: ReadonlyArray<string>) => asked.filter((key) => key === "pages.meta").length

  it("[META-019] requests the meta record of a path once per tab, for all orders", async () => {
    const metas = new Map<string, PageMeta>()
    const calls = { ...answers, "pages.meta": Effect.succeed({ ...silentMeta, title: "Бриллианты" }) }
    const counts: Array<number> = []
    for (const address of ["/diamonds", "/diamonds/2", "/diamonds/filter/shape--oval", "/diamonds?sort=price&order=asc", "/diamonds/"]) {
      const { asked, result } = await open(address, { calls, metas })
      expect(result).toMatchObject({ _tag: "Shown", data: { "pages.meta": { title: "Бриллианты" } } })
      counts.push(metaCalls(asked))
    }
    expect(counts).toEqual([1, 0, 1, 0, 0])
  })

  it("[META-019] requests a meta record again after a failure", async () => {
    const metas = new Map<string, PageMeta>()
    const counts: Array<number> = []
    for (const meta of [Effect.fail(failed), Effect.succeed(silentMeta), Effect.succeed(silentMeta)]) {
      const { asked } = await open("/diamonds", { calls: { ...answers, "pages.meta": meta }, metas })
      counts.push(metaCalls(asked))
    }
    expect(counts).toEqual([1, 1, 0])
  })

  it("requests the meta record for every visit on the server", async () => {
    const [first, second] = [await open("/diamonds", { calls: answers }), await open("/diamonds", { calls: answers })]
    expect([metaCalls(first.asked), metaCalls(second.asked)]).toEqual([1, 1])
  })

  it("drops the stored meta records at their limit", async () => {
    const metas = new Map(Array.from({ length: maxPageMetas }, (_, index) => [`/about/${index}`, silentMeta]))
    await open("/diamonds", { calls: answers, metas })
    expect([...metas.keys()]).toEqual(["/diamonds"])
  })

  it("shows a list whose filter counts are unavailable", async () => {
    const { result } = await open("/diamonds", { calls: { ...answers, "catalog.diamondFacets": Effect.fail(failed) } })
    expect(result).toMatchObject({ _tag: "Shown", data: { "catalog.diamonds": listOfDiamonds, "catalog.diamondFacets": null } })
  })

  it("is not found where the payload or the call answers 404", async () => {
    const calls = { ...answers, "catalog.diamonds": Effect.fail(nowhere), "pages.meta": Effect.succeed(silentMeta) }
    expect((await open("/diamonds/999", { calls })).result).toEqual({ _tag: "Missing" })
    expect((await open("/diamonds/999", { calls, payload: { status: 404, data: {} } })).result).toEqual({ _tag: "Missing" })
  })

  it("is not found where the address names a variant that the piece does not have", async () => {
    const piece = jewelryPath(jewelry.category.code, jewelry.productCode)
    const data = { "catalog.product": jewelry, "catalog.look": null, "catalog.recommends": null, "pages.meta": silentMeta }
    const payload = { status: 200, data }
    const calls = {
      "catalog.product": Effect.succeed(jewelry),
      "catalog.look": Effect.fail(failed),
      "catalog.recommends": Effect.fail(failed),
      "pages.meta": Effect.succeed(silentMeta)
    }
    expect((await open(`${piece}skuId_101/`, { payload })).result).toEqual({ _tag: "Shown", data })
    expect((await open(`${piece}skuId_999/`, { calls, payload })).result).toEqual({ _tag: "Missing" })
    expect((await open(`${piece}skuId_999/`, { calls })).result).toEqual({ _tag: "Missing" })
  })

  it("makes no request for another variant of the shown piece, and does not find an unknown one", async () => {
    const piece = jewelryPath(jewelry.category.code, jewelry.productCode)
    const known = { "catalog.product": jewelry, "pages.meta": silentMeta }
    expect(await open(`${piece}skuId_105/`, { known })).toEqual({ asked: [], result: { _tag: "Shown", data: known } })
    expect(await open(`${piece}skuId_999/`, { calls: answers, known })).toMatchObject({ result: { _tag: "Missing" } })
  })

  it("makes the same calls for every variant of a piece", () => {
    const piece = jewelryPath(jewelry.category.code, jewelry.productCode)
    const [own, ...others] = [piece, `${piece}skuId_101/`, `${piece}skuId_102`].map((path) => requestFor(path).calls)
    for (const calls of others) expect(calls).toEqual(own)
  })

  it("follows the redirect of its meta record", async () => {
    const meta = { ...silentMeta, redirect: "/diamonds", redirectCode: 301 }
    const payload = { status: 200, data: { ...listPage, "pages.meta": meta } }
    expect((await open("/diamonds/2", { payload })).result).toEqual({ _tag: "Moved", to: "/diamonds", status: 301 })
  })

  it("follows the redirect of its address even if no page exists there any more", async () => {
    const meta = { ...silentMeta, redirect: "/jewelry/", redirectCode: 308 }
    const calls = { ...answers, "catalog.diamonds": Effect.fail(nowhere), "pages.meta": Effect.succeed(meta) }
    const moved = { _tag: "Moved", to: "/jewelry/", status: 308 }
    expect((await open("/diamonds/999", { calls })).result).toEqual(moved)
    expect((await open("/diamonds/999", { calls, payload: { status: 404, data: {} } })).result).toEqual(moved)
  })

  it("is not found if the address matches nothing and the meta record is unavailable", async () => {
    const calls = { ...answers, "catalog.diamonds": Effect.fail(nowhere), "pages.meta": Effect.fail(failed) }
    expect((await open("/diamonds/999", { calls })).result).toEqual({ _tag: "Missing" })
  })

  it.each(["/diamonds", "/diamonds/", "/diamonds?sort=price", "/diamonds/#stones"])(
    "does not redirect in a circle to %s",
    async (redirect) => {
      const data = { ...listPage, "pages.meta": { ...silentMeta, redirect, redirectCode: 301 } }
      expect((await open("/diamonds", { payload: { status: 200, data } })).result).toEqual({ _tag: "Shown", data })
    }
  )

  it("fails with the error of a required call", async () => {
    const calls = { ...answers, "catalog.diamonds": Effect.fail(failed), "pages.meta": Effect.succeed(silentMeta) }
    expect((await open("/diamonds", { calls })).result).toEqual(failed)
  })

  it("fails when the code of its screen does not load", async () => {
    const screen = Effect.fail(new ScreenUnavailable({ screen: "journal" }))
    expect((await open("/dev/journal", { screen })).result).toEqual(new ScreenUnavailable({ screen: "journal" }))
  })
})

it("requests the contracts of a page while its payload is under way", async () => {
  const load = vi.spyOn(loaders, "pages.main")
  let before = 0
  const payloads = Layer.succeed(Payloads, {
    read: () =>
      Effect.gen(function* () {
        yield* Effect.sleep("20 millis")
        before = load.mock.calls.length
        return yield* new PayloadUnavailable({ reason: "down" })
      })
  })
  const send = () => Effect.die(new Error("no answer"))
  const api = Layer.succeed(Api, makeApi(send))
  const layers = Layer.mergeAll(api, payloads, Layer.succeed(Screens, { load: () => Effect.void }))
  await Effect.runPromise(Effect.exit(openPage(requestFor("/")).pipe(Effect.provide(layers))))
  load.mockRestore()
  expect(before).toBe(1)
})
