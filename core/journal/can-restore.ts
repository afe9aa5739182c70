import type { AnyActorRef, AnyStateMachine } from "xstate"
import { makeInertScope } from "./inert-scope.ts"
import type { Tree } from "./journal.ts"

/** Checks that this build can restore the tree. On unknown states XState starts in error instead of throwing. */
export const canRestore = (machine: AnyStateMachine, tree: Tree): boolean => {
  try {
    const { scope } = makeInertScope()
    const snapshot = machine.restoreSnapshot(tree.snapshot, scope)
    return (
      snapshot.status === "active" &&
      Object.values<AnyActorRef | undefined>(snapshot.children).every((child) => child?.getSnapshot().status !== "error")
    )
  } catch {
    return false
  }
}
