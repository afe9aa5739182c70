import { useCallback } from "react"
import { useSyncExternalStoreWithSelector } from "use-sync-external-store/with-selector"
import type { Subscription } from "xstate"
import type { ShopActor } from "../core/shop/shop.ts"

type Snapshot = { readonly status: string; readonly error: unknown }
type WatchedActor = {
  getSnapshot(): Snapshot
  subscribe(observer: { readonly next: () => void; readonly error: () => void }): Subscription
}
type SnapshotOf<A> = A extends { getSnapshot(): infer Own } ? Own : undefined

/**
 * Selects a value from an actor's snapshot, `undefined` while it does not run, and re-renders when the value changes. Throws a failed machine's
 * error. Hydrates with the server's snapshots (`storeServedSnapshots`), because an actor may have moved on.
 */
export const useSelector = <A extends WatchedActor | undefined, T>(
  actor: A,
  select: (snapshot: SnapshotOf<A>) => T,
  isEqual: (one: T, other: T) => boolean = Object.is
): T => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor?.subscribe({ next: onChange, error: onChange })
      return () => subscription?.unsubscribe()
    },
    [actor]
  )
  return useSyncExternalStoreWithSelector(
    subscribe,
    () => presentOf(actor),
    () => servedOf(actor),
    select,
    isEqual
  )
}

function presentOf<A extends WatchedActor | undefined>(actor: A): SnapshotOf<A>
function presentOf(actor: WatchedActor | undefined): Snapshot | undefined {
  const snapshot = actor?.getSnapshot()
  if (snapshot?.status === "error") throw snapshot.error
  return snapshot
}

const served = new WeakMap<WatchedActor, Snapshot>()

function servedOf<A extends WatchedActor | undefined>(actor: A): SnapshotOf<A>
function servedOf(actor: WatchedActor | undefined): Snapshot | undefined {
  return (actor && served.get(actor)) ?? presentOf(actor)
}

/** Stores the snapshots that the server drew; call before any command. */
export const storeServedSnapshots = (shop: ShopActor): void => {
  for (const actor of [shop, ...Object.values(shop.getSnapshot().children)]) if (actor) served.set(actor, actor.getSnapshot())
}
