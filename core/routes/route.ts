import type { Schema } from "effect"
import type { CallKey, GivenByKey } from "../contract/calls.ts"
import type { Listing } from "../domain/catalogue/facet.ts"
import type { CatalogState } from "../domain/catalogue/filter.ts"
import type { Sample } from "../domain/samples/sample-session.ts"
import type { HeaderVariant } from "../domain/shell/header.ts"

export const screenNames = [
  "home",
  "diamonds",
  "diamond",
  "jewelry",
  "product",
  "collections",
  "giftcards",
  "search",
  "landing",
  "static",
  "contacts",
  "blog",
  "blogSkeleton",
  "article",
  "askQuestion",
  "getInTouch",
  "questionSent",
  "horoscope",
  "sign",
  "wishlist",
  "cart",
  "checkout",
  "pay",
  "success",
  "profile",
  "addresses",
  "orders",
  "order",
  "visit",
  "visits",
  "alerts",
  "diamondOrders",
  "diamondOrder",
  "constructorStart",
  "constructorSample",
  "frames",
  "frame",
  "frameStones",
  "frameSets",
  "frameStone",
  "ready",
  "icons",
  "parts",
  "dialogs",
  "journal"
] as const
export type ScreenName = (typeof screenNames)[number]

/** The page is shown even if an `optional` call fails. */
export type CallRequest = {
  readonly [K in CallKey]: {
    readonly key: K
    readonly input: GivenByKey[K]
    readonly optional: boolean
  }
}[CallKey]

export type AddressSchema = Schema.Codec<Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>>

/** `name` is used in analytics. The first matching pattern in table order decides; invalid parameters make the page not found. */
export type Route = {
  readonly name: string
  readonly pattern: string
  readonly params?: AddressSchema
  readonly query?: AddressSchema
  readonly screen: ScreenName
  readonly guard?: "user"
  readonly header?: HeaderVariant
  readonly calls?: (params: Readonly<Record<string, unknown>>, path: string, search: string) => ReadonlyArray<CallRequest>
  /** Canonical addresses contain filters, order and page. */
  readonly list?: { readonly listing: Listing; readonly calls: (state: CatalogState, search: string) => ReadonlyArray<CallRequest> }
  /** Not indexed: such addresses are unlimited in number. */
  readonly isUnlisted?: true
  /** Neither indexed nor cached. */
  readonly isPrivate?: true
  /** Shows the data of a sample session. */
  readonly sample?: Sample
}
