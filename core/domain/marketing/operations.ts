import type { MarketingFact } from "./fact.ts"
import { productsBySection } from "./product.ts"

/** Operations of the customer-data platform (MKT-006 … MKT-014). */
export const operationNames = {
  subscribe: "Website.SubscriptionInFooter",
  viewCategory: "Website.ViewCategory",
  viewProduct: "Website.ViewProduct",
  setWishList: "Website.SetWishList",
  clearWishList: "Website.ClearWishList",
  setCart: "Website.SetCart",
  clearCart: "Website.ClearCart",
  authorize: "Website.AuthorizeCustomer",
  edit: "Website.EditCustomer"
} as const
export type OperationName = (typeof operationNames)[keyof typeof operationNames]

export type Operation = { readonly name: OperationName; readonly body: Readonly<Record<string, unknown>> }

/** Sends customers by id only and e-mails only to subscribe, for privacy. */
export const operationOf = (fact: MarketingFact): Operation | null => {
  switch (fact.type) {
    case "newsletter.subscribed":
      return { name: operationNames.subscribe, body: { customer: { email: fact.email } } }
    case "category.viewed": {
      const { category, isCollectionFilter, name } = fact
      return { name: operationNames.viewCategory, body: { page: name, category, isCollectionFilter } }
    }
    case "product.viewed":
      return { name: operationNames.viewProduct, body: { product: fact.product } }
    case "wishlist.set":
      return { name: operationNames.setWishList, body: productsBySection(fact.products) }
    case "wishlist.cleared":
      return { name: operationNames.clearWishList, body: {} }
    case "cart.set":
      return { name: operationNames.setCart, body: productsBySection(fact.products) }
    case "cart.cleared":
      return { name: operationNames.clearCart, body: {} }
    case "customer.loggedIn":
    case "customer.registered":
      return { name: operationNames.authorize, body: { customer: { id: fact.customer } } }
    case "customer.edited":
      return { name: operationNames.edit, body: { customer: { id: fact.customer } } }
    case "page.viewed":
    case "list.viewed":
    case "product.chosen":
    case "promotions.viewed":
    case "promotion.chosen":
    case "search.made":
    case "cart.viewed":
    case "cart.grew":
    case "cart.shrank":
    case "wishlist.grew":
    case "lead.left":
    case "checkout.begun":
    case "delivery.chosen":
    case "payment.chosen":
    case "order.placed":
      return null
  }
}
