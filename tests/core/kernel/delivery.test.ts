import { describe, expect, it } from "vitest"
import { type AnyEventObject, SimulatedClock } from "xstate"
import type { AnyReaction } from "../../../core/kernel/delivery.ts"
import { come, hearer, late, say, startSystem, notify } from "../../support/kernel/hearer.ts"

describe("delivery", () => {
  it("applies a list of reactions in order: a stopped feature can be started and commanded in the same list", async () => {
    const stopThen = (...then: ReadonlyArray<AnyReaction>) => ({ "a.gone": () => [{ stop: "a" }, ...then] })
    const begun = startSystem({ features: { a: { machine: hearer("a") } }, policies: [stopThen({ start: "a" })] })
    begun.give("a", say(1))
    begun.publish({ type: "a.gone" })
    await come()
    expect(begun.heard("a")).toEqual([])
    const system = startSystem({ features: { a: { machine: hearer("a") } }, policies: [stopThen({ to: "a", command: say(2) })] })
    system.give("a", say(1))
    system.publish({ type: "a.gone" })
    await come()
    expect(system.heard("a")).toEqual([2])
  })

  it("does not take the end of a stopped feature for the end of its successor", async () => {
    const again: ReadonlyArray<AnyReaction> = [{ stop: "a" }, { to: "a", command: say("again") }]
    const shop = startSystem({ features: { a: { machine: hearer("a") } }, policies: [{ "a.done": () => again }] })
    shop.give("a", { type: "x.tellAndEnd", fact: { type: "a.done" } })
    await come()
    expect([shop.heard("a"), shop.state().running, shop.state().stopped]).toEqual([["again"], ["a"], []])
  })

  it("does not start a feature that was stopped while loading, and drops its mail", async () => {
    const shop = startSystem({ features: { a: late("a") } })
    shop.give("a", say(1))
    shop.system.send({ type: "system.stop", feature: "a" })
    await come()
    expect(shop.state()).toMatchObject({ running: [], loading: [], mailbox: [] })
    shop.give("a", say(2))
    await come()
    expect(shop.heard("a")).toEqual([2])
  })

  it("restarts a feature that ended or threw on its next command, and reports it", () => {
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

  it("ignores a policy's command to the very feature that failed, which would fail for ever", () => {
    const policies = [{ "system.failed": ({ feature }: AnyEventObject) => [{ to: String(feature), command: { type: "x.crash" } }] }]
    const shop = startSystem({ features: { a: { machine: hearer("a") } }, policies })
    shop.give("a", { type: "x.crash" })
    expect(shop.state().running).toEqual([])
  })

  it("preserves mail that a feature had not received when it threw, for its successor", async () => {
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

  it("delivers commands sent during delivery after the waiting mail", async () => {
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

  it("keeps no trace of a failed load, and retries by time, connection and command", async () => {
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

  it("sends a late subscriber the latest fact of each subject, and no other past facts", async () => {
    const follows = { "auth.loggedIn": ["a"], "auth.loggedOut": ["a"], "cart.added": ["a"] }
    const shop = startSystem({ features: { a: late("a") }, follows, standing: ["auth"] })
    for (const type of ["auth.loggedIn", "cart.added", "auth.loggedOut"]) shop.publish({ type })
    shop.give("a", say(1))
    await come()
    expect(shop.heard("a")).toEqual(["auth.loggedOut", 1])
  })

  it("delivers commands and facts to a loading feature in order of arrival", async () => {
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

  it("starts no feature by a fact", async () => {
    const shop = startSystem({ features: { a: late("a") }, follows: { "cart.added": ["a"] } })
    shop.publish({ type: "cart.added" })
    await come()
    expect(shop.state()).toMatchObject({ running: [], loading: [], mailbox: [] })
  })

  it("applies policies to the publisher's facts one after another", () => {
    const command = (n: number) => [{ to: "a", command: say(n) }]
    const policies = [{ "f.one": () => command(1), "f.two": () => command(2) }]
    const shop = startSystem({ features: { a: { machine: hearer("a") } }, policies })
    shop.give("a", notify({ type: "f.one" }))
    shop.give("a", notify({ type: "f.two" }))
    expect(shop.heard("a")).toEqual(["x.tell", 1, "x.tell", 2])
  })

  it("starts a feature with the input of a policy, else with that of its definition", async () => {
    const begin = { "tab.began": () => [{ start: "a", input: "stored" }, { start: "b" }] }
    const shop = startSystem({ features: { a: late("a"), b: { ...late("b"), input: "nobody" } }, policies: [begin] })
    shop.publish({ type: "tab.began" })
    await come()
    expect([shop.heard("a"), shop.heard("b")]).toEqual([["stored"], ["nobody"]])
  })

  it("accepts any name, with dots or `load`, and ignores an unknown one", async () => {
    const shop = startSystem({ features: { "form.login": late("login"), load: { machine: hearer("load") } } })
    shop.give("form.login", say(1))
    for (const name of ["gone", "constructor"]) shop.system.send({ type: "system.send", to: name, command: say(1) })
    await come()
    expect(shop.state()).toMatchObject({ running: ["load", "form.login"], loading: [], mailbox: [] })
  })

  it("loads the late policies before the first late feature, and applies them from that event on", async () => {
    const plan = {
      features: { a: late("a"), b: { machine: hearer("b") } },
      late: () => Promise.resolve({ follows: {}, policies: [{ "f.one": () => [{ to: "b", command: say(1) }] }] })
    }
    const shop = startSystem(plan)
    shop.publish({ type: "f.one" })
    shop.give("a", notify({ type: "f.one" }))
    await come()
    expect(shop.heard("b")).toEqual([1])
  })

  it("notifies late subscribers of the late plan once it has loaded", async () => {
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

  it("stores the configured input of a feature without starting it", async () => {
    const policies = [{ "tab.began": () => [{ configure: "a", input: "kept" }] }]
    const shop = startSystem({ features: { a: late("a") }, policies })
    shop.publish({ type: "tab.began" })
    await come()
    expect(shop.state()).toMatchObject({ inputs: { a: "kept" }, running: [], loading: [] })
    shop.give("a", say(1))
    await come()
    expect(shop.state()).toMatchObject({ running: ["a"] })
  })

  it("does not load late policies for an early feature that restarts", async () => {
    const plan = { features: { b: { machine: hearer("b") } }, late: () => Promise.reject(new Error("offline")) }
    const shop = startSystem(plan)
    shop.system.send({ type: "system.stop", feature: "b" })
    shop.give("b", say(1))
    await come()
    expect([shop.heard("b"), shop.state().hasLate]).toEqual([[1], false])
  })
})
