import type { AnyEventObject } from "xstate"
import type { Timer } from "./journal.ts"

/** Timers by the id that cancels them. */
export type TimersById = Map<string, Timer>

export type SchedulerAction = { readonly type: string; readonly params: unknown }

/** Updates `timers`: an `after` is a delayed raise on entry and a cancel on exit. */
export const noteTimer = (timers: TimersById, { params, type }: SchedulerAction, now: number): void => {
  if (type === "xstate.raise") {
    const { delay, event, id } = params as { readonly delay?: number; readonly event: AnyEventObject; readonly id?: string }
    if (typeof delay === "number") timers.set(id ?? event.type, { event, dueAt: now + delay })
  } else if (type === "xstate.cancel") {
    timers.delete((params as { readonly sendId: string }).sendId)
  }
}
