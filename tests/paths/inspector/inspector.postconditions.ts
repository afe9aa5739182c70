import type { SnapshotFrom } from "xstate"
import type { inspectorMachine } from "../../../inspector/machines/inspector.machine.ts"
import type { InspectorContext } from "../../../inspector/machines/inspector.machine.ts"
import { startedDelays } from "../../../qa/paths/started-delays.ts"
import { type Sentences, isEqual, isSame, type StepOf } from "../../../qa/paths/model.ts"
import { type Snapshot, read, threw, notReported, journal, time, hasEntries, shownEntry } from "./inspector.payloads.ts"

type Step = StepOf<Snapshot>
const isAwaited = (snapshot: Snapshot) => ["attaching", "live"].includes(journal(snapshot))
const requestedIn = ({ context: { tabs, wanted } }: Snapshot) => ({
  kind: "tab",
  id: wanted,
  title: tabs.find(({ id }) => id === wanted)?.title ?? ""
})
const clampPosition = ({ count }: InspectorContext, position: number) => Math.max(0, Math.min(count - 1, position))

/** Fields that an event changes, with their new values. */
const changes: Readonly<Record<string, (before: InspectorContext, event: Step["event"]) => Partial<InspectorContext>>> = {
  "actor.choose": (_, { actor }) => ({ actor }),
  "filter.change": (_, { filter }) => ({ filter }),
  "center.choose": (_, { center }) => ({ center }),
  "panel.choose": (_, { panel }) => ({ panel }),
  "zoom.change": ({ zoom }, { by }) => ({ zoom: Math.max(0.25, Math.min(2, (zoom ?? 1) + Number(by))) }),
  "zoom.fit": () => ({ zoom: null }),
  "speed.choose": ({ speed }) => ({ speed: { 1: 10, 10: 100 }[speed] ?? 1 }),
  "coverage.toggle": ({ coverage, isCovered }) => (coverage === null ? {} : { isCovered: !isCovered }),
  "screen.drawn": (_, { faults }) => ({ faults }),
  "clock.ticked": (_, { now }) => ({ now })
}

/** Time state and entry after an event; other events do not move. */
const placeAfter: Readonly<Record<string, (before: Snapshot, event: Step["event"]) => readonly [string, number | null] | null>> = {
  "time.goTo": (before, { position }) => (hasEntries(before) ? ["past", clampPosition(before.context, Number(position))] : null),
  "time.step": (before, { by }) =>
    hasEntries(before) ? ["past", clampPosition(before.context, shownEntry(before.context) + Number(by))] : null,
  "time.play": ({ context }) =>
    context.count === 0 ? null : ["playing", shownEntry(context) >= context.count - 1 ? 0 : shownEntry(context)],
  "time.pause": (before) => (time(before) === "playing" ? ["past", before.context.position] : null),
  "time.return": (before) => (time(before) === "present" ? null : ["present", null]),
  "xstate.after.beat.inspector.time.playing": ({ context }) =>
    shownEntry(context) >= context.count - 1
      ? ["past", context.position]
      : ["playing", clampPosition(context, shownEntry(context) + context.speed)]
}

