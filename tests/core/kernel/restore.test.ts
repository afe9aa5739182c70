import { describe, expect, it } from "vitest"
import { type AnyEventObject, type AnyStateMachine, SimulatedClock } from "xstate"
import { planForServer } from "../../../core/kernel/plan-for-server.ts"
import { mergeStored, storedState } from "../../../core/kernel/restore.ts"
import { initialState, type SystemState } from "../../../core/kernel/system-state.ts"
import { makeSystem } from "../../../core/kernel/system.ts"
import { mergeSystemTrees } from "../../../core/journal/merge-trees.ts"
import { startFrom, treeOf } from "../../../core/journal/restore.ts"
import type { Tree } from "../../../core/journal/journal.ts"
import {
  settle,
  handleOf,
  recordingMachine,
  late,
  type Loose,
  planOf,
  ping,
  startSystem,
  publishing
} from "../../support/kernel/recording-machine.ts"
import { jsonCopy } from "../../../qa/paths/recorded.ts"

/** A tab that takes over from a tree. */
const restored = async (loose: Loose, tree: Tree) => {
  const { machine, prepare } = makeSystem(planOf(loose))
  await prepare(tree.snapshot)
  const root = startFrom(machine as AnyStateMachine, tree, { now: 0, clock: new SimulatedClock() })
  return handleOf(root)
}
const treeNow = ({ system }: Pick<ReturnType<typeof startSystem>, "system">): Tree => jsonCopy(treeOf(system, {}))
const serverOf = async (loose: Loose, names: ReadonlyArray<string>) =>
  startSystem((await planForServer(planOf(loose), names)) as unknown as Loose)

describe("a restored system", () => {
  it("appears in a journal: a feature loaded late is a machine", () => {
    const { machines } = makeSystem(planOf({ features: { a: late("a") } }))
    expect(machines["a"] !== undefined && "root" in machines["a"]).toBe(true)
  })

  it("starts in a browser from a server's tree: rendered features run, requested ones load, mail is preserved", async () => {
    const features = { first: { machine: recordingMachine("first") }, screen: late("screen"), cart: late("cart") }
    const policies = [{ "page.shown": () => [{ start: "screen" }, { to: "cart", command: ping("mail") }] }]
    const server = await serverOf({ features, policies }, ["screen"])
    server.publish({ type: "page.shown" })
    expect(server.state()).toMatchObject({ running: ["first", "screen"], loading: ["cart"] })
    const browser = await restored({ features, policies }, treeNow(server))
    browser.send("screen", ping(1))
    await settle()
    expect([browser.received("screen"), browser.received("cart")]).toEqual([[1], ["mail"]])
  })

  it("applies the late policies in a tab whose late feature a server rendered", async () => {
    const plan: Loose = {
      features: { first: { machine: recordingMachine("first") }, screen: late("screen") },
      late: () => Promise.resolve({ follows: {}, policies: [{ "screen.seen": () => [{ to: "first", command: ping("seen") }] }] })
    }
    const server = await serverOf(plan, ["screen"])
    server.system.send({ type: "system.start", feature: "screen" })
    const browser = await restored(plan, treeNow(server))
    browser.send("screen", publishing({ type: "screen.seen" }))
    expect(browser.received("first")).toEqual(["seen"])
  })

  it("loads its late policies again where no late feature runs any more", async () => {
    const policies = [{ "a.gone": () => [{ to: "first", command: ping("gone") }] }]
    const plan: Loose = {
      features: { first: { machine: recordingMachine("first") }, a: late("a") },
      late: () => Promise.resolve({ follows: {}, policies })
    }
    const left = startSystem(plan)
    left.send("a", ping(1))
    await settle()
    left.system.send({ type: "system.stop", feature: "a" })
    const browser = await restored(plan, treeNow(left))
    browser.publish({ type: "a.gone" })
    expect(browser.received("first")).toEqual(["gone"])
  })
})

