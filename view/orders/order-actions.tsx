import { type ReactNode, useRef } from "react"
import { Link } from "wouter"
import type { OrderCard as Card } from "../../core/contract/order-history.ts"
import type { CartWrite } from "../../core/domain/cart/cart-writes.ts"
import { isPaidOrder, payPath } from "../../core/domain/orders/order-payment.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { OrdersContext } from "../../core/machines/orders/orders.machine.ts"
import { useDialogLink } from "../modal/dialog-link.ts"
import { Answer } from "../ui/answer.tsx"
import { useFeature, useSend } from "../shop-context.tsx"
import { useSelector } from "../use-selector.ts"
import { useRestoredFocus } from "../use-restored-focus.ts"
import styles from "./orders.module.css"

type Props = {
  readonly order: Pick<Card, "id" | "name" | "items" | "canCancel" | "canPay" | "paymentState">
  /** Id of the order that is being cancelled; only one at a time can be. */
  readonly cancelled: number | null
  /** Failed cancellation of any order. */
  readonly undone: OrdersContext["undone"]
  readonly children: ReactNode
}

/** Pay, repeat, cancel (PERS-013). */
export function OrderActions({ cancelled, children, order, undone }: Props) {
  const buttonProps = useDialogLink()
  const send = useSend("cart")
  const isRepeating = useSelector(useFeature("cart"), (cart) => cart?.context.writes.some((write) => isRepeatOf(write, order.id)) === true)
  const repeatButton = useRef<HTMLButtonElement>(null)
  // Moves the focus to «Повторить» when the cancel button disappears.
  useRestoredFocus(repeatButton, Number(order.canCancel))
  const repeat = () => {
    if (isRepeating) return
    for (const { id, name, quantity } of order.items) {
      send({ type: "cart.add", id, quantity, price: null, order: order.id, title: name })
    }
  }
  return (
    <>
      <div className={styles["actions"]}>
        {order.canCancel ? (
          <button
            className="link"
            data-look="quiet"
            type="button"
            disabled={cancelled !== null}
            {...buttonProps({ key: "orderCancel", props: { id: order.id, name: order.name, isPaid: isPaidOrder(order.paymentState) } })}
          >
            {cancelled === order.id ? "Отменяем" : "Отменить заказ"}
          </button>
        ) : null}
        <button
          ref={repeatButton}
          className="link"
          data-look="quiet"
          type="button"
          aria-disabled={isRepeating ? "true" : undefined}
          onClick={repeat}
        >
          {isRepeating ? typeset("Кладём в корзину") : "Повторить"}
        </button>
        {children}
        {order.canPay ? (
          <Link className="button" data-size="small" data-foot="bar" href={payPath(order.id)} aria-label={`Оплатить: ${order.name}`}>
            Оплатить
          </Link>
        ) : null}
      </div>
      {undone?.id === order.id ? <Answer>{typeset(reasonOf(undone))}</Answer> : null}
    </>
  )
}

const isRepeatOf = (write: CartWrite, order: number): boolean => write.kind === "add" && write.order === order

const reasonOf = ({ refusal }: NonNullable<OrdersContext["undone"]>): string => {
  if (refusal?._tag === "Refused") return refusal.message
  return refusal?._tag === "Unreachable"
    ? "Нет связи с магазином. Заказ остался в силе, попробуйте ещё раз."
    : "Не получилось отменить заказ. Он остался в силе, попробуйте ещё раз."
}
