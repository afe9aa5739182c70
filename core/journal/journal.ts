import type { AnyEventObject, Snapshot } from "xstate"
import type { PlainDefect } from "../kernel/plain-defect.ts"

/**
 * One event as processed by one machine; causes precede effects. `actor` is a path of ids (`shop/dialogs/login`), `incarnation` counts actors under
 * that path.
 */
export type Entry = {
  readonly seq: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly actor: string
  readonly incarnation: number
  readonly event: AnyEventObject
  /** `seq` of the causing entry; absent for commands of a view, timers and results of calls. */
  readonly cause?: number
  /** Error thrown by the event; it leaves the machine in error. */
  readonly defect?: PlainDefect
}

/** Pending `after` timer, identified by its event type. */
export type Timer = { readonly event: AnyEventObject; readonly dueAt: number }

export type PersistedSnapshot = Snapshot<unknown> & { readonly children?: Readonly<Record<string, PersistedChild>> }
export type PersistedChild = { readonly snapshot: PersistedSnapshot; readonly src: string }

/** Start of a fold whose first events are missing, after compaction or a restore. */
export type Origin = { readonly snapshot: PersistedSnapshot; readonly timers: ReadonlyArray<Timer> }

/** One actor under a path. Without an origin, its fold begins at `xstate.init`. `machine` is the name under which the parent registers it. */
export type Incarnation = {
  readonly actor: string
  readonly incarnation: number
  readonly machine: string
  readonly origin?: Origin
  /** Ended incarnations are not restored. */
  readonly ended: boolean
}

/** Events of a tab. Folding them yields each machine's state at any entry. */
export type Journal = {
  readonly version: typeof journalVersion
  readonly incarnations: ReadonlyArray<Incarnation>
  readonly entries: ReadonlyArray<Entry>
}

export const journalVersion = 2

/** Page size in CSS pixels from the entry `seq` on. */
export type Size = { readonly seq: number; readonly width: number; readonly height: number }

/** Persisted root with its children, and pending timers by actor path. */
export type Tree = {
  readonly root: string
  readonly snapshot: PersistedSnapshot
  readonly timers: Readonly<Record<string, ReadonlyArray<Timer>>>
}

/** Key such as `shop/dialogs#2`. */
export const incarnationKey = ({ actor, incarnation }: { readonly actor: string; readonly incarnation: number }): string =>
  `${actor}#${incarnation}`

export const byIncarnation = (entries: ReadonlyArray<Entry>): ReadonlyMap<string, ReadonlyArray<Entry>> =>
  Map.groupBy(entries, incarnationKey)
