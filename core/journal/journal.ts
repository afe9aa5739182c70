import type { AnyEventObject, Snapshot } from "xstate"
import type { PlainDefect } from "../kernel/plain-defect.ts"

/**
 * One event as one machine processed it, in the order of causes: an entry stands before the entries that it led to.
 * `actor` is the path of explicit ids from the root (`shop/dialogs/login`); `incarnation` counts the actors that have lived there.
 */
export type Entry = {
  readonly seq: number
  /** Milliseconds since the epoch, by the shop's clock. */
  readonly at: number
  readonly actor: string
  readonly incarnation: number
  readonly event: AnyEventObject
  /** The entry whose processing sent this event; absent for intents, timers and outcomes of calls from outside. */
  readonly cause?: number
  /** What the machine threw while it processed the event; it is in error from here on. */
  readonly defect?: PlainDefect
}

/** An `after` that is still waiting; XState knows it by the type of its event. */
export type Timer = { readonly event: AnyEventObject; readonly dueAt: number }

/** A machine's state at rest as plain JSON, with the children that it held. */
export type Persisted = Snapshot<unknown> & { readonly children?: Readonly<Record<string, PersistedChild>> }
export type PersistedChild = { readonly snapshot: Persisted; readonly src: string }

/** Where the fold of an incarnation begins when its first events are no longer kept: after compaction, or when the actor was restored. */
export type Origin = { readonly snapshot: Persisted; readonly timers: ReadonlyArray<Timer> }

/**
 * One actor that lived at a path. Without an origin its fold begins at its `xstate.init` entry.
 * `machine` is the name by which its parent knows its logic; a reader finds the machine by it.
 */
export type Incarnation = {
  readonly actor: string
  readonly incarnation: number
  readonly machine: string
  readonly origin?: Origin
  /** It has stopped: nothing more will happen to it, and it is not restored. */
  readonly ended: boolean
}

/** What happened in a tab. The state of every machine at any entry is a fold of this and nothing else. */
export type Journal = {
  readonly version: typeof journalVersion
  readonly incarnations: ReadonlyArray<Incarnation>
  readonly entries: ReadonlyArray<Entry>
}

export const journalVersion = 2

/** How large the page of a tab was, in CSS pixels, from the entry `seq` on. */
export type Size = { readonly seq: number; readonly width: number; readonly height: number }

/** The running system at rest: the root with its children stitched in, and the waits of each actor by its path. */
export type Tree = {
  /** The id of the root. */
  readonly root: string
  readonly snapshot: Persisted
  readonly timers: Readonly<Record<string, ReadonlyArray<Timer>>>
}

/** The key of an incarnation in tables: `shop/dialogs#2`. */
export const incarnationKey = ({ actor, incarnation }: { readonly actor: string; readonly incarnation: number }): string =>
  `${actor}#${incarnation}`

/** The entries of each incarnation, in order. */
export const byIncarnation = (entries: ReadonlyArray<Entry>): ReadonlyMap<string, ReadonlyArray<Entry>> =>
  Map.groupBy(entries, incarnationKey)
