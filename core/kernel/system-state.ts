import type { Fact } from "./plan.ts"

/** Queued event and its addressee. */
export type Mail = { readonly to: string; readonly event: Fact }

/** Complete state of the routing; folding the system's events reproduces it. */
export type SystemState = {
  /** Inputs of features, set by policies or the composition root. */
  readonly inputs: Readonly<Record<string, unknown>>
  readonly running: ReadonlyArray<string>
  readonly loading: ReadonlyArray<string>
  /** Features whose code failed to load. A timer, `system.retry` or the next command requests them again. */
  readonly lost: ReadonlyArray<string>
  /** Features that were stopped and not started again. The end of such a feature may still be queued, so it restarts only through `loading`. */
  readonly stopped: ReadonlyArray<string>
  /** Running features with a backlog. They receive one message per microtask, so that a failing feature loses only one. */
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

/** Adds a name; returns the same list when nothing changes. */
export const withName = (names: ReadonlyArray<string>, name: string): ReadonlyArray<string> =>
  names.includes(name) ? names : [...names, name]

/** Removes a name; returns the same list when nothing changes. */
export const without = (names: ReadonlyArray<string>, name: string): ReadonlyArray<string> =>
  names.includes(name) ? names.filter((other) => other !== name) : names
