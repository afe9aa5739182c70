import { renderToStaticMarkup, renderToString } from "react-dom/server"
import { sampleStorage } from "../core/services/account/sample-storage.ts"
import { publicPlace } from "../core/domain/url/public-place.ts"
import { breakageOf } from "../core/machines/navigation/page-failure.ts"
import { pageAnswer, redirectTo, type RenderedPage, renderedAs } from "../core/shop/page-answer.ts"
import type { ShopActor } from "../core/shop/shop.ts"
import { pageStateOf } from "../core/shop/page-state.ts"
import { App } from "../view/app.tsx"
import { loadIslands } from "../view/islands/late-island.tsx"
import { MissingNotice } from "../view/shell/missing-notice.tsx"
import { loadScreens } from "../view/screens/screens.tsx"
import { documentFiles } from "../adapters/node/document-files.ts"
import { documentOf, siteTags } from "../adapters/node/document.ts"
import { guestAnswersFrom } from "./guest-answers.ts"
import { guestMachinesReady, type GuestShop, startBrokenGuestShop, startGuestShop } from "./guest-shop.ts"
import { visitor } from "./guest-visits.ts"
import { rememberPages } from "./remembered-pages.ts"
import type { MakeRenderer, RendererOptions } from "./renderer.ts"

/** Renders pages for a guest: document requests carry no identity. */
export const makeRenderer: MakeRenderer = (options) => {
  const guest = guestAnswersFrom(options)
  const draw = drawer(options)
  const visit = visitor()

  const render = async (url: string): Promise<RenderedPage> => {
    const place = publicPlace(url, options.hasTools)
    const [answers] = await Promise.all([guest.answers(place), ready])
    const { page } = answers
    if (page._tag === "Success" && page.value._tag === "Moved") return redirectTo(page.value)
    try {
      return draw(visit(place, answers))
    } catch (thrown) {
      const breakage = breakageOf(thrown)
      options.log("error", "A page failed to render", { path: place.path, ...breakage })
      return draw(startBrokenGuestShop(place, answers.match, answers, options.debug ? breakage : null))
    }
  }

  return { render, payload: (url) => guest.payload(publicPlace(url, options.hasTools)) }
}

/** Baseline of `npm run bench`: renders a page by React alone, over an existing shop. */
export const makeBareDrawing = async (options: RendererOptions, url: string): Promise<() => string> => {
  const place = publicPlace(url, options.hasTools)
  const [answers] = await Promise.all([guestAnswersFrom(options).answers(place), ready])
  const { shop } = startGuestShop(place, answers.match, answers)
  return () => renderToString(<App shop={shop} debug={false} />)
}

/** Creates a page's shop by running its machines and from its route's template, for `npm run bench`. */
export const makeGuestShops = async (
  options: RendererOptions,
  url: string
): Promise<{ readonly [by in "run" | "template"]: () => GuestShop }> => {
  const place = publicPlace(url, options.hasTools)
  const [answers] = await Promise.all([guestAnswersFrom(options).answers(place), ready])
  const visit = visitor()
  return { run: () => startGuestShop(place, answers.match, answers), template: () => visit(place, answers) }
}

const missing = renderToStaticMarkup(<MissingNotice />)

const ready = Promise.all([loadScreens().then(loadIslands), guestMachinesReady])

const drawer = (options: RendererOptions): ((guest: GuestShop) => RenderedPage) => {
  const { assets, debug, publicUrl } = options
  const site = siteTags(publicUrl)
  const filesOf = documentFiles(assets)
  const remember = rememberPages(options.rememberedPages ?? 0)
  const drawn = (shop: ShopActor, state: string): RenderedPage => {
    const answer = pageAnswer(shop, publicUrl)
    const { facts, head, sample: session, screen } = answer
    const drawing = renderToString(<App shop={shop} debug={debug} />)
    const { html: body, symbols } = assets.inlineSymbols?.(drawing) ?? { html: drawing, symbols: "" }
    const files = filesOf(screen, body + missing)
    const sample = session && assets.sample ? { script: assets.sample, stored: sampleStorage(session, Date.now()) } : undefined
    const html = documentOf({ head, publicUrl, site, facts, files, sample, body, symbols, missing, state })
    return renderedAs(answer, { html, styleSource: files.style?.source })
  }
  return (guest) => {
    const state = JSON.stringify(pageStateOf(options, guest.tree))
    return remember(state, () => drawn(guest.shop, state))
  }
}
