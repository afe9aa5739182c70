import type { EventObject, ExtractEvent } from "xstate"

/**
 * Narrows an event to the types for which the chart calls a guard or action; throws on others. XState's `assertEvent` would enlarge the first load.
 */
export const narrowEvent = <E extends EventObject, const T extends E["type"]>(event: E, ...types: ReadonlyArray<T>): ExtractEvent<E, T> => {
  if (isOneOf(event, types)) return event
  throw new Error(`expected ${types.join(" or ")}, got ${event.type}`)
}

const isOneOf = <E extends EventObject, T extends E["type"]>(event: E, types: ReadonlyArray<T>): event is ExtractEvent<E, T> & E =>
  types.some((type) => type === event.type)
