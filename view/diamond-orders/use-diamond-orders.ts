import { useMemo } from "react"
import { pageFailure } from "../../core/machines/navigation/page-failure.ts"
import type { DiamondOrdersRequest } from "../../core/services/diamond-orders/diamond-orders.ts"
import { useActor, useSend } from "../shop-context.tsx"
import { useSelector } from "../use-selector.ts"
import { useSendWhenRunning } from "../use-send.ts"

/** Loads a list or one request; its values are empty until the machine has loaded them. */
export const useDiamondOrders = (request: DiamondOrdersRequest) => {
  const send = useSend("diamondOrders")
  const key = JSON.stringify(request)
  // oxlint-disable-next-line react/exhaustive-deps -- the key stands for `request`, whose identity changes
  const command = useMemo(() => ({ type: "diamondOrders.show", asked: request }) as const, [key])
  useSendWhenRunning("diamondOrders", command)
  const snapshot = useSelector(useActor("diamondOrders"), (state) => state)
  const isAsked = JSON.stringify(snapshot.context.asked) === key
  const hasFailed = isAsked && snapshot.hasTag("failed")
  const { cancelled, orders, refusal, undone } = snapshot.context
  return {
    orders: isAsked ? orders : null,
    cancelled: isAsked ? cancelled : null,
    undone: isAsked ? undone : null,
    isMissing: hasFailed && refusal?._tag === "Refused" && refusal.status === 404,
    failure: hasFailed ? pageFailure(refusal) : null,
    retry: () => send({ type: "diamondOrders.retry" })
  }
}
