import type { AnyActorRef, AnyMachineSnapshot } from "xstate"
import type { Persisted } from "./journal.ts"

/** The machines that this build could not bring back to their states, with why; one that was in error when it was recorded is shown so. */
export const brokenIn = (actor: AnyActorRef, { children = {}, status }: Persisted, path: string): ReadonlyArray<string> => {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  if (snapshot.status === "error" && status !== "error") return [`${path}: не восстановить (${String(snapshot.error)})`]
  const living = (snapshot as Partial<AnyMachineSnapshot>).children as Readonly<Record<string, AnyActorRef | undefined>> | undefined
  return Object.entries(children).flatMap(([id, child]) => {
    const own = living?.[id]
    return own === undefined ? [] : brokenIn(own, child.snapshot, `${path}/${id}`)
  })
}
