import { describe, expect, it } from "vitest"
import type { EarlyFact, LateFact, ShopFact } from "../../../core/shop/facts.ts"
import { innerMachines, type LateMachines, lateMachines } from "../../../core/shop/late-machines.ts"
import { latePlan } from "../../../core/shop/late-plan.ts"
import { machines } from "../../../core/shop/machines-by-name.ts"
import { orderMachines } from "../../../core/shop/orders.ts"
import type { besidePageStarts } from "../../../core/shop/registry.ts"
import { shopPlan } from "../../../core/shop/shop.ts"

/** Does not compile if a machine of `late-machines.ts` is missing in the registry. */
const named = (machine: keyof LateMachines): (typeof besidePageStarts)[number]["start"] | "account" => machine

/** Every fact by its type: the compiler requires each and rejects unknown ones. */
const early: Readonly<Record<EarlyFact["type"], true>> = {
  "tab.began": true,
  "tab.touched": true,
  "drafts.left": true,
  "navigation.resolved": true,
  "navigation.lost": true,
  "page.shown": true,
  "page.wasMissing": true,
  "page.moved": true,
  "page.broke": true,
  "page.failed": true,
  "header.opened": true
}

const late: Readonly<Record<LateFact["type"], true>> = {
  "auth.settled": true,
  "auth.loggedIn": true,
  "auth.loggedOut": true,
  "auth.expired": true,
  "auth.registered": true,
  "session.guestChanged": true,
  "gate.redirected": true,
  "gate.loginRequested": true,
  "account.changed": true,
  "passportView.opened": true,
  "cart.adding": true,
  "cart.added": true,
  "cart.changed": true,
  "cart.itemsChangedElsewhere": true,
  "cart.resized": true,
  "cart.putAside": true,
  "cart.putBack": true,
  "cart.outdated": true,
  "cart.removed": true,
  "cart.refused": true,
  "cart.repeated": true,
  "cart.writePostponed": true,
  "addedDialog.due": true,
  "wishlist.changed": true,
  "wishlist.cleared": true,
  "wishlist.wasFull": true,
  "wishlist.refused": true,
  "wishlist.writePostponed": true,
  "checkoutGate.foundMissing": true,
  "checkoutGate.foundNothing": true,
  "checkoutGate.loginRequested": true,
  "checkoutGate.opened": true,
  "checkout.left": true,
  "customPiece.chosen": true,
  "customPiece.stonesRequired": true,
  "dialogs.opened": true,
  "dialogs.inputCleared": true,
  "dialogs.formDone": true,
  "dialogs.loginDismissed": true,
  "form.done": true,
  "papers.changed": true,
  "toasts.undone": true,
  "tooltip.requested": true,
  "network.turned": true
}

/** Facts that only the journal's readers use: analytics (`core/journal/analytics-events.ts`) and listeners for `registered` (AUTH-013). */
const ofJournal: ReadonlySet<ShopFact["type"]> = new Set([
  "cart.changed",
  "cart.resized",
  "wishlist.changed",
  "wishlist.cleared",
  "auth.registered"
] as const)

const answeredBy = ({ follows, policies }: Pick<typeof shopPlan, "follows" | "policies">): ReadonlyArray<string> => [
  ...Object.keys(follows),
  ...policies.flatMap((table) => Object.keys(table))
]

describe("the plan of the shop", () => {
  it("has a reader for every fact that is published", () => {
    const read = new Set([...answeredBy(shopPlan), ...answeredBy(latePlan), ...ofJournal])
    expect(Object.keys({ ...early, ...late }).filter((type) => !read.has(type))).toEqual([])
  })

  it("handles facts of early features by early policies only", () => {
    expect(answeredBy(latePlan).filter((type) => type in early)).toEqual([])
    expect(answeredBy(shopPlan).filter((type) => !(type in early))).toEqual([])
  })

  it("handles each fact of a capability in one table", () => {
    const answered = [...shopPlan.policies, ...latePlan.policies].flatMap((table) => Object.keys(table))
    const twice = answered.filter((type, index) => answered.indexOf(type) !== index)
    expect(twice).toEqual([])
  })

  it("names every machine that loads late or runs inside another", () => {
    const {
      checkout: _,
      payment: __,
      placedOrder: ___,
      alerts: _________,
      visits: ____,
      diamondOrders: _____,
      liveStone: ______,
      question: _______,
      trueSize: ________,
      ...features
    } = shopPlan.features
    const loaded = Object.entries(features).flatMap(([name, line]) => ("load" in line && name !== "journalDesk" ? [name] : []))
    expect(loaded.toSorted()).toEqual(Object.keys(lateMachines).toSorted())
    expect(named("cart")).toBe("cart")
    expect(Object.keys(orderMachines).filter((name) => !(name in shopPlan.features))).toEqual([])
    expect(Object.keys(innerMachines).filter((name) => !(name in machines))).toEqual([])
    expect(Object.keys(machines).toSorted()).toEqual(["shop", ...Object.keys(shopPlan.features), ...Object.keys(innerMachines)].toSorted())
  })
})
