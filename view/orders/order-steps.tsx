import { stepsOf } from "../../core/domain/orders/order-steps.ts"
import type { OrderDeliveryMethod } from "../../core/domain/delivery/deliveries.ts"
import { type OrderStatus, orderStatusName } from "../../core/domain/orders/order-status.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./orders.module.css"

/** Progress of an order (PERS-022). Names are not typeset: «к доставке» is wider than a column at 320 px. */
export function OrderSteps({ status, way }: { readonly status: OrderStatus; readonly way: OrderDeliveryMethod }) {
  const steps = stepsOf(status, way)
  const name = orderStatusName(status, way)
  if (steps.length === 0) return <p className={styles["ended"]}>{typeset(name)}</p>
  return (
    <ol className={styles["steps"]} aria-label={`Состояние: ${name}`}>
      {steps.map((step) => (
        <li key={step.status} data-state={step.state} aria-current={step.state === "current" ? "step" : undefined}>
          {step.name}
        </li>
      ))}
    </ol>
  )
}
