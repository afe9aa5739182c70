import { type AnyEventObject, assign, fromCallback, fromPromise, raise, sendTo, setup } from "xstate"
import { narrowEvent } from "../../core/kernel/narrow-event.ts"
import { notProvided } from "../../core/kernel/not-provided.ts"
import { hasSucceeded, outcomeOf, refusalOf } from "../../core/kernel/outcome.ts"
import { comparisonMachine } from "./comparison.machine.ts"
import { shownPosition, clampPosition } from "./position.ts"
import type { JournalSource, Reading, Refusal } from "./reading.ts"

export type Source =
  { readonly kind: "tab"; readonly id: string; readonly title: string } | { readonly kind: "file"; readonly name: string }

export type Tab = { readonly id: string; readonly build: string; readonly title: string; readonly path: string }

/** States and transitions covered by the last QA run. */
export type Coverage = Readonly<Record<string, { readonly states: ReadonlyArray<string>; readonly transitions: ReadonlyArray<string> }>>

export type Center = "chart" | "screen" | "sequence" | "comparison"
export type Panel = "context" | "event" | "snapshot"

export type InspectorContext = {
  readonly tabs: ReadonlyArray<Tab>
  readonly source: Source | null
  /** Id of the tab last asked for its journal. */
  readonly wanted: string | null
  readonly build: string
  readonly count: number
  /** Index of the entry shown, from 0; `null` follows the newest. */
  readonly position: number | null
  /** Key of the incarnation shown, such as `shop/header#1`. */
  readonly actor: string | null
  readonly filter: { readonly text: string; readonly isOwn: boolean }
  readonly center: Center
  readonly panel: Panel
  /** `null` fits the chart into its frame. */
  readonly zoom: number | null
  /** Entries per beat during playback. */
  readonly speed: number
  readonly refusal: Refusal | null
  readonly coverage: Coverage | null
  /** The chart shows the coverage. */
  readonly isCovered: boolean
  /** Parts of the shop's screen that could not be drawn. */
  readonly faults: ReadonlyArray<string>
  /** Result of the last event sent to the tab. */
  readonly verdict: "taken" | "refused" | "absent" | null
  readonly now: number
}

export type InspectorCommand =
  | { readonly type: "tab.choose"; readonly id: string }
  | { readonly type: "journal.open"; readonly from: JournalSource }
  | { readonly type: "time.goTo"; readonly position: number }
  | { readonly type: "time.step"; readonly by: number }
  | { readonly type: "time.play" }
  | { readonly type: "time.pause" }
  | { readonly type: "time.return" }
  | { readonly type: "speed.choose" }
  | { readonly type: "actor.choose"; readonly actor: string }
  | { readonly type: "filter.change"; readonly filter: InspectorContext["filter"] }
  | { readonly type: "center.choose"; readonly center: Center }
  | { readonly type: "panel.choose"; readonly panel: Panel }
  | { readonly type: "zoom.change"; readonly by: number }
  | { readonly type: "zoom.fit" }
  | { readonly type: "coverage.toggle" }
  | { readonly type: "event.send"; readonly actor: string; readonly event: AnyEventObject }

export type LinkFact =
  | { readonly type: "tab.seen"; readonly tab: Tab }
  | { readonly type: "tab.gone"; readonly id: string }
  /** `dropped`: number of entries dropped from the start of the journal shown; `null` for a different journal. */
  | {
      readonly type: "journal.arrived"
      readonly build: string
      readonly count: number
      readonly actor: string | null
      readonly dropped: number | null
    }
  | { readonly type: "journal.grew"; readonly count: number }
  | { readonly type: "event.judged"; readonly verdict: "taken" | "refused" | "absent" }

export type InspectorEvent = InspectorCommand | LinkFact | Notice

type Notice =
  | { readonly type: "clock.ticked"; readonly now: number }
  | { readonly type: "journal.opened" }
  | { readonly type: "screen.drawn"; readonly faults: ReadonlyArray<string> }

