import { type AnyActorScope, createActor, fromTransition } from "xstate"
import { noteTimer, type SchedulerAction, type TimersById } from "./timers.ts"

const nothing = (): undefined => undefined
const still = fromTransition(() => 0, 0)

/**
 * XState scope without effects: children never start, delays are recorded in `timers`, `tick` sets the clock. XState's public `transition` would
 * create an actor per event, and throws on `sendParent`.
 */
export const makeInertScope = (): { readonly scope: AnyActorScope; readonly timers: TimersById; readonly tick: (at: number) => void } => {
  const timers: TimersById = new Map()
  let now = 0
  const self = createActor(still)
  const system = {
    ...self.system,
    get: nothing,
    _set: nothing,
    _unregister: nothing,
    _register: () => "inert",
    _bookId: () => "inert",
    _relay: nothing,
    _sendInspectionEvent: nothing,
    scheduler: { schedule: nothing, cancel: nothing, cancelAll: nothing }
  }
  Object.assign(self, { system, _parent: { id: "parent", sessionId: "parent", send: nothing, system } })
  const scope = {
    self,
    system,
    id: "inert",
    sessionId: "inert",
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: (action: SchedulerAction) => noteTimer(timers, action, now)
  } as unknown as AnyActorScope
  return { scope, timers, tick: (at) => void (now = at) }
}
