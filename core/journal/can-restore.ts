import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { makeInertScope } from "./inert-scope.ts"
import type { PersistedSnapshot, Tree } from "./journal.ts"

/**
 * Checks that this build can restore the tree. XState throws in neither of two cases: on unknown states it starts in error, and a child whose `src`
 * is unknown is left out, so that its parent would wait for its outcome forever.
 */
export const canRestore = (machine: AnyStateMachine, tree: Tree): boolean => {
  try {
    const { scope } = makeInertScope()
    const snapshot = machine.restoreSnapshot(tree.snapshot, scope)
    return (
      snapshot.status === "active" &&
      Object.values<AnyActorRef | undefined>(snapshot.children).every((child) => child?.getSnapshot().status !== "error") &&
      hasEveryChild(snapshot, tree.snapshot)
    )
  } catch {
    return false
  }
}

const hasEveryChild = (restored: Pick<AnyMachineSnapshot, "children">, { children = {} }: PersistedSnapshot): boolean =>
  Object.entries(children).every(([id, { snapshot }]) => {
    const child: AnyActorRef | undefined = restored.children[id]
    return child !== undefined && hasEveryChild(child.getSnapshot(), snapshot)
  })
