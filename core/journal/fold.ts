import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { makeInertScope } from "./inert-scope.ts"
import { persistSnapshot } from "./persist.ts"
import type { Entry, Life, Origin, Persisted, Timer } from "./journal.ts"

/** The state of one life: its snapshot, the waits that it is in, and which of its children have already given their answer. */
export type Folded = {
  readonly snapshot: AnyMachineSnapshot
  readonly timers: ReadonlyMap<string, Timer>
  readonly answered: ReadonlySet<AnyActorRef>
}

/**
 * Folds the entries of one life, in order: no clock, network, DOM, parent or running children. `undefined` when its beginning is
 * not among them. Throws what the machine throws on an origin that it does not know (a journal of another build).
 */
export const fold = (machine: AnyStateMachine, life: Life, entries: ReadonlyArray<Entry>): Folded | undefined => {
  const { scope, tick, timers } = makeInertScope()
  const answered = new Set<AnyActorRef>()
  const first = entries[0]
  const born = life.origin === undefined ? first : undefined
  if (life.origin === undefined && born?.event.type !== "xstate.init") return undefined
  if (born !== undefined) tick(born.at)
  let snapshot: AnyMachineSnapshot =
    life.origin === undefined
      ? machine.getInitialSnapshot(scope, born?.event["input"])
      : machine.restoreSnapshot(life.origin.snapshot, scope)
  for (const timer of life.origin?.timers ?? []) timers.set(timer.event.type, timer)
  for (const entry of born === undefined ? entries : entries.slice(1)) {
    tick(entry.at)
    timers.delete(entry.event.type)
    const before = snapshot
    snapshot =
      entry.defect === undefined
        ? machine.transition(before, entry.event, scope)
        : ({ ...before, status: "error", error: entry.defect } as AnyMachineSnapshot)
    const child = before.children[answeredBy(entry.event.type)]
    if (child !== undefined && snapshot.children[child.id] === child) answered.add(child)
  }
  return { snapshot, timers: snapshot.status === "active" ? timers : new Map(), answered }
}

/** The fold as the origin of what comes after it. */
export const originOf = ({ answered, snapshot, timers }: Folded): Origin => ({
  snapshot: persistedWithout(persistSnapshot(snapshot), new Set([...answered].map((child) => child.id))),
  timers: [...timers.values()]
})

/** What two runs are compared by: value, context and status (`architecture`, rule 1). */
export const essence = ({ context, status, value }: AnyMachineSnapshot) => ({ value, context, status })

const answeredBy = (type: string): string => /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1] ?? ""

const persistedWithout = (snapshot: Persisted, gone: ReadonlySet<string>): Persisted => {
  if (gone.size === 0) return snapshot
  const { children = {}, ...rest } = snapshot
  return { ...rest, children: Object.fromEntries(Object.entries(children).filter(([id]) => !gone.has(id))) }
}
