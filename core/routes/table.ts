import { Schema } from "effect"
import type { CallKey, GivenByKey } from "../contract/calls.ts"
import { catalogAddress } from "../domain/catalogue/address.ts"
import { fittingListing } from "../domain/constructor/fitting-listing.ts"
import { readFavourites, readShared } from "../domain/favourites/address.ts"
import { diamondListing } from "../domain/catalogue/diamond-listing.ts"
import type { Listing } from "../domain/catalogue/facet.ts"
import { type CatalogState, countOptions } from "../domain/catalogue/filter.ts"
import { printFilters } from "../domain/catalogue/grammar.ts"
import { isIndexable } from "../domain/catalogue/indexing.ts"
import { jewelryListing } from "../domain/catalogue/jewelry-listing.ts"
import { defaultSort, isDefaultSort, sortOf } from "../domain/catalogue/sort.ts"
import { type Choice, constructorPath, constructorRoot, readChoice } from "../domain/constructor/choice.ts"
import { frameListing } from "../domain/constructor/frame-listing.ts"
import { type FrameCategory, frameCategories } from "../domain/constructor/frames.ts"
import { readSearch, sampleSearch, type SearchState } from "../domain/search/search-address.ts"
import { isTerm } from "../domain/search/search-term.ts"
import { printItems } from "../domain/favourites/wishlist.ts"
import { readVisitSearch } from "../domain/visits/visit-address.ts"
import { Code, DiamondArticle, JewelryCategory, OrderNumber, Page, ProductId, ShownThing, Slug, WholeChoice } from "./params.ts"
import type { CallRequest, Route, ScreenName } from "./route.ts"

const ask = <K extends CallKey>(key: K, input: GivenByKey[K], optional = false): CallRequest =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of `input` follows that of `key`, which a union cannot say
  ({ key, input, optional }) as CallRequest

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

/** The steps of the constructor with what they may be shown: nothing is asked for. */
const mockUps = (...patterns: ReadonlyArray<string>): ReadonlyArray<Route> =>
  patterns.map((pattern) => ({ name: nameOf(pattern), pattern, screen: "constructorSample", isPrivate: true }))

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

/** What a catalogue shows, and beside it the counts of its filters: without them the list can still be read. */
const diamondList: Route["list"] = {
  listing: diamondListing,
  calls: (state) => [
    ask("catalog.diamonds", { query: listQuery(diamondListing, state) }),
    ask("catalog.diamondFacets", { query: filterQuery(state) }, true),
    ...bannersOf(state),
    ...listMeta(diamondListing, state)
  ]
}

const jewelryList: Route["list"] = {
  listing: jewelryListing,
  calls: (state) => [
    ask("catalog.jewelry", { query: listQuery(jewelryListing, state) }),
    ask("catalog.jewelryFacets", { query: filterQuery(state) }, true),
    ...bannersOf(state),
    ...listMeta(jewelryListing, state)
  ]
}

/** With two options or more there are no banners (CAT-018). */
const bannersOf = ({ filters }: CatalogState): ReadonlyArray<CallRequest> =>
  countOptions(filters) > 1 ? [] : [ask("shell.banners", {}, true)]

const filterQuery = ({ filters }: CatalogState) => (filters.length === 0 ? {} : { filters: printFilters(filters) })

const listQuery = (listing: Listing, state: CatalogState) => ({
  ...filterQuery(state),
  ...(isDefaultSort(listing, state.sort) ? {} : { sort: state.sort.code, order: state.sort.direction }),
  ...(state.page === 1 ? {} : { page: state.page }),
  ...(state.from === undefined ? {} : { from: state.from })
})

/** Nobody writes words for a list that search engines are not offered; its orders and pages share one record. */
const listMeta = (listing: Listing, state: CatalogState): ReadonlyArray<CallRequest> => {
  const first = { filters: state.filters, sort: defaultSort(listing), page: 1 }
  return isIndexable(listing, first) ? [meta(catalogAddress(listing, first).replace(/\/$/, ""))] : []
}