export type LinkOrder =
  | { readonly type: "attach"; readonly id: string }
  | { readonly type: "detach" }
  | { readonly type: "send"; readonly actor: string; readonly event: AnyEventObject }

const zoomLimits = { smallest: 0.25, largest: 2 } as const

const tabIdOf = (event: InspectorEvent): string => {
  const it = narrowEvent(event, "tab.choose", "tab.seen", "tab.gone")
  return it.type === "tab.seen" ? it.tab.id : it.id
}

const isOpen = (context: InspectorContext): context is InspectorContext & { readonly source: { readonly kind: "tab" } } => {
  const { source, tabs } = context
  return source?.kind === "tab" && tabs.some(({ id }) => id === source.id)
}

const inspectorSetup = setup({
  types: {
    context: {} as InspectorContext,
    events: {} as InspectorEvent,
    tags: {} as "busy" | "live" | "shown" | "past",
    children: {} as { readonly link: "link"; readonly comparison: "comparison" }
  },
  actors: {
    link: fromCallback<LinkOrder>(notProvided("link")),
    clock: fromCallback(notProvided("clock")),
    read: fromPromise<Reading, { readonly from: JournalSource }>(notProvided("read")),
    readCoverage: fromPromise<Coverage | null>(notProvided("readCoverage")),
    comparison: comparisonMachine
  },
  guards: {
    hasJournal: ({ context: { count } }) => count > 0,
    /** The event concerns the tab whose journal is shown. */
    isAttached: ({ context: { source }, event }) => source?.kind === "tab" && source.id === tabIdOf(event),
    isOpen: ({ context }) => isOpen(context),
    isOtherOpen: ({ context }) => isOpen(context) && context.source.id !== context.wanted,
    isAtEnd: ({ context }) => shownPosition(context) >= context.count - 1,
    isContinuation: ({ event }) => narrowEvent(event, "journal.arrived").dropped !== null,
    succeeded: (_, answer: { readonly outcome: Reading }) => hasSucceeded(answer),
    hasCoverage: ({ context: { coverage } }) => coverage !== null
  },
  actions: {
    attach: sendTo("link", ({ context: { wanted } }) => ({ type: "attach", id: wanted ?? "" })),
    detach: sendTo("link", { type: "detach" }),
    sendEvent: sendTo("link", ({ event: pressed }) => {
      const { actor, event } = narrowEvent(pressed, "event.send")
      return { type: "send", actor, event }
    }),
    storeTab: assign(({ context: { source, tabs }, event }) => {
      const { tab } = narrowEvent(event, "tab.seen")
      const isShown = source?.kind === "tab" && source.id === tab.id
      return {
        source: isShown ? { ...source, title: tab.title } : source,
        tabs: tabs.some(({ id }) => id === tab.id) ? tabs.map((known) => (known.id === tab.id ? tab : known)) : [...tabs, tab]
      }
    }),
    removeTab: assign(({ context: { tabs }, event }) => {
      const gone = narrowEvent(event, "tab.gone")
      return { tabs: tabs.filter(({ id }) => id !== gone.id) }
    }),
    storeWanted: assign(({ event }) => ({ wanted: tabIdOf(event), refusal: null, verdict: null })),
    restoreWanted: assign(({ context: { source, wanted } }) => ({ wanted: source?.kind === "tab" ? source.id : wanted })),
    storeJournal: assign(({ context: { actor: shown, position, tabs, wanted }, event }) => {
      const { actor, build, count, dropped } = narrowEvent(event, "journal.arrived")
      return {
        source: { kind: "tab" as const, id: wanted ?? "", title: tabs.find((tab) => tab.id === wanted)?.title ?? "" },
        build,
        count,
        position: dropped === null || position === null ? null : clampPosition(count, position - dropped),
        actor: dropped === null ? (actor ?? shown) : (shown ?? actor)
      }
    }),
    storeFile: assign((_, { outcome }: { readonly outcome: Reading }) =>
      outcome._tag === "Failure"
        ? {}
        : {
            source: { kind: "file" as const, name: outcome.value.name },
            build: outcome.value.build,
            count: outcome.value.count,
            actor: outcome.value.actor,
            position: null,
            refusal: null,
            verdict: null
          }
    ),
    raiseOpened: raise({ type: "journal.opened" }),
    storeCount: assign(({ event }) => ({ count: narrowEvent(event, "journal.grew").count })),
    storeRefusal: assign((_, { refusal }: { readonly refusal: Refusal | null }) => ({ refusal })),
    goTo: assign(({ context: { count }, event }) => ({ position: clampPosition(count, narrowEvent(event, "time.goTo").position) })),
    movePosition: assign(({ context, event }) => ({
      position: clampPosition(context.count, shownPosition(context) + narrowEvent(event, "time.step").by)
    })),
    advancePosition: assign(({ context }) => ({ position: clampPosition(context.count, shownPosition(context) + context.speed) })),
    storePosition: assign(({ context }) => ({ position: clampPosition(context.count, shownPosition(context)) })),
    rewindPosition: assign(({ context }) => ({ position: shownPosition(context) >= context.count - 1 ? 0 : shownPosition(context) })),
    clearPosition: assign({ position: null }),
    chooseSpeed: assign(({ context: { speed } }) => ({ speed: speed >= 100 ? 1 : speed * 10 })),
    chooseActor: assign(({ event }) => ({ actor: narrowEvent(event, "actor.choose").actor })),
    changeFilter: assign(({ event }) => ({ filter: narrowEvent(event, "filter.change").filter })),
    chooseCenter: assign(({ event }) => ({ center: narrowEvent(event, "center.choose").center })),
    choosePanel: assign(({ event }) => ({ panel: narrowEvent(event, "panel.choose").panel })),
    changeZoom: assign(({ context: { zoom }, event }) => ({
      zoom: Math.max(zoomLimits.smallest, Math.min(zoomLimits.largest, (zoom ?? 1) + narrowEvent(event, "zoom.change").by))
    })),
    fitZoom: assign({ zoom: null }),
    storeCoverage: assign((_, { outcome }: { readonly outcome: Coverage | null }) => ({ coverage: outcome })),
    toggleCoverage: assign(({ context: { isCovered } }) => ({ isCovered: !isCovered })),
    storeVerdict: assign(({ event }) => ({ verdict: narrowEvent(event, "event.judged").verdict })),
    storeFaults: assign(({ event }) => ({ faults: narrowEvent(event, "screen.drawn").faults })),
    storeTime: assign(({ event }) => ({ now: narrowEvent(event, "clock.ticked").now }))
  },
  delays: {
    /** Wait for a tab: an active one responds at once, a suspended one later. */
    patience: 5_000,
    beat: 400
  }
})

