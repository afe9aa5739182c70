import type { Promotion } from "./analytics-event.ts"
import type { MarketingProduct } from "./product.ts"

/** Identified by the path of its page. */
export type MarketingList = { readonly id: string; readonly name: string }

type Products = { readonly products: ReadonlyArray<MarketingProduct> }

/** Event to report; has all data for `operations.ts`, `pushes.ts` and `goals.ts`. */
export type MarketingFact =
  | { readonly type: "page.viewed"; readonly name: string | null; readonly path: string }
  | { readonly type: "category.viewed"; readonly name: string; readonly category: string | null; readonly isCollectionFilter: boolean }
  | ({ readonly type: "list.viewed"; readonly list: MarketingList } & Products)
  | { readonly type: "product.chosen"; readonly list: MarketingList; readonly index: number; readonly product: MarketingProduct }
  | { readonly type: "product.viewed"; readonly product: MarketingProduct }
  | { readonly type: "promotions.viewed"; readonly promotions: ReadonlyArray<Promotion> }
  | { readonly type: "promotion.chosen"; readonly promotion: Promotion }
  | { readonly type: "search.made"; readonly term: string }
  | ({ readonly type: "cart.viewed" } & Products)
  | ({ readonly type: "cart.grew" } & Products)
  | ({ readonly type: "cart.shrank" } & Products)
  | ({ readonly type: "cart.set" } & Products)
  | { readonly type: "cart.cleared" }
  | { readonly type: "wishlist.grew"; readonly product: MarketingProduct }
  | ({ readonly type: "wishlist.set" } & Products)
  | { readonly type: "wishlist.cleared" }
  | { readonly type: "customer.loggedIn"; readonly customer: number }
  | { readonly type: "customer.registered"; readonly customer: number }
  | { readonly type: "customer.edited"; readonly customer: number }
  | { readonly type: "newsletter.subscribed"; readonly email: string }
  | { readonly type: "lead.left"; readonly form: string }
  | ({ readonly type: "checkout.begun" } & Products)
  | ({ readonly type: "delivery.chosen"; readonly way: string } & Products)
  | ({ readonly type: "payment.chosen"; readonly way: string } & Products)
  | ({ readonly type: "order.placed"; readonly number: string; readonly total: number } & Products)
