import type { AnyActorRef, AnyStateMachine } from "xstate"
import { makeInertScope } from "./inert-scope.ts"
import type { Tree } from "./journal.ts"

/** Whether this build's machine takes the tree: a state that it does not know makes XState start in error, not fail. */
export const fits = (machine: AnyStateMachine, tree: Tree): boolean => {
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