const storeSilence = { type: "storeRefusal", params: { refusal: { _tag: "TabSilent" } } } as const
const storeDefect = { type: "storeRefusal", params: { refusal: { _tag: "Defect" } } } as const

/**
 * A journal, live from a tab or read from a file, and the moment shown. After a failure the previous journal remains, live if its tab is
 * open.
 */
export const inspectorMachine = inspectorSetup.createMachine({
  id: "inspector",
  type: "parallel",
  context: {
    tabs: [],
    source: null,
    wanted: null,
    build: "",
    count: 0,
    position: null,
    actor: null,
    filter: { text: "", isOwn: false },
    center: "chart",
    panel: "context",
    zoom: null,
    speed: 1,
    refusal: null,
    coverage: null,
    isCovered: false,
    faults: [],
    verdict: null,
    now: 0
  },
  invoke: [
    { id: "link", src: "link" },
    { id: "clock", src: "clock" },
    { id: "comparison", src: "comparison" },
    {
      id: "readCoverage",
      src: "readCoverage",
      onDone: { actions: { type: "storeCoverage", params: outcomeOf } },
      onError: {}
    }
  ],
  on: {
    "tab.seen": { actions: "storeTab" },
    "actor.choose": { actions: "chooseActor" },
    "filter.change": { actions: "changeFilter" },
    "center.choose": { actions: "chooseCenter" },
    "panel.choose": { actions: "choosePanel" },
    "zoom.change": { actions: "changeZoom" },
    "zoom.fit": { actions: "fitZoom" },
    "speed.choose": { actions: "chooseSpeed" },
    "coverage.toggle": { guard: "hasCoverage", actions: "toggleCoverage" },
    "screen.drawn": { actions: "storeFaults" },
    "clock.ticked": { actions: "storeTime" }
  },
  states: {
    journal: {
      initial: "none",
      on: {
        "tab.choose": { target: ".attaching", actions: "storeWanted" },
        "tab.gone": { actions: "removeTab" },
        "journal.open": ".reading"
      },
      states: {
        none: {},
        attaching: {
          tags: "busy",
          entry: "attach",
          on: {
            "journal.arrived": { target: "live", actions: "storeJournal" }
          },
          after: {
            patience: [
              { guard: "isOtherOpen", target: "attaching", reenter: true, actions: [storeSilence, "restoreWanted"] },
              { target: "settling", actions: ["detach", storeSilence] }
            ]
          }
        },
        live: {
          tags: ["live", "shown"],
          on: {
            "journal.grew": { actions: "storeCount" },
            "journal.arrived": { actions: "storeJournal" },
            "event.send": { actions: "sendEvent" },
            "event.judged": { actions: "storeVerdict" },
            "tab.gone": [{ guard: "isAttached", target: "recorded", actions: ["detach", "removeTab"] }, { actions: "removeTab" }]
          }
        },
        reading: {
          tags: "busy",
          entry: "detach",
          invoke: {
            id: "read",
            src: "read",
            input: ({ event }) => ({ from: event.type === "journal.open" ? event.from : { kind: "qa", name: "" } }),
            onDone: [
              {
                guard: { type: "succeeded", params: outcomeOf },
                target: "recorded",
                actions: [{ type: "storeFile", params: outcomeOf }, "raiseOpened"]
              },
              { guard: "isOpen", target: "attaching", actions: [{ type: "storeRefusal", params: refusalOf }, "restoreWanted"] },
              { target: "settling", actions: { type: "storeRefusal", params: refusalOf } }
            ],
            onError: [
              { guard: "isOpen", target: "attaching", actions: [storeDefect, "restoreWanted"] },
              { target: "settling", actions: storeDefect }
            ]
          }
        },
        settling: { always: [{ guard: "hasJournal", target: "recorded" }, { target: "none" }] },
        recorded: {
          tags: "shown",
          on: {
            // Follows a closed tab that has loaded again.
            "tab.seen": { guard: "isAttached", target: "attaching", actions: ["storeTab", "storeWanted"] }
          }
        }
      }
    },
    time: {
      initial: "present",
      on: {
        "time.goTo": { guard: "hasJournal", target: ".past", actions: "goTo" },
        "time.step": { guard: "hasJournal", target: ".past", actions: "movePosition" },
        "time.play": { guard: "hasJournal", target: ".playing", actions: "rewindPosition" },
        "journal.arrived": [{ guard: "isContinuation" }, { target: ".present" }],
        "journal.opened": ".present"
      },
      states: {
        present: { entry: "clearPosition" },
        past: { tags: "past", on: { "time.return": "present" } },
        playing: {
          tags: "past",
          on: { "time.pause": { target: "past", actions: "storePosition" }, "time.return": "present" },
          after: {
            beat: [
              { guard: "isAtEnd", target: "past" },
              { target: "playing", reenter: true, actions: "advancePosition" }
            ]
          }
        }
      }
    }
  }
})
