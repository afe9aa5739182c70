import type { MarketingLine, MarketingProduct } from "./product.ts"

export type SeenPage = {
  readonly name: string | null
  readonly path: string
  /** Listings only. */
  readonly category: string | null
  readonly isCollectionFilter: boolean
  readonly screen: string
  /** Results pages only. */
  readonly term: string | null
  readonly list: ReadonlyArray<MarketingProduct> | null
  /** Product of the page, and ids of all its variants. */
  readonly product: MarketingProduct | null
  readonly variants: ReadonlyArray<string>
  /** Other products in the page's data. */
  readonly others: ReadonlyArray<MarketingProduct>
  readonly promotions: ReadonlyArray<Promotion>
}

/** Banner; its id is the link. */
export type Promotion = { readonly id: string; readonly name: string }

/** Meaning of a journal entry to marketing (`core/journal/analytics-events.ts`); ids are not yet resolved to products. */
export type AnalyticsEvent =
  | { readonly type: "page"; readonly page: SeenPage }
  | { readonly type: "products"; readonly products: ReadonlyArray<MarketingProduct> }
  | { readonly type: "added"; readonly line: MarketingLine }
  | { readonly type: "removed"; readonly lines: ReadonlyArray<MarketingLine> }
  | { readonly type: "recounted"; readonly id: string; readonly quantity: number; readonly was: number }
  /** `isWhole`: its products were loaded, not only their ids. */
  | { readonly type: "cart"; readonly lines: ReadonlyArray<MarketingLine>; readonly isWhole: boolean }
  /** Response to a cart write. */
  | { readonly type: "answered"; readonly lines: ReadonlyArray<MarketingLine> }
  /** No cart write is pending. */
  | { readonly type: "settled" }
  | { readonly type: "wishlist"; readonly ids: ReadonlyArray<string>; readonly added: string | null; readonly isCleared: boolean }
  /** A logout. */
  | { readonly type: "left" }
  | { readonly type: "came"; readonly customer: number; readonly by: "login" | "registration" }
  | { readonly type: "edited"; readonly customer: number }
  | { readonly type: "subscribed"; readonly email: string }
  | { readonly type: "lead"; readonly form: string }
  | { readonly type: "checkout"; readonly lines: ReadonlyArray<MarketingLine>; readonly deliveries: CodesById }
  | { readonly type: "payments"; readonly payments: CodesById }
  | { readonly type: "delivery"; readonly id: string }
  | { readonly type: "payment"; readonly id: string }
  | { readonly type: "order"; readonly number: string; readonly total: number }

/** Names by id. */
export type CodesById = Readonly<Record<string, string>>
