import type { MarketingFact } from "./fact.ts"
import type { AnalyticsEvent, SeenPage, CodesById } from "./analytics-event.ts"
import { type MarketingLine, type MarketingProduct, productOf } from "./product.ts"
import { seenOn } from "./seen-page.ts"

export type Memory = {
  /** By line id, the last seen at the end. */
  readonly seen: Readonly<Record<string, MarketingProduct>>
  /** Seen products of the wishlist, also of earlier visits until a logout. */
  readonly liked: ReadonlyArray<MarketingProduct>
  readonly page: SeenPage | null
  readonly cart: ReadonlyArray<MarketingLine>
  /** Changed since the last `cart.set` or `cart.cleared`. */
  readonly isCartChanged: boolean
  /** A login may have merged the guest's cart into the customer's since then (CART-050). */
  readonly isCartMerged: boolean
  /** A write was answered; the cart is reported when none is pending. */
  readonly isCartAnswered: boolean
  /** The cart page is open, its products are not loaded yet. */
  readonly awaitsCart: boolean
  /** `null` outside the checkout. */
  readonly checkout: ReadonlyArray<MarketingLine> | null
  /** Products of the last order started, whose response may arrive in a later visit (CHK-014). */
  readonly ordering: ReadonlyArray<MarketingProduct>
  readonly deliveries: CodesById
  readonly payments: CodesById
  /** Reported once each (CHK-012). */
  readonly orders: ReadonlyArray<string>
}

export const noMemory: Memory = {
  seen: {},
  liked: [],
  page: null,
  cart: [],
  isCartChanged: false,
  isCartMerged: false,
  isCartAnswered: false,
  awaitsCart: false,
  checkout: null,
  ordering: [],
  deliveries: {},
  payments: {},
  orders: []
}

export type MemoryUpdate = { readonly memory: Memory; readonly facts: ReadonlyArray<MarketingFact> }

const [maxSeen, maxOrders] = [300, 20]

export const updateMemory = (memory: Memory, analyticsEvent: AnalyticsEvent): MemoryUpdate => {
  switch (analyticsEvent.type) {
    case "page":
      return openPage(memory, analyticsEvent.page)
    case "products":
      return { memory: { ...memory, seen: remembered(memory, analyticsEvent.products) }, facts: [] }
    case "added":
      return changedCart(memory, [{ type: "cart.grew", products: productsOf(memory, [analyticsEvent.line]) }])
    case "removed":
      return changedCart(memory, [{ type: "cart.shrank", products: productsOf(memory, analyticsEvent.lines) }])
    case "recounted":
      return changedCart(memory, recount(memory, analyticsEvent))
    case "cart":
      return learnCart(memory, analyticsEvent)
    case "answered":
      return { memory: { ...memory, cart: analyticsEvent.lines, isCartAnswered: true }, facts: [] }
    case "settled":
      return memory.isCartAnswered ? reportCart(memory, productsOf(memory, memory.cart)) : { memory, facts: [] }
    case "wishlist":
      return learnWishlist(memory, analyticsEvent)
    case "left":
      return { memory: { ...memory, liked: [] }, facts: [] }
    case "came":
      return learned(
        { ...memory, isCartMerged: true },
        {
          type: analyticsEvent.by === "login" ? "customer.loggedIn" : "customer.registered",
          customer: analyticsEvent.customer
        }
      )
    case "edited":
      return learned(memory, { type: "customer.edited", customer: analyticsEvent.customer })
    case "subscribed":
      return learned(memory, { type: "newsletter.subscribed", email: analyticsEvent.email })
    case "lead":
      return learned(memory, { type: "lead.left", form: analyticsEvent.form })
    case "checkout":
      return beginCheckout(memory, analyticsEvent)
    case "payments":
      return { memory: { ...memory, payments: analyticsEvent.payments }, facts: [] }
    case "delivery":
      return learned(memory, {
        type: "delivery.chosen",
        way: memory.deliveries[analyticsEvent.id] ?? analyticsEvent.id,
        products: ordered(memory)
      })
    case "payment":
      return learned(memory, {
        type: "payment.chosen",
        way: memory.payments[analyticsEvent.id] ?? analyticsEvent.id,
        products: ordered(memory)
      })
    case "order":
      return placeOrder(memory, analyticsEvent)
  }
}

type AnalyticsEventOf<T extends AnalyticsEvent["type"]> = Extract<AnalyticsEvent, { readonly type: T }>

