import type { MarketingLine, MarketingProduct } from "./product.ts"

/** A page that was seen, as analytics names it, with what it showed. */
export type SeenPage = {
  readonly name: string | null
  readonly path: string
  /** The category of a listing. */
  readonly category: string | null
  readonly isCollectionFilter: boolean
  readonly screen: string
  /** What was looked for, on a page of results. */
  readonly term: string | null
  /** The products of its list, in order; `null` where it is no list. */
  readonly list: ReadonlyArray<MarketingProduct> | null
  /** The one product that it is of, and the ids of all its variants. */
  readonly product: MarketingProduct | null
  readonly variants: ReadonlyArray<string>
  /** Every other product that it knows. */
  readonly others: ReadonlyArray<MarketingProduct>
  readonly promotions: ReadonlyArray<Promotion>
}

/** A banner, by where it leads. */
export type Promotion = { readonly id: string; readonly name: string }

/** One thing that happened in the shop, as its journal has it: ids, not yet what they stand for (`core/journal/analytics-events.ts`). */
export type AnalyticsEvent =
  | { readonly type: "page"; readonly page: SeenPage }
  | { readonly type: "products"; readonly products: ReadonlyArray<MarketingProduct> }
  | { readonly type: "added"; readonly line: MarketingLine }
  | { readonly type: "removed"; readonly lines: ReadonlyArray<MarketingLine> }
  /** Of a line there are more or fewer than before. */
  | { readonly type: "recounted"; readonly id: string; readonly quantity: number; readonly was: number }
  /** What the shop says is in the cart; whole, where it came with its products. */
  | { readonly type: "cart"; readonly lines: ReadonlyArray<MarketingLine>; readonly isWhole: boolean }
  | { readonly type: "wishlist"; readonly ids: ReadonlyArray<string>; readonly added: string | null; readonly isCleared: boolean }
  | { readonly type: "came"; readonly customer: number; readonly by: "login" | "registration" }
  | { readonly type: "edited"; readonly customer: number }
  | { readonly type: "subscribed"; readonly email: string }
  | { readonly type: "lead"; readonly form: string }
  /** A checkout has begun with this cart; deliveries by their ids. */
  | { readonly type: "checkout"; readonly lines: ReadonlyArray<MarketingLine>; readonly deliveries: Ways }
  | { readonly type: "payments"; readonly payments: Ways }
  | { readonly type: "delivery"; readonly id: string }
  | { readonly type: "payment"; readonly id: string }
  | { readonly type: "order"; readonly number: string; readonly total: number }

/** Ways to deliver or to pay, by their ids. */
export type Ways = Readonly<Record<string, string>>
