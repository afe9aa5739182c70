import type { AnyActor, AnyActorRef, AnyMachineSnapshot } from "xstate"
import { isActor, logicOf } from "./actor-places.ts"
import type { Persisted, PersistedChild } from "./journal.ts"

/**
 * An actor at rest, as XState restores it. XState's own walks every value of a context in search of actors; a context here is plain JSON, so it is taken
 * as it stands, by reference.
 */
export const persist = (actor: AnyActorRef): Persisted =>
  logicOf(actor) === undefined ? (actor.getPersistedSnapshot() as Persisted) : persistSnapshot(actor.getSnapshot())

/** The same for the snapshot of a machine that runs nowhere. One that threw as it began has neither a past nor children, and is in error all the same. */
export const persistSnapshot = ({
  children = {},
  context,
  error,
  historyValue = {},
  output,
  status,
  value
}: Partial<AnyMachineSnapshot>): Persisted =>
  ({
    status,
    output,
    error,
    value,
    context,
    historyValue: Object.fromEntries(Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => ({ id: node.id }))])),
    children: Object.fromEntries(Object.entries<unknown>(children).flatMap(([id, child]) => (isActor(child) ? [[id, childOf(child)]] : [])))
  }) as Persisted

const childOf = (child: AnyActorRef): PersistedChild => {
  if (typeof child.src !== "string") throw new Error(`${child.id} has no name to be restored by`)
  const { systemId } = child as AnyActor
  return { snapshot: persist(child), src: child.src, ...(systemId !== undefined && { systemId }) }
}
