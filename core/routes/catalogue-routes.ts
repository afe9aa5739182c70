import { Schema } from "effect"
import { diamondListing } from "../domain/catalogue/diamond-listing.ts"
import { jewelryListing } from "../domain/catalogue/jewelry-listing.ts"
import { filterQuery, listMeta, listQuery } from "./list-parts.ts"
import { Code, DiamondArticle, JewelryCategory, Page, ProductId } from "./params.ts"
import { callRequest, metaRequest, pageNumber } from "./parts.ts"
import type { CallRequest, Route } from "./route.ts"

const diamondList: Route["list"] = {
  listing: diamondListing,
  calls: (state) => [
    callRequest("catalog.diamonds", { query: listQuery(diamondListing, state) }),
    callRequest("catalog.diamondFacets", { query: filterQuery(state) }, true),
    ...(state.view === "plot" ? [callRequest("catalog.diamondPlot", { query: filterQuery(state) }, true)] : []),
    callRequest("shell.banners", {}, true),
    ...listMeta(diamondListing, state)
  ]
}

const jewelryList: Route["list"] = {
  listing: jewelryListing,
  calls: (state) => [
    callRequest("catalog.jewelry", { query: listQuery(jewelryListing, state) }),
    callRequest("catalog.jewelryFacets", { query: filterQuery(state) }, true),
    callRequest("shell.banners", {}, true),
    ...listMeta(jewelryListing, state)
  ]
}

const reviewsIn = (search: string) => {
  const reviews = parseInt(new URLSearchParams(search).get("reviews") ?? "", 10)
  return reviews > 0 && reviews < 1e3 ? { reviews } : {}
}

/** Includes the page of reviews from the address. All variants share one meta record. */
export const productCalls: NonNullable<Route["calls"]> = ({ productId }, path, search) => [
  callRequest("catalog.product", { params: { id: String(productId) }, query: reviewsIn(search) }),
  callRequest("catalog.look", { params: { id: String(productId) } }, true),
  callRequest("catalog.recommends", { params: { id: String(productId) } }, true),
  metaRequest(path.replace(/(?:\/skuId_[^/]*)?\/?$/, ""))
]

export const diamondCalls = (article: string, path = `/diamonds/${article}`): ReadonlyArray<CallRequest> => [
  callRequest("catalog.diamond", { params: { code: article } }),
  callRequest("catalog.paired", { params: { id: article } }, true),
  metaRequest(path)
]

export const catalogueRoutes: ReadonlyArray<Route> = [
  {
    name: "diamonds",
    pattern: "/diamonds/{page?:\\d{1,3}}",
    params: pageNumber,
    screen: "diamonds",
    list: diamondList
  },
  { name: "diamonds", pattern: "/diamonds/filter/{filter?:.+}", screen: "diamonds", list: diamondList },
  {
    name: "diamond",
    pattern: "/diamonds/{article:\\d{7,10}}",
    params: Schema.Struct({ article: DiamondArticle }),
    screen: "diamond",
    calls: ({ article }, path) => diamondCalls(String(article), path)
  },

  { name: "jewelry", pattern: "/jewelry/{page?:\\d{1,3}}", params: pageNumber, screen: "jewelry", list: jewelryList },
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
  }
]