const learned = (memory: Memory, ...facts: ReadonlyArray<MarketingFact>): MemoryUpdate => ({ memory, facts })

const productsOf = ({ seen }: Memory, lines: ReadonlyArray<MarketingLine>) => lines.map((line) => productOf(seen, line))

const ordered = (memory: Memory) => productsOf(memory, memory.checkout ?? [])

const openPage = (memory: Memory, page: SeenPage): MemoryUpdate => {
  const seen = remembered(memory, [...page.others, ...(page.list ?? []), ...(page.product === null ? [] : [page.product])])
  const checkout = page.screen === "checkout" ? memory.checkout : null
  return { memory: { ...memory, seen, page, checkout, awaitsCart: page.screen === "cart" }, facts: seenOn(page, memory.page) }
}

const changedCart = (memory: Memory, facts: MemoryUpdate["facts"]): MemoryUpdate => ({ memory: { ...memory, isCartChanged: true }, facts })

const recount = (memory: Memory, { id, quantity, was }: AnalyticsEventOf<"recounted">): MemoryUpdate["facts"] => {
  const price = memory.cart.find((line) => line.id === id)?.price ?? null
  const products = productsOf(memory, [{ id, price, quantity: Math.abs(quantity - was) }])
  if (quantity === was) return []
  return [quantity > was ? { type: "cart.grew", products } : { type: "cart.shrank", products }]
}

/** MKT-011, MKT-012. A login empties no cart. */
const reportCart = (memory: Memory, products: ReadonlyArray<MarketingProduct>): MemoryUpdate => {
  const isReported = memory.isCartChanged || (memory.isCartMerged && products.length > 0)
  return {
    memory: { ...memory, isCartChanged: false, isCartMerged: false, isCartAnswered: false },
    facts: isReported ? [products.length === 0 ? { type: "cart.cleared" } : { type: "cart.set", products }] : []
  }
}

const learnCart = (memory: Memory, { isWhole, lines }: AnalyticsEventOf<"cart">): MemoryUpdate => {
  const products = productsOf(memory, lines)
  const isShown = memory.awaitsCart && isWhole
  const change = reportCart({ ...memory, cart: lines, awaitsCart: memory.awaitsCart && !isShown }, products)
  return isShown ? { ...change, facts: [{ type: "cart.viewed", products }, ...change.facts] } : change
}

const learnWishlist = (memory: Memory, { added, ids, isCleared }: AnalyticsEventOf<"wishlist">): MemoryUpdate => {
  const seen = { ...Object.fromEntries(memory.liked.map((product) => [product.id, product])), ...memory.seen }
  const learnt = { ...memory, liked: ids.flatMap((id) => seen[id] ?? []) }
  if (isCleared) return learned(learnt, { type: "wishlist.cleared" })
  const likedProduct = (id: string) => productOf(seen, { id, price: null, quantity: 1 })
  const set: MarketingFact = { type: "wishlist.set", products: ids.map(likedProduct) }
  return added === null ? learned(learnt, set) : learned(learnt, { type: "wishlist.grew", product: likedProduct(added) }, set)
}

/** A reload does not begin the checkout again. */
const beginCheckout = (memory: Memory, { deliveries, lines }: AnalyticsEventOf<"checkout">): MemoryUpdate => {
  const products = productsOf(memory, lines)
  return {
    memory: { ...memory, checkout: lines, ordering: products, deliveries },
    facts: memory.checkout === null && lines.length > 0 ? [{ type: "checkout.begun", products }] : []
  }
}

const placeOrder = (memory: Memory, { number, total }: AnalyticsEventOf<"order">): MemoryUpdate => {
  if (memory.orders.includes(number)) return { memory, facts: [] }
  const orders = [...memory.orders, number].slice(-maxOrders)
  const products = memory.checkout === null ? memory.ordering : ordered(memory)
  return { memory: { ...memory, orders, ordering: [], isCartChanged: true }, facts: [{ type: "order.placed", number, total, products }] }
}

/** Completes products that a page shows in part. Above the limit, drops the products not seen for longest. */
const remembered = ({ seen }: Memory, products: ReadonlyArray<MarketingProduct>): Memory["seen"] => {
  const shown = new Map(products.map((product) => [product.id, { ...seen[product.id], ...product }]))
  const others = Object.entries(seen).filter(([id]) => !shown.has(id))
  return Object.fromEntries([...others, ...shown].slice(-maxSeen))
}
