import { describe, expect, it, vi } from "vitest"
import { type AnyActorRef, createActor } from "xstate"
import { makeSystem } from "../../../core/kernel/system.ts"
import { latePlan } from "../../support/kernel/small-shop/late-policies.ts"
import { features, follows, plan, shop, type ShopFact } from "../../support/kernel/small-shop/shop.ts"
import { waitFor } from "../../support/wait-for.ts"

const { give } = shop
const start = (machine = shop.machine) => createActor(machine).start()
type Shop = ReturnType<typeof start>
const child = (actor: Shop, name: string): AnyActorRef | undefined => actor.getSnapshot().children[name]
const contextOf = (actor: Shop, name: string): unknown => child(actor, name)?.getSnapshot().context
const runs = (actor: Shop, name: string) => waitFor(actor, ({ context }) => context.running.includes(name))

describe("a small shop", () => {
  it("queues commands in order until the feature runs, and loses none", async () => {
    const actor = start()
    for (const id of ["a", "b", "c"]) give(actor, "cart", { type: "cart.add", id })
    give(actor, "cart", { type: "cart.remove", id: "b" })
    expect(child(actor, "cart")).toBeUndefined()
    await runs(actor, "cart")
    expect(contextOf(actor, "cart")).toMatchObject({ ids: ["a", "c"], owner: null })
  })

  it("sends a late subscriber the latest facts before its mail", async () => {
    const actor = start()
    const enter = (name: string) => give(actor, "auth", { type: "auth.enter", user: { id: 1, name }, by: "form" })
    enter("Анна")
    give(actor, "auth", { type: "auth.leave" })
    enter("Вера")
    give(actor, "cart", { type: "cart.add", id: "a" })
    await runs(actor, "cart")
    expect(contextOf(actor, "cart")).toMatchObject({ ids: ["a"], owner: "Вера" })
  })

  it("applies a policy when its fact is published", async () => {
    const actor = start()
    give(actor, "cart", { type: "cart.add", id: "a" })
    await runs(actor, "notices")
    expect(contextOf(actor, "notices")).toEqual({ texts: ["added a"] })
  })

  it("retries a failed load, and preserves the commands", async () => {
    const load = vi.fn<typeof features.cart.load>(features.cart.load).mockRejectedValueOnce(new Error("the chunk is gone"))
    const actor = start(makeSystem({ ...plan, features: { ...features, cart: { load } } }).machine)
    give(actor, "cart", { type: "cart.add", id: "a" })
    await waitFor(actor, ({ context }) => context.lost.includes("cart"))
    give(actor, "cart", { type: "cart.add", id: "b" })
    await runs(actor, "cart")
    expect(contextOf(actor, "cart")).toMatchObject({ ids: ["a", "b"], owner: null })
  })

  it("stops a feature, and starts it again for the next command", async () => {
    const actor = start()
    actor.send({ type: "system.start", feature: "cart" })
    await runs(actor, "cart")
    actor.send({ type: "system.stop", feature: "cart" })
    expect(child(actor, "cart")).toBeUndefined()
    give(actor, "cart", { type: "cart.add", id: "z" })
    await runs(actor, "cart")
    expect(contextOf(actor, "cart")).toMatchObject({ ids: ["z"], owner: null })
  })

  it("has a reader for every fact that is published", () => {
    const published: ReadonlyArray<ShopFact["type"]> = ["auth.loggedIn", "auth.loggedOut", "cart.added", "cart.removed"]
    const tables = [...plan.policies, ...latePlan.policies]
    expect(published.filter((type) => follows[type] === undefined && tables.every((table) => table[type] === undefined))).toEqual([])
  })
})
