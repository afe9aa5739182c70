import { Effect } from "effect"
import { catalogPageSize as pageSize } from "../../core/domain/catalogue/page-sizes.ts"
import { notFound } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { findBanners, findConfig, findCountries, findPageMeta, findTooltips } from "./content.ts"
import { findSign, zodiac } from "./horoscope.ts"
import { findLanding, findLandings } from "./landings.ts"
import { composeMainPage } from "./main-page.ts"
import { findMenu } from "./menu.ts"
import { findRootPages, findStaticPage } from "./static-pages.ts"
import { findStoreCities, findStoreContacts, findStoreLocations } from "./stores.ts"

type ContentKey = Extract<keyof Handlers, `${"content" | "horoscope" | "pages" | "shell" | "stores"}.${string}`>

export const contentHandlers = (publicUrl: string, captchaKey: string | null): Pick<Handlers, ContentKey> => ({
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
