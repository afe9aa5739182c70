import type { Fact } from "./plan.ts"

/** An event and the feature that it is for. */
export type Mail = { readonly to: string; readonly event: Fact }

/** Everything that decides what the system answers: a fold of its own events has it too. */
export type SystemState = {
  /** With what features begin, as policies or the composition root have said. */
  readonly inputs: Readonly<Record<string, unknown>>
  /** Features that live now. */
  readonly running: ReadonlyArray<string>
  /** Features that are on their way. */
  readonly loading: ReadonlyArray<string>
  /** Features that were wanted and did not come: they are asked for again by time, by `system.retry` and by the next command. */
  readonly lost: ReadonlyArray<string>
  /**
   * Features that were stopped and have not begun again. The end of such a one may still be on its way to the system, so the next one begins only
   * after it has come (`loading`).
   */
  readonly stopped: ReadonlyArray<string>
  /** Features that live and have mail left: they hear one event a turn, so that none is lost in one that fails. */
  readonly hearing: ReadonlyArray<string>
  /** What features that are on their way, lost or hearing have been told since they were wanted, commands and facts, in order. */
  readonly mailbox: ReadonlyArray<Mail>
  /** Whether the late policies count. */
  readonly hasLate: boolean
  /** How things stand: the latest fact of each standing subject, oldest first, for whoever starts later. */
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

/** The names with one more; the same list where it is among them. */
export const withName = (names: ReadonlyArray<string>, name: string): ReadonlyArray<string> =>
  names.includes(name) ? names : [...names, name]

/** The names without one of them; the same list where it is not among them. */
export const without = (names: ReadonlyArray<string>, name: string): ReadonlyArray<string> =>
  names.includes(name) ? names.filter((other) => other !== name) : names
