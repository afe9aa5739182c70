import type { MarketingFact } from "../../../core/domain/marketing/fact.ts"
import type { MarketingProduct } from "../../../core/domain/marketing/product.ts"

export const ring: MarketingProduct = { id: "0-12", name: "Кольцо", price: 90_000, collection: "lethe", category: "kolco", quantity: 2 }
export const stone: MarketingProduct = { id: "1-7", name: "Бриллиант", price: 400_000, collection: null, category: "diamond", quantity: 1 }
const frame: MarketingProduct = { id: "2-3-7", name: "Оправа", price: 50_000, collection: null, category: "custom-jewelry", quantity: 1 }
const gift: MarketingProduct = {
  id: "3-1-25000-0",
  name: "Сертификат",
  price: 25_000,
  collection: null,
  category: "gift-certificate",
  quantity: 1
}
export const every = [ring, stone, frame, gift]
const list = { id: "/jewelry/kolco", name: "jewelry-category" }

const item = ({ category, collection, id, name, price, quantity }: MarketingProduct, more: object = {}) => ({
  item_id: id,
  item_name: name,
  item_category: category,
  ...(collection && { item_category2: collection }),
  price,
  quantity,
  ...more
})

export const sections = { jewelries: [ring], diamonds: [stone], customJewelries: [frame], certificates: [gift] }

