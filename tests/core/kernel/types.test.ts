import { expect, it } from "vitest"
import { type AnyActorRef, assign, createActor, setup } from "xstate"
import type { Features } from "../../../core/kernel/feature.ts"
import type { Follows, Plan, Policies } from "../../../core/kernel/plan.ts"
import { providePlan } from "../../../core/kernel/registry.ts"
import { makeSystem } from "../../../core/kernel/system.ts"
import { authMachine } from "../../support/kernel/small-shop/auth.machine.ts"
import { plan, shop, type ShopFact, type ShopFeatures } from "../../support/kernel/small-shop/shop.ts"

/** Code that must not compile; it is never called. */
const never = (_refused: () => unknown) => expect(_refused).toBeTypeOf("function")

const placed = setup({
  types: {
    context: {} as { readonly place: string },
    events: {} as { readonly type: "placed.go" },
    input: {} as { readonly place: string }
  },
  actions: { go: assign({ place: "/" }) }
}).createMachine({ id: "placed", context: ({ input: { place } }) => ({ place }), on: { "placed.go": { actions: "go" } } })

const planWith = <F extends Features>(features: F): Plan<F, never> => ({
  features,
  follows: {},
  retained: [],
  policies: []
})

it("refuses a command that a feature does not know", () => {
  const actor = createActor(shop.machine)
  never(() => {
    // @ts-expect-error the notices know no such command
    shop.give(actor, "notices", { type: "cart.add", id: "a" })
    // @ts-expect-error nobody is called so
    shop.give(actor, "basket", { type: "cart.add", id: "a" })
  })
})

it("refuses a fact as a command: facts are published, never sent", () => {
  const actor = createActor(shop.machine)
  never(() => {
    // @ts-expect-error the cart hears this as a follower alone
    shop.give(actor, "cart", { type: "auth.loggedOut" })
  })
  const policies: Policies<ShopFeatures, ShopFact> = {
    // @ts-expect-error and a policy cannot send it either
    "cart.added": () => [{ to: "cart", command: { type: "auth.loggedOut" } }]
  }
  expect(Object.keys(policies)).toEqual(["cart.added"])
})

it("refuses a subscriber that does not handle the fact, and a subject without facts", () => {
  // @ts-expect-error the notices do not understand who is signed in
  const deaf: Follows<ShopFeatures, ShopFact> = { "auth.loggedIn": ["notices"] }
  // @ts-expect-error nothing is published of the weather
  const odd: Plan<ShopFeatures, ShopFact> = { ...plan, retained: ["weather"] }
  expect([deaf, odd]).toHaveLength(2)
})

it("refuses a feature whose required machine input is missing", () => {
  const { machine } = makeSystem(planWith({ placed: { machine: placed } }))
  never(() => {
    // @ts-expect-error its place is neither on the line nor at the root
    createActor(machine)
    // @ts-expect-error nor is this a place
    createActor(machine, { input: { inputs: { placed: { place: 1 } } } })
  })
  const given = createActor(machine, { input: { inputs: { placed: { place: "/cart" } } } }).start()
  const onLine = createActor(makeSystem(planWith({ placed: { machine: placed, input: { place: "/" } } })).machine).start()
  const places = [given, onLine].map(
    (actor): unknown => (actor.getSnapshot().children["placed"] as AnyActorRef | undefined)?.getSnapshot().context
  )
  expect(places).toEqual([{ place: "/cart" }, { place: "/" }])
})

it("refuses a provision that changes the machine's type", () => {
  never(() => {
    // @ts-expect-error who is signed in is no list of notices
    providePlan(plan, { notices: () => authMachine })
  })
  expect(providePlan(plan, { auth: (machine) => machine }).features.auth.machine).toBe(authMachine)
})