export const postconditions: Sentences<StepOf<SnapshotFrom<typeof inspectorMachine>>> = {
  "lists each announced tab once, and removes closed ones": ({ after, before, event }) => {
    const { tabs } = before.context
    if (event.type === "tab.gone")
      return isEqual(
        after.context.tabs,
        tabs.filter(({ id }) => id !== event["id"])
      )
    if (event.type !== "tab.seen") return isEqual(after.context.tabs, tabs)
    const isKnown = tabs.some(({ id }) => id === event["tab"].id)
    const listed = tabs.map((known) => (known.id === event["tab"].id ? event["tab"] : known))
    return isEqual(after.context.tabs, isKnown ? listed : [...tabs, event["tab"]])
  },
  "updates the title of the shown tab": ({ after, before, event }) => {
    const { source } = before.context
    if (event.type !== "tab.seen" || source?.kind !== "tab") return true
    return isEqual(after.context.source, source.id === event["tab"].id ? { ...source, title: event["tab"].title } : source)
  },
  "requests the journal of the chosen tab, and keeps the shown one until it answers": ({ after, before, emitted, event }) =>
    event.type !== "tab.choose" ||
    (journal(after) === "attaching" &&
      isEqual(emitted, [{ type: "attach", id: event["id"] }]) &&
      isEqual(after.context, { ...before.context, wanted: event["id"], refusal: null, verdict: null })),
  "shows the journal of the answering tab in the present": ({ after, before, event }) => {
    if (event.type !== "journal.arrived" || event["dropped"] !== null || !isAwaited(before)) return true
    const { actor, build, count, position } = after.context
    const isShown = isEqual([actor, build, count, position], [event["actor"], event["build"], event["count"], null])
    return journal(after) === "live" && time(after) === "present" && isShown && isEqual(after.context.source, requestedIn(before))
  },
  "keeps the chosen entry and machine when the tab's journal continues": ({ after, before, event }) => {
    if (event.type !== "journal.arrived" || event["dropped"] === null || !isAwaited(before)) return true
    const { actor, build, count, position } = after.context
    const previous = before.context
    const nextPosition = previous.position === null ? null : clampPosition(after.context, previous.position - Number(event["dropped"]))
    const isShown = isEqual(
      [actor, build, count, position],
      [previous.actor ?? event["actor"], event["build"], event["count"], nextPosition]
    )
    return journal(after) === "live" && time(after) === time(before) && isShown && isEqual(after.context.source, requestedIn(before))
  },
  "attaches to a recorded tab that returns, and clears refusal and verdict; ignores other tabs": ({ after, before, emitted, event }) => {
    if (event.type !== "tab.seen" || journal(before) !== "recorded") return true
    const { source } = before.context
    const isOwn = source?.kind === "tab" && source.id === event["tab"].id
    if (!isOwn) return journal(after) === "recorded" && emitted.length === 0
    const { refusal, verdict, wanted } = after.context
    const isAsked = isEqual(emitted, [{ type: "attach", id: event["tab"].id }])
    return journal(after) === "attaching" && isAsked && isEqual([wanted, refusal, verdict], [event["tab"].id, null, null])
  },
  "updates the number of entries when the live journal grows, and nothing else": ({ after, before, event }) =>
    event.type !== "journal.grew" ||
    (isEqual(after.value, before.value) &&
      isEqual(after.context, { ...before.context, count: journal(before) === "live" ? event["count"] : before.context.count })),
  "keeps the journal of a closed tab, and detaches from it": ({ after, before, emitted, event }) => {
    if (event.type !== "tab.gone" || journal(before) !== "live") return true
    const { source } = before.context
    const isOwn = source?.kind === "tab" && source.id === event["id"]
    return journal(after) === (isOwn ? "recorded" : "live") && emitted.some(({ type }) => type === "detach") === isOwn
  },
  "refuses a tab that is silent for five seconds, and returns to the open tab": ({ after, before, emitted, event }) => {
    if (!event.type.startsWith("xstate.after.patience")) return true
    const isOther = openTab(before) !== null && openTab(before) !== before.context.wanted
    const isLeft = isOther ? isReattached(before, after, emitted) : isEqual(emitted, [{ type: "detach" }]) && isSameJournal(before, after)
    return isLeft && after.context.refusal?._tag === "TabSilent"
  },
  "detaches from the tab when a file is opened": ({ after, emitted, event }) =>
    event.type !== "journal.open" || (journal(after) === "reading" && isEqual(emitted, [{ type: "detach" }])),
  "reads the opened file": ({ event, started }) =>
    started.every(({ id, input }) => id !== "read" || isEqual(input, { from: event["from"] })),
  "plays one beat after the other until the last entry": (step) => {
    if (!step.event.type.startsWith("xstate.after.beat") || time(step.before) !== "playing") return true
    return isEqual(startedDelays(step), time(step.after) === "playing" ? [400] : [])
  },
  "shows the file that was read in the present, without a refusal": ({ after, event }) => {
    if (event.type !== read.type || event["output"]._tag !== "Success") return true
    const { actor, build, count, position, refusal, source, verdict } = after.context
    const expected = ["tooltip#1", "b0", 3, null, null, { kind: "file", name: "failing.json" }, null]
    const isShown = isEqual([actor, build, count, position, refusal, source, verdict], expected)
    return journal(after) === "recorded" && time(after) === "present" && isShown
  },
  "keeps the shown journal when a file is refused, and reattaches to an open tab": ({ after, before, emitted, event }) => {
    if (!event.type.endsWith(".actor.read") || event["output"]?._tag === "Success" || journal(before) !== "reading") return true
    const refusal = event.type === threw.type ? { _tag: "Defect" } : event["output"].error
    const isUnchanged = openTab(before) !== null ? isReattached(before, after, emitted) : isSameJournal(before, after)
    return isUnchanged && isEqual(after.context.refusal, refusal)
  },
  "sends an event to the live tab, and stores its verdict": ({ after, before, emitted, event }) => {
    if (event.type === "event.judged")
      return after.context.verdict === (journal(before) === "live" ? event["verdict"] : before.context.verdict)
    if (event.type !== "event.send") return true
    const order = { type: "send", actor: event["actor"], event: event["event"] }
    return isEqual(emitted, journal(before) === "live" ? [order] : [])
  },
  "moves through time as requested": (step) => {
    const { after, before, event } = step
    const placeFor = placeAfter[event.type]
    if (placeFor === undefined) return true
    const place = placeFor(before, event)
    return place === null ? isSame(step) : isEqual([time(after), after.context.position], place)
  },
  "changes only its appearance on appearance events": ({ after, before, event }) => {
    const change = changes[event.type]
    return change === undefined || isEqual(after.context, { ...before.context, ...change(before.context, event) })
  },
  "stores the loaded coverage, and continues without an invalid one": ({ after, before, event }) =>
    !event.type.endsWith("readCoverage") ||
    (after.status === "active" &&
      isEqual(after.context, { ...before.context, coverage: event.type === notReported.type ? before.context.coverage : event["output"] }))
}

/** Id of the tab shown, unless it is closed. */
function openTab({ context: { source, tabs } }: Snapshot): string | null {
  return source?.kind === "tab" && tabs.some(({ id }) => id === source.id) ? source.id : null
}

function isSameJournal(before: Snapshot, after: Snapshot): boolean {
  return journal(after) === (hasEntries(before) ? "recorded" : "none") && showsSame(before, after)
}

/** Attaches to the shown tab again, and keeps its entries and the chosen one. */
function isReattached(before: Snapshot, after: Snapshot, emitted: Step["emitted"]): boolean {
  const id = openTab(before)
  return (
    journal(after) === "attaching" && after.context.wanted === id && isEqual(emitted, [{ type: "attach", id }]) && showsSame(before, after)
  )
}

function showsSame(before: Snapshot, after: Snapshot): boolean {
  const { count, position, source } = after.context
  return isEqual([count, position, source], [before.context.count, before.context.position, before.context.source])
}
