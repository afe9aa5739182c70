import { courseOf } from "../../core/domain/orders/order-course.ts"
import { formatDay, momentOf } from "../../core/domain/text/days.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./orders.module.css"

export const OrderTimeline = ({ order }: { readonly order: Parameters<typeof courseOf>[0] }) => (
  <ol className={styles["timeline"]}>
    {courseOf(order).map((step) =>
      step.state === "future" ? (
        <li key={step.text} data-state="future">
          <span>
            <span className="unseen">Впереди: </span>
            {typeset(step.text)}
            <span className="caption">{typeset(step.detail)}</span>
          </span>
        </li>
      ) : (
        <li key={`${step.text} ${step.at}`} data-state={step.state} aria-current={step.state === "current" ? "step" : undefined}>
          <span>
            {typeset(step.text)}
            {step.detail === undefined ? null : <span className="caption">{typeset(step.detail)}</span>}
          </span>
          <time className="caption" dateTime={step.at}>
            {`${formatDay(momentOf(step.at).day)}, ${momentOf(step.at).time}`}
          </time>
        </li>
      )
    )}
  </ol>
)