/** The stones that fit the frame that the address carries. */
const fittingList: Route["list"] = {
  listing: fittingListing,
  calls: (state) => {
    const id = state.kept?.find(([name]) => name === "skuId")?.[1]
    const { from: _, ...query } = listQuery(fittingListing, state)
    return id === undefined
      ? []
      : [
          ask("custom.short", { params: { id } }),
          ask("custom.diamonds", { params: { id }, query }),
          ask("custom.diamondFilters", { params: { id }, query: filterQuery(state) }, true)
        ]
  }
}

/** A piece's page is the same whichever variant is chosen. */
const reviewsIn = (search: string) => {
  const reviews = parseInt(search.split("reviews=")[1] ?? "", 10)
  return reviews > 0 && reviews < 1e3 ? { reviews } : {}
}

/** The piece, with the page of its reviews that the address names. */
const productCalls: Route["calls"] = ({ productId }, path, search) => [
  ask("catalog.product", { params: { id: String(productId) }, query: reviewsIn(search) }),
  ask("catalog.look", { params: { id: String(productId) } }, true),
  ask("catalog.recommends", { params: { id: String(productId) } }, true),
  meta(path.replace(/(?:\/skuId_[^/]*)?\/?$/, ""))
]

const contactsCalls: Route["calls"] = (_, path) => [
  ask("stores.contacts", {}),
  ask("stores.locations", {}),
  ask("stores.cities", {}),
  meta(path)
]

/** Both lists of results, that of the other tab on its first page; without a term there is nothing to ask. */
const searchCalls = ({ page, sort, tab, term }: SearchState): ReadonlyArray<CallRequest> => {
  if (!isTerm(term)) return []
  const queryIn = (listing: Listing, isShown: boolean) => {
    const known = sortOf(listing, sort?.code, sort?.direction)
    const sorted = isShown && !isDefaultSort(listing, known) ? { sortBy: known.code, order: known.direction } : {}
    return { term, ...sorted, ...(isShown && page > 1 && { page }) }
  }
  return [
    ask("search.jewelries", { query: queryIn(jewelryListing, tab !== "diamonds") }),
    ask("search.diamonds", { query: queryIn(diamondListing, tab === "diamonds") }),
    ask("search.suggest", { query: { term } }, true)
  ]
}

/** The things of a list that the address shares; the shopper's own are asked for in the browser, which alone knows them. */
const sharedCalls = (search: string): ReadonlyArray<CallRequest> => {
  const list = readShared(readFavourites(search).ids ?? "")
  return list === undefined ? [] : [ask("favorites.guest", { query: { ids: printItems(list) } })]
}

/** The hours of a visit; of one that was just asked for, no older than it. */
const visitCalls = (search: string): ReadonlyArray<CallRequest> => {
  const { asked, thing } = readVisitSearch(search)
  return [ask("visits.calendar", { query: { thing, ...(asked === null ? {} : { asked }) } })]
}

/** The stone with which a visitor comes to the frames. */
const withStone = (search: string): { readonly diamondId?: number } => {
  const { diamondId } = readChoice(search)
  return diamondId === undefined ? {} : { diamondId }
}

const framesOf = (category: FrameCategory): NonNullable<Route["list"]> => {
  const listing = frameListing(category)
  const params = { id: category }
  return {
    listing,
    calls: (state, search) => {
      const { from: _, ...shown } = state
      return [
        ask("custom.blanks", { params, query: { ...listQuery(listing, shown), ...withStone(search) } }),
        ask("custom.blankFilters", { params, query: { ...filterQuery(state), ...withStone(search) } }, true),
        ask("custom.categories", { query: withStone(search) }, true),
        ...listMeta(listing, state)
      ]
    }
  }
}

const visitQuery = Schema.Struct({ thing: ShownThing })
const page = Schema.Struct({ page: Schema.optionalKey(Page) })
const signs = ["bliznetsi", "deva", "kozerog", "lev", "oven", "rak", "ryby", "skorpion", "strelec", "telec", "vesy", "vodoley"]

