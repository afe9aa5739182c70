import { type Actor, type ActorOptions, type AnyActorRef, type AnyStateMachine, createActor } from "xstate"
import { makeInertScope } from "./inert-scope.ts"
import type { Tree } from "./journal.ts"
import { listen, type Report } from "./listen.ts"
import { persist } from "./persist.ts"

/** The running system as it can be started again later. */
export const treeOf = (root: AnyActorRef, timers: Tree["timers"]): Tree => ({
  root: root.id,
  snapshot: persist(root),
  timers
})

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

/**
 * Starts a system from a tree; `inspect` hears it from its first event. XState starts pending invocations again by itself; waits are
 * armed here with the time that is left, under the id that their state cancels them by.
 */
export const startFrom = <M extends AnyStateMachine>(
  machine: M,
  tree: Tree,
  { inspect, now, ...options }: Pick<ActorOptions<M>, "clock"> & { readonly now: number; readonly inspect?: (report: Report) => void }
): Actor<M> => {
  const root = createActor(machine, { ...options, id: tree.root, snapshot: tree.snapshot } as ActorOptions<M> & { id: string })
  if (inspect !== undefined) listen(root, inspect)
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

/**
 * The kept tree on the page that the server has just rendered: what the server knows better (`served`: where the visitor is, the page,
 * the menus) is the server's, everything else is as the visitor left it.
 */
export const graft = (kept: Tree, server: Tree, served: ReadonlySet<string>): Tree => {
  const own = kept.snapshot.children ?? {}
  const children = Object.entries(server.snapshot.children ?? {}).map(
    ([id, child]) => [id, served.has(id) ? child : (own[id] ?? child)] as const
  )
  const isServed = (path: string): boolean => path === server.root || served.has(path.split("/")[1] ?? "")
  const alive = new Set(children.map(([id]) => id))
  const timers = Object.entries(kept.timers).filter(([path]) => !isServed(path) && alive.has(path.split("/")[1] ?? ""))
  return {
    root: server.root,
    snapshot: { ...server.snapshot, children: Object.fromEntries(children) },
    timers: { ...Object.fromEntries(timers), ...server.timers }
  }
}
