import type { OrderDeliveryMethod } from "../delivery/deliveries.ts"
import { type OrderStatus, orderStatusName } from "./order-status.ts"

export type OrderStep = { readonly status: OrderStatus; readonly name: string; readonly state: "done" | "current" | "future" }

/** Empty when cancelled. */
export const stepsOf = (status: OrderStatus, way: OrderDeliveryMethod): ReadonlyArray<OrderStep> => {
  const at = steps.findIndex((step) => step === status)
  return at < 0
    ? []
    : steps.map((step, index) => ({
        status: step,
        name: orderStatusName(step, way),
        state: index < at ? "done" : index === at ? "current" : "future"
      }))
}

const steps = ["new", "inWork", "ready", "completed"] as const satisfies ReadonlyArray<OrderStatus>
