import { Effect } from "effect"
import { findBanners, findConfig, findCountries, findMainPage, findMenu, findPageMeta, findTooltips } from "../db/content.ts"
import { countByShape, featuredDiamonds, findDiamond, findDiamonds } from "../db/diamonds.ts"
import { notFound } from "./refusal.ts"
import type { Handlers } from "./served-calls.ts"

/** Stones on one page of the listing (LIM-002). */
const pageSize = 24
const featuredOnMain = 6

/** What answers each call of the contract. `publicUrl` is the shop's own origin. */
export const makeHandlers = (publicUrl: string): Handlers => ({
  "catalog.diamonds": Effect.fn("catalog.diamonds")(function* ({ query: { page = 1 } }) {
    const { items, total } = yield* findDiamonds({ page, pageSize })
    const pages = Math.max(1, Math.ceil(total / pageSize))
    return page > pages ? yield* notFound("Такой страницы нет") : { items, total, page, pages }
  }),

  "catalog.diamond": Effect.fn("catalog.diamond")(function* ({ params: { code } }) {
    return (yield* findDiamond(code)) ?? (yield* notFound("Такого бриллианта нет"))
  }),

  "pages.main": () =>
    Effect.all({ page: findMainPage, shapes: countByShape, featured: featuredDiamonds(featuredOnMain) }, { concurrency: "unbounded" }).pipe(
      Effect.map(({ page, shapes, featured }) => ({ ...page, shapes, featured }))
    ),

  "pages.meta": ({ query: { url } }) => findPageMeta(url.replace(/[?#].*$/s, "")),

  "shell.menu": () => findMenu,
  "shell.banners": () => Effect.map(findBanners, (banners) => ({ banners })),
  "shell.tooltips": () => Effect.map(findTooltips, (tooltips) => ({ tooltips })),
  "shell.countries": () => Effect.map(findCountries, (countries) => ({ countries })),
  "shell.config": () => Effect.map(findConfig, ({ captchaClientKey }) => ({ domain: new URL(publicUrl).hostname, captchaClientKey }))
})
