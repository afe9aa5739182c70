import { fold, originOf } from "./fold.ts"
import {
  byIncarnation,
  type Journal,
  type Incarnation,
  incarnationKey,
  type Origin,
  type PersistedSnapshot,
  type PersistedChild,
  type Timer,
  type Tree
} from "./journal.ts"
import type { MachineOf } from "./machines.ts"

/**
 * Tree after a journal, or after the entry `upTo`; `undefined` when the root's beginning is missing. The root's fold has its children in their
 * initial states; their own folds replace them.
 */
export const foldTree = (journal: Journal, root: string, machineOf: MachineOf, upTo = Infinity): Tree | undefined => {
  const entries = byIncarnation(journal.entries.filter((entry) => entry.seq <= upTo))
  return stitchIncarnations(journal.incarnations, root, (incarnation) =>
    foldedOrigin(incarnation, entries.get(incarnationKey(incarnation)) ?? [], machineOf)
  )
}

/** Skips incarnations without a state. */
export const stitchIncarnations = (
  incarnations: ReadonlyArray<Incarnation>,
  root: string,
  stateOf: (incarnation: Incarnation) => Origin | undefined
): Tree | undefined => {
  const newest = new Map<string, Origin>()
  for (const incarnation of incarnations) {
    const origin = stateOf(incarnation)
    if (origin?.snapshot.status === "stopped") newest.delete(incarnation.actor)
    else if (origin !== undefined) newest.set(incarnation.actor, origin)
  }
  const whole = newest.get(root)
  if (whole === undefined) return undefined
  const active = [...newest].filter(([, { snapshot }]) => snapshot.status === "active")
  const timers = Object.fromEntries(active.map(([actor, origin]): [string, ReadonlyArray<Timer>] => [actor, origin.timers]))
  return { root, snapshot: withChildren(root, whole.snapshot, newest), timers }
}

const foldedOrigin = (incarnation: Incarnation, entries: Parameters<typeof fold>[2], machineOf: MachineOf): Origin | undefined => {
  const machine = machineOf(incarnation)
  if (machine === undefined) return undefined
  const folded = fold(machine, incarnation, entries)
  return folded && originOf(folded)
}

const withChildren = (path: string, snapshot: PersistedSnapshot, newest: ReadonlyMap<string, Origin>): PersistedSnapshot => {
  const { children = {}, ...rest } = snapshot
  const stitched = Object.entries(children).map(([id, child]): [string, PersistedChild] => {
    const newer = newest.get(`${path}/${id}`)
    return [id, newer === undefined ? child : { ...child, snapshot: withChildren(`${path}/${id}`, newer.snapshot, newest) }]
  })
  return { ...rest, children: Object.fromEntries(stitched) }
}
