import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { makeInertScope } from "./inert-scope.ts"
import type { PersistedSnapshot, Tree } from "./journal.ts"

/**
 * Checks that this build can restore the tree. XState throws neither on an unknown state (the machine starts in error) nor on a child with an unknown
 * `src` (left out, so its parent would wait for it forever).
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
