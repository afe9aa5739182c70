import { failed, succeeded } from "../../core/actors/outcome.ts"
import type { Machines } from "../../core/journal/machines.ts"
import { inspectorMachine } from "../../core/machines/inspector.machine.ts"
import type { InspectorContext } from "../../core/machines/inspector-setup.ts"
import { worldOf } from "./live.ts"
import type { World } from "./paths.ts"

const tab = { id: "a", build: "b1", title: "Главная", path: "/" }

/** What changes only how the page looks is followed where nothing has been opened yet, and each of it once. */
const looks = /^(?:actor|filter|center|panel|zoom|speed|coverage|clock)\./

const isPlain = ({ center, count, filter, isCovered, now, panel, speed, zoom }: InspectorContext): boolean =>
  count === 0 && center === "chart" && panel === "context" && filter.text === "" && zoom === null && speed === 1 && now === 0 && !isCovered

const isFirst = ({ count, tabs, wanted }: InspectorContext): boolean => count === 0 && tabs.length === 0 && wanted === null

export const inspectorWorld: World = {
  machine: inspectorMachine,
  watchers: ["link", "clock"],
  follows: (snapshot, { type }) => {
    const context = snapshot.context as InspectorContext
    if (looks.test(type)) return isPlain(context) && snapshot.matches({ journal: "none" })
    if (!isPlain({ ...context, count: 0 }) || context.coverage !== null || context.verdict !== null || context.refusal !== null)
      return false
    if (type.startsWith("xstate.done.actor.readCoverage") || type.startsWith("xstate.error.actor.readCoverage")) return isFirst(context)
    // Two waits that run at once would both be over when a test lets time pass.
    if (type === "time.play") return !snapshot.hasTag("busy")
    if (type === "tab.seen") return isFirst(context)
    if (/^(?:tab\.(?:choose|look)|journal\.open)$/.test(type))
      return snapshot.matches({ time: "present" }) && context.source?.kind !== "file"
    return true
  },
  events: [
    { type: "tab.seen", tab },
    { type: "tab.gone", id: "a" },
    { type: "tab.gone", id: "b" },
    { type: "tab.choose", id: "a" },
    { type: "journal.arrived", build: "b1", count: 3, actor: "shop#1" },
    { type: "journal.grew", count: 4 },
    { type: "journal.open", from: { kind: "qa", name: "failing.json" } },
    { type: "event.send", actor: "shop/menu", event: { type: "menu.retry" } },
    { type: "event.judged", verdict: "taken" },
    { type: "time.goTo", position: 1 },
    { type: "time.goTo", position: 99 },
    { type: "time.step", by: -1 },
    { type: "actor.choose", actor: "shop/menu#1" },
    { type: "filter.change", filter: { text: "menu", isOwn: false } },
    { type: "center.choose", center: "screen" },
    { type: "panel.choose", panel: "event" },
    { type: "zoom.change", by: 9 },
    { type: "clock.ticked", now: 5 },
    { type: "xstate.done.actor.read", output: succeeded({ name: "failing.json", build: "b0", count: 2, actor: "shop/menu#1" }) },
    { type: "xstate.done.actor.read", output: failed({ _tag: "JournalRefused", reason: "foreign", detail: "формат «другой»" }) },
    { type: "xstate.done.actor.read", output: failed({ _tag: "NotFound", name: "failing.json" }) },
    { type: "xstate.error.actor.read", error: { name: "TypeError", message: "a bug" } },
    { type: "xstate.done.actor.readCoverage", output: { menu: { states: ["ready"], transitions: [] } } },
    { type: "xstate.done.actor.readCoverage", output: null },
    { type: "xstate.error.actor.readCoverage", error: { name: "TypeError", message: "a bug" } }
  ]
}

export const inspectorMachines: Machines = {
  world: worldOf(inspectorWorld.machine, undefined),
  subject: inspectorWorld.machine
}
