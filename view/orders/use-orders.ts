import { useSelector } from "../use-selector.ts"
import { useMemo } from "react"
import { pageFailure } from "../../core/machines/navigation/page-failure.ts"
import type { OrdersRequest } from "../../core/services/orders/order-history.ts"
import { useFeature, useSend } from "../shop-context.tsx"
import { useSendWhenRunning } from "../use-send.ts"

/** Requests orders. All values are empty until the machine shows this request. */
export const useOrders = (request: OrdersRequest) => {
  const actor = useFeature("orders")
  const send = useSend("orders")
  const key = JSON.stringify(request)
  // oxlint-disable-next-line react/exhaustive-deps -- the key stands for `request`, whose identity changes
  const command = useMemo(() => ({ type: "orders.show", asked: request }) as const, [key])
  useSendWhenRunning("orders", command)
  const snapshot = useSelector(actor, (each) => each)
  const isCurrent = snapshot !== undefined && JSON.stringify(snapshot.context.asked) === key
  const { cancelled = null, refusal = null, undone = null } = isCurrent ? snapshot.context : {}
  return {
    orders: isCurrent ? snapshot.context.orders : null,
    cancelled,
    undone,
    isMissing: isCurrent && snapshot.hasTag("failed") && refusal?._tag === "Refused" && refusal.status === 404,
    failure: isCurrent && snapshot.hasTag("failed") ? pageFailure(refusal) : null,
    retry: () => send({ type: "orders.retry" })
  }
}
