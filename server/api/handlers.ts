import { Effect } from "effect"
import { catalogPageSize as pageSize } from "../../core/domain/page-sizes.ts"
import { findBanners, findConfig, findCountries, findPageMeta, findTooltips } from "../db/content.ts"
import { findLanding, findLandings } from "../db/landings.ts"
import { findMenu } from "../db/menu.ts"
import { findRootPages, findStaticPage } from "../db/static-pages.ts"
import { findStoreCities, findStoreContacts, findStoreLocations } from "../db/stores.ts"
import { awaitSubscription } from "../db/subscriptions.ts"
import { Errands } from "../errands.ts"
import { addressHandlers } from "./address-handlers.ts"
import { cartHandlers } from "./cart-handlers.ts"
import { catalogHandlers } from "./catalog-handlers.ts"
import { checkoutHandlers } from "./checkout-handlers.ts"
import { customHandlers } from "./custom-handlers.ts"
import { favoritesHandlers } from "./favorites-handlers.ts"
import { callerPlace, countTry, limits } from "./limits.ts"
import { composeMainPage } from "./main-page.ts"
import { orderHandlers } from "./order-handlers.ts"
import { orderHistoryHandlers } from "./order-history-handlers.ts"
import { paperHandlers } from "./paper-handlers.ts"
import { paymentHandlers } from "./payment-handlers.ts"
import { notFound } from "./refusal.ts"
import { searchHandlers } from "./search-handlers.ts"
import { sendSubscribeLetter } from "./send-email-letters.ts"
import type { Handlers } from "./served-calls.ts"
import { sessionHandlers } from "./session-handlers.ts"
import { userHandlers } from "./user-handlers.ts"
import { viewedHandlers } from "./viewed-handlers.ts"

/** What answers each call of the contract. `publicUrl` is the shop's own origin, `captchaKey` the public key with the captcha. */
export const makeHandlers = (publicUrl: string, captchaKey: string | null = null): Handlers => ({
  ...sessionHandlers(publicUrl),
  ...userHandlers(publicUrl),
  ...addressHandlers,
  ...catalogHandlers,
  ...searchHandlers,
  ...cartHandlers,
  ...customHandlers,
  ...favoritesHandlers,
  ...orderHandlers,
  ...checkoutHandlers(publicUrl),
  ...orderHistoryHandlers(publicUrl),
  ...paymentHandlers(publicUrl),
  ...paperHandlers(publicUrl),
  ...viewedHandlers,

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
    yield* awaitSubscription(email)
    const errands = yield* Errands
    yield* errands.start(sendSubscribeLetter(email, publicUrl))
    return { email }
  }),

  "pages.main": () => composeMainPage,
  "pages.meta": ({ query: { url } }) => findPageMeta(url.replace(/[?#].*$/s, "")),

  "shell.menu": () => findMenu,
  "shell.banners": () => Effect.map(findBanners, (banners) => ({ banners })),
  "shell.tooltips": () => Effect.map(findTooltips, (tooltips) => ({ tooltips })),
  "shell.countries": () => Effect.map(findCountries, (countries) => ({ countries })),
  "shell.config": () =>
    Effect.map(findConfig, ({ captchaClientKey }) => ({
      domain: new URL(publicUrl).hostname,
      captchaClientKey: captchaKey ?? captchaClientKey
    })),
  "shell.productConfig": () =>
    Effect.succeed({
      currency: "RUB",
      pageSizes: { diamonds: pageSize, jewelry: pageSize },
      newsletter: { code: "alrosa", name: "Новости «Грани»" }
    })
})
