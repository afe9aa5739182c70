import { Context, type Effect } from "effect"

/** When it is worth asking the shop again, as the browser knows it. */
export class Connection extends Context.Service<
  Connection,
  {
    /** Tells that the network is back, or the shopper, for as long as it runs. */
    returns(tell: () => void): Effect.Effect<never>
    /** Whether there is a network, as far as the browser knows. */
    readonly isThere: Effect.Effect<boolean>
    /** Tells whether there is a network: where there is none by now, and at every change, for as long as it runs. */
    watch(tell: (isThere: boolean) => void): Effect.Effect<never>
  }
>()("shop/core/services/Connection") {}
