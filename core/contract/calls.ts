import type { InputOf } from "./endpoint.ts"

/** Every call by its key, loaded when it is first made: the first load of a page carries no schema that it does not use. */
export const calls = {
  "catalog.diamonds": () => import("./catalog-diamonds.ts").then((module) => module.listDiamonds),
  "catalog.diamond": () => import("./catalog-diamonds.ts").then((module) => module.getDiamond),
  "pages.main": () => import("./pages.ts").then((module) => module.getMainPage),
  "pages.meta": () => import("./pages.ts").then((module) => module.getPageMeta),
  "shell.menu": () => import("./shell.ts").then((module) => module.getMenu),
  "shell.banners": () => import("./shell.ts").then((module) => module.getBanners),
  "shell.tooltips": () => import("./shell.ts").then((module) => module.getTooltips),
  "shell.countries": () => import("./shell.ts").then((module) => module.getCountries),
  "shell.config": () => import("./shell.ts").then((module) => module.getConfig)
} as const

export type CallKey = keyof typeof calls
type EndpointOf<K extends CallKey> = Awaited<ReturnType<(typeof calls)[K]>>

/** What a call takes, by its key. */
export type InputByKey = { readonly [K in CallKey]: InputOf<EndpointOf<K>> }

/** What a call answers, by its key. */
export type AnswerByKey = { readonly [K in CallKey]: EndpointOf<K>["answer"]["Type"] }
