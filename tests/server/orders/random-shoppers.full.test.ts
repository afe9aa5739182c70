import fc from "fast-check"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { makeIdentity } from "../../../adapters/memory/identity-memory.ts"
import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import type { WishlistItem } from "../../../core/domain/favourites/wishlist.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, numberIn, shopperOf, prepareGoods } from "../../support/server/shoppers.ts"
import { openShoppingTab, settleTabs, type ShoppingTab } from "../../support/shopping-tab.ts"
import { type NetworkFault, openUnreliableNetwork } from "../../support/server/unreliable.ts"
import { user } from "../../../qa/samples/user.ts"

type Want =
  | { readonly kind: "add"; readonly thing: number; readonly quantity: number }
  | { readonly kind: "change"; readonly thing: number; readonly quantity: number }
  | { readonly kind: "remove" | "like"; readonly thing: number }
  | { readonly kind: "clear" | "unlikeAll" }

/** A step: intents of a tab faster than the shop answers, a login, a logout, or another visit. */
type Step =
  | { readonly kind: "want"; readonly tab: 0 | 1; readonly wants: ReadonlyArray<Want>; readonly fates: ReadonlyArray<NetworkFault> }
  | { readonly kind: "signIn" | "signOut" | "reopen"; readonly fates: ReadonlyArray<NetworkFault> }

const thing = fc.nat({ max: 3 })
const wants: fc.Arbitrary<Want> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("add" as const), thing, quantity: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("change" as const), thing, quantity: fc.integer({ min: 1, max: 11 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("remove" as const), thing }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("like" as const), thing: fc.nat({ max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("clear" as const, "unlikeAll" as const) }) }
)
const fates = fc.array(fc.constantFrom<NetworkFault>("well", "well", "slow", "twice", "cut", "lost", "broken", "garbled"), { maxLength: 7 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("want" as const),
      tab: fc.constantFrom(0 as const, 1 as const),
      wants: fc.array(wants, { minLength: 1, maxLength: 4 }),
      fates
    })
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("signIn" as const, "signOut" as const, "reopen" as const), fates }) }
)

type Counts = ReadonlyMap<string, number>
type Things = { readonly cart: Counts; readonly liked: ReadonlySet<string> }
const empty: Things = { cart: new Map(), liked: new Set() }

/** Expected result of an intent in a shop that is always reachable. */
const after = ({ cart, liked }: Things, want: Want, ids: ReadonlyArray<string>, most: (id: string) => number): Things => {
  const id = "thing" in want ? (ids[want.thing] ?? "") : ""
  const had = cart.get(id) ?? 0
  switch (want.kind) {
    case "add":
      return had + want.quantity > most(id) ? { cart, liked } : { cart: new Map([...cart, [id, had + want.quantity]]), liked }
    case "change":
      return had === 0 || want.quantity > most(id) ? { cart, liked } : { cart: new Map([...cart, [id, want.quantity]]), liked }
    case "remove":
      return { cart: new Map([...cart].filter(([line]) => line !== id)), liked }
    case "clear":
      return { cart: new Map(), liked }
    case "like":
      return { cart, liked: liked.has(id) ? new Set([...liked].filter((each) => each !== id)) : new Set([...liked, id]) }
    case "unlikeAll":
      return { cart, liked: new Set() }
  }
}

const itemOf = (id: string): WishlistItem => ({ id: String(numberIn(id)), type: id.startsWith("1") ? 1 : 0 })

/** Sends the command for an intent. */
const tell = (tab: ShoppingTab | undefined, want: Want, ids: ReadonlyArray<string>): void => {
  const id = "thing" in want ? (ids[want.thing] ?? "") : ""
  switch (want.kind) {
    case "add":
      return tab?.want({ type: "cart.add", id, quantity: want.quantity, price: null })
    case "change":
      return tab?.want({ type: "cart.change", id, quantity: want.quantity })
    case "remove":
      return tab?.want({ type: "cart.remove", ids: [id] })
    case "clear":
      return tab?.want({ type: "cart.clear" })
    case "like":
      return tab?.like({ type: "wishlist.toggle", item: itemOf(id) })
    case "unlikeAll":
      return tab?.like({ type: "wishlist.clear" })
  }
}

