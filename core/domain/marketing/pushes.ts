import type { MarketingFact, MarketingList } from "./fact.ts"
import type { Promotion } from "./analytics-event.ts"
import { type MarketingProduct, valueOf } from "./product.ts"

export type Push = { readonly event: string; readonly [field: string]: unknown }

const currency = "RUB"

/** Events `view`, `add`, `remove` and `purchase` (MKT-015 … MKT-019), then GA4 e-commerce; prices in roubles. */
export const pushesOf = (fact: MarketingFact): ReadonlyArray<Push> => {
  switch (fact.type) {
    case "list.viewed":
      return [ga4("view_item_list", fact.products, listed(fact.list), fact.list)]
    case "product.chosen":
      return [ga4("select_item", [fact.product], listed(fact.list), fact.list, fact.index)]
    case "product.viewed":
      return [shopPush("view", [fact.product]), ga4("view_item", [fact.product])]
    case "promotions.viewed":
      return fact.promotions.map((promotion) => promoted("view_promotion", promotion))
    case "promotion.chosen":
      return [promoted("select_promotion", fact.promotion)]
    case "search.made":
      return [{ event: "search", search_term: fact.term }]
    case "cart.viewed":
      return [ga4("view_cart", fact.products)]
    case "cart.grew":
      return [shopPush("add", fact.products), ga4("add_to_cart", fact.products)]
    case "cart.shrank":
      return [shopPush("remove", fact.products), ga4("remove_from_cart", fact.products)]
    case "wishlist.grew":
      return [ga4("add_to_wishlist", [fact.product])]
    case "checkout.begun":
      return [ga4("begin_checkout", fact.products)]
    case "delivery.chosen":
      return [ga4("add_shipping_info", fact.products, { shipping_tier: fact.way })]
    case "payment.chosen":
      return [ga4("add_payment_info", fact.products, { payment_type: fact.way })]
    case "order.placed": {
      const { number, products, total } = fact
      const sum = { transaction_id: number, value: total, shipping: Math.max(0, total - valueOf(products)) }
      return [shopPush("purchase", products, { id: number, revenue: total }), ga4("purchase", products, sum)]
    }
    case "customer.loggedIn":
      return [{ event: "login", method: "email" }]
    case "customer.registered":
      return [{ event: "sign_up", method: "email" }]
    case "lead.left":
      return [{ event: "generate_lead", form: fact.form }]
    case "page.viewed":
    case "category.viewed":
    case "cart.set":
    case "cart.cleared":
    case "wishlist.set":
    case "wishlist.cleared":
    case "customer.edited":
    case "newsletter.subscribed":
      return []
  }
}

type Fields = Readonly<Record<string, unknown>>

/** MKT-020. */
const shopPush = (event: string, products: ReadonlyArray<MarketingProduct>, more: Fields = {}): Push => ({
  event,
  ecommerce: { currency, products, ...more }
})

const ga4 = (event: string, products: ReadonlyArray<MarketingProduct>, more: Fields = {}, list?: MarketingList, first = 0): Push => ({
  event,
  ecommerce: {
    currency,
    value: valueOf(products),
    ...more,
    items: products.map(({ category, collection, id, name, price, quantity }, index) => ({
      item_id: id,
      ...(name !== undefined && { item_name: name }),
      item_category: category,
      ...(typeof collection === "string" && { item_category2: collection }),
      ...(price !== undefined && { price }),
      quantity,
      ...(list && { index: first + index, item_list_id: list.id })
    }))
  }
})

const listed = ({ id, name }: MarketingList): Fields => ({ item_list_id: id, item_list_name: name })

const promoted = (event: string, { id, name }: Promotion): Push => ({
  event,
  ecommerce: { currency, promotion_id: id, promotion_name: name }
})
