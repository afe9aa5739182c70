import type { AnyActorRef, InspectionEvent } from "xstate"

/** What XState says of one thing that happened in a system: its inspection event, without the number of the root. */
export type Report = Bare<InspectionEvent>
type Bare<E> = E extends unknown ? Omit<E, "rootId"> : never

type Reporting = { _sendInspectionEvent?: (report: Report) => void }

/**
 * Hears every report of a system that is about to start, as its `inspect` observers would, but at the source: XState copies each report
 * for them, and the copies cost more than the rest of recording (`docs/decisions/0009-listening.md`). Observers go on hearing. The source
 * is private to XState; where it is gone, `inspect` serves, at its price.
 */
export const listen = ({ system }: Pick<AnyActorRef, "system">, hear: (report: Report) => void): void => {
  const source: Reporting = system as Reporting
  const report = source._sendInspectionEvent
  if (report === undefined) return void system.inspect(hear)
  source._sendInspectionEvent = (said) => {
    hear(said)
    report(said)
  }
}
