import type { AnyActor, AnyActorRef, AnyMachineSnapshot } from "xstate"
import { isActor, logicOf } from "./actor-paths.ts"
import type { PersistedSnapshot, PersistedChild } from "./journal.ts"

/** Avoids XState's search of every context value for actors: contexts here are plain JSON. */
export const persistActor = (actor: AnyActorRef): PersistedSnapshot =>
  logicOf(actor) === undefined ? (actor.getPersistedSnapshot() as PersistedSnapshot) : persistSnapshot(actor.getSnapshot())

/** A machine that threw on start has neither history nor children. */
export const persistSnapshot = ({
  children = {},
  context,
  error,
  historyValue = {},
  output,
  status,
  value
}: Partial<AnyMachineSnapshot>): PersistedSnapshot =>
  ({
    status,
    output,
    error,
    value,
    context,
    historyValue: Object.fromEntries(Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => ({ id: node.id }))])),
    children: Object.fromEntries(Object.entries<unknown>(children).flatMap(([id, child]) => (isActor(child) ? [[id, childOf(child)]] : [])))
  }) as PersistedSnapshot

const childOf = (child: AnyActorRef): PersistedChild => {
  if (typeof child.src !== "string") throw new Error(`${child.id} has no name, so it cannot be restored`)
  const { systemId } = child as AnyActor
  return { snapshot: persistActor(child), src: child.src, ...(systemId !== undefined && { systemId }) }
}
