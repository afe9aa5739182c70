import { Effect, Layer, ManagedRuntime } from "effect"
import { renderToString } from "react-dom/server"
import { createActor, waitFor } from "xstate"
import * as apiInProcess from "../adapters/node/api-in-process.ts"
import * as noBrowser from "../adapters/node/no-browser.ts"
import * as noJournalDesk from "../adapters/node/no-journal-desk.ts"
import * as payloadsNone from "../adapters/node/payloads-none.ts"
import { failedHead, type Head, missingHead } from "../core/domain/head.ts"
import { addressOf, type Place, placeOf, withoutSecretParameters } from "../core/domain/place.ts"
import { treeOf } from "../core/journal/restore.ts"
import { resolve } from "../core/routes/resolve.ts"
import type { ScreenName } from "../core/routes/route.ts"
import { pageHead } from "../core/services/page-head.ts"
import { pageData } from "../core/services/pages.ts"
import { Screens } from "../core/services/screens.ts"
import type { ShopActor } from "../core/shop.ts"
import { App } from "../view/app.tsx"
import { loadScreens } from "../view/screens/screens.tsx"
import { makeCalls } from "./calls.ts"
import { documentOf } from "./document.ts"
import { loggerTo } from "./log.ts"
import { provideShop } from "./provide-shop.ts"
import type { MakeRenderer, PagePayload, Rendered, RendererOptions } from "./renderer.ts"

/** Draws the shop's pages for a guest: the same for everyone, because a document request carries no identity (`architecture`, rule 12). */
export const makeRenderer: MakeRenderer = (options) => {
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      apiInProcess.layer(options.call),
      payloadsNone.layer,
      noBrowser.layer,
      noJournalDesk.layer,
      Layer.succeed(Screens, { load: () => Effect.void }),
      loggerTo((level, message, data) => (level === "info" ? undefined : options.log(level, message, data)))
    )
  )
  const calls = Promise.resolve(makeCalls(runtime))
  const { lazy, shop: machine } = provideShop(runtime, () => calls)
  const ready = Promise.all([loadScreens(), ...Object.values(lazy).map((each) => each.load())])

  const render = async (url: string): Promise<Rendered> => {
    const place = publicPlace(url) ?? nowhere
    await ready
    const shop = createActor(machine, { id: "shop", input: { place } }).start()
    try {
      const { menu, navigation } = shop.getSnapshot().children
      if (navigation === undefined || menu === undefined) throw new Error("the shop started without its shell")
      const isSettled = (snapshot: { hasTag(tag: "settled"): boolean }) => snapshot.hasTag("settled")
      await Promise.all([waitFor(navigation, isSettled, { timeout: patience }), waitFor(menu, isSettled, { timeout: patience })])
      return answered(shop, place, options)
    } finally {
      shop.stop()
    }
  }

  const payload = async (url: string): Promise<PagePayload> => {
    const place = publicPlace(url) ?? nowhere
    const match = resolve(place.path, place.search)
    if (match._tag === "Missing") return payloadOf(404)
    const data = await runtime.runPromise(Effect.result(pageData({ ...place, ...match })))
    if (data._tag === "Failure") return payloadOf(503)
    return data.success === undefined ? payloadOf(404) : payloadOf(200, data.success)
  }

  return { render, payload }
}

/** Longer than any call of a page may take. */
const patience = 20_000

const nowhere: Place = { path: "//", search: "", index: 0 }

const payloadOf = (status: number, data: object = {}): PagePayload => ({ status, body: { status, data } })

/** Secrets in an address concern the browser alone: they reach neither a machine here nor the state in the document. */
const publicPlace = (url: string): Place | undefined => {
  const place = placeOf(url, 0)
  return place && { ...place, search: withoutSecretParameters(place.search).search }
}

const answered = (shop: ShopActor, asked: Place, options: RendererOptions): Rendered => {
  const { navigation, page } = shop.getSnapshot().children
  const state = navigation?.getSnapshot()
  const view = page?.getSnapshot().context.view
  if (state?.context.leaveTo) return redirected(state.context.leaveTo, state.context.movedStatus)
  if (state && addressOf(state.context.place) !== addressOf(asked))
    return redirected(addressOf(state.context.place), state.context.movedStatus)
  if (state?.matches("ready") && view) {
    const head = pageHead(view.place, view.match, view.data)
    return drawn(shop, options, { status: 200, head, screen: view.match.screen, cache: view.match.isPrivate ? "no-store" : publicCache })
  }
  if (state?.matches("missing")) return drawn(shop, options, { status: 404, head: missingHead, cache: "public, max-age=0, s-maxage=10" })
  return drawn(shop, options, { status: 503, head: failedHead, cache: "no-store" })
}

const publicCache = "public, max-age=0, s-maxage=60, stale-while-revalidate=300"

const redirected = (to: string, status: number | null): Rendered => ({
  status: status ?? 302,
  headers: { location: to, "cache-control": "no-cache" },
  html: ""
})

type Page = { readonly status: number; readonly head: Head; readonly cache: string; readonly screen?: ScreenName }

const drawn = (
  shop: ShopActor,
  { assets, build, clientKey, debug, publicUrl }: RendererOptions,
  { cache, head, screen, status }: Page
): Rendered => {
  const own = (screen && assets.screens[screen]) ?? { modules: [], styles: [] }
  const html = documentOf({
    head,
    publicUrl,
    fonts: assets.fonts,
    styles: [...new Set([...assets.styles, ...own.styles])],
    scripts: assets.scripts,
    modules: [...assets.modules, ...own.modules],
    body: renderToString(<App shop={shop} debug={debug} />),
    state: { build, clientKey, debug, tree: treeOf(shop, {}) }
  })
  return { status, headers: { "content-type": "text/html; charset=utf-8", "cache-control": cache }, html }
}
