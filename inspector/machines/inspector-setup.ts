import { type AnyEventObject, assign, fromCallback, fromPromise, raise, sendTo, setup } from "xstate"
import { notProvided } from "../../core/kernel/not-provided.ts"
import { hasSucceeded } from "../../core/kernel/outcome.ts"
import { comparisonMachine } from "./comparison.machine.ts"
import type { From, Reading, Refusal } from "./reading.ts"

/** What the inspector shows a journal of. */
export type Source =
  { readonly kind: "tab"; readonly id: string; readonly title: string } | { readonly kind: "file"; readonly name: string }

export type Tab = { readonly id: string; readonly build: string; readonly title: string; readonly path: string }

/** What of the machines the last run of QA came by; see docs/inspector.md. */
export type Coverage = Readonly<Record<string, { readonly states: ReadonlyArray<string>; readonly transitions: ReadonlyArray<string> }>>

export type Center = "chart" | "screen" | "sequence" | "comparison"
export type Panel = "context" | "event" | "snapshot"

export type InspectorContext = {
  readonly tabs: ReadonlyArray<Tab>
  readonly source: Source | null
  /** The tab that was asked for its journal last. */
  readonly wanted: string | null
  readonly build: string
  /** How many entries there are. */
  readonly count: number
  /** The entry that is shown, from 0; `null` is the newest, whichever it will be. */
  readonly position: number | null
  /** The life that is shown, such as `shop/header#1`. */
  readonly actor: string | null
  /** What the log is narrowed to. */
  readonly filter: { readonly text: string; readonly isOwn: boolean }
  readonly center: Center
  readonly panel: Panel
  /** `null` fits the chart into its frame. */
  readonly zoom: number | null
  /** Entries a beat while it plays. */
  readonly speed: number
  readonly refusal: Refusal | null
  readonly coverage: Coverage | null
  readonly isCovered: boolean
  /** What of the shop's screen of the moment could not be drawn. */
  readonly faults: ReadonlyArray<string>
  /** What became of the event that was sent last. */
  readonly verdict: "taken" | "refused" | "absent" | null
  /** The clock's time, for waits that run. */
  readonly now: number
}

export type InspectorIntent =
  | { readonly type: "tab.choose"; readonly id: string }
  | { readonly type: "journal.open"; readonly from: From }
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

/** What the link to the tabs says. */
export type LinkFact =
  | { readonly type: "tab.seen"; readonly tab: Tab }
  | { readonly type: "tab.gone"; readonly id: string }
  /** `dropped` says how many entries are gone from the beginning of the journal that was shown; `null` where it is another one. */
  | {
      readonly type: "journal.arrived"
      readonly build: string
      readonly count: number
      readonly actor: string | null
      readonly dropped: number | null
    }
  | { readonly type: "journal.grew"; readonly count: number }
  | { readonly type: "event.judged"; readonly verdict: "taken" | "refused" | "absent" }

export type InspectorEvent = InspectorIntent | LinkFact | Tidings

type Tidings =
  | { readonly type: "clock.ticked"; readonly now: number }
  | { readonly type: "journal.opened" }
  /** The frame of the shop's screen says how far it could draw the moment. */
  | { readonly type: "screen.drawn"; readonly faults: ReadonlyArray<string> }

/** What the link is told. */
export type LinkOrder =
  | { readonly type: "attach"; readonly id: string }
  | { readonly type: "detach" }
  | { readonly type: "send"; readonly actor: string; readonly event: AnyEventObject }

type Arrived = Omit<Extract<LinkFact, { readonly type: "journal.arrived" }>, "type">

const zooms = { smallest: 0.25, largest: 2 } as const

/** Where the visitor stands: the newest entry, where none is chosen. */
export const placeIn = ({ count, position }: Pick<InspectorContext, "count" | "position">): number => position ?? count - 1

const within = (count: number, position: number): number => Math.max(0, Math.min(count - 1, position))

