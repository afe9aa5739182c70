import type { AnyActorRef, AnyMachineSnapshot } from "xstate"
import type { PersistedSnapshot } from "./journal.ts"

/** Paths of machines that this build could not restore, except those recorded in error. */
export const brokenMachines = (actor: AnyActorRef, { children = {}, status }: PersistedSnapshot, path: string): ReadonlyArray<string> => {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  if (snapshot.status === "error" && status !== "error") return [`${path}: не восстановить (${String(snapshot.error)})`]
  const living = (snapshot as Partial<AnyMachineSnapshot>).children as Readonly<Record<string, AnyActorRef | undefined>> | undefined
  return Object.entries(children).flatMap(([id, child]) => {
    const ref = living?.[id]
    return ref === undefined ? [] : brokenMachines(ref, child.snapshot, `${path}/${id}`)
  })
}
