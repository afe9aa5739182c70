import type { Fact } from "./plan.ts"

/** A queued event and its addressee. */
export type Mail = { readonly to: string; readonly event: Fact }

/** Complete state of the routing; folding the system's events reproduces it. */
export type SystemState = {
  /** Inputs for features that have not started, set by policies or the composition root. */
  readonly inputs: Readonly<Record<string, unknown>>
  /** Running features. */
  readonly running: ReadonlyArray<string>
  /** Features whose code is loading. */
  readonly loading: ReadonlyArray<string>
  /** Features whose code failed to load. They are requested again by a timer, by `system.retry` and by the next command. */
  readonly lost: ReadonlyArray<string>
  /**
   * Features that were stopped and not started again. The end of such a feature may still be queued, so it restarts only through
   * `loading`.
   */
  readonly stopped: ReadonlyArray<string>
  /** Running features with a backlog. They receive one message per microtask, so that a feature that fails loses only one. */
  readonly hearing: ReadonlyArray<string>
  /** Commands and facts for features that are loading, lost or have a backlog, in order. */
  readonly mailbox: ReadonlyArray<Mail>
  /** True after the first late feature has started: the late tables apply. */
  readonly hasLate: boolean
  /** Latest fact of each standing subject, oldest first. */
  readonly retained: ReadonlyArray<Fact>
}

export const nothingYet: SystemState = {
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

/** Adds a name; returns the same list if it contains it. */
export const withName = (names: ReadonlyArray<string>, name: string): ReadonlyArray<string> =>
  names.includes(name) ? names : [...names, name]

/** Removes a name; returns the same list if it does not contain it. */
export const without = (names: ReadonlyArray<string>, name: string): ReadonlyArray<string> =>
  names.includes(name) ? names.filter((other) => other !== name) : names
