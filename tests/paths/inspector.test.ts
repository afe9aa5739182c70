import { describe, expect, it } from "vitest"
import { essence } from "../../core/journal/fold.ts"
import { type InspectorContext, placeIn } from "../../core/machines/inspector-setup.ts"
import { foldInFreshProcess } from "../support/fresh-process.ts"
import { inspectorWorld } from "../support/inspector-world.ts"
import { walkLive } from "../support/live.ts"
import { pathsThrough, tableOfRegions, unreached } from "../support/paths.ts"
import { exported, plain } from "../support/recorded.ts"

describe("the inspector machine", () => {
  const paths = pathsThrough(inspectorWorld)

  it("comes to rest in every state", () => {
    expect(unreached(inspectorWorld, paths)).toEqual([])
  })

  it("shows a place that the journal has, follows its end in the present, and has a source for every journal", () => {
    for (const { snapshot, title } of paths) {
      const context = snapshot.context as InspectorContext
      const { count, position, refusal, source } = context
      expect(snapshot.hasTag("past"), title).toBe(position !== null)
      if (count > 0) expect(placeIn(context), title).toBeGreaterThanOrEqual(0)
      expect(placeIn(context), title).toBeLessThan(Math.max(count, 1))
      expect(source === null, title).toBe(count === 0)
      if (snapshot.hasTag("shown")) expect(count, title).toBeGreaterThan(0)
      if (snapshot.hasTag("live")) expect(refusal, title).toBeNull()
    }
  })

  it("keeps the journal that it shows when another cannot be opened", () => {
    const refused = paths.filter(({ snapshot }) => (snapshot.context as InspectorContext).refusal !== null)
    expect(new Set(refused.map(({ snapshot }) => (snapshot.context as InspectorContext).refusal?._tag))).toEqual(
      new Set(["JournalRefused", "NotFound", "TabSilent", "Defect"])
    )
    expect(refused.some(({ snapshot }) => snapshot.matches({ journal: "kept" }))).toBe(true)
    expect(refused.some(({ snapshot }) => snapshot.matches({ journal: "none" }))).toBe(true)
  })

  it("sends events to a living tab alone", () => {
    for (const { snapshot, title } of paths) {
      expect(snapshot.can({ type: "event.send", actor: "shop/menu", event: { type: "menu.retry" } }), title).toBe(snapshot.hasTag("live"))
    }
  })

  it("lives through the same paths as it was computed, and its journals fold in a fresh process", async () => {
    const recordings = []
    for (const path of paths) {
      const { recorded, snapshot } = await walkLive(inspectorWorld, path)
      expect(plain(essence(snapshot)), path.title).toEqual(plain(essence(path.snapshot)))
      recordings.push(exported(recorded))
      recorded.root.stop()
    }
    const verdict = foldInFreshProcess(recordings, { module: "./inspector-world.ts", name: "inspectorMachines" })
    expect(verdict.differences).toEqual([])
    expect(verdict.compared).toBe(verdict.entries)
  })

  it("has this table of transitions", () => {
    expect(tableOfRegions(inspectorWorld)).toMatchInlineSnapshot(`
      [
        "* --actor.choose--> keeps actor",
        "* --center.choose--> keeps center",
        "* --clock.ticked--> keeps now",
        "* --coverage.toggle--> keeps isCovered",
        "* --event.judged--> keeps verdict",
        "* --filter.change--> keeps filter",
        "* --journal.arrived--> keeps source",
        "* --journal.arrived--> keeps source, count",
        "* --journal.grew--> keeps count",
        "* --panel.choose--> keeps panel",
        "* --speed.choose--> keeps speed",
        "* --tab.gone--> keeps tabs",
        "* --tab.seen--> keeps tabs",
        "* --time.goTo--> keeps position",
        "* --time.play--> keeps position",
        "* --time.step--> keeps position",
        "* --xstate.after.beat.inspector.time.playing--> keeps position",
        "* --xstate.done.actor.readCoverage--> keeps coverage",
        "* --zoom.change--> keeps zoom",
        "journal.attaching --journal.arrived--> journal.live",
        "journal.attaching --journal.open--> journal.reading",
        "journal.attaching --xstate.after.patience.inspector.journal.attaching--> journal.kept",
        "journal.attaching --xstate.after.patience.inspector.journal.attaching--> journal.none",
        "journal.kept --journal.open--> journal.reading",
        "journal.kept --tab.choose--> journal.attaching",
        "journal.live --journal.open--> journal.reading",
        "journal.live --tab.choose--> journal.attaching",
        "journal.live --tab.gone--> journal.kept",
        "journal.none --journal.open--> journal.reading",
        "journal.none --tab.choose--> journal.attaching",
        "journal.reading --tab.choose--> journal.attaching",
        "journal.reading --xstate.done.actor.read--> journal.kept",
        "journal.reading --xstate.done.actor.read--> journal.none",
        "journal.reading --xstate.error.actor.read--> journal.kept",
        "journal.reading --xstate.error.actor.read--> journal.none",
        "time.past --journal.arrived--> time.present",
        "time.past --journal.opened--> time.present",
        "time.past --time.play--> time.playing",
        "time.past --time.return--> time.present",
        "time.past --xstate.done.actor.read--> time.present",
        "time.playing --journal.arrived--> time.present",
        "time.playing --journal.opened--> time.present",
        "time.playing --time.goTo--> time.past",
        "time.playing --time.pause--> time.past",
        "time.playing --time.return--> time.present",
        "time.playing --time.step--> time.past",
        "time.playing --xstate.after.beat.inspector.time.playing--> time.past",
        "time.present --time.goTo--> time.past",
        "time.present --time.play--> time.playing",
        "time.present --time.step--> time.past",
      ]
    `)
  })
})
