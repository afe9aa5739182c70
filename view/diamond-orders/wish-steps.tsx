import { diamondOrderNames, type DiamondOrderStatus, requestSteps } from "../../core/domain/diamond-orders/diamond-order.ts"
import styles from "../orders/orders.module.css"
import own from "./wish.module.css"

/** PERS-019. */
export function WishSteps({ status }: { readonly status: DiamondOrderStatus }) {
  const steps = requestSteps(status)
  if (steps.length === 0) return <p className={styles["ended"]}>{diamondOrderNames[status]}</p>
  return (
    <div>
      <p className={own["now"]} aria-hidden="true">
        {diamondOrderNames[status]}
      </p>
      <ol className={`${styles["steps"]} ${own["six"]}`} aria-label={`Состояние: ${diamondOrderNames[status]}`}>
        {steps.map((step) => (
          <li key={step.status} data-state={step.state} aria-current={step.state === "current" ? "step" : undefined}>
            <span>{diamondOrderNames[step.status]}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
