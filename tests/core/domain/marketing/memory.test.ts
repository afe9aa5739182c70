import { describe, expect, it } from "vitest"
import type { MarketingFact } from "../../../../core/domain/marketing/fact.ts"
import type { AnalyticsEvent, SeenPage } from "../../../../core/domain/marketing/analytics-event.ts"
import { updateMemory, type Memory, noMemory } from "../../../../core/domain/marketing/memory.ts"
import type { MarketingProduct } from "../../../../core/domain/marketing/product.ts"

const ring: MarketingProduct = { id: "0-12", name: "Кольцо", price: 90_000, collection: "lethe", category: "kolco", quantity: 1 }
const stone: MarketingProduct = { id: "1-7", name: "Бриллиант", price: 400_000, collection: null, category: "diamond", quantity: 1 }

const page: SeenPage = {
  ...{ name: "home", path: "/", category: null, isCollectionFilter: false, screen: "home", term: null, list: null, product: null },
  ...{ variants: [], others: [], promotions: [] }
}
const listing: SeenPage = { ...page, name: "jewelry", path: "/jewelry", screen: "jewelry", list: [stone, ring] }
const piece: SeenPage = {
  ...page,
  name: "jewelry-pdp",
  path: "/jewelry/kolco/0241117",
  screen: "product",
  product: ring,
  variants: ["0-12", "0-13"]
}
const opened = (of: SeenPage): AnalyticsEvent => ({ type: "page", page: of })

/** Reports for the events, one after another. */
const factsOf = (analyticsEvents: ReadonlyArray<AnalyticsEvent>, before: Memory = noMemory) => {
  let memory = before
  const facts: Array<MarketingFact> = []
  for (const analyticsEvent of analyticsEvents) {
    const learned = updateMemory(memory, analyticsEvent)
    memory = learned.memory
    facts.push(...learned.facts)
  }
  return { facts, memory, types: facts.map(({ type }) => type) }
}

describe("reports on a page", () => {
  it("have the page, its category and its list", () => {
    expect(factsOf([opened(listing)]).facts).toEqual([
      { type: "page.viewed", name: "jewelry", path: "/jewelry" },
      { type: "category.viewed", name: "jewelry", category: null, isCollectionFilter: false },
      { type: "list.viewed", list: { id: "/jewelry", name: "jewelry" }, products: [stone, ring] }
    ])
  })

  it("have the choice from the previous list, for any shown variant", () => {
    const { facts } = factsOf([opened(listing), opened({ ...piece, product: { ...ring, id: "0-13" } })])
    expect(facts.slice(3)).toEqual([
      { type: "product.chosen", list: { id: "/jewelry", name: "jewelry" }, index: 1, product: { ...ring, id: "0-13" } },
      { type: "page.viewed", name: "jewelry-pdp", path: "/jewelry/kolco/0241117" },
      { type: "product.viewed", product: { ...ring, id: "0-13" } }
    ])
    expect(factsOf([opened(page), opened(piece)]).types).not.toContain("product.chosen")
  })

  it("have the banner that led to it", () => {
    const promotions = [{ id: "/lethe/", name: "Лета" }]
    const { types } = factsOf([opened({ ...page, promotions }), opened({ ...page, name: "lethe", path: "/lethe" })])
    expect(types).toEqual(["page.viewed", "promotions.viewed", "promotion.chosen", "page.viewed"])
  })

  it("have the search term, on a page of results", () => {
    expect(factsOf([opened({ ...page, name: "search", term: "кольцо" })]).facts.at(-1)).toEqual({ type: "search.made", term: "кольцо" })
  })
})

