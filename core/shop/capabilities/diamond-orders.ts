import { Effect, Schema } from "effect"
import { requestDiamondOrder } from "../../contract/diamond-orders.ts"
import type { ComparableWish } from "../../domain/diamond-orders/comparable-stones.ts"
import { fromWatch } from "../../kernel/from-run.ts"
import type { ComparableEvent } from "../../machines/diamond-orders/comparable.machine.ts"
import { diamondOrderPath } from "../../domain/diamond-orders/diamond-orders-address.ts"
import { compareStones } from "../../services/diamond-orders/compare-stones.ts"
import { cancelDiamondOrder, readDiamondOrders } from "../../services/diamond-orders/diamond-orders.ts"
import { ApiError } from "../../services/ports/api.ts"
import { callOf, type Capability, command } from "../capability.ts"
import { signedInFacts } from "../../machines/account/signed-in.ts"
import { innerMachines } from "../late-machines.ts"

const calls = {
  readDiamondOrders: callOf(ApiError, readDiamondOrders),
  cancelDiamondOrder: callOf(ApiError, cancelDiamondOrder),
  compareStones: callOf(ApiError, (wish: ComparableWish | null) =>
    wish === null ? Effect.die(new Error("no stone is requested")) : compareStones(wish)
  )
}

const isDiamondOrder = Schema.is(requestDiamondOrder.answer)

export const diamondOrders: Capability<"diamondOrders", typeof calls> = {
  calls,
  features: {
    diamondOrders: {
      follows: signedInFacts,
      provide: ({ actorOf, connection, onReconnect, tab }) => ({
        actors: {
          readDiamondOrders: actorOf.readDiamondOrders,
          cancelDiamondOrder: actorOf.cancelDiamondOrder,
          comparable: innerMachines.comparable.provide({
            actors: {
              compareStones: actorOf.compareStones,
              watchConnection: fromWatch(tab, (sendBack: (event: ComparableEvent) => void) =>
                connection.returns(() => sendBack({ type: "comparable.reconnected" }))
              )
            }
          }),
          watchConnection: onReconnect({ type: "diamondOrders.reconnected" })
        }
      })
    }
  },
  afterForm: {
    diamondOrder: ({ answer }) =>
      isDiamondOrder(answer) ? [command("navigation", { type: "navigation.go", to: diamondOrderPath(answer.id), replace: false })] : []
  }
}
