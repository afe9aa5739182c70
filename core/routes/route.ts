import type { Schema } from "effect"
import type { CallKey, GivenByKey } from "../contract/calls.ts"
import type { Listing } from "../domain/catalogue/facet.ts"
import type { CatalogState } from "../domain/catalogue/filter.ts"
import type { Sample } from "../domain/samples/sample-session.ts"
import type { HeaderVariant } from "../domain/shell/header.ts"

/** Screens of the shop. */
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

/** One call that a page needs. A page stands without an optional one. */
export type CallRequest = {
  readonly [K in CallKey]: {
    readonly key: K
    readonly input: GivenByKey[K]
    readonly optional: boolean
  }
}[CallKey]

/** Parameters of a path or a query as they come from the address, decoded by a schema. */
export type AddressSchema = Schema.Codec<Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>>

/**
 * One address of the shop. `name` is its name in analytics. Patterns are tried in the order of the table; the first
 * that fits decides, and parameters that its schemas refuse make the page not found.
 */
export type Route = {
  readonly name: string
  readonly pattern: string
  readonly params?: AddressSchema
  readonly query?: AddressSchema
  readonly screen: ScreenName
  readonly guard?: "user"
  readonly header?: HeaderVariant
  readonly calls?: (params: Readonly<Record<string, unknown>>, path: string, search: string) => ReadonlyArray<CallRequest>
  /** A catalogue: its filters, its order and its page stand in the address, which has one form. */
  readonly list?: { readonly listing: Listing; readonly calls: (state: CatalogState, search: string) => ReadonlyArray<CallRequest> }
  /** A page without end, which search engines are not offered. */
  readonly isUnlisted?: true
  /** A page that is one visitor's, or a tool: not indexed, not cached. */
  readonly isPrivate?: true
  /** A screen with fixed data in place of a visitor's own. */
  readonly sample?: Sample
}
