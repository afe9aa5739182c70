import type { AnyActorRef, InspectionEvent } from "xstate"

/** XState inspection event without the root id. */
export type Report = WithoutRoot<InspectionEvent>
type WithoutRoot<E> = E extends unknown ? Omit<E, "rootId"> : never

type ReportingSystem = { _sendInspectionEvent?: (report: Report) => void }

/**
 * Subscribes to inspection events by patching XState's private source, because the copies for `inspect` observers cost more than the rest of
 * recording (`docs/decisions/0001-origins.md`). Falls back to `inspect`.
 */
export const subscribeToInspection = ({ system }: Pick<AnyActorRef, "system">, hear: (report: Report) => void): void => {
  const source: ReportingSystem = system as ReportingSystem
  const report = source._sendInspectionEvent
  if (report === undefined) return void system.inspect(hear)
  source._sendInspectionEvent = (said) => {
    hear(said)
    report(said)
  }
}