/** Each fact with its operation of the customer-data platform and its data layer pushes. */
export const table: ReadonlyArray<{
  readonly title: string
  readonly fact: MarketingFact
  readonly operation: object | null
  readonly pushes: ReadonlyArray<object>
}> = [
  {
    title: "a subscription in the footer goes to the platform with its e-mail, and nowhere else",
    fact: { type: "newsletter.subscribed", email: "anna@example.ru" },
    operation: { name: "Website.SubscriptionInFooter", body: { customer: { email: "anna@example.ru" } } },
    pushes: []
  },
  {
    title: "a category that is viewed goes to the platform",
    fact: { type: "category.viewed", name: "jewelry-category", category: "kolco", isCollectionFilter: true },
    operation: { name: "Website.ViewCategory", body: { page: "jewelry-category", category: "kolco", isCollectionFilter: true } },
    pushes: []
  },
  {
    title: "[ENT-020] a product that is viewed goes to both with its six fields",
    fact: { type: "product.viewed", product: ring },
    operation: {
      name: "Website.ViewProduct",
      body: { product: { id: "0-12", name: "Кольцо", price: 90_000, collection: "lethe", category: "kolco", quantity: 2 } }
    },
    pushes: [
      { event: "view", ecommerce: { currency: "RUB", products: [ring] } },
      { event: "view_item", ecommerce: { currency: "RUB", value: 180_000, items: [item(ring)] } }
    ]
  },
  {
    title: "the whole wishlist goes to the platform, each thing under its kind",
    fact: { type: "wishlist.set", products: every },
    operation: { name: "Website.SetWishList", body: sections },
    pushes: []
  },
  {
    title: "a wishlist that is cleared goes to the platform",
    fact: { type: "wishlist.cleared" },
    operation: { name: "Website.ClearWishList", body: {} },
    pushes: []
  },
  {
    title: "the whole cart goes to the platform, each thing under its kind",
    fact: { type: "cart.set", products: every },
    operation: { name: "Website.SetCart", body: sections },
    pushes: []
  },
  {
    title: "a cart that is cleared goes to the platform",
    fact: { type: "cart.cleared" },
    operation: { name: "Website.ClearCart", body: {} },
    pushes: []
  },
  {
    title: "a login goes to the platform with the customer's number alone",
    fact: { type: "customer.loggedIn", customer: 7 },
    operation: { name: "Website.AuthorizeCustomer", body: { customer: { id: 7 } } },
    pushes: [{ event: "login", method: "email" }]
  },
  {
    title: "a registration is a login too, and a sign-up of the data layer",
    fact: { type: "customer.registered", customer: 7 },
    operation: { name: "Website.AuthorizeCustomer", body: { customer: { id: 7 } } },
    pushes: [{ event: "sign_up", method: "email" }]
  },
  {
    title: "a changed profile goes to the platform with the customer's number alone",
    fact: { type: "customer.edited", customer: 7 },
    operation: { name: "Website.EditCustomer", body: { customer: { id: 7 } } },
    pushes: []
  },
  {
    title: "a list is told with its products in order",
    fact: { type: "list.viewed", list, products: [ring, stone] },
    operation: null,
    pushes: [
      {
        event: "view_item_list",
        ecommerce: {
          currency: "RUB",
          value: 580_000,
          item_list_id: list.id,
          item_list_name: list.name,
          items: [item(ring, { index: 0, item_list_id: list.id }), item(stone, { index: 1, item_list_id: list.id })]
        }
      }
    ]
  },
  {
    title: "what was chosen from a list is told with its place there",
    fact: { type: "product.chosen", list, index: 5, product: ring },
    operation: null,
    pushes: [
      {
        event: "select_item",
        ecommerce: {
          currency: "RUB",
          value: 180_000,
          item_list_id: list.id,
          item_list_name: list.name,
          items: [item(ring, { index: 5, item_list_id: list.id })]
        }
      }
    ]
  },
  {
    title: "what comes into the cart is pushed as `add` in roubles",
    fact: { type: "cart.grew", products: [ring] },
    operation: null,
    pushes: [
      { event: "add", ecommerce: { currency: "RUB", products: [ring] } },
      { event: "add_to_cart", ecommerce: { currency: "RUB", value: 180_000, items: [item(ring)] } }
    ]
  },
  {
    title: "what leaves the cart is pushed as `remove`, of the very things that left",
    fact: { type: "cart.shrank", products: [ring, stone] },
    operation: null,
    pushes: [
      { event: "remove", ecommerce: { currency: "RUB", products: [ring, stone] } },
      { event: "remove_from_cart", ecommerce: { currency: "RUB", value: 580_000, items: [item(ring), item(stone)] } }
    ]
  },
  {
    title: "an order is pushed as `purchase` in roubles, with what its delivery costs",
    fact: { type: "order.placed", number: "100001", total: 180_900, products: [ring] },
    operation: null,
    pushes: [
      { event: "purchase", ecommerce: { currency: "RUB", products: [ring], id: "100001", revenue: 180_900 } },
      {
        event: "purchase",
        ecommerce: { currency: "RUB", value: 180_900, transaction_id: "100001", shipping: 900, items: [item(ring)] }
      }
    ]
  },
  {
    title: "a heart is told with its product",
    fact: { type: "wishlist.grew", product: stone },
    operation: null,
    pushes: [{ event: "add_to_wishlist", ecommerce: { currency: "RUB", value: 400_000, items: [item(stone)] } }]
  },
  {
    title: "a cart that is looked at is told with its products",
    fact: { type: "cart.viewed", products: [stone] },
    operation: null,
    pushes: [{ event: "view_cart", ecommerce: { currency: "RUB", value: 400_000, items: [item(stone)] } }]
  },
  {
    title: "a checkout is told with its products",
    fact: { type: "checkout.begun", products: [stone] },
    operation: null,
    pushes: [{ event: "begin_checkout", ecommerce: { currency: "RUB", value: 400_000, items: [item(stone)] } }]
  },
  {
    title: "a delivery is told by its way",
    fact: { type: "delivery.chosen", way: "courier", products: [stone] },
    operation: null,
    pushes: [{ event: "add_shipping_info", ecommerce: { currency: "RUB", value: 400_000, shipping_tier: "courier", items: [item(stone)] } }]
  },
  {
    title: "a payment is told by its way",
    fact: { type: "payment.chosen", way: "card", products: [stone] },
    operation: null,
    pushes: [{ event: "add_payment_info", ecommerce: { currency: "RUB", value: 400_000, payment_type: "card", items: [item(stone)] } }]
  },
  {
    title: "banners that are seen are told one by one",
    fact: {
      type: "promotions.viewed",
      promotions: [
        { id: "/lethe", name: "Лета" },
        { id: "/fancy", name: "Цвет" }
      ]
    },
    operation: null,
    pushes: [
      { event: "view_promotion", ecommerce: { currency: "RUB", promotion_id: "/lethe", promotion_name: "Лета" } },
      { event: "view_promotion", ecommerce: { currency: "RUB", promotion_id: "/fancy", promotion_name: "Цвет" } }
    ]
  },
  {
    title: "a banner that was followed is told",
    fact: { type: "promotion.chosen", promotion: { id: "/lethe", name: "Лета" } },
    operation: null,
    pushes: [{ event: "select_promotion", ecommerce: { currency: "RUB", promotion_id: "/lethe", promotion_name: "Лета" } }]
  },
  {
    title: "a search is told with its words",
    fact: { type: "search.made", term: "кольцо" },
    operation: null,
    pushes: [{ event: "search", search_term: "кольцо" }]
  },
  {
    title: "a quick order is a lead",
    fact: { type: "lead.left", form: "order" },
    operation: null,
    pushes: [{ event: "generate_lead", form: "order" }]
  },
  {
    title: "a page alone is told to nobody",
    fact: { type: "page.viewed", name: "home", path: "/" },
    operation: null,
    pushes: []
  }
]
