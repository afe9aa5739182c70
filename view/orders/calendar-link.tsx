import type { Order } from "../../core/contract/order-history.ts"
import { deliveryEvent } from "../../core/domain/orders/delivery-event.ts"
import { calendarLink } from "../../core/domain/text/calendar-file.ts"
import { typeset } from "../../core/domain/text/typography.ts"

type Props = { readonly order: Order; readonly look?: "link" | "button" }

/** Calendar file of the delivery; `null` without dates or if cancelled. */
export function CalendarLink({ look = "link", order }: Props) {
  const event = deliveryEvent(order, location.origin)
  return event === null || event.isCancelled ? null : (
    <a className={look} data-look={look === "link" ? "quiet" : "outline"} href={calendarLink(event)} download={`gran-${order.number}.ics`}>
      {typeset("Добавить в календарь")}
    </a>
  )
}