describe("random shoppers with the shop's own machines", () => {
  let shop: TestShop
  let goods: Goods
  let accounts: Accounts
  let line: Awaited<ReturnType<typeof openUnreliableNetwork>>
  beforeAll(async () => {
    shop = await startShop({ diamonds: 20 })
    ;[goods, accounts, line] = [await prepareGoods(shop), accountsOf(shop), await openUnreliableNetwork(shop.app.fetch)]
  })
  afterAll(async () => {
    await line.close()
    await shop.stop()
  })

  const walk = async (steps: ReadonlyArray<Step>) => {
    line.calm()
    await shop.query("delete from rate_limits")
    const ids = [goods.ring, goods.stone, goods.brooch, goods.card]
    const most = (id: string) => (id === goods.ring || id === goods.card ? 10 : 1)
    const { token } = await accounts.register()
    const browser = { storage: makeDeviceStorage(), identity: makeIdentity({ saleUserId: randomUUID() }) }
    const openTab = () => openShoppingTab(browser, line.origin)
    const tabs = [openTab(), openTab()]
    let guest = empty
    let member = empty
    let isIn = false
    await settleTabs(tabs)
    for (const each of steps) {
      line.expect(...each.fates)
      if (each.kind === "want") {
        for (const want of each.wants) {
          if (want.kind === "clear") await settleTabs(tabs)
          tell(tabs[each.tab], want, ids)
          const changed = after(isIn ? member : guest, want, ids, most)
          if (isIn) member = changed
          else guest = changed
        }
      } else if (each.kind === "signIn" && !isIn) {
        browser.identity.store("token", token)
        for (const tab of tabs) tab.hear({ type: "auth.loggedIn", user, by: "login" })
        const sum = (id: string) => Math.min((member.cart.get(id) ?? 0) + (guest.cart.get(id) ?? 0), most(id))
        member = {
          cart: new Map([...new Set([...member.cart.keys(), ...guest.cart.keys()])].map((id) => [id, sum(id)])),
          liked: new Set([...member.liked, ...guest.liked])
        }
        guest = empty
        isIn = true
      } else if (each.kind === "signOut" && isIn) {
        browser.identity.store("token", null)
        browser.identity.store("saleUserId", randomUUID())
        for (const tab of tabs) tab.hear({ type: "auth.loggedOut", by: "choice" })
        isIn = false
      } else if (each.kind === "reopen") {
        await tabs.pop()?.close()
        const tab = openTab()
        if (isIn) tab.hear({ type: "auth.loggedIn", user, by: "login" })
        tabs.push(tab)
      }
      await settleTabs(tabs)
      const chosen = isIn ? member : guest
      const { saleUserId } = browser.identity.ids()
      const shopper = shopperOf(shop, { guest: saleUserId, ...(isIn && { token }) })
      const counts = Object.fromEntries([...chosen.cart].toSorted())
      expect(Object.fromEntries(Object.entries((await shopper.short()).counts).toSorted())).toEqual(counts)
      const liked = [...chosen.liked].map(itemOf).map(({ id, type }) => `${type}-${id}`)
      for (const tab of tabs) {
        expect(Object.fromEntries(Object.entries(tab.cart().context.short.counts).toSorted())).toEqual(counts)
        expect(tab.cart().context.writes).toEqual([])
        expect(
          tab
            .wishlist()
            .context.shown.map(({ id, type }) => `${type}-${id}`)
            .toSorted()
        ).toEqual(liked.toSorted())
      }
      line.calm()
    }
    await Promise.all(tabs.map((tab) => tab.close()))
  }

  test("see the results of a small model, each once, in two tabs, as guests and users, on an unreliable network", async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), walk), {
      seed: 7,
      numRuns: 30,
      interruptAfterTimeLimit: 12_000
    })
  })
})
