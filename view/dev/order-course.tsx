import { orderStatuses } from "../../core/domain/orders/order-status.ts"
import { OrderSteps } from "../orders/order-steps.tsx"
import { OrderTimeline } from "../orders/order-timeline.tsx"
import { orders } from "./order-fixtures.ts"
import { Row, Section, State, Wide } from "./section.tsx"

export function OrderCourse() {
  return (
    <Section id="course">
      {orderStatuses.map((status) => (
        <Wide key={status} name={`шаги: ${statusNotes[status]}`}>
          <OrderSteps status={status} way="courier" />
        </Wide>
      ))}
      <Row isWide>
        {orders.map(({ name, order }) => (
          <State key={name} name={`события: ${name}`}>
            <OrderTimeline order={order} />
          </State>
        ))}
      </Row>
    </Section>
  )
}

const statusNotes = {
  new: "заказ оформлен",
  inWork: "в работе",
  ready: "готов",
  completed: "выполнен",
  cancelled: "отменён, шагов нет"
} as const
