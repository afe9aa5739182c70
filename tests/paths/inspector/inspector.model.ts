import type { AnyEventObject } from "xstate"
import { inspectorMachine } from "../../../inspector/machines/inspector.machine.ts"
import type { InspectorContext } from "../../../inspector/machines/inspector.machine.ts"
import { defineModel, isEqual } from "../../../qa/paths/model.ts"
import {
  tab,
  open,
  read,
  foreign,
  refused,
  threw,
  report,
  reported,
  notReported,
  arrived,
  drawnIncomplete,
  sent,
  journal,
  time,
  hasEntries,
  shownEntry,
  otherTab,
  arrivedShort
} from "./inspector.payloads.ts"
import { postconditions } from "./inspector.postconditions.ts"
import { stages } from "./inspector.stages.ts"

/** The same tab after a reload: its journal continues, without its first entry. */
const continued = { type: "journal.arrived", build: "b1", count: 4, actor: "shop#2", dropped: 1 }

/** Another tab, which does not answer while the first is recorded. */
const chooseOther = { type: "tab.choose", id: "b" }

/** Events that are tried in every state and not followed. */
const notFollowed: ReadonlyArray<AnyEventObject> = [
  { type: "zoom.change", by: 0.25 },
  { type: "zoom.change", by: -9 }
]

/** Events that change only the page's appearance: followed once each, before anything is opened. */
const appearanceEvents = /^(?:actor|filter|center|panel|zoom|speed|coverage|clock|screen)\./

const isPlain = ({ center, count, faults, filter, isCovered, now, panel, speed, zoom }: InspectorContext): boolean =>
  count === 0 &&
  faults.length === 0 &&
  center === "chart" &&
  panel === "context" &&
  filter.text === "" &&
  zoom === null &&
  speed === 1 &&
  now === 0 &&
  !isCovered

const isFirst = ({ count, tabs, wanted }: InspectorContext): boolean => count === 0 && tabs.length === 0 && wanted === null

