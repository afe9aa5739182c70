import type { EventObject, ExtractEvent } from "xstate"

/**
 * The event of a guard or an action, known to be of a type on which the chart calls it; on any other it throws. It does what `assertEvent` does, which
 * would come with XState to every first load.
 */
export const asserted = <E extends EventObject, const T extends E["type"]>(event: E, ...types: ReadonlyArray<T>): ExtractEvent<E, T> => {
  if (isOneOf(event, types)) return event
  throw new Error(`the chart calls this on ${types.join(", ")} alone, not on ${event.type}`)
}

const isOneOf = <E extends EventObject, T extends E["type"]>(event: E, types: ReadonlyArray<T>): event is ExtractEvent<E, T> & E =>
  types.some((type) => type === event.type)
