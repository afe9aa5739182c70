import type { Fact } from "./plan.ts"

export type Mail = { readonly to: string; readonly event: Fact }

/** Complete state of the routing, as folded from the system's events. */
export type SystemState = {
  /** Set by policies or the composition root. */
  readonly inputs: Readonly<Record<string, unknown>>
  readonly running: ReadonlyArray<string>
  readonly loading: ReadonlyArray<string>
  /**
   * Features to start again: their code failed to load, they ended with messages left, or the stored tab awaited them. `system.retry` (sent by a
   * timer too) or the next command starts them.
   */
  readonly lost: ReadonlyArray<string>
  /** Stopped features. Their end may still be queued, so they restart only through `loading`. */
  readonly stopped: ReadonlyArray<string>
  /** Running features with a backlog. They receive one message per microtask, so that a failing feature loses only one. */
  readonly hearing: ReadonlyArray<string>
  /** Messages for features that are loading, lost or have a backlog, in order. */
  readonly mailbox: ReadonlyArray<Mail>
  /** A late feature has started, so the late tables apply. */
  readonly hasLate: boolean
  /** Latest fact of each retained subject, oldest first. */
  readonly retained: ReadonlyArray<Fact>
}

export const initialState: SystemState = {
  inputs: {},
  running: [],
  loading: [],
  lost: [],
  stopped: [],
  hearing: [],
  mailbox: [],
  hasLate: false,
  retained: []
}

/** Returns the same list when nothing changes. */
export const withName = (names: ReadonlyArray<string>, name: string): ReadonlyArray<string> =>
  names.includes(name) ? names : [...names, name]

/** Returns the same list when nothing changes. */
export const withoutName = (names: ReadonlyArray<string>, name: string): ReadonlyArray<string> =>
  names.includes(name) ? names.filter((other) => other !== name) : names