export const model = defineModel<typeof inspectorMachine>({
  name: "inspector",
  actorPath: "inspector",
  journalKey: "gran.inspector",
  world: {
    machine: inspectorMachine,
    input: undefined,
    callbackActors: ["link", "clock", "comparison"],
    isExplored: (snapshot, event) => {
      const { type } = event
      const context: InspectorContext = snapshot.context
      const isPresent = snapshot.matches({ time: "present" })
      const isTouched = context.verdict !== null || context.refusal !== null
      if (notFollowed.includes(event) || context.count === 1) return false
      if (event === arrivedShort) return snapshot.matches({ journal: "attaching" }) && context.count === 0 && !isTouched
      if (event["tab"] === otherTab)
        return snapshot.matches({ journal: "none" }) && context.tabs.length === 1 && isPlain(context) && !isTouched
      if (event === chooseOther)
        return (
          snapshot.matches({ journal: "live" }) &&
          context.tabs.length === 1 &&
          isPresent &&
          isPlain({ ...context, count: 0 }) &&
          !isTouched &&
          context.coverage === null
        )
      if (context.wanted === "b") return type.startsWith("xstate.after.patience") && !isTouched
      if (context.tabs.length > 1) return type === "tab.choose" ? context.wanted === null : event === arrived && context.count === 0
      if (type === "speed.choose") return isPlain({ ...context, speed: 1 }) && snapshot.matches({ journal: "none" })
      if (isTouched && isPlain({ ...context, count: 0 }) && isPresent && context.coverage === null)
        return (type === "journal.open" && !snapshot.hasTag("busy")) || (type === "tab.gone" && snapshot.matches({ journal: "live" }))
      if (appearanceEvents.test(type)) return isPlain({ ...context, isCovered: false }) && snapshot.matches({ journal: "none" })
      if (!isPlain({ ...context, count: 0 }) || context.coverage !== null || context.verdict !== null || context.refusal !== null)
        return false
      if (type.endsWith("actor.readCoverage")) return isFirst(context)
      // Two waits in parallel would both end when a test advances the clock.
      if (type === "time.play") return !snapshot.hasTag("busy")
      if (type === "tab.seen")
        return (
          isFirst(context) ||
          (snapshot.matches({ journal: "recorded" }) && !snapshot.matches({ time: "playing" }) && context.source?.kind === "tab")
        )
      if (/^(?:tab\.choose|journal\.open)$/.test(type)) return snapshot.matches({ time: "present" }) && context.source?.kind !== "file"
      return true
    },
    events: [
      { type: "tab.seen", tab },
      { type: "tab.seen", tab: { ...tab, title: "Бриллианты" } },
      { type: "tab.gone", id: "a" },
      { type: "tab.gone", id: "b" },
      { type: "tab.choose", id: "a" },
      chooseOther,
      arrived,
      continued,
      drawnIncomplete,
      { type: "journal.grew", count: 4 },
      open,
      sent,
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
      read,
      refused(foreign),
      refused({ _tag: "NotFound", name: "failing.json" }),
      threw,
      arrivedShort,
      { type: "tab.seen", tab: otherTab },
      ...notFollowed,
      reported(report),
      reported(null),
      notReported
    ]
  },
  delays: { patience: 5_000, beat: 400 },
  describeState: (snapshot) => {
    const { actor, center, count, coverage, faults, isCovered, position, refusal, source, tabs, verdict } = snapshot.context
    const more = [
      source === null ? "no journal is shown" : `${source.kind === "tab" ? "a tab" : "a file"} of ${count} entries is shown`,
      `journal: ${journal(snapshot)}, time: ${time(snapshot)}${position === null ? "" : ` at ${position}`}`,
      ...(tabs.length === 0 ? [] : [`tabs: ${tabs.length} (${tabs[0]?.title ?? ""})`]),
      ...(actor === null ? [] : [`${actor} is chosen`]),
      ...(center === "chart" ? [] : [`the view is ${center}`]),
      ...(coverage === null ? [] : [`the coverage is ${isCovered ? "drawn" : "loaded"}`]),
      ...(faults.length === 0 ? [] : ["the screen is incomplete"]),
      ...(verdict === null ? [] : [`the event was ${verdict}`]),
      ...(refusal === null ? [] : [`a journal was refused (${refusal._tag})`])
    ]
    return more.join(", ")
  },
  eventTexts: {
    "tab.seen": ({ tab: { title } }) => `the tab «${String(title)}» announces itself`,
    "tab.gone": ({ id }) => `the tab ${String(id)} is closed`,
    "tab.choose": ({ id }) => `the tab ${String(id)} is chosen`,
    "journal.arrived": ({ count, dropped }) => `the journal of ${String(count)} entries ${dropped === null ? "arrives" : "continues"}`,
    "screen.drawn": "the screen is drawn without one machine",
    "journal.grew": ({ count }) => `the journal grows to ${String(count)} entries`,
    "journal.open": "a file is opened",
    "event.send": "an event is sent by hand",
    "event.judged": ({ verdict }) => `the event is ${String(verdict)}`,
    "journal.opened": "the journal is opened",
    "actor.choose": ({ actor }) => `the machine ${String(actor)} is chosen`,
    "filter.change": ({ filter }) => `«${String(filter.text)}» is searched`,
    "center.choose": ({ center }) => `the view ${String(center)} is chosen`,
    "panel.choose": ({ panel }) => `the panel ${String(panel)} is chosen`,
    "zoom.change": ({ by }) => `the zoom changes by ${String(by)}`,
    "zoom.fit": "the chart is fitted",
    "speed.choose": "the speed is increased",
    "coverage.toggle": "the coverage is toggled",
    "clock.ticked": "the clock ticks",
    "time.goTo": ({ position }) => `entry ${String(position)} is chosen`,
    "time.step": ({ by }) => `the position moves by ${String(by)}`,
    "time.play": "«Проиграть» is pressed",
    "time.pause": "«Остановить» is pressed",
    "time.return": "the present is chosen",
    "xstate.done.actor.read": ({ output }) =>
      output._tag === "Success" ? "the file is read" : `the file is refused: ${String(output.error._tag)}`,
    "xstate.error.actor.read": "reading throws",
    "xstate.done.actor.readCoverage": ({ output }) => (output === null ? "no report exists" : "the report is loaded"),
    "xstate.error.actor.readCoverage": "the report is invalid"
  },
  invariants: {
    "shows an entry of the journal, the last one in the present": (snapshot) => {
      const { count, position } = snapshot.context
      const place = shownEntry(snapshot.context)
      return (time(snapshot) === "present") === (position === null) && place < Math.max(count, 1) && (count === 0 || place >= 0)
    },
    "has a source exactly while it has a journal": (snapshot) =>
      (snapshot.context.source === null) === !hasEntries(snapshot) && (!snapshot.hasTag("shown") || hasEntries(snapshot)),
    "sends events only to a live tab": (snapshot) =>
      snapshot.can({ type: "event.send", actor: "shop/menu", event: { type: "menu.retry" } }) === snapshot.hasTag("live"),
    "is live only with a tab": (snapshot) => !snapshot.hasTag("live") || snapshot.context.source?.kind === "tab",
    "is busy exactly while it waits for a journal": (snapshot) =>
      snapshot.hasTag("busy") === ["attaching", "reading"].includes(journal(snapshot)),
    "runs the link to the tabs and the comparison in every state": ({ children }) => "link" in children && "comparison" in children
  },
  startConditions: {
    "starts with an empty filter and nothing chosen": ({ after: { context } }) =>
      isEqual(context.filter, { text: "", isOwn: false }) && isFirst(context) && isPlain(context)
  },
  postconditions,
  stages,
  uncrossed: {
    "journal.live --journal.arrived#0--> stays": "a tab resends its whole journal only after it has dropped thousands of entries",
    "journal.recorded --tab.seen#0--> journal.attaching":
      "the clock of every tab stands still, so a reloaded page does not hydrate; inspector.spec reloads a tab",
    "time --journal.arrived#0--> stays": "the same: the journal of a reloaded tab continues"
  }
})
