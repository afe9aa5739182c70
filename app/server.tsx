import { renderToStaticMarkup, renderToString } from "react-dom/server"
import { failedHead, type Head, missingHead } from "../core/domain/content/head.ts"
import { pageNotFound } from "../core/domain/navigation/page-not-found.ts"
import { nowhere, type Place, placeOf, withoutSecretParameters } from "../core/domain/url/place.ts"
import type { ScreenName } from "../core/routes/route.ts"
import { arrangedScreens } from "../core/routes/screen-features.ts"
import { pageFacts } from "../core/services/content/page-facts.ts"
import { pageHead } from "../core/services/content/page-head.ts"
import { breakageOf } from "../core/machines/navigation/page-failure.ts"
import type { ShopActor } from "../core/shop/shop.ts"
import { App } from "../view/app.tsx"
import { lateIsHere } from "../view/islands/late.tsx"
import { MissingNotice } from "../view/shell/missing-notice.tsx"
import { loadScreens } from "../view/screens/screens.tsx"
import { assetTags, documentOf, houseTags } from "../adapters/node/document.ts"
import { guestAnswersFrom } from "./guest-answers.ts"
import { guestMachinesReady, type GuestShop, startBrokenGuestShop, startGuestShop } from "./guest-shop.ts"
import { visitor } from "./guest-visits.ts"
import type { PageState } from "../core/shop/page-state.ts"
import type { Loaded } from "../core/domain/content/loaded-files.ts"
import type { MakeRenderer, Rendered, RendererOptions } from "./renderer.ts"

/** Draws the shop's pages for a guest: the same for everyone, because a document request carries no identity. */
export const makeRenderer: MakeRenderer = (options) => {
  const guest = guestAnswersFrom(options)
  const draw = drawer(options)
  const visit = visitor()

  const render = async (url: string): Promise<Rendered> => {
    const place = publicPlace(url, options)
    const [answers] = await Promise.all([guest.answers(place), ready])
    const { page } = answers
    if (page._tag === "Success" && page.value._tag === "Moved") return movedTo(page.value)
    try {
      return draw(visit(place, answers))
    } catch (thrown) {
      const breakage = breakageOf(thrown)
      options.log("error", "A page broke while it was drawn", { path: place.path, ...breakage })
      return draw(startBrokenGuestShop(place, answers.match, answers, options.debug ? breakage : null))
    }
  }

  return { render, payload: (url) => guest.payload(publicPlace(url, options)) }
}

/** The tree of one page drawn by React alone, over a shop that stands already: what rendering is measured against (`npm run bench`). */
export const makeBareDrawing = async (options: RendererOptions, url: string): Promise<() => string> => {
  const place = publicPlace(url, options)
  const [answers] = await Promise.all([guestAnswersFrom(options).answers(place), ready])
  const { shop } = startGuestShop(place, answers.match, answers)
  return () => renderToString(<App shop={shop} debug={false} />)
}

const missing = renderToStaticMarkup(<MissingNotice />)

const ready = Promise.all([loadScreens().then(lateIsHere), guestMachinesReady])

/**
 * Secrets in an address concern the browser alone: they reach neither a machine here nor the state in the document. The tools of
 * development are nowhere in production.
 */
const publicPlace = (url: string, { hasTools }: RendererOptions): Place => {
  const place = placeOf(url, 0)
  if (place === undefined || (!hasTools && place.path.startsWith("/dev/"))) return nowhere
  return { ...place, search: withoutSecretParameters(place.search).search }
}

const movedTo = ({ status, to }: { readonly to: string; readonly status: number }): Rendered => ({
  status,
  headers: { location: to, "cache-control": "no-cache" },
  html: ""
})

type Page = {
  readonly status: number
  readonly head: Head
  readonly cache: string
  readonly screen?: ScreenName
  readonly facts?: ReadonlyArray<object>
}

/** What the shop's machines came to, as an answer to a document request. */
const pageOf = (shop: ShopActor, origin: string): Page => {
  const { navigation, page } = shop.getSnapshot().children
  const view = page?.getSnapshot().context.view
  if (navigation?.getSnapshot().matches("missing")) {
    const { place, route } = navigation.getSnapshot().context
    return { status: pageNotFound(place, route).status, head: missingHead, cache: "public, max-age=0, s-maxage=10" }
  }
  if (navigation?.getSnapshot().matches("broken")) return { status: 500, head: failedHead, cache: "no-store" }
  if (!view || !navigation?.getSnapshot().matches("ready")) return { status: 503, head: failedHead, cache: "no-store" }
  const cache = view.match.isPrivate ? "no-store" : "public, max-age=0, s-maxage=60, stale-while-revalidate=300"
  const facts = pageFacts(view.place.path, view.data, origin)
  return { status: 200, head: pageHead(view.place, view.match, view.data), cache, screen: view.match.screen, facts }
}

const drawer = ({
  assets,
  build,
  buildPeriodMs = null,
  captcha = null,
  clientKey,
  debug,
  hasInspector = false,
  maps = null,
  marketing,
  publicUrl,
  reportsUrl = null
}: RendererOptions): ((guest: GuestShop) => Rendered) => {
  const { screens, scripts, ...bare } = assets
  const house = houseTags(publicUrl)
  const known = new Map<ScreenName | undefined, string>()
  const tagsOf = (screen: ScreenName | undefined, loaded: Loaded): string => {
    const tags = known.get(screen) ?? assetTags({ scripts, ...loaded, isArranged: screen !== undefined && arrangedScreens.has(screen) })
    known.set(screen, tags)
    return tags
  }
  return ({ shop, tree }) => {
    const { cache, facts = [], head, screen, status } = pageOf(shop, publicUrl)
    const body = renderToString(<App shop={shop} debug={debug} />)
    const state: PageState = {
      build,
      clientKey,
      debug,
      tree,
      ...(hasInspector && { isInspectable: true }),
      ...(captcha && { captcha }),
      ...(maps && { maps }),
      ...(marketing && Object.keys(marketing).length > 0 && { marketing }),
      ...(buildPeriodMs !== null && { buildPeriodMs }),
      ...(reportsUrl !== null && { reportsUrl })
    }
    const loaded = (screen && screens[screen]) ?? bare
    const html = documentOf({ head, publicUrl, house, facts, assets: tagsOf(screen, loaded), loaded, body, missing, state })
    return { status, headers: { "content-type": "text/html; charset=utf-8", "cache-control": cache }, html }
  }
}
