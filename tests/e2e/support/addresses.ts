import type { APIRequestContext } from "playwright/test"
import type { ScreenName } from "../../../core/routes/route.ts"
import { sampleRoutes } from "../../../core/routes/sample-routes.ts"
import { routes } from "../../../core/routes/table.ts"
import { somePiece } from "./pieces.ts"
import { articlesOnPage } from "./stones.ts"

/** Sample addresses of each route that has a screen, by the route's name; a new screen needs one here. */
const samples: Readonly<Record<string, ReadonlyArray<string>>> = {
  home: ["/"],
  diamonds: [
    "/diamonds",
    "/diamonds/2",
    "/diamonds?view=plot",
    "/diamonds/filter/shape--round/weight--1-1.5/price--to-2000000/color--d,e,f"
  ],
  diamond: ["/diamonds/{article}/"],
  jewelry: ["/jewelry/", "/jewelry/2", "/jewelry/filter/metal--gold?sort=price&order=asc"],
  "jewelry-category": ["/jewelry/kolco", "/jewelry/kolco/filter/metal--gold/2"],
  "jewelry-pdp": ["{piece}"],
  search: ["/search/?term=кольцо", "/search/?term=слон"],
  "markup-search": ["/markup-search"],
  collection: ["/collection"],
  "customer-service-contacts": ["/customer-service/contacts/", "/customer-service/contacts/?city=kazan"],
  "ask-question": ["/ask-question"],
  "ask-question-send": ["/ask-question-send"],
  "customer-service-get-in-touch": ["/customer-service/get-in-touch/"],
  "contacts-markup": ["/contacts-markup"],
  "customer-service-blog": ["/customer-service/blog/", "/customer-service/blog/?topic=care", "/customer-service/blog/?page=2"],
  "customer-service-blog-article": ["/customer-service/blog/ugol-pavilona", "/customer-service/blog/chetyre-c-i-koshelek"],
  blog: ["/blog"],
  "blog-skeleton": ["/blog-skeleton"],
  article: ["/article"],
  "brilliant-horoscope": ["/brilliant-horoscope", "/brilliant-horoscope?day=31&month=4"],
  brilliants: ["/brilliants"],
  catalog: ["/catalog"],
  certificate: ["/certificate"],
  staticPage: ["/staticPage"],
  "product-selection": ["/product-selection"],
  "catalog-detail": ["/catalog-detail"],
  "product-jewelry": ["/product-jewelry"],
  "product-diamond": ["/product-diamond"],
  giftcards: ["/giftcards/", "/giftcards/?card=7&amount=45500&design=1&quantity=11"],
  cart: ["/cart"],
  "cart-checkout": ["/cart/checkout"],
  "cart-pay": ["/cart/pay?orderId=100001"],
  "cart-success": ["/cart/success?orderId=100001"],
  wishlist: ["/wishlist/", "/wishlist/?ids=1-1,1-2&tab=diamonds&view=compare"],
  "personal-profile": ["/personal/profile/"],
  visit: ["/visit?thing=1-1", "/visit?thing=1-1&place=0"],
  "personal-alerts": ["/personal/alerts/"],
  "personal-visits": ["/personal/visits/"],
  "personal-delivery-address": ["/personal/delivery-address/"],
  "personal-order-history": ["/personal/order-history/", "/personal/order-history/100001/"],
  "personal-diamond-to-order": ["/personal/diamond-to-order/", "/personal/diamond-to-order/300001/"],
  ...Object.fromEntries(sampleRoutes.map(({ name, pattern }) => [name, [pattern]])),
  icons: ["/_icons"],
  markup: ["/markup"],
  "dev-dialogs": ["/dev/dialogs"],
  "dev-journal": ["/dev/journal"]
}

const fromFrame = "/create-jewelry/constructor/from-frame"

/** Sample addresses of screens that draw many routes. */
const samplesOfScreen: Partial<Readonly<Record<ScreenName, ReadonlyArray<string>>>> = {
  static: ["/about/russian-cut", "/customer-service/warranty", "/privacy-policy/"],
  landing: ["/luminous"],
  sign: ["/brilliant-horoscope/lev", "/brilliant-horoscope/vesy"],
  constructorStart: ["/create-jewelry/"],
  constructorSample: ["/constructor"],
  frames: [`${fromFrame}/kolco/`, `${fromFrame}/kolco/filter/metal--white`],
  frame: [`${fromFrame}/frame/opora/`],
  frameStones: [`${fromFrame}/diamonds/?skuId=101`, `${fromFrame}/diamonds/`, `${fromFrame}/diamonds/filter/color--d,e?skuId=101`],
  frameSets: [`${fromFrame}/diamonds/complect/?skuId=332`],
  frameStone: [`${fromFrame}/diamond/5917/?skuId=101`],
  ready: [`${fromFrame}/ready-product/?skuId=101&diamondId=5917`]
}

/** Address of a sample. `isFirst` marks the one that represents its route or screen where one is enough; `screen` is the screen's file. */
export type Sample = { readonly path: string; readonly status: number; readonly isFirst: boolean; readonly screen: string }

/** Screens that the file of another draws. */
const drawnByOther: Partial<Readonly<Record<ScreenName, string>>> = { order: "orders", diamondOrder: "diamondOrders", blogSkeleton: "blog" }

/** Sample addresses of all routes, and an unknown address. */
export const builtAddresses: ReadonlyArray<Sample> = [
  ...[...new Map(routes.flatMap(({ name, screen }) => [[samplesOf(name, screen), screen] as const]))].flatMap(([paths, screen]) =>
    paths.map((path, index) => ({ path, status: 200, isFirst: index === 0, screen: fileOf(screen) }))
  ),
  { path: "/net-takoy-stranitsy", status: 404, isFirst: true, screen: "error-page" }
]

/** Replaces a placeholder by the article of a real stone or the address of a real piece. */
export const filledIn = async (path: string, request: APIRequestContext): Promise<string> => {
  if (path === "{piece}") return somePiece(request)
  if (!path.includes("{article}")) return path
  const { articles } = await articlesOnPage(request, 1)
  return path.replace("{article}", articles[0] ?? "")
}

function samplesOf(name: string, screen: ScreenName): ReadonlyArray<string> {
  const own = Object.hasOwn(samples, name) ? samples[name] : samplesOfScreen[screen]
  if (own === undefined) throw new Error(`tests/e2e/support/addresses.ts has no sample address of the route ${name}`)
  return own
}

/** File that draws a screen. */
function fileOf(screen: ScreenName): string {
  const drawn = drawnByOther[screen] ?? screen
  return `${drawn.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-screen`
}
