import { type AnyActorScope, type AnyEventObject, createActor, fromTransition } from "xstate"
import type { Timer } from "./journal.ts"

const nothing = (): undefined => undefined
const still = fromTransition(() => 0, 0)

type Waits = Map<string, Timer>
type Action = { readonly type: string; readonly params: unknown }

/**
 * A scope in which a machine computes and nothing happens: its parent and system take everything and do nothing, its children are
 * made but never started. One scope serves a whole fold, because XState's public `transition` makes an actor for each event and
 * throws on `sendParent`. What a machine asks the scheduler for is noted in `timers`; `tick` sets the time for them.
 */
export const makeInertScope = (): { readonly scope: AnyActorScope; readonly timers: Waits; readonly tick: (at: number) => void } => {
  const timers: Waits = new Map()
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
    actionExecutor: (action: Action) => noteTimer(timers, action, now)
  } as unknown as AnyActorScope
  return { scope, timers, tick: (at) => void (now = at) }
}

/** Keeps `timers` by what an action asks of the scheduler: an `after` is a delayed raise on entry and a cancel on exit. */
export const noteTimer = (timers: Waits, { params, type }: Action, now: number): void => {
  if (type === "xstate.raise") {
    const { delay, event, id } = params as { readonly delay?: number; readonly event: AnyEventObject; readonly id?: string }
    if (typeof delay === "number") timers.set(id ?? event.type, { event, dueAt: now + delay })
  } else if (type === "xstate.cancel") {
    timers.delete((params as { readonly sendId: string }).sendId)
  }
}
