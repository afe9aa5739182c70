// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest"
import { createActor, setup } from "xstate"
import { linkInspector } from "../../adapters/browser/inspector-link.ts"
import { subscribeToInspection } from "../../core/journal/inspection.ts"
import { Recorder } from "../../core/journal/record.ts"
import type { LinkFact, LinkOrder } from "../../inspector/machines/inspector.machine.ts"
import { Journals } from "../../inspector/journals.ts"
import { link } from "../../inspector/link.ts"
import { familyMachine, familyMachines } from "../support/family.ts"

const closings: Array<() => void> = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})

let tabs = 0

/** Holds the messages to tabs until they are resumed. */
const pauseTab = () => {
  const held: Array<() => void> = []
  const post = vi.spyOn(BroadcastChannel.prototype, "postMessage").mockImplementation(function (this: BroadcastChannel, message: unknown) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has its own origin's listeners alone
    held.push(() => this.postMessage(message))
  })
  return {
    resume: () => {
      post.mockRestore()
      for (const send of held) send()
    }
  }
}

/** A tab with the family machine, and an inspector on the same origin. */
const both = async () => {
  const recorder = new Recorder({ now: Date.now, limit: 100 })
  const family = createActor(familyMachine, { id: "family" })
  subscribeToInspection(family, recorder.inspect)
  family.start()
  const build = `build ${(tabs += 1)}`
  linkInspector({ build, recorder })
  const journals = await Journals.over(familyMachines)
  const facts: Array<LinkFact> = []
  const machine = setup({
    actors: { link: link(journals) },
    types: { events: {} as LinkFact | { readonly type: "order"; readonly order: LinkOrder } }
  }).createMachine({
    invoke: { id: "link", src: "link" },
    on: { "*": { actions: ({ event }) => void facts.push(event as LinkFact) } }
  })
  const inspector = createActor(machine).start()
  closings.push(() => inspector.stop())
  const order = (command: LinkOrder) => inspector.getSnapshot().children["link"]?.send(command)
  const tab = await vi.waitFor(() => {
    const seen = facts.find((fact) => fact.type === "tab.seen" && fact.tab.build === build)
    if (seen?.type !== "tab.seen") throw new Error("no tab yet")
    return seen.tab
  })
  return { family, facts, journals, order, tab }
}

describe("the connection of a tab and an inspector", () => {
  it("transfers the journal, then new entries, few or many", async () => {
    const { facts, family, journals, order, tab } = await both()
    order({ type: "attach", id: tab.id })
    await vi.waitFor(() => expect(facts).toContainEqual(expect.objectContaining({ type: "journal.arrived", build: tab.build })))
    family.send({ type: "dialog.open", draft: "" })
    await vi.waitFor(() => expect(journals.replayIndex.stateAt("family/login#1", journals.replayIndex.length - 1)).toBeDefined())
    for (let letter = 0; letter < 60; letter++) family.send({ type: "dialog.type", text: `letter ${letter}` })
    await vi.waitFor(() => {
      const { replayIndex } = journals
      expect(replayIndex.stateAt("family/login#1", replayIndex.length - 1)?.snapshot.context).toEqual({ draft: "letter 59", edits: 60 })
    })
    expect(facts.filter(({ type }) => type === "journal.grew").length).toBeGreaterThan(0)
  })

  it("transfers the whole journal again if entries were dropped before they were requested", async () => {
    const { facts, family, journals, order, tab } = await both()
    order({ type: "attach", id: tab.id })
    await vi.waitFor(() => expect(facts.some(({ type }) => type === "journal.arrived")).toBe(true))
    family.send({ type: "dialog.open", draft: "" })
    for (let letter = 0; letter < 400; letter++) family.send({ type: "dialog.type", text: `letter ${letter}` })
    await vi.waitFor(() => {
      const { replayIndex } = journals
      expect(replayIndex.stateAt("family/login#1", replayIndex.length - 1)?.snapshot.context).toEqual({ draft: "letter 399", edits: 400 })
    })
    expect(facts.filter(({ type }) => type === "journal.arrived").length).toBeGreaterThan(1)
  })

  it("delivers only an event that the machine accepts, and reports its result", async () => {
    const { facts, family, order, tab } = await both()
    order({ type: "attach", id: tab.id })
    const judged = (count: number) => vi.waitFor(() => expect(facts.filter(({ type }) => type === "event.judged")).toHaveLength(count))
    order({ type: "send", actor: "family", event: { type: "dialog.open", draft: "by hand" } })
    await judged(1)
    order({ type: "send", actor: "family", event: { type: "dialog.open", draft: "again" } })
    await judged(2)
    order({ type: "send", actor: "family/nobody", event: { type: "dialog.open" } })
    await judged(3)
    expect(facts.flatMap((fact) => (fact.type === "event.judged" ? [fact.verdict] : []))).toEqual(["taken", "refused", "absent"])
    expect(family.getSnapshot().context.opened).toBe(1)
  })

  it("continues with a tab that was paused for long", async () => {
    const { facts, order, tab } = await both()
    order({ type: "attach", id: tab.id })
    await vi.waitFor(() => expect(facts.some(({ type }) => type === "journal.arrived")).toBe(true))
    const held = pauseTab()
    await vi.waitFor(() => expect(facts).toContainEqual({ type: "tab.gone", id: tab.id }), { timeout: 10_000 })
    order({ type: "detach" })
    facts.splice(0)
    held.resume()
    await vi.waitFor(() => expect(facts).toContainEqual({ type: "tab.seen", tab }))
  })

  it("sends nothing from a tab that is not inspected, except its announcement", async () => {
    const posted = vi.spyOn(BroadcastChannel.prototype, "postMessage")
    const recorder = new Recorder({ now: Date.now })
    const family = createActor(familyMachine, { id: "family" })
    subscribeToInspection(family, recorder.inspect)
    family.start()
    linkInspector({ build: "b1", recorder })
    expect(posted.mock.calls).toMatchObject([[{ type: "here", info: { build: "b1", path: "/" } }]])
    const before = posted.mock.calls.length
    for (let letter = 0; letter < 50; letter++) family.send({ type: "dialog.open", draft: "" })
    expect(posted.mock.calls.length).toBe(before)
    posted.mockRestore()
  })
})