describe("reports on the cart", () => {
  const added: AnalyticsEvent = { type: "added", line: { id: "0-12", quantity: 2, price: 90_000 } }
  const holds = (...lines: ReadonlyArray<{ readonly id: string; readonly quantity: number; readonly price: number }>): AnalyticsEvent => ({
    type: "cart",
    lines,
    isWhole: true
  })

  it("have the product as shown, then the whole cart after the shop's answer", () => {
    expect(factsOf([opened(piece), added, holds({ id: "0-12", quantity: 2, price: 90_000 })]).facts.slice(2)).toEqual([
      { type: "cart.grew", products: [{ ...ring, quantity: 2 }] },
      { type: "cart.set", products: [{ ...ring, quantity: 2 }] }
    ])
  })

  it("have the cart that the last write answered, once no write is left to send", () => {
    const answered = (quantity: number): AnalyticsEvent => ({ type: "answered", lines: [{ id: "0-12", quantity, price: 90_000 }] })
    const settled: AnalyticsEvent = { type: "settled" }
    const { facts, memory } = factsOf([opened(piece), answered(2), added, answered(4), added, settled])
    expect(facts.slice(2)).toEqual([
      { type: "cart.grew", products: [{ ...ring, quantity: 2 }] },
      { type: "cart.grew", products: [{ ...ring, quantity: 2 }] },
      { type: "cart.set", products: [{ ...ring, quantity: 4 }] }
    ])
    expect(factsOf([settled, holds({ id: "0-12", quantity: 4, price: 90_000 })], memory).facts).toEqual([])
  })

  it("have the clearing by a write that answers an empty cart", () => {
    const removed: AnalyticsEvent = { type: "removed", lines: [{ id: "0-12", quantity: 2, price: 90_000 }] }
    expect(factsOf([{ type: "answered", lines: [] }, removed, { type: "settled" }]).types).toEqual(["cart.shrank", "cart.cleared"])
  })

  it("have nothing before a changed cart is answered", () => {
    expect(factsOf([added, { type: "settled" }]).types).toEqual(["cart.grew"])
  })

  it("are not repeated while nothing changes", () => {
    expect(factsOf([holds({ id: "0-12", quantity: 2, price: 90_000 })]).facts).toEqual([])
  })

  it("have the removed items with their quantities", () => {
    const removed: AnalyticsEvent = { type: "removed", lines: [{ id: "0-12", quantity: 2, price: 90_000 }] }
    const { facts } = factsOf([opened(piece), removed, holds({ id: "1-7", quantity: 1, price: 400_000 })])
    expect(facts.slice(2)).toMatchObject([
      { type: "cart.shrank", products: [{ ...ring, quantity: 2 }] },
      { type: "cart.set", products: [{ id: "1-7", quantity: 1 }] }
    ])
  })

  it("have the clearing when the last item is removed", () => {
    expect(factsOf([{ type: "removed", lines: [{ id: "0-12", quantity: 2, price: 90_000 }] }, holds()]).types).toEqual([
      "cart.shrank",
      "cart.cleared"
    ])
  })

  it("have the difference in a line's quantity", () => {
    const before = factsOf([opened(piece), holds({ id: "0-12", quantity: 3, price: 80_000 })]).memory
    expect(factsOf([{ type: "recounted", id: "0-12", quantity: 1, was: 3 }], before).facts).toEqual([
      { type: "cart.shrank", products: [{ ...ring, price: 80_000, quantity: 2 }] }
    ])
    expect(factsOf([{ type: "recounted", id: "0-12", quantity: 4, was: 3 }], before).types).toEqual(["cart.grew"])
    expect(factsOf([{ type: "recounted", id: "0-12", quantity: 3, was: 3 }], before).facts).toEqual([])
  })

  it("have a view of its page, once its items are loaded", () => {
    expect(factsOf([opened({ ...page, screen: "cart" }), holds({ id: "0-12", quantity: 1, price: 90_000 }), holds()]).types).toEqual([
      "page.viewed",
      "cart.viewed"
    ])
  })

  it("describe an unseen item by its kind alone, and a certificate by its amount", () => {
    const gift: AnalyticsEvent = { type: "added", line: { id: "3-1-25000-0", quantity: 1, price: null } }
    expect(factsOf([gift]).facts).toEqual([
      {
        type: "cart.grew",
        products: [{ id: "3-1-25000-0", price: 25_000, category: "gift-certificate", quantity: 1 }]
      }
    ])
  })
})

