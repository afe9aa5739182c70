import { stepsOf } from "../../core/domain/orders/order-steps.ts"
import { type OrderStatus, orderStatusNames } from "../../core/domain/orders/order-status.ts"
import styles from "./orders.module.css"

/** How far an order is (PERS-022). */
export function OrderSteps({ status }: { readonly status: OrderStatus }) {
  const steps = stepsOf(status)
  if (steps.length === 0) return <p className={styles["ended"]}>{orderStatusNames[status]}</p>
  return (
    <ol className={styles["steps"]} aria-label={`Состояние: ${orderStatusNames[status]}`}>
      {steps.map((step) => (
        <li key={step.status} data-state={step.state} aria-current={step.state === "current" ? "step" : undefined}>
          {step.name}
        </li>
      ))}
    </ol>
  )
}
