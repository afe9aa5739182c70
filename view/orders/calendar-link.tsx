import type { Order } from "../../core/contract/order-history.ts"
import { deliveryEvent } from "../../core/domain/orders/delivery-event.ts"
import { calendarLink } from "../../core/domain/text/calendar-file.ts"
import { typeset } from "../../core/domain/text/typography.ts"

type Props = { readonly order: Order; readonly look?: "link" | "button" }

/** The days of a delivery as a file for the shopper's own calendar; nothing where there are none or the order is cancelled. */
export function CalendarLink({ look = "link", order }: Props) {
  const event = deliveryEvent(order, location.origin)
  return event === null || event.isCancelled ? null : (
    <a className={look} data-look={look === "link" ? "quiet" : "outline"} href={calendarLink(event)} download={`gran-${order.number}.ics`}>
      {typeset("Добавить в календарь")}
    </a>
  )
}
