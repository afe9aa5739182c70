import { Effect, Schema } from "effect"
import { cancelOrder, readOrders } from "../../services/orders/order-history.ts"
import { ApiError } from "../../services/ports/api.ts"
import { PaperActions, performPaper } from "../../services/ports/papers.ts"
import { callOf, type Capability, command, type Reactions } from "../capability.ts"
import { signedInFacts } from "../../machines/account/signed-in.ts"

const calls = {
  readOrders: callOf(ApiError, readOrders),
  cancelOrder: callOf(ApiError, cancelOrder),
  performPaper: callOf(ApiError, performPaper),
  canShare: callOf(Schema.Never, () => Effect.flatMap(PaperActions, (actions) => actions.canShare))
}

const rereadOrders = (): Reactions => [command("orders", { type: "orders.reread" })]

export const orders: Capability<"orders" | "papers", typeof calls> = {
  calls,
  features: {
    orders: {
      follows: signedInFacts,
      provide: ({ actorOf, onReconnect }) => ({
        actors: {
          readOrders: actorOf.readOrders,
          cancelOrder: actorOf.cancelOrder,
          watchConnection: onReconnect({ type: "orders.reconnected" })
        }
      })
    },
    papers: { provide: ({ actorOf }) => ({ actors: { checkSharing: actorOf.canShare, performOperation: actorOf.performPaper } }) }
  },
  policies: { "papers.changed": rereadOrders },
  afterForm: { care: rereadOrders, review: rereadOrders, reviewRemoval: rereadOrders }
}
