import { describe, expect, it } from "vitest"
import { type AnyEventObject, SimulatedClock } from "xstate"
import type { AnyReaction } from "../../../core/kernel/delivery.ts"
import { settle, recordingMachine, late, ping, startSystem, publishing } from "../../support/kernel/recording-machine.ts"

describe("delivery", () => {
  it("applies a list of reactions in order: a stopped feature can be started and commanded in the same list", async () => {
    const stopThen = (...then: ReadonlyArray<AnyReaction>) => ({ "a.gone": () => [{ stop: "a" }, ...then] })
    const begun = startSystem({ features: { a: { machine: recordingMachine("a") } }, policies: [stopThen({ start: "a" })] })
    begun.send("a", ping(1))
    begun.publish({ type: "a.gone" })
    await settle()
    expect(begun.received("a")).toEqual([])
    const system = startSystem({ features: { a: { machine: recordingMachine("a") } }, policies: [stopThen({ to: "a", command: ping(2) })] })
    system.send("a", ping(1))
    system.publish({ type: "a.gone" })
    await settle()
    expect(system.received("a")).toEqual([2])
  })

  it("does not mistake the end of a stopped feature for the end of its successor", async () => {
    const again: ReadonlyArray<AnyReaction> = [{ stop: "a" }, { to: "a", command: ping("again") }]
    const shop = startSystem({ features: { a: { machine: recordingMachine("a") } }, policies: [{ "a.done": () => again }] })
    shop.send("a", { type: "x.publishAndEnd", fact: { type: "a.done" } })
    await settle()
    expect([shop.received("a"), shop.state().running, shop.state().stopped]).toEqual([["again"], ["a"], []])
  })

  it("does not start a feature that was stopped while loading, and drops its mail", async () => {
    const shop = startSystem({ features: { a: late("a") } })
    shop.send("a", ping(1))
    shop.system.send({ type: "system.stop", feature: "a" })
    await settle()
    expect(shop.state()).toMatchObject({ running: [], loading: [], mailbox: [] })
    shop.send("a", ping(2))
    await settle()
    expect(shop.received("a")).toEqual([2])
  })

  it("restarts a feature that ended or threw on its next command, and reports it", () => {
    const policies = [{ "system.failed": ({ feature }: AnyEventObject) => [{ to: "b", command: ping(feature) }] }]
    const shop = startSystem({ features: { a: { machine: recordingMachine("a") }, b: { machine: recordingMachine("b") } }, policies })
    shop.send("a", { type: "x.crash" })
    expect(shop.state().running).toEqual(["b"])
    shop.send("a", ping(1))
    expect(shop.received("a")).toEqual([1])
    shop.send("a", { type: "x.end" })
    shop.send("a", ping(2))
    expect([shop.received("a"), shop.received("b")]).toEqual([[2], ["a"]])
  })

  it("ignores a policy's command to the very feature that failed, which would fail for ever", () => {
    const policies = [{ "system.failed": ({ feature }: AnyEventObject) => [{ to: String(feature), command: { type: "x.crash" } }] }]
    const shop = startSystem({ features: { a: { machine: recordingMachine("a") } }, policies })
    shop.send("a", { type: "x.crash" })
    expect(shop.state().running).toEqual([])
  })

  it("preserves mail that a feature had not received when it threw, for its successor", async () => {
    const clock = new SimulatedClock()
    const shop = startSystem({ features: { a: late("a") }, follows: { "auth.in": ["a"] }, retained: ["auth"] }, clock)
    shop.publish({ type: "auth.in" })
    for (const command of [ping(1), { type: "x.crash" }, ping(2), ping(3)]) shop.send("a", command)
    await settle()
    expect(shop.state()).toMatchObject({ running: [], lost: ["a"] })
    clock.increment(30_000)
    await settle()
    expect([shop.received("a"), shop.state().mailbox, shop.state().hearing]).toEqual([["auth.in", 2, 3], [], []])
  })

  it("delivers commands sent during delivery after the waiting mail", async () => {
    const shop = startSystem({ features: { a: late("a") } })
    for (const n of [1, 2, 3]) shop.send("a", ping(n))
    let isSent = false
    const overtake = ({ context: { received } }: { readonly context: { readonly received: ReadonlyArray<unknown> } }) => {
      if (isSent || received.length !== 2) return
      isSent = true
      shop.send("a", ping("after"))
    }
    shop.system.subscribe(({ children }) => void children["a"]?.subscribe(overtake))
    await settle()
    expect(shop.received("a")).toEqual([1, 2, 3, "after"])
  })

  it("has no child after a failed load, and retries by time, connection and command", async () => {
    const asked: ReadonlyArray<(shop: ReturnType<typeof startSystem>, clock: SimulatedClock) => void> = [
      (_, clock) => clock.increment(30_000),
      ({ system }) => system.send({ type: "system.retry" }),
      ({ send }) => send("a", ping(2))
    ]
    for (const ask of asked) {
      let online = false
      const clock = new SimulatedClock()
      const load = () => (online ? Promise.resolve(recordingMachine("a")) : Promise.reject(new Error("offline")))
      const shop = startSystem({ features: { a: { load } } }, clock)
      shop.send("a", ping(1))
      await settle()
      expect([shop.system.getSnapshot().children, shop.state().lost]).toEqual([{}, ["a"]])
      online = true
      ask(shop, clock)
      await settle()
      const [first] = shop.received("a") as ReadonlyArray<unknown>
      expect([first, shop.state().lost, shop.state().mailbox]).toEqual([1, [], []])
    }
  })

  it("sends a late subscriber the latest fact of each subject, and no other past facts", async () => {
    const follows = { "auth.loggedIn": ["a"], "auth.loggedOut": ["a"], "cart.added": ["a"] }
    const shop = startSystem({ features: { a: late("a") }, follows, retained: ["auth"] })
    for (const type of ["auth.loggedIn", "cart.added", "auth.loggedOut"]) shop.publish({ type })
    shop.send("a", ping(1))
    await settle()
    expect(shop.received("a")).toEqual(["auth.loggedOut", 1])
  })

  it("delivers commands and facts to a loading feature in order of arrival", async () => {
    const shop = startSystem({
      features: { a: late("a") },
      follows: { "cart.added": ["a"], "auth.loggedIn": ["a"] },
      retained: ["auth"]
    })
    shop.publish({ type: "auth.loggedIn" })
    shop.send("a", ping(1))
    shop.publish({ type: "cart.added" })
    shop.send("a", ping(2))
    shop.publish({ type: "auth.loggedIn" })
    await settle()
    expect(shop.received("a")).toEqual(["auth.loggedIn", 1, "cart.added", 2, "auth.loggedIn"])
  })

  it("starts no feature by a fact", async () => {
    const shop = startSystem({ features: { a: late("a") }, follows: { "cart.added": ["a"] } })
    shop.publish({ type: "cart.added" })
    await settle()
    expect(shop.state()).toMatchObject({ running: [], loading: [], mailbox: [] })
  })

  it("applies policies to the publisher's facts one after another", () => {
    const command = (n: number) => [{ to: "a", command: ping(n) }]
    const policies = [{ "f.one": () => command(1), "f.two": () => command(2) }]
    const shop = startSystem({ features: { a: { machine: recordingMachine("a") } }, policies })
    shop.send("a", publishing({ type: "f.one" }))
    shop.send("a", publishing({ type: "f.two" }))
    expect(shop.received("a")).toEqual(["x.publish", 1, "x.publish", 2])
  })

  it("starts a feature with the input of a policy, else with that of its definition", async () => {
    const begin = { "tab.began": () => [{ start: "a", input: "stored" }, { start: "b" }] }
    const shop = startSystem({ features: { a: late("a"), b: { ...late("b"), input: "nobody" } }, policies: [begin] })
    shop.publish({ type: "tab.began" })
    await settle()
    expect([shop.received("a"), shop.received("b")]).toEqual([["stored"], ["nobody"]])
  })

  it("accepts any name, with dots or `load`, and ignores an unknown one", async () => {
    const shop = startSystem({ features: { "form.login": late("login"), load: { machine: recordingMachine("load") } } })
    shop.send("form.login", ping(1))
    for (const name of ["gone", "constructor"]) shop.system.send({ type: "system.send", to: name, command: ping(1) })
    await settle()
    expect(shop.state()).toMatchObject({ running: ["load", "form.login"], loading: [], mailbox: [] })
  })

  it("loads the late policies before the first late feature, and applies them from that event on", async () => {
    const plan = {
      features: { a: late("a"), b: { machine: recordingMachine("b") } },
      late: () => Promise.resolve({ follows: {}, policies: [{ "f.one": () => [{ to: "b", command: ping(1) }] }] })
    }
    const shop = startSystem(plan)
    shop.publish({ type: "f.one" })
    shop.send("a", publishing({ type: "f.one" }))
    await settle()
    expect(shop.received("b")).toEqual([1])
  })

  it("notifies late subscribers of the late plan once it has loaded", async () => {
    const plan = {
      features: { a: late("a"), b: { machine: recordingMachine("b") } },
      follows: { "f.one": ["a"] },
      late: () => Promise.resolve({ follows: { "f.one": ["b"], "f.two": ["b"] }, policies: [] })
    }
    const shop = startSystem(plan)
    shop.publish({ type: "f.one" })
    shop.publish({ type: "f.two" })
    shop.send("a", ping(1))
    await settle()
    shop.publish({ type: "f.one" })
    shop.publish({ type: "f.two" })
    expect([shop.received("a"), shop.received("b")]).toEqual([
      [1, "f.one"],
      ["f.one", "f.two"]
    ])
  })

  it("stores the configured input of a feature without starting it", async () => {
    const policies = [{ "tab.began": () => [{ configure: "a", input: "kept" }] }]
    const shop = startSystem({ features: { a: late("a") }, policies })
    shop.publish({ type: "tab.began" })
    await settle()
    expect(shop.state()).toMatchObject({ inputs: { a: "kept" }, running: [], loading: [] })
    shop.send("a", ping(1))
    await settle()
    expect(shop.state()).toMatchObject({ running: ["a"] })
  })

  it("does not load late policies for an early feature that restarts", async () => {
    const plan = { features: { b: { machine: recordingMachine("b") } }, late: () => Promise.reject(new Error("offline")) }
    const shop = startSystem(plan)
    shop.system.send({ type: "system.stop", feature: "b" })
    shop.send("b", ping(1))
    await settle()
    expect([shop.received("b"), shop.state().hasLate]).toEqual([[1], false])
  })
})
