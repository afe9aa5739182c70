import { type Actor, type ActorOptions, type AnyActorRef, type AnyStateMachine, createActor } from "xstate"
import type { Tree } from "./journal.ts"
import { subscribeToInspection, type Report } from "./inspection.ts"
import { persistActor } from "./persist-actor.ts"

export const treeOf = (root: AnyActorRef, timers: Tree["timers"]): Tree => ({
  root: root.id,
  snapshot: persistActor(root),
  timers
})

/**
 * Starts a system from a tree. XState restarts invocations; timers continue with their remaining time, under the id by which their state cancels
 * them.
 */
export const startFrom = <M extends AnyStateMachine>(
  machine: M,
  tree: Tree,
  { inspect, now, ...options }: Pick<ActorOptions<M>, "clock"> & { readonly now: number; readonly inspect?: (report: Report) => void }
): Actor<M> => {
  const root = createActor(machine, { ...options, id: tree.root, snapshot: tree.snapshot } as ActorOptions<M> & { id: string })
  if (inspect !== undefined) subscribeToInspection(root, inspect)
  root.start()
  for (const [path, timers] of Object.entries(tree.timers)) {
    const actor = actorAt(root as unknown as AnyActorRef, path.split("/").slice(1))
    if (actor?.getSnapshot().status !== "active") continue
    for (const { dueAt, event } of timers) actor.system.scheduler.schedule(actor, actor, event, Math.max(0, dueAt - now), event.type)
  }
  return root
}

const actorAt = (root: AnyActorRef, [id, ...rest]: ReadonlyArray<string>): AnyActorRef | undefined => {
  if (id === undefined) return root
  const child: AnyActorRef | undefined = root.getSnapshot().children?.[id]
  return child && actorAt(child, rest)
}
