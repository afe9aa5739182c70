import { Schema } from "effect"
import type { CallKey, InputByKey } from "../contract/calls.ts"
import { Code, DiamondArticle, Filters, FrameCategory, JewelryCategory, OrderNumber, Page, ProductId, Slug } from "./params.ts"
import type { CallRequest, Route } from "./route.ts"

const nothing = { params: {}, query: {}, body: {} }

const ask = <K extends CallKey>(key: K, input: Partial<InputByKey[K]>, optional = false): CallRequest =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of `input` follows that of `key`, which a union cannot say
  ({ key, input: { ...nothing, ...input }, optional }) as CallRequest

/** Every page asks for its meta record, by its path without sorting and order (META-020). */
const meta = (path: string): CallRequest => ask("pages.meta", { query: { url: path } }, true)

/** A page whose screen comes later. */
const later = (pattern: string, more: Partial<Route> = {}): Route => ({ name: nameOf(pattern), pattern, screen: null, ...more })

/** `/about/russian-cut` is called `about-russian-cut`. */
const nameOf = (pattern: string): string =>
  pattern
    .replace(/^\/|\/$|\{.*$/g, "")
    .replaceAll("/", "-")
    .replace(/-$/, "")

const plain = (...patterns: ReadonlyArray<string>): ReadonlyArray<Route> => patterns.map((pattern) => later(pattern))

/** The calls of a page of words, by its path without the first slash. */
const wordsAt = (code: string, path: string): ReadonlyArray<CallRequest> => [ask("content.staticPage", { params: { code } }), meta(path)]

/** Pages of words that the specification names. */
const words = (...patterns: ReadonlyArray<string>): ReadonlyArray<Route> =>
  patterns.map((pattern) => ({ name: nameOf(pattern), pattern, screen: "static", calls: (_, path) => wordsAt(pattern.slice(1), path) }))

/** Pages of collections and themes. */
const landings = (...patterns: ReadonlyArray<string>): ReadonlyArray<Route> =>
  patterns.map((pattern) => ({
    name: nameOf(pattern),
    pattern,
    screen: "landing",
    header: "transparent-black",
    calls: (_, path) => [ask("content.landing", { params: { code: pattern.slice(1) } }), meta(path)]
  }))

const jewelryCalls: Route["calls"] = ({ category, page: number }, path) => [
  ask("catalog.jewelry", {
    query: { ...(typeof category === "string" && { category }), ...(typeof number === "number" && { page: number }) }
  }),
  meta(path.replace(/\/\d{1,3}\/?$/, ""))
]

/** A piece's page is the same whichever variant is chosen. */
const productCalls: Route["calls"] = ({ productId }, path) => [
  ask("catalog.product", { params: { id: String(productId) } }),
  ask("catalog.recommends", { params: { id: String(productId) } }, true),
  meta(path.replace(/\/skuId_[^/]*\/?$/, ""))
]

const contactsCalls: Route["calls"] = (_, path) => [
  ask("stores.contacts", {}),
  ask("stores.locations", {}),
  ask("stores.cities", {}),
  meta(path)
]

const page = Schema.Struct({ page: Schema.optionalKey(Page) })
const frame = "/create-jewelry/constructor/from-frame"
const signs = ["bliznetsi", "deva", "kozerog", "lev", "oven", "rak", "ryby", "skorpion", "strelec", "telec", "vesy", "vodoley"]

/** Every address of the specification, once (`storefront §2`). What stands first wins: fixed segments before parameters (RT-139). */
export const routes: ReadonlyArray<Route> = [
  { name: "home", pattern: "/", screen: "home", header: "transparent-black", calls: (_, path) => [ask("pages.main", {}), meta(path)] },

  {
    name: "diamonds",
    pattern: "/diamonds/{page?:\\d{1,3}}",
    params: page,
    screen: "diamonds",
    calls: ({ page: number }, path) => [
      ask("catalog.diamonds", { query: typeof number === "number" ? { page: number } : {} }),
      meta(path.replace(/\/\d{1,3}\/?$/, ""))
    ]
  },
  later("/diamonds/filter/{filter...}", { name: "diamonds", params: Schema.Struct({ filter: Filters }) }),
  {
    name: "diamond",
    pattern: "/diamonds/{article:\\d{7,10}}",
    params: Schema.Struct({ article: DiamondArticle }),
    screen: "diamond",
    calls: ({ article }, path) => [ask("catalog.diamond", { params: { code: String(article) } }), meta(path)]
  },

  { name: "jewelry", pattern: "/jewelry/{page?:\\d{1,3}}", params: page, screen: "jewelry", calls: jewelryCalls },
  later("/jewelry/filter/{filter...}", { name: "jewelry", params: Schema.Struct({ filter: Filters }) }),
  later("/jewelry/{category}/filter/{filter...}", {
    name: "jewelry-category",
    params: Schema.Struct({ category: JewelryCategory, filter: Filters })
  }),
  {
    name: "jewelry-category",
    pattern: "/jewelry/{category}/{page?:\\d{1,3}}",
    params: Schema.Struct({ category: JewelryCategory, page: Schema.optionalKey(Page) }),
    screen: "jewelry",
    calls: jewelryCalls
  },
  {
    name: "jewelry-pdp",
    pattern: "/jewelry/{category}/{productId}/skuId_{skuId}",
    params: Schema.Struct({ category: JewelryCategory, productId: ProductId, skuId: Code }),
    screen: "product",
    calls: productCalls
  },
  {
    name: "jewelry-pdp",
    pattern: "/jewelry/{category}/{productId}",
    params: Schema.Struct({ category: JewelryCategory, productId: ProductId }),
    screen: "product",
    calls: productCalls
  },

  ...words(
    "/about",
    "/about/environmental-responsibility",
    "/about/kimberley-process",
    "/about/russian-cut",
    "/about/social-responsibility"
  ),
  ...plain("/account", "/account-address", "/account-address-empty", "/account-diamond", "/account-diamond-empty", "/account-orders"),
  ...plain("/account-orders-current", "/account-orders-completed", "/account-orders-empty", "/account-order"),
  ...plain("/article", "/ask-question", "/ask-question-send", "/blog", "/blog-skeleton"),
  ...plain("/brilliant-horoscope", ...signs.map((sign) => `/brilliant-horoscope/${sign}`)),
  ...plain("/brilliants", "/catalog", "/catalog-detail", "/certificate", "/checkout", "/checkout-point", "/checkout-self"),
  { name: "collection", pattern: "/collection", screen: "collections", calls: (_, path) => [ask("content.landings", {}), meta(path)] },
  ...landings("/balance", "/berkana", "/engagement", "/fancy", "/lethe", "/luminous", "/petals"),

  { name: "cart", pattern: "/cart", screen: "cart", isPrivate: true },
  later("/cart/checkout", { guard: "user", isPrivate: true }),
  later("/cart/pay", { isPrivate: true }),
  later("/cart/success", { query: Schema.Struct({ orderId: OrderNumber }), isPrivate: true }),

  ...plain("/constructor", "/constructor-diamond", "/constructor-diamond-sets", "/constructor-finished", "/constructor-finished-diamond"),
  ...plain("/constructor-form", "/constructor-frame", "/constructor-frame-last", "/diamond-constructor", "/jewelry-constructor"),

  { name: "contacts-markup", pattern: "/contacts-markup", screen: "contacts", calls: contactsCalls, isPrivate: true },
  { name: "customer-service-contacts", pattern: "/customer-service/contacts", screen: "contacts", calls: contactsCalls },
  ...words("/customer-service/certification", "/customer-service/payment-and-shipping", "/customer-service/personalization"),
  ...words("/customer-service/questions-and-answers", "/customer-service/try-on", "/customer-service/warranty"),
  ...plain("/customer-service/get-in-touch", "/customer-service/blog"),
  later("/customer-service/blog/{articleCode}", { params: Schema.Struct({ articleCode: Code }) }),

  ...words("/diamonds-history", "/our-history", "/privacy-policy", "/terms-and-conditions", "/vacancies"),
  ...plain("/engagement-selection", "/luminous-selection"),
  ...plain("/favorites", "/favorites-empty", "/favorites-compare", "/favorites-compare-jewelry"),
  { name: "wishlist", pattern: "/wishlist", screen: "wishlist", isPrivate: true },
  ...plain("/markup", "/markup-search", "/pay", "/thanks", "/notfound"),
  ...plain("/product-diamond", "/product-jewelry", "/product-selection", "/staticPage", "/giftcards", "/search"),

  { name: "personal-profile", pattern: "/personal/profile", screen: "profile", guard: "user", isPrivate: true },
  later("/personal/order-history", { guard: "user", isPrivate: true }),
  later("/personal/order-history/{id}", { guard: "user", isPrivate: true, params: Schema.Struct({ id: OrderNumber }) }),
  later("/personal/delivery-address", { guard: "user", isPrivate: true }),
  later("/personal/diamond-to-order", { guard: "user", isPrivate: true }),

  later("/create-jewelry", { name: "create-jewelry-main" }),
  later(`${frame}/frame/{slug}`, { params: Schema.Struct({ slug: Code }) }),
  later(`${frame}/diamonds/complect/{page?:\\d{1,3}}`, { params: page }),
  later(`${frame}/diamonds/{page?:\\d{1,3}}`, { params: page }),
  later(`${frame}/diamond/{diamondId}`, { params: Schema.Struct({ diamondId: Code }) }),
  later(`${frame}/ready-product`),
  later(`${frame}/{category}/filter/{filter...}`, {
    name: "create-jewelry-from-frame",
    params: Schema.Struct({ category: FrameCategory, filter: Filters })
  }),
  later(`${frame}/{category}/{page?:\\d{1,3}}`, {
    name: "create-jewelry-from-frame",
    params: Schema.Struct({ category: FrameCategory, page: Schema.optionalKey(Page) })
  }),

  { name: "icons", pattern: "/_icons", screen: "icons", isPrivate: true },
  { name: "dev-parts", pattern: "/dev/parts", screen: "parts", isPrivate: true },
  { name: "dev-dialogs", pattern: "/dev/dialogs", screen: "dialogs", isPrivate: true },
  { name: "dev-journal", pattern: "/dev/journal", screen: "journal", isPrivate: true },
  {
    name: "static-page",
    pattern: "/{slug...}",
    params: Schema.Struct({ slug: Slug }),
    screen: "static",
    calls: ({ slug }, path) => wordsAt(String(slug), path)
  }
]
