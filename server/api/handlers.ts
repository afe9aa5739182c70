import { Effect } from "effect"
import { catalogPageSize as pageSize } from "../../core/domain/page-sizes.ts"
import { categories, categoryNames } from "../../core/domain/jewelry.ts"
import { findBanners, findConfig, findCountries, findPageMeta, findTooltips } from "../db/content.ts"
import { findDiamond, findDiamonds } from "../db/diamonds.ts"
import { countByCategory, findJewelry, findProduct } from "../db/jewelry.ts"
import { recommendJewelry } from "../db/jewelry-recommended.ts"
import { findLanding, findLandings } from "../db/landings.ts"
import { findMenu } from "../db/menu.ts"
import { findRootPages, findStaticPage } from "../db/static-pages.ts"
import { findStoreCities, findStoreContacts, findStoreLocations } from "../db/stores.ts"
import { addSubscription } from "../db/subscriptions.ts"
import { callerPlace, countTry, limits } from "./limits.ts"
import { composeMainPage } from "./main-page.ts"
import { notFound } from "./refusal.ts"
import type { Handlers } from "./served-calls.ts"
import { sessionHandlers } from "./session-handlers.ts"
import { userHandlers } from "./user-handlers.ts"

const recommendedCount = 4

/** What answers each call of the contract. `publicUrl` is the shop's own origin. */
export const makeHandlers = (publicUrl: string): Handlers => ({
  ...sessionHandlers(publicUrl),
  ...userHandlers,

  "catalog.diamonds": Effect.fn("catalog.diamonds")(function* ({ query: { page = 1 } }) {
    const { items, total } = yield* findDiamonds({ page, pageSize })
    return { items, total, page, pages: yield* pagesOf(total, page) }
  }),

  "catalog.diamond": Effect.fn("catalog.diamond")(function* ({ params: { code } }) {
    return (yield* findDiamond(code)) ?? (yield* notFound("Такого бриллианта нет"))
  }),

  "catalog.jewelry": Effect.fn("catalog.jewelry")(function* ({ query: { category: asked, page = 1 } }) {
    const category = asked === undefined ? null : categories.find((code) => code === asked)
    if (category === undefined) return yield* notFound("Такой категории нет")
    const counts = yield* countByCategory
    const counted = category === null ? counts : counts.filter(({ code }) => code === category)
    const total = counted.reduce((sum, { count }) => sum + count, 0)
    const pages = yield* pagesOf(total, page)
    const items = yield* findJewelry({ category, page, pageSize })
    return { items, total, page, pages, category: category && { code: category, name: categoryNames[category] }, categories: counts }
  }),

  "catalog.product": Effect.fn("catalog.product")(function* ({ params: { id } }) {
    return (yield* findProduct(id)) ?? (yield* notFound("Такого украшения нет"))
  }),

  "catalog.recommends": Effect.fn("catalog.recommends")(function* ({ params: { id } }) {
    return { items: (yield* recommendJewelry(id, recommendedCount)) ?? (yield* notFound("Такого украшения нет")) }
  }),

  "content.rootPages": () => Effect.map(findRootPages, (items) => ({ items })),
  "content.staticPage": Effect.fn("content.staticPage")(function* ({ params: { code } }) {
    return (yield* findStaticPage(code)) ?? (yield* notFound("Такой страницы нет"))
  }),
  "content.landing": Effect.fn("content.landing")(function* ({ params: { code } }) {
    return (yield* findLanding(code)) ?? (yield* notFound("Такой коллекции нет"))
  }),
  "content.landings": () => Effect.map(findLandings, (items) => ({ items })),

  "stores.contacts": () => findStoreContacts,
  "stores.locations": () => Effect.map(findStoreLocations, (items) => ({ items })),
  "stores.cities": () => Effect.map(findStoreCities, (items) => ({ items })),

  "subscriptions.subscribe": Effect.fn("subscriptions.subscribe")(function* ({ body: { email } }) {
    yield* countTry(limits.subscribe, yield* callerPlace)
    yield* addSubscription(email)
    return { email }
  }),

  "pages.main": () => composeMainPage,
  "pages.meta": ({ query: { url } }) => findPageMeta(url.replace(/[?#].*$/s, "")),

  "shell.menu": () => findMenu,
  "shell.banners": () => Effect.map(findBanners, (banners) => ({ banners })),
  "shell.tooltips": () => Effect.map(findTooltips, (tooltips) => ({ tooltips })),
  "shell.countries": () => Effect.map(findCountries, (countries) => ({ countries })),
  "shell.config": () => Effect.map(findConfig, ({ captchaClientKey }) => ({ domain: new URL(publicUrl).hostname, captchaClientKey })),
  "shell.productConfig": () =>
    Effect.succeed({
      currency: "RUB",
      pageSizes: { diamonds: pageSize, jewelry: pageSize },
      newsletter: { code: "alrosa", name: "Новости «Грани»" }
    })
})

/** How many pages a list has, an empty one having one; a page past the last is not there. */
const pagesOf = (total: number, page: number) => {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return page > pages ? Effect.fail(notFound("Такой страницы нет")) : Effect.succeed(pages)
}
