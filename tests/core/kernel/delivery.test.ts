import { describe, expect, it } from "vitest"
import { type AnyEventObject, SimulatedClock } from "xstate"
import type { AnyReaction } from "../../../core/kernel/delivery.ts"
import { come, hearer, late, say, startSystem, tell } from "../../support/kernel/hearer.ts"

describe("delivery", () => {
  it("does a list of reactions in its order: what is stopped can be started and commanded again in the same list", async () => {
    const stopThen = (...then: ReadonlyArray<AnyReaction>) => ({ "a.gone": () => [{ stop: "a" }, ...then] })
    const begun = startSystem({ features: { a: { machine: hearer("a") } }, policies: [stopThen({ start: "a" })] })
    begun.give("a", say(1))
    begun.publish({ type: "a.gone" })
    await come()
    expect(begun.heard("a")).toEqual([])
    const told = startSystem({ features: { a: { machine: hearer("a") } }, policies: [stopThen({ to: "a", command: say(2) })] })
    told.give("a", say(1))
    told.publish({ type: "a.gone" })
    await come()
    expect(told.heard("a")).toEqual([2])
  })

  it("does not take the end of a feature that was stopped for the end of the one that came after it", async () => {
    const again: ReadonlyArray<AnyReaction> = [{ stop: "a" }, { to: "a", command: say("again") }]
    const shop = startSystem({ features: { a: { machine: hearer("a") } }, policies: [{ "a.done": () => again }] })
    shop.give("a", { type: "x.tellAndEnd", fact: { type: "a.done" } })
    await come()
    expect([shop.heard("a"), shop.state().running, shop.state().stopped]).toEqual([["again"], ["a"], []])
  })

  it("does not start what was stopped while its code was on the way, and drops its mail", async () => {
    const shop = startSystem({ features: { a: late("a") } })
    shop.give("a", say(1))
    shop.system.send({ type: "system.stop", feature: "a" })
    await come()
    expect(shop.state()).toMatchObject({ running: [], loading: [], mailbox: [] })
    shop.give("a", say(2))
    await come()
    expect(shop.heard("a")).toEqual([2])
  })

  it("lets a feature that ended or threw begin anew with the next command, tells of it, and lives on", () => {
    const policies = [{ "system.failed": ({ feature }: AnyEventObject) => [{ to: "b", command: say(feature) }] }]
    const shop = startSystem({ features: { a: { machine: hearer("a") }, b: { machine: hearer("b") } }, policies })
    shop.give("a", { type: "x.crash" })
    expect(shop.state().running).toEqual(["b"])
    shop.give("a", say(1))
    expect(shop.heard("a")).toEqual([1])
    shop.give("a", { type: "x.end" })
    shop.give("a", say(2))
    expect([shop.heard("a"), shop.heard("b")]).toEqual([[2], ["a"]])
  })

  it("passes over what a policy would have of the very feature that failed: it would fail for ever", () => {
    const policies = [{ "system.failed": ({ feature }: AnyEventObject) => [{ to: String(feature), command: { type: "x.crash" } }] }]
    const shop = startSystem({ features: { a: { machine: hearer("a") } }, policies })
    shop.give("a", { type: "x.crash" })
    expect(shop.state().running).toEqual([])
  })

  it("keeps what a feature had not heard yet when it threw, and lets the next one hear it", async () => {
    const clock = new SimulatedClock()
    const shop = startSystem({ features: { a: late("a") }, follows: { "auth.in": ["a"] }, standing: ["auth"] }, clock)
    shop.publish({ type: "auth.in" })
    for (const command of [say(1), { type: "x.crash" }, say(2), say(3)]) shop.give("a", command)
    await come()
    expect(shop.state()).toMatchObject({ running: [], lost: ["a"] })
    clock.increment(30_000)
    await come()
    expect([shop.heard("a"), shop.state().mailbox, shop.state().hearing]).toEqual([["auth.in", 2, 3], [], []])
  })

  it("lets nobody overtake mail: what is sent while a feature hears it comes after it", async () => {
    const shop = startSystem({ features: { a: late("a") } })
    for (const n of [1, 2, 3]) shop.give("a", say(n))
    let isSent = false
    const overtake = ({ context: { heard } }: { readonly context: { readonly heard: ReadonlyArray<unknown> } }) => {
      if (isSent || heard.length !== 2) return
      isSent = true
      shop.give("a", say("after"))
    }
    shop.system.subscribe(({ children }) => void children["a"]?.subscribe(overtake))
    await come()
    expect(shop.heard("a")).toEqual([1, 2, 3, "after"])
  })

  it("leaves nothing of a load that failed, so the system can be restored, and asks again by time, by connection and by command", async () => {
    const asked: ReadonlyArray<(shop: ReturnType<typeof startSystem>, clock: SimulatedClock) => void> = [
      (_, clock) => clock.increment(30_000),
      ({ system }) => system.send({ type: "system.retry" }),
      ({ give }) => give("a", say(2))
    ]
    for (const ask of asked) {
      let online = false
      const clock = new SimulatedClock()
      const load = () => (online ? Promise.resolve(hearer("a")) : Promise.reject(new Error("offline")))
      const shop = startSystem({ features: { a: { load } } }, clock)
      shop.give("a", say(1))
      await come()
      expect([shop.system.getSnapshot().children, shop.state().lost]).toEqual([{}, ["a"]])
      online = true
      ask(shop, clock)
      await come()
      const [first] = shop.heard("a") as ReadonlyArray<unknown>
      expect([first, shop.state().lost, shop.state().mailbox]).toEqual([1, [], []])
    }
  })

  it("tells who comes late how things stand, by the latest fact of each subject, and nothing that merely happened", async () => {
    const follows = { "auth.loggedIn": ["a"], "auth.loggedOut": ["a"], "cart.added": ["a"] }
    const shop = startSystem({ features: { a: late("a") }, follows, standing: ["auth"] })
    for (const type of ["auth.loggedIn", "cart.added", "auth.loggedOut"]) shop.publish({ type })
    shop.give("a", say(1))
    await come()
    expect(shop.heard("a")).toEqual(["auth.loggedOut", 1])
  })

  it("lets who is on the way hear commands and facts in the order in which they came", async () => {
    const shop = startSystem({
      features: { a: late("a") },
      follows: { "cart.added": ["a"], "auth.loggedIn": ["a"] },
      standing: ["auth"]
    })
    shop.publish({ type: "auth.loggedIn" })
    shop.give("a", say(1))
    shop.publish({ type: "cart.added" })
    shop.give("a", say(2))
    shop.publish({ type: "auth.loggedIn" })
    await come()
    expect(shop.heard("a")).toEqual(["auth.loggedIn", 1, "cart.added", 2, "auth.loggedIn"])
  })

  it("starts nobody by a fact", async () => {
    const shop = startSystem({ features: { a: late("a") }, follows: { "cart.added": ["a"] } })
    shop.publish({ type: "cart.added" })
    await come()
    expect(shop.state()).toMatchObject({ running: [], loading: [], mailbox: [] })
  })

  it("answers the publisher itself, fact after fact", () => {
    const command = (n: number) => [{ to: "a", command: say(n) }]
    const policies = [{ "f.one": () => command(1), "f.two": () => command(2) }]
    const shop = startSystem({ features: { a: { machine: hearer("a") } }, policies })
    shop.give("a", tell({ type: "f.one" }))
    shop.give("a", tell({ type: "f.two" }))
    expect(shop.heard("a")).toEqual(["x.tell", 1, "x.tell", 2])
  })

  it("begins a feature with what a policy gives it, else with what its line says", async () => {
    const begin = { "tab.began": () => [{ start: "a", input: "stored" }, { start: "b" }] }
    const shop = startSystem({ features: { a: late("a"), b: { ...late("b"), input: "nobody" } }, policies: [begin] })
    shop.publish({ type: "tab.began" })
    await come()
    expect([shop.heard("a"), shop.heard("b")]).toEqual([["stored"], ["nobody"]])
  })

  it("takes any name: with dots, or `load`; and passes over one that it does not know", async () => {
    const shop = startSystem({ features: { "form.login": late("login"), load: { machine: hearer("load") } } })
    shop.give("form.login", say(1))
    for (const name of ["gone", "constructor"]) shop.system.send({ type: "system.send", to: name, command: say(1) })
    await come()
    expect(shop.state()).toMatchObject({ running: ["load", "form.login"], loading: [], mailbox: [] })
  })

  it("brings the late policies before the first late feature, and counts them from that event on", async () => {
    const plan = {
      features: { a: late("a"), b: { machine: hearer("b") } },
      late: () => Promise.resolve({ follows: {}, policies: [{ "f.one": () => [{ to: "b", command: say(1) }] }] })
    }
    const shop = startSystem(plan)
    shop.publish({ type: "f.one" })
    shop.give("a", tell({ type: "f.one" }))
    await come()
    expect(shop.heard("b")).toEqual([1])
  })

  it("tells late followers of the late plan, once it has come", async () => {
    const plan = {
      features: { a: late("a"), b: { machine: hearer("b") } },
      follows: { "f.one": ["a"] },
      late: () => Promise.resolve({ follows: { "f.one": ["b"], "f.two": ["b"] }, policies: [] })
    }
    const shop = startSystem(plan)
    shop.publish({ type: "f.one" })
    shop.publish({ type: "f.two" })
    shop.give("a", say(1))
    await come()
    shop.publish({ type: "f.one" })
    shop.publish({ type: "f.two" })
    expect([shop.heard("a"), shop.heard("b")]).toEqual([
      [1, "f.one"],
      ["f.one", "f.two"]
    ])
  })

  it("notes with what a feature is to begin, and starts nobody for it", async () => {
    const policies = [{ "tab.began": () => [{ configure: "a", input: "kept" }] }]
    const shop = startSystem({ features: { a: late("a") }, policies })
    shop.publish({ type: "tab.began" })
    await come()
    expect(shop.state()).toMatchObject({ inputs: { a: "kept" }, running: [], loading: [] })
    shop.give("a", say(1))
    await come()
    expect(shop.state()).toMatchObject({ running: ["a"] })
  })

  it("does not count late policies that have not come: an early feature that begins again brings none", async () => {
    const plan = { features: { b: { machine: hearer("b") } }, late: () => Promise.reject(new Error("offline")) }
    const shop = startSystem(plan)
    shop.system.send({ type: "system.stop", feature: "b" })
    shop.give("b", say(1))
    await come()
    expect([shop.heard("b"), shop.state().hasLate]).toEqual([[1], false])
  })
})
