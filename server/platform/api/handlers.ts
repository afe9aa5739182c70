import { Effect } from "effect"
import { catalogPageSize as pageSize } from "../../../core/domain/catalogue/page-sizes.ts"
import { articleHandlers } from "../../articles/article-handlers.ts"
import { findBanners, findConfig, findCountries, findPageMeta, findTooltips } from "../../content/content.ts"
import { findSign, zodiac } from "../../content/horoscope.ts"
import { findLanding, findLandings } from "../../content/landings.ts"
import { findMenu } from "../../content/menu.ts"
import { findRootPages, findStaticPage } from "../../content/static-pages.ts"
import { findStoreCities, findStoreContacts, findStoreLocations } from "../../content/stores.ts"
import { awaitSubscription } from "../../marketing/subscriptions.ts"
import { BackgroundJobs } from "../background-jobs.ts"
import { dataCopyHandlers } from "../../account/data-copy-handlers.ts"
import { deviceHandlers } from "../../account/device-handlers.ts"
import { addressHandlers } from "../../account/address-handlers.ts"
import { closedAccountHandlers } from "../../closed-accounts/closed-account-handlers.ts"
import { cartHandlers } from "../../cart/cart-handlers.ts"
import { lineHandlers } from "../../cart/line-handlers.ts"
import { giftHandlers } from "../../cart/gift-handlers.ts"
import { catalogHandlers } from "../../catalogue/catalog-handlers.ts"
import { checkoutHandlers } from "../../checkout/checkout-handlers.ts"
import { customHandlers } from "../../constructor/custom-handlers.ts"
import { favoritesHandlers } from "../../favourites/favorites-handlers.ts"
import { callerNetwork, countTry, limits } from "./limits.ts"
import { composeMainPage } from "../../content/main-page.ts"
import { quickOrderHandlers } from "../../quick-orders/quick-order-handlers.ts"
import { orderHistoryHandlers } from "../../orders/order-history-handlers.ts"
import { paperHandlers } from "../../orders/paper-handlers.ts"
import { paymentHandlers } from "../../checkout/payment-handlers.ts"
import { notFound } from "./refusal.ts"
import { searchHandlers } from "../../search/search-handlers.ts"
import { sendSubscribeLetter } from "../../account/send-email-letters.ts"
import type { Handlers } from "./served-calls.ts"
import { sessionHandlers } from "../../account/session-handlers.ts"
import { userHandlers } from "../../account/user-handlers.ts"
import { voucherHandlers } from "../../checkout/voucher-handlers.ts"
import { viewedHandlers } from "../../product/viewed-handlers.ts"
import { diamondOrderHandlers } from "../../diamond-orders/diamond-order-handlers.ts"
import { passportHandlers } from "../../passport/passport-handlers.ts"
import { questionHandlers } from "../../questions/question-handlers.ts"
import { reviewHandlers } from "../../reviews/review-handlers.ts"
import { visitHandlers } from "../../visits/visit-handlers.ts"

/** What answers each call of the contract. `publicUrl` is the shop's own origin, `captchaKey` the public key with the captcha. */
export const makeHandlers = (publicUrl: string, captchaKey: string | null = null): Handlers => ({
  ...sessionHandlers(publicUrl),
  ...userHandlers(publicUrl),
  ...closedAccountHandlers(publicUrl),
  ...addressHandlers,
  ...dataCopyHandlers,
  ...deviceHandlers,
  ...catalogHandlers,
  ...searchHandlers,
  ...cartHandlers,
  ...lineHandlers,
  ...giftHandlers,
  ...customHandlers,
  ...favoritesHandlers,
  ...quickOrderHandlers(publicUrl),
  ...checkoutHandlers(publicUrl),
  ...voucherHandlers,
  ...orderHistoryHandlers(publicUrl),
  ...paymentHandlers(publicUrl),
  ...paperHandlers(publicUrl),
  ...viewedHandlers,
  ...visitHandlers(publicUrl),
  ...diamondOrderHandlers(publicUrl),
  ...passportHandlers(publicUrl),
  ...reviewHandlers,
  ...articleHandlers(publicUrl),
  ...questionHandlers(publicUrl),

  "content.rootPages": () => Effect.map(findRootPages, (items) => ({ items })),
  "content.staticPage": Effect.fn("content.staticPage")(function* ({ params: { code } }) {
    return (yield* findStaticPage(code)) ?? (yield* notFound("Такой страницы нет"))
  }),
  "content.landing": Effect.fn("content.landing")(function* ({ params: { code } }) {
    return (yield* findLanding(code)) ?? (yield* notFound("Такой коллекции нет"))
  }),
  "content.landings": () => Effect.map(findLandings, (items) => ({ items })),

  "horoscope.signs": () => Effect.succeed(zodiac),
  "horoscope.sign": Effect.fn("horoscope.sign")(function* ({ params: { code } }) {
    return (yield* findSign(code)) ?? (yield* notFound("Такого знака нет"))
  }),

  "stores.contacts": () => findStoreContacts,
  "stores.locations": () => Effect.map(findStoreLocations, (items) => ({ items })),
  "stores.cities": () => Effect.map(findStoreCities, (items) => ({ items })),

  "subscriptions.subscribe": Effect.fn("subscriptions.subscribe")(function* ({ body: { email } }) {
    yield* countTry(limits.subscribe, yield* callerNetwork)
    yield* awaitSubscription(email)
    const jobs = yield* BackgroundJobs
    yield* jobs.start(sendSubscribeLetter(email, publicUrl))
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
