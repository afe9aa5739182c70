import { Effect, Layer, Logger } from "effect"
import { describe, expect, it } from "vitest"
import * as tabStorage from "../../../adapters/memory/tab-storage-memory.ts"
import type { Journal } from "../../../core/journal/journal.ts"
import { saveTab, restoreTab } from "../../../core/journal/saved-tab.ts"
import { journalKey } from "../../../core/journal/journal-key.ts"
import { mergeTrees } from "../../../core/journal/merge-trees.ts"
import { TabStorage } from "../../../core/services/ports/tab-storage.ts"
import { familyMachine, familyMachines } from "../../support/family.ts"
import { recordMachine, currentTree } from "../../../qa/paths/recorded.ts"

/** Runs a program over one tab's storage and returns what it logged. */
const inTab = async <A>(program: Effect.Effect<A, unknown, TabStorage>, capacity?: number) => {
  const lines: Array<string> = []
  const logger = Logger.layer([Logger.make(({ message }) => void lines.push(JSON.stringify(message)))])
  const value = await Effect.runPromise(program.pipe(Effect.provide(Layer.merge(tabStorage.layer(capacity), logger))))
  return { value, lines }
}

const visit = () => {
  const family = recordMachine(familyMachine, "family")
  family.root.send({ type: "dialog.open", draft: "half" })
  family.root.send({ type: "dialog.type", text: "half a word" })
  const stored = { build: "b1", journal: family.recorder.journal(), tree: currentTree(family) }
  return { stored }
}

const recalled = (build = "b1") => restoreTab(build, familyMachine, familyMachines, (stored) => stored)

describe("a tab that is reloaded", () => {
  it("restores its state and its journal", async () => {
    const { stored } = visit()
    const { lines, value } = await inTab(Effect.andThen(saveTab(stored), recalled()))
    expect(lines).toEqual([])
    expect(value?.before?.entries).toEqual(stored.journal.entries)
    const again = recordMachine(familyMachine, "family", value === undefined ? {} : { from: value.tree })
    expect(again.root.getSnapshot().children["login"]?.getSnapshot()).toMatchObject({ context: { draft: "half a word" } })
  })

  it("keeps its drafts over a new build, and leaves the old build's entries behind", async () => {
    const { stored } = visit()
    const { value } = await inTab(Effect.andThen(saveTab(stored), recalled("b2")))
    expect(value?.before).toBeUndefined()
    expect(JSON.stringify(value?.tree)).toContain("half a word")
  })

  it("is restored only once: a second load starts fresh", async () => {
    const { stored } = visit()
    const twice = Effect.andThen(saveTab(stored), Effect.andThen(recalled(), recalled()))
    expect((await inTab(twice)).value).toBeUndefined()
  })

  it.each([
    ["damaged", (text: string) => text.slice(0, -20)],
    ["of another version", (text: string) => text.replace('"version":2', '"version":99')],
    ["of another shop", (text: string) => text.replace("gran-journal", "a-journal")],
    ["of a machine without that state", (text: string) => text.replaceAll('"value":"editing"', '"value":"scribbling"')]
  ])("drops a journal that is %s, with one log line", async (_, damage) => {
    const { stored } = visit()
    const program = Effect.gen(function* () {
      const storage = yield* TabStorage
      yield* saveTab(stored)
      yield* storage.write(journalKey, damage((yield* storage.read(journalKey)) ?? ""))
      return yield* recalled()
    })
    const { lines, value } = await inTab(program)
    expect(value).toBeUndefined()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain("dropped")
  })

  it("drops entries that are too long for the storage, but not its drafts", async () => {
    const { stored } = visit()
    const answer = { text: "x".repeat(1_500_000) }
    const long: Journal = {
      ...stored.journal,
      entries: stored.journal.entries.map((entry) => ({ ...entry, event: { ...entry.event, blob: answer.text } }))
    }
    const { value } = await inTab(Effect.andThen(saveTab({ ...stored, journal: long }), recalled()))
    expect(value?.before?.entries).toEqual([])
    expect(JSON.stringify(value?.tree)).toContain("half a word")
  })

  it("works without storage when it is full, and logs that once", async () => {
    const { stored } = visit()
    const { lines, value } = await inTab(Effect.andThen(saveTab(stored), recalled()), 10)
    expect(value).toBeUndefined()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain("not stored")
  })
})

describe("a saved tree on a page that the server has rendered again", () => {
  it("prefers the server's newer values and takes the rest from the tab", async () => {
    const left = recordMachine(familyMachine, "family")
    left.root.send({ type: "glass.set" })
    left.root.send({ type: "dialog.open", draft: "mine" })
    const fresh = recordMachine(familyMachine, "family")
    fresh.root.send({ type: "dialog.open", draft: "theirs" })
    fresh.root.send({ type: "glass.set" })
    fresh.root.send({ type: "glass.turn" })
    const tree = mergeTrees(currentTree(left), currentTree(fresh), new Set(["glass"]))
    const text = JSON.stringify(tree)
    expect(text).toContain('"mine"')
    expect(text).not.toContain('"theirs"')
    expect(text).toContain('"turns":1')
    expect(Object.keys(tree.timers)).toContain("family/glass")
  })

  it("leaves out an actor that the page no longer has", () => {
    const left = recordMachine(familyMachine, "family")
    left.root.send({ type: "glass.set" })
    const fresh = recordMachine(familyMachine, "family")
    const tree = mergeTrees(currentTree(left), currentTree(fresh), new Set())
    expect(tree.snapshot.children).toEqual({})
    expect(tree.timers["family/glass"]).toBeUndefined()
  })
})
