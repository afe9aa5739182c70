import { Context, type Effect } from "effect"

/** Network state reported by the browser. */
export class Connection extends Context.Service<
  Connection,
  {
    /** Reports that the network or the user is back. */
    returns(notify: () => void): Effect.Effect<never>
    readonly isOnline: Effect.Effect<boolean>
    /** Reports the network state: initially if offline, then every change. */
    watch(notify: (isOnline: boolean) => void): Effect.Effect<never>
  }
>()("shop/core/services/Connection") {}