describe("other reports", () => {
  it("have the wishlist's new items, and the whole of it or its clearing", () => {
    const before = factsOf([opened(listing)]).memory
    expect(factsOf([{ type: "wishlist", ids: ["1-7", "0-12"], added: "0-12", isCleared: false }], before).facts).toEqual([
      { type: "wishlist.grew", product: ring },
      { type: "wishlist.set", products: [stone, ring] }
    ])
    expect(factsOf([{ type: "wishlist", ids: ["1-7"], added: null, isCleared: false }], before).types).toEqual(["wishlist.set"])
    expect(factsOf([{ type: "wishlist", ids: [], added: null, isCleared: true }], before).types).toEqual(["wishlist.cleared"])
  })

  it("have the fields of liked products that were seen, also in an earlier visit until a logout", () => {
    const likes: AnalyticsEvent = { type: "wishlist", ids: ["0-12", "1-8"], added: null, isCleared: false }
    const { liked } = factsOf([opened(piece), likes]).memory
    const unseen = { id: "1-8", category: "diamond", quantity: 1 }
    expect(factsOf([likes], { ...noMemory, liked }).facts).toEqual([{ type: "wishlist.set", products: [ring, unseen] }])
    expect(factsOf([likes, { type: "left" }], { ...noMemory, liked }).memory.liked).toEqual([])
  })

  it("have a collection that a later page does not show", () => {
    const { collection: _, ...favourite } = ring
    expect(factsOf([opened(piece), { type: "products", products: [{ ...favourite, price: 80_000 }] }]).memory.seen["0-12"]).toEqual({
      ...ring,
      price: 80_000
    })
  })

  const checkout: AnalyticsEvent = { type: "checkout", lines: [{ id: "1-7", quantity: 1, price: 400_000 }], deliveries: { 2: "courier" } }

  it("have a checkout's start, its delivery and its payment, each by its method", () => {
    const { facts } = factsOf([
      opened(listing),
      opened({ ...page, screen: "checkout" }),
      checkout,
      checkout,
      { type: "payments", payments: { 5: "card" } },
      { type: "delivery", id: "2" },
      { type: "payment", id: "5" }
    ])
    expect(facts.slice(4)).toEqual([
      { type: "checkout.begun", products: [stone] },
      { type: "delivery.chosen", way: "courier", products: [stone] },
      { type: "payment.chosen", way: "card", products: [stone] }
    ])
  })

  it("have no checkout without items to order", () => {
    const empty: AnalyticsEvent = { type: "checkout", lines: [], deliveries: { 2: "courier" } }
    expect(factsOf([opened({ ...page, screen: "checkout" }), empty]).facts).toEqual([
      { type: "page.viewed", name: page.name, path: page.path }
    ])
  })

  it("have an order once, however often it is answered", () => {
    const order: AnalyticsEvent = { type: "order", number: "100001", total: 400_900 }
    const { facts, memory } = factsOf([opened(listing), checkout, order, order])
    expect(facts.filter(({ type }) => type === "order.placed")).toEqual([
      { type: "order.placed", number: "100001", total: 400_900, products: [stone] }
    ])
    expect(factsOf([order], { ...noMemory, orders: memory.orders }).facts).toEqual([])
  })

  it("have an order confirmed in a later visit once, with the items of its checkout", () => {
    const order: AnalyticsEvent = { type: "order", number: "100001", total: 400_900 }
    const { ordering } = factsOf([opened(listing), checkout]).memory
    const { facts, memory } = factsOf([opened({ ...page, screen: "checkout" }), order], { ...noMemory, ordering })
    expect(facts.at(-1)).toEqual({ type: "order.placed", number: "100001", total: 400_900, products: [stone] })
    expect(memory.ordering).toEqual([])
  })

  it("have three hundred products at most, the last seen", () => {
    const many = Array.from({ length: 310 }, (_, index) => ({ ...ring, id: `0-${index + 1}` }))
    const { memory } = factsOf([{ type: "products", products: many }])
    expect(Object.keys(memory.seen)).toHaveLength(300)
    expect(memory.seen["0-10"]).toBeUndefined()
    expect(memory.seen["0-310"]).toBeDefined()
  })

  it("have a product that is seen again longer than one that is not", () => {
    const product = (index: number) => ({ ...ring, id: `0-${index}` })
    const many = Array.from({ length: 300 }, (_, index) => product(index + 1))
    const { memory } = factsOf([many, [product(1)], [product(301)]].map((products) => ({ type: "products", products })))
    expect(memory.seen["0-1"]).toBeDefined()
    expect(memory.seen["0-2"]).toBeUndefined()
  })
})
