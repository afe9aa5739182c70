import { assertEvent, type EventDescriptor, type EventObject, type ExtractEvent } from "xstate"

/** The event of a guard or an action, known to be of a type on which the chart calls it; on any other it throws. */
export const asserted = <E extends EventObject, const D extends EventDescriptor<E>>(
  event: E,
  type: D | ReadonlyArray<D>
): ExtractEvent<E, D> => {
  assertEvent(event, type)
  return event
}
