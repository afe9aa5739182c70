import { createActor } from "xstate"
import { describe, expect, it } from "vitest"
import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { followJournal } from "../../../core/journal/follow.ts"
import type { Entry } from "../../../core/journal/journal.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { cards, diamondOf } from "../../../qa/samples/diamonds.ts"
import { marketingInMemory } from "../../../qa/samples/marketing.ts"
import { user } from "../../../qa/samples/user.ts"

type Said = Pick<Entry, "actor" | "event">
const said = (actor: string, event: Entry["event"]): Said => ({ actor, event })
const published = (event: Entry["event"]) => said("shop", event)

/** A page that the visitor opened, with the answers of its calls. */
const page = (path: string, data: object): ReadonlyArray<Said> => [
  said("shop/page", { type: "page.open", visit: { place: { path, search: "", index: 1 }, match: resolveRoute(path, "") } }),
  said("shop/page", { type: "xstate.done.actor.openPage", output: succeeded({ _tag: "Shown", data }) })
]

/** The shop's answer with the content of the cart. */
const cart = (counts: Readonly<Record<string, number>>, prices: Readonly<Record<string, number>>) => {
  const short = { ids: Object.keys(counts), counts, prices, total: Object.keys(counts).length }
  return said("shop/cart", { type: "xstate.done.actor.load", output: succeeded({ short, full: null }) })
}

/** Body of an operation without its unique fields. */
const withoutKeys = (body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !["occurredAt", "operationId", "sessionId"].includes(field)))

/** Output to the customer-data platform, the data layer and the counters for these journal entries. */
const leaving = (...entries: ReadonlyArray<Said>) => leavingWith(makeDeviceStorage(), ...entries)

/** The same of a browser that stores this. */
const leavingWith = async (storage: ReturnType<typeof makeDeviceStorage>, ...entries: ReadonlyArray<Said>) => {
  const stood = entries.map((entry, seq): Entry => ({ ...entry, seq, at: 5, incarnation: 1 }))
  const { goals, machines, pushes, sent } = marketingInMemory({
    storage: storage.open(),
    follow: (notify) => {
      const recorder = { first: 0, next: stood.length, entry: (seq: number) => stood[seq], incarnations: () => [], watcher: undefined }
      return followJournal({ recorder, startedAt: 1, spare: { soon: queueMicrotask, last: () => () => undefined } }, notify)
    }
  })
  const actor = createActor(machines.marketing, { input: { consent: { analytics: true, ads: true, at: 1 }, isGreeted: true } }).start()
  await new Promise((done) => setTimeout(done, 5))
  actor.stop()
  return {
    operations: sent.map(({ body, operation }) => [operation, withoutKeys(body)]),
    own: pushes.filter(({ ecommerce }) => Object.hasOwn(ecommerce ?? {}, "products")),
    goals
  }
}

const round = diamondOf("round")
const stone = { id: `1-${round.id}`, name: round.name, price: round.price, collection: null, category: "diamond", quantity: 1 }
const seen = page(`/diamonds/${round.code}/`, { "catalog.diamond": round, "pages.meta": null })
const unseen = (id: string, price: number | null, category: string) => ({ id, ...(price !== null && { price }), category, quantity: 1 })
const sections = { jewelries: [], diamonds: [], customJewelries: [], certificates: [] }
const added = published({ type: "cart.added", id: stone.id, quantity: 1, price: round.price })
const removed = published({ type: "cart.removed", lines: [{ id: stone.id, quantity: 1, price: round.price }] })
const placed = said("shop/checkout", {
  type: "xstate.done.actor.place",
  output: succeeded({ id: 1, number: "100001", orderStatus: "new", paymentState: "none", total: 900, next: "/cart/success" })
})

const [ring, like] = [
  { id: "12", type: 0 },
  { id: String(round.id), type: 1 }
]
const wishlistChanged = (items: ReadonlyArray<object>, to: object | null) => published({ type: "wishlist.changed", items, added: to })