/** A step of the constructor after its frame; without one it asks for nothing and says what is missing. */
const step = (
  pattern: string,
  screen: ScreenName,
  calls: (id: string, choice: Choice, params: Readonly<Record<string, unknown>>) => ReadonlyArray<CallRequest> = () => []
): Route => ({
  ...later(`${constructorRoot}/${pattern}`),
  screen,
  isUnlisted: true,
  calls: (params, _, search) => {
    const choice = readChoice(search)
    return choice.skuId === undefined ? [] : calls(String(choice.skuId), choice, params)
  }
})

/** Every address of the specification, once. What stands first wins: fixed segments before parameters (RT-139). */
export const routes: ReadonlyArray<Route> = [
  { name: "home", pattern: "/", screen: "home", header: "transparent-black", calls: (_, path) => [ask("pages.main", {}), meta(path)] },

  {
    name: "diamonds",
    pattern: "/diamonds/{page?:\\d{1,3}}",
    params: page,
    screen: "diamonds",
    list: diamondList
  },
  { name: "diamonds", pattern: "/diamonds/filter/{filter?:.+}", screen: "diamonds", list: diamondList },
  {
    name: "diamond",
    pattern: "/diamonds/{article:\\d{7,10}}",
    params: Schema.Struct({ article: DiamondArticle }),
    screen: "diamond",
    calls: ({ article }, path) => [
      ask("catalog.diamond", { params: { code: String(article) } }),
      ask("catalog.paired", { params: { id: String(article) } }, true),
      meta(path)
    ]
  },

  { name: "jewelry", pattern: "/jewelry/{page?:\\d{1,3}}", params: page, screen: "jewelry", list: jewelryList },
  { name: "jewelry", pattern: "/jewelry/filter/{filter?:.+}", screen: "jewelry", list: jewelryList },
  {
    name: "jewelry-category",
    pattern: "/jewelry/{category}/filter/{filter?:.+}",
    params: Schema.Struct({ category: JewelryCategory }),
    screen: "jewelry",
    list: jewelryList
  },
  {
    name: "jewelry-category",
    pattern: "/jewelry/{category}/{page?:\\d{1,3}}",
    params: Schema.Struct({ category: JewelryCategory, page: Schema.optionalKey(Page) }),
    screen: "jewelry",
    list: jewelryList
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
  { name: "cart-checkout", pattern: "/cart/checkout", screen: "checkout", header: "quiet", guard: "user", isPrivate: true },
  { name: "cart-pay", pattern: "/cart/pay", screen: "pay", header: "quiet", isPrivate: true },
  {
    name: "cart-success",
    pattern: "/cart/success",
    query: Schema.Struct({ orderId: OrderNumber }),
    screen: "success",
    isPrivate: true
  },

  ...mockUps("/constructor", "/constructor-diamond", "/constructor-diamond-sets", "/constructor-finished", "/constructor-finished-diamond"),
  ...mockUps("/constructor-form", "/constructor-frame", "/constructor-frame-last", "/diamond-constructor", "/jewelry-constructor"),

  { name: "contacts-markup", pattern: "/contacts-markup", screen: "contacts", calls: contactsCalls, isPrivate: true },
  { name: "customer-service-contacts", pattern: "/customer-service/contacts", screen: "contacts", calls: contactsCalls },
  ...words("/customer-service/certification", "/customer-service/payment-and-shipping", "/customer-service/personalization"),
  ...words("/customer-service/questions-and-answers", "/customer-service/try-on", "/customer-service/warranty"),
  ...plain("/customer-service/get-in-touch", "/customer-service/blog"),
  later("/customer-service/blog/{articleCode}", { params: Schema.Struct({ articleCode: Code }) }),

  ...words("/diamonds-history", "/our-history", "/privacy-policy", "/terms-and-conditions", "/vacancies"),
  ...plain("/engagement-selection", "/luminous-selection"),
  ...plain("/favorites", "/favorites-empty", "/favorites-compare", "/favorites-compare-jewelry"),
  { name: "markup-search", pattern: "/markup-search", screen: "search", isPrivate: true, calls: () => searchCalls(sampleSearch) },
  { name: "wishlist", pattern: "/wishlist", screen: "wishlist", isPrivate: true, calls: (_, _path, search) => sharedCalls(search) },
  ...plain("/markup", "/pay", "/thanks", "/notfound"),
  ...plain("/product-diamond", "/product-jewelry", "/product-selection", "/staticPage"),
  { name: "giftcards", pattern: "/giftcards", screen: "giftcards", calls: (_, path) => [ask("catalog.giftcards", {}), meta(path)] },
  {
    name: "search",
    pattern: "/search",
    query: page,
    screen: "search",
    isUnlisted: true,
    calls: (_, path, search) => [...searchCalls(readSearch(search)), meta(path)]
  },

  { name: "personal-profile", pattern: "/personal/profile", screen: "profile", guard: "user", isPrivate: true },
  { name: "personal-order-history", pattern: "/personal/order-history", screen: "orders", guard: "user", isPrivate: true },
  {
    name: "personal-order-history",
    pattern: "/personal/order-history/{id}",
    screen: "order",
    guard: "user",
    isPrivate: true,
    params: Schema.Struct({ id: OrderNumber })
  },
  {
    name: "visit",
    pattern: "/visit",
    query: visitQuery,
    screen: "visit",
    isPrivate: true,
    calls: (_, _path, search) => visitCalls(search)
  },
  { name: "personal-visits", pattern: "/personal/visits", screen: "visits", guard: "user", isPrivate: true },
  { name: "personal-delivery-address", pattern: "/personal/delivery-address", screen: "addresses", guard: "user", isPrivate: true },
  later("/personal/diamond-to-order", { guard: "user", isPrivate: true }),

  {
    name: "create-jewelry-main",
    pattern: constructorPath,
    screen: "constructorStart",
    calls: (_, path, search) => [ask("custom.categories", { query: withStone(search) }), meta(path)]
  },
  {
    name: "create-jewelry-frame",
    pattern: `${constructorRoot}/frame/{slug}`,
    params: Schema.Struct({ slug: Code }),
    screen: "frame",
    calls: ({ slug }, path, search) => [ask("custom.blank", { params: { id: String(slug) }, query: withStone(search) }), meta(path)]
  },
  {
    ...step("diamonds/complect/{page?:\\d{1,3}}", "frameSets", (id, _, { page: number }) => [
      ask("custom.short", { params: { id } }),
      ask("custom.diamonds", { params: { id }, query: Number(number) > 1 ? { page: Number(number) } : {} })
    ]),
    params: page
  },
  { ...step("diamonds/{page?:\\d{1,3}}", "frameStones"), params: page, list: fittingList },
  { ...step("diamonds/filter/{filter?:.+}", "frameStones"), list: fittingList },
  {
    ...step("diamond/{diamondId:0*[1-9]\\d{0,8}}", "frameStone", (id, _, { diamondId }) => [
      ask("custom.blank", { params: { id }, query: { diamondId: Number(diamondId) } }),
      ask("custom.diamond", { params: { id, diamondId: Number(diamondId) } }, true)
    ]),
    params: Schema.Struct({ diamondId: Code })
  },
  {
    ...step("ready-product", "ready", (id, { complectId, diamondId = 0, skuId: a = 0 }) => [
      ask("custom.blank", { params: { id }, query: diamondId === 0 ? {} : { diamondId } }),
      complectId === undefined
        ? ask("custom.ready", { params: { a, b: diamondId } }, true)
        : ask("custom.readyComplect", { params: { a, b: complectId } })
    ]),
    query: WholeChoice
  },
  ...frameCategories.flatMap((category): ReadonlyArray<Route> => {
    const frames = { name: "create-jewelry-from-frame", screen: "frames", list: framesOf(category) } as const
    return [
      { ...frames, pattern: `${constructorRoot}/${category}/filter/{filter?:.+}` },
      { ...frames, pattern: `${constructorRoot}/${category}/{page?:\\d{1,3}}`, params: page }
    ]
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
