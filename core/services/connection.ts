import { Context, type Effect } from "effect"

/** Whether the shop can be reached, as the browser knows it. */
export class Connection extends Context.Service<
  Connection,
  {
    /** Tells that the network is back, for as long as it runs. */
    returns(tell: () => void): Effect.Effect<never>
  }
>()("shop/core/services/Connection") {}
