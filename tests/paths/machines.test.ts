import { describe, expect, it } from "vitest"
import { essence } from "../../core/journal/fold.ts"
import type { NavigationContext } from "../../core/machines/navigation.machine.ts"
import type { PageContext } from "../../core/machines/page.machine.ts"
import { foldInFreshProcess } from "../support/fresh-process.ts"
import { walkLive } from "../support/live.ts"
import { type Path, pathsThrough, tableOf, unreached, type World } from "../support/paths.ts"
import { exported, plain } from "../support/recorded.ts"
import { deskWorld, menuWorld, navigationWorld, pageWorld } from "../support/worlds.ts"

/** The same paths, pure and live: every state is reached, the invariant holds, the running machine agrees, its journal folds. */
const describeMachine = (name: string, world: World, table: string, invariant: (path: Path) => void) =>
  describe(`${name} machine`, () => {
    const paths = pathsThrough(world)

    it("comes to rest in every state", () => {
      expect(unreached(world, paths)).toEqual([])
    })

    it.each(paths)("holds to its promise: $title", (path) => {
      invariant(path)
    })

    it("lives through the same paths as it was computed, and its journals fold in a fresh process", async () => {
      const recordings = []
      for (const path of paths) {
        const { recorded, snapshot } = await walkLive(world, path.events)
        expect(plain(essence(snapshot)), path.title).toEqual(plain(essence(path.snapshot)))
        recordings.push(exported(recorded))
        recorded.root.stop()
      }
      const verdict = foldInFreshProcess(recordings, { module: "./worlds.ts", name: table })
      expect(verdict.differences).toEqual([])
      expect(verdict.compared).toBe(verdict.entries)
    })
  })

describeMachine("navigation", navigationWorld, "navigationMachines", ({ snapshot }) => {
  const { leaveTo, place } = snapshot.context as NavigationContext
  expect(place.path.startsWith("/")).toBe(true)
  if (snapshot.matches("leaving")) expect(leaveTo).toBe("https://elsewhere.example/")
  expect(snapshot.hasTag("busy")).toBe(!snapshot.hasTag("settled"))
})

describeMachine("page", pageWorld, "pageMachines", ({ snapshot }) => {
  const { refusal, view, wanted } = snapshot.context as PageContext
  if (snapshot.matches("success")) expect({ drawn: view !== null, wanted, refusal }).toEqual({ drawn: true, wanted: null, refusal: null })
  if (snapshot.matches("error")) expect(refusal).not.toBeNull()
  if (snapshot.matches("pending")) expect(wanted).not.toBeNull()
  expect(snapshot.hasTag("busy")).toBe(snapshot.matches("pending"))
})

describeMachine("menu", menuWorld, "menuMachines", ({ snapshot }) => {
  expect(snapshot.context.menu !== null).toBe(snapshot.matches("ready"))
  expect(snapshot.hasTag("settled")).toBe(!snapshot.matches("loading"))
})

describeMachine("journal desk", deskWorld, "deskMachines", ({ snapshot }) => {
  expect(snapshot.can({ type: "desk.read" })).toBe(snapshot.matches("idle"))
  expect(snapshot.hasTag("busy")).toBe(!snapshot.matches("idle"))
})

describe("the tables of transitions", () => {
  it("of navigation", () => {
    expect(tableOf(navigationWorld)).toMatchInlineSnapshot(`
      [
        "failed --navigation.go--> writing",
        "failed --navigation.popped--> writing",
        "failed --navigation.retry--> resolving",
        "leaving --navigation.go--> writing",
        "leaving --navigation.popped--> writing",
        "leaving --xstate.error.actor.leave--> missing",
        "loading --navigation.go--> writing",
        "loading --navigation.popped--> writing",
        "loading --navigation.retry--> resolving",
        "loading --page.failed--> failed",
        "loading --page.moved--> leaving",
        "loading --page.moved--> writing",
        "loading --page.shown--> ready",
        "loading --page.wasMissing--> missing",
        "missing --navigation.go--> writing",
        "missing --navigation.popped--> writing",
        "ready --navigation.go--> writing",
        "ready --navigation.popped--> writing",
        "resolving --navigation.go--> writing",
        "resolving --navigation.popped--> writing",
        "resolving --xstate.done.actor.resolve--> loading",
        "resolving --xstate.done.actor.resolve--> missing",
        "resolving --xstate.error.actor.resolve--> failed",
        "writing --navigation.go--> writing",
        "writing --navigation.popped--> writing",
        "writing --xstate.done.actor.writeHistory--> resolving",
        "writing --xstate.error.actor.writeHistory--> resolving",
      ]
    `)
  })
  it("of page", () => {
    expect(tableOf(pageWorld)).toMatchInlineSnapshot(`
      [
        "error --page.abandon--> idle",
        "error --page.open--> pending.brief",
        "idle --page.abandon--> idle",
        "idle --page.open--> pending.brief",
        "pending.brief --page.abandon--> idle",
        "pending.brief --page.open--> pending.brief",
        "pending.brief --xstate.after.patience.page.pending.brief--> pending.long",
        "pending.brief --xstate.done.actor.openPage--> error",
        "pending.brief --xstate.done.actor.openPage--> idle",
        "pending.brief --xstate.done.actor.openPage--> success",
        "pending.brief --xstate.error.actor.openPage--> error",
        "pending.long --page.abandon--> idle",
        "pending.long --page.open--> pending.brief",
        "pending.long --xstate.done.actor.openPage--> error",
        "pending.long --xstate.done.actor.openPage--> idle",
        "pending.long --xstate.done.actor.openPage--> success",
        "pending.long --xstate.error.actor.openPage--> error",
        "success --page.abandon--> idle",
        "success --page.open--> pending.brief",
      ]
    `)
  })
  it("of menu", () => {
    expect(tableOf(menuWorld)).toMatchInlineSnapshot(`
      [
        "absent --xstate.after.pause.menu.absent--> loading",
        "loading --xstate.done.actor.loadMenu--> absent",
        "loading --xstate.done.actor.loadMenu--> ready",
        "loading --xstate.error.actor.loadMenu--> absent",
      ]
    `)
  })
  it("of journal desk", () => {
    expect(tableOf(deskWorld)).toMatchInlineSnapshot(`
      [
        "idle --desk.open--> reporting",
        "idle --desk.read--> reporting",
        "idle --desk.save--> saving",
        "reporting --xstate.done.actor.report--> idle",
        "reporting --xstate.error.actor.report--> idle",
        "saving --xstate.done.actor.save--> idle",
        "saving --xstate.error.actor.save--> idle",
      ]
    `)
  })
})