describe("a saved system merged with one that the server has rendered again", () => {
  const place = ({ place: input }: AnyEventObject) => [{ start: "page", input }]
  const plan = (isOnline: () => boolean): Loose => ({
    features: {
      page: late("page"),
      cart: { load: () => (isOnline() ? Promise.resolve(recordingMachine("cart")) : Promise.reject(new Error("offline"))) },
      gone: late("gone")
    },
    policies: [{ "page.shown": place, "tab.began": () => [{ start: "cart", input: "stored" }] }]
  })
  const drawn = async (loose: Loose) => {
    const server = await serverOf(loose, ["page"])
    server.publish({ type: "page.shown", place: "there" })
    return treeNow(server)
  }

  it("preserves unread mail, failed loads and configured inputs", async () => {
    let isOnline = false
    const loose = plan(() => isOnline)
    const left = startSystem(loose)
    left.publish({ type: "page.shown", place: "here" })
    left.publish({ type: "tab.began" })
    left.send("cart", ping(1))
    await settle()
    left.send("gone", ping("on its way"))
    expect(left.state()).toMatchObject({ running: ["page"], lost: ["cart"], loading: ["gone"] })

    const tree = mergeSystemTrees(treeNow(left), await drawn(loose), new Set(["page"]))
    isOnline = true
    const browser = await restored(loose, tree)
    expect(browser.received("page")).toEqual(["there"])
    browser.system.send({ type: "system.retry" })
    browser.send("cart", ping(2))
    await settle()
    expect([browser.received("cart"), browser.received("gone")]).toEqual([["stored", 1, 2], ["on its way"]])
    expect(browser.state()).toMatchObject({ lost: [], mailbox: [] })
  })

  it("delivers old mail to a feature that the server has started, ahead of new mail", async () => {
    const loose = plan(() => true)
    const left = startSystem(loose)
    for (const n of [1, 2]) left.send("page", ping(n))
    const browser = await restored(loose, mergeSystemTrees(treeNow(left), await drawn(loose), new Set(["page"])))
    browser.send("page", ping(3))
    expect(browser.received("page")).toEqual(["there"])
    browser.system.send({ type: "system.retry" })
    expect(browser.received("page")).toEqual(["there", 1, 2, 3])
  })

  it("gives a feature that was still loading the page of the server, not that of the tab that was left", async () => {
    let isOnline = false
    const loose: Loose = {
      features: { first: { machine: recordingMachine("first") }, ...plan(() => isOnline).features },
      follows: { "page.shown": ["first", "cart"], "auth.in": ["cart"] },
      retained: ["page", "auth"]
    }
    const left = startSystem(loose)
    left.publish({ type: "page.shown", n: "the page that is left" })
    left.publish({ type: "auth.in", n: "a user" })
    left.send("cart", ping(1))
    expect(left.state().mailbox).toHaveLength(3)
    const server = await serverOf(loose, [])
    server.publish({ type: "page.shown", n: "the page of the server" })

    const tree = mergeSystemTrees(treeNow(left), treeNow(server), new Set(["first"]))
    isOnline = true
    const browser = await restored(loose, tree)
    browser.system.send({ type: "system.retry" })
    await settle()
    expect(browser.received("cart")).toEqual(["the page of the server", "a user", 1])
    expect(browser.received("first")).toEqual(["the page of the server"])
  })

  it("leaves pending loads of the server alone, and adds the old mail", () => {
    const mail = (n: number) => ({ to: "cart", event: ping(n) })
    const stored: SystemState = { ...initialState, loading: ["cart"], running: ["page"], mailbox: [mail(1)] }
    const rendered: SystemState = { ...initialState, loading: ["cart"], mailbox: [mail(2)] }
    expect(mergeStored(stored, rendered)).toEqual({ ...rendered, mailbox: [mail(1), mail(2)] })
  })

  it("treats a state of another build as a fresh system", () => {
    const state: SystemState = storedState({ children: {} })
    expect(state).toEqual(initialState)
  })
})