describe("the customer-data platform is sent", () => {
  it("[MKT-006] a subscription, when the form in the footer was accepted", async () => {
    const done = published({ type: "form.done", form: "newsletter", answer: { email: "anna@example.ru" } })
    expect((await leaving(done)).operations).toEqual([["Website.SubscriptionInFooter", { customer: { email: "anna@example.ru" } }]])
    expect((await leaving(published({ type: "form.done", form: "profile", answer: user }))).operations).toEqual([])
  })

  it("[MKT-007] a category, when its listing is shown", async () => {
    const list = { items: cards, total: 12, page: 1, pages: 1 }
    expect((await leaving(...page("/diamonds", { "catalog.diamonds": list }))).operations).toEqual([
      ["Website.ViewCategory", { page: "diamonds", category: null, isCollectionFilter: false }]
    ])
    const pieces = page("/jewelry/kolco", { "catalog.jewelry": { ...list, items: [] } })
    expect((await leaving(...pieces)).operations).toEqual([
      ["Website.ViewCategory", { page: "jewelry-category", category: "kolco", isCollectionFilter: false }]
    ])
  })

  it("[MKT-008, MKT-015] a product, when its page is shown; the data layer has its `view`", async () => {
    const { operations, own } = await leaving(...seen)
    expect(operations).toEqual([["Website.ViewProduct", { product: stone }]])
    expect(own).toEqual([{ event: "view", ecommerce: { currency: "RUB", products: [stone] } }])
  })

  it("[MKT-009, MKT-010] the whole wishlist after each change, and that it was cleared", async () => {
    const { operations } = await leaving(
      ...seen,
      wishlistChanged([like, ring], ring),
      wishlistChanged([ring], null),
      published({ type: "wishlist.cleared" })
    )
    const jewelries = [unseen("0-12", null, "jewelry")]
    expect(operations.slice(1)).toEqual([
      ["Website.SetWishList", { ...sections, jewelries, diamonds: [stone] }],
      ["Website.SetWishList", { ...sections, jewelries }],
      ["Website.ClearWishList", {}]
    ])
  })

  it("[MKT-009, MKT-020] the wishlist with the products that an earlier visit has seen, until a logout", async () => {
    const storage = makeDeviceStorage()
    await leavingWith(storage, ...seen, wishlistChanged([like], like))
    const later = await leavingWith(storage, wishlistChanged([like, ring], ring), published({ type: "auth.loggedOut", by: "choice" }))
    const jewelries = [unseen("0-12", null, "jewelry")]
    expect(later.operations).toEqual([["Website.SetWishList", { ...sections, jewelries, diamonds: [stone] }]])
    expect((await leavingWith(storage, wishlistChanged([like], null))).operations).toEqual([
      ["Website.SetWishList", { ...sections, diamonds: [unseen(stone.id, null, "diamond")] }]
    ])
  })

  it("[MKT-011] the whole cart after a change, as the shop has it then", async () => {
    const jewelries = [unseen("0-12", 900, "jewelry")]
    const now = cart({ "0-12": 1, [stone.id]: 2 }, { "0-12": 900, [stone.id]: round.price })
    const { operations } = await leaving(...seen, now, added, now)
    expect(operations.slice(1)).toEqual([["Website.SetCart", { ...sections, jewelries, diamonds: [{ ...stone, quantity: 2 }] }]])
  })

  it("[MKT-011] the cart that a write answered, once nothing is left to send", async () => {
    const written = cart({ [stone.id]: 2 }, { [stone.id]: round.price })
    const answered = said("shop/cart", { ...written.event, type: "xstate.done.actor.send" })
    const outdated = published({ type: "cart.outdated" })
    const { operations } = await leaving(...seen, answered, added, answered, added, outdated, outdated)
    expect(operations.slice(1)).toEqual([["Website.SetCart", { ...sections, diamonds: [{ ...stone, quantity: 2 }] }]])
  })

  it("[MKT-011] the cart after an order, with the items that it leaves", async () => {
    const now = cart({ [stone.id]: 1, "0-12": 1 }, { [stone.id]: round.price, "0-12": 900 })
    expect((await leaving(now, placed, cart({}, {}))).operations).toEqual([["Website.ClearCart", {}]])
    const left = cart({ "0-12": 1 }, { "0-12": 900 })
    expect((await leaving(now, placed, left, left)).operations).toEqual([
      ["Website.SetCart", { ...sections, jewelries: [unseen("0-12", 900, "jewelry")] }]
    ])
  })

  it("[MKT-011] the cart after a login, which may have got the guest's items, unless it is empty", async () => {
    const merged = cart({ "0-12": 2 }, { "0-12": 900 })
    const jewelries = [{ ...unseen("0-12", 900, "jewelry"), quantity: 2 }]
    const came = published({ type: "auth.loggedIn", user, by: "login" })
    expect((await leaving(came, merged, merged)).operations.slice(1)).toEqual([["Website.SetCart", { ...sections, jewelries }]])
    expect((await leaving(came, cart({}, {}))).operations.slice(1)).toEqual([])
  })

  it("[MKT-012] the clearing of the cart, and nothing if it was empty from the beginning", async () => {
    expect((await leaving(removed, cart({}, {}))).operations).toEqual([["Website.ClearCart", {}]])
    expect((await leaving(cart({}, {}))).operations).toEqual([])
  })

  it("[MKT-013] a login by the user's id alone, and not one in another tab or by an operator's link", async () => {
    const came = (by: string) => published({ type: "auth.loggedIn", user, by })
    const authorized = [["Website.AuthorizeCustomer", { customer: { id: 7 } }]]
    expect((await leaving(came("login"))).operations).toEqual(authorized)
    expect((await leaving(came("registration"))).operations).toEqual(authorized)
    expect((await leaving(came("tab"))).operations).toEqual([])
    expect((await leaving(came("link"))).operations).toEqual([])
  })

  it("[MKT-014] a profile change by the user's id alone", async () => {
    const changed = published({ type: "account.changed", user })
    expect((await leaving(changed)).operations).toEqual([["Website.EditCustomer", { customer: { id: 7 } }]])
  })
})

describe("the data layer is pushed", () => {
  it("[MKT-016, MKT-017] `add` when an item is added to the cart, `remove` when one is removed", async () => {
    const fewer = published({ type: "cart.changed", id: stone.id, quantity: 1, was: 3 })
    const { own } = await leaving(...seen, added, fewer, removed)
    expect(own.slice(1)).toEqual([
      { event: "add", ecommerce: { currency: "RUB", products: [stone] } },
      { event: "remove", ecommerce: { currency: "RUB", products: [{ ...stone, quantity: 2 }] } },
      { event: "remove", ecommerce: { currency: "RUB", products: [stone] } }
    ])
  })

  it("[MKT-018] `purchase` when an order is placed, once", async () => {
    const { goals, own } = await leaving(placed, placed)
    expect(own).toEqual([{ event: "purchase", ecommerce: { currency: "RUB", products: [], id: "100001", revenue: 900 } }])
    expect(goals).toEqual([{ name: "purchase", value: 900 }])
  })
})
