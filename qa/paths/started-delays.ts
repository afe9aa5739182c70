import { makeInertScope } from "../../core/journal/inert-scope.ts"
import type { Step } from "./model.ts"

/** Delays started by the event of a step, in milliseconds. */
export const startedDelays = ({ before, event }: Step): ReadonlyArray<number> => {
  const { scope, timers } = makeInertScope()
  before.machine.transition(before, event, scope)
  return [...timers.values()].map(({ dueAt }) => dueAt)
}