/** What the inspector does and decides, by the names that its chart uses. */
export const inspectorSetup = setup({
  types: {
    context: {} as InspectorContext,
    events: {} as InspectorEvent,
    tags: {} as "busy" | "live" | "shown" | "past",
    children: {} as { readonly link: "link"; readonly comparison: "comparison" }
  },
  actors: {
    link: fromCallback<LinkOrder>(notProvided("link")),
    clock: fromCallback(notProvided("clock")),
    read: fromPromise<Reading, { readonly from: From }>(notProvided("read")),
    readCoverage: fromPromise<Coverage | null>(notProvided("readCoverage")),
    comparison: comparisonMachine
  },
  guards: {
    hasJournal: ({ context: { count } }) => count > 0,
    isAttached: ({ context: { source } }, { id }: { readonly id: string }) => source?.kind === "tab" && source.id === id,
    isAtEnd: ({ context }) => placeIn(context) >= context.count - 1,
    goesOn: (_, { dropped }: Pick<Arrived, "dropped">) => dropped !== null,
    succeeded: (_, { outcome }: { readonly outcome: Reading }) => hasSucceeded({ outcome }),
    hasCoverage: ({ context: { coverage } }) => coverage !== null
  },
  actions: {
    attach: sendTo("link", (_, { id }: { readonly id: string }) => ({ type: "attach", id })),
    detach: sendTo("link", { type: "detach" }),
    deliver: sendTo("link", (_, { actor, event }: { readonly actor: string; readonly event: AnyEventObject }) => ({
      type: "send",
      actor,
      event
    })),
    list: assign(({ context: { tabs } }, { tab }: { readonly tab: Tab }) => ({
      tabs: tabs.some(({ id }) => id === tab.id) ? tabs.map((known) => (known.id === tab.id ? tab : known)) : [...tabs, tab]
    })),
    strike: assign(({ context: { tabs } }, { id }: { readonly id: string }) => ({ tabs: tabs.filter((tab) => tab.id !== id) })),
    aim: assign((_, { id }: { readonly id: string }) => ({ wanted: id, refusal: null, verdict: null })),
    take: assign(({ context: { actor: shown, position, tabs, wanted } }, { actor, build, count, dropped }: Arrived) => ({
      source: { kind: "tab" as const, id: wanted ?? "", title: tabs.find((tab) => tab.id === wanted)?.title ?? "" },
      build,
      count,
      position: dropped === null || position === null ? null : within(count, position - dropped),
      actor: dropped === null ? (actor ?? shown) : (shown ?? actor)
    })),
    takeFile: assign((_, { outcome }: { readonly outcome: Reading }) =>
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
    tellOpened: raise({ type: "journal.opened" }),
    grow: assign((_, { count }: { readonly count: number }) => ({ count })),
    refuse: assign((_, { refusal }: { readonly refusal: Refusal | null }) => ({ refusal })),
    goTo: assign(({ context: { count } }, { position }: { readonly position: number }) => ({ position: within(count, position) })),
    step: assign(({ context }, { by }: { readonly by: number }) => ({ position: within(context.count, placeIn(context) + by) })),
    advance: assign(({ context }) => ({ position: within(context.count, placeIn(context) + context.speed) })),
    stand: assign(({ context }) => ({ position: within(context.count, placeIn(context)) })),
    rewind: assign(({ context }) => ({ position: placeIn(context) >= context.count - 1 ? 0 : placeIn(context) })),
    follow: assign({ position: null }),
    chooseSpeed: assign(({ context: { speed } }) => ({ speed: speed >= 100 ? 1 : speed * 10 })),
    chooseActor: assign((_, { actor }: { readonly actor: string }) => ({ actor })),
    changeFilter: assign((_, { filter }: { readonly filter: InspectorContext["filter"] }) => ({ filter })),
    chooseCenter: assign((_, { center }: { readonly center: Center }) => ({ center })),
    choosePanel: assign((_, { panel }: { readonly panel: Panel }) => ({ panel })),
    changeZoom: assign(({ context: { zoom } }, { by }: { readonly by: number }) => ({
      zoom: Math.max(zooms.smallest, Math.min(zooms.largest, (zoom ?? 1) + by))
    })),
    fitZoom: assign({ zoom: null }),
    keepCoverage: assign((_, { coverage }: { readonly coverage: Coverage | null }) => ({ coverage })),
    toggleCoverage: assign(({ context: { isCovered } }) => ({ isCovered: !isCovered })),
    keepVerdict: assign((_, { verdict }: { readonly verdict: NonNullable<InspectorContext["verdict"]> }) => ({ verdict })),
    keepFaults: assign((_, { faults }: { readonly faults: ReadonlyArray<string> }) => ({ faults })),
    tick: assign((_, { now }: { readonly now: number }) => ({ now }))
  },
  delays: {
    /** A tab that lives answers at once; one that sleeps may take a while. */
    patience: 5_000,
    beat: 400
  }
})
