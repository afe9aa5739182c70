import { useSelector } from "../use-selector.ts"
import { Suspense, useEffect } from "react"
import type { Order } from "../../core/contract/order-history.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { readOrderNumber } from "../../core/domain/orders/order-number.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Button } from "../ui/button.tsx"
import { Crumbs, homeCrumb } from "../ui/crumbs.tsx"
import { Notice } from "../ui/notice.tsx"
import { Running } from "../running.tsx"
import { useActor } from "../shop-context.tsx"
import { NoOrder, OrderSkeleton } from "../orders/order-states.tsx"
import styles from "../orders/order.module.css"
import type { Draw } from "./draw.ts"
import { onDemand } from "../islands/late-island.tsx"

/** Confirmation of an order (CHK-010, CHK-011). */
export function SuccessScreen({ search }: { readonly search: string }) {
  const actor = useActor("placedOrder")
  const placed = useSelector(actor, (snapshot) => snapshot)
  const orderId = readOrderNumber(search)
  useEffect(() => (orderId === null ? undefined : actor.send({ type: "placedOrder.show", orderId })), [actor, orderId])
  const { shown } = placed.context
  return (
    <div className="container">
      <Crumbs trail={trail} here="Заказ" />
      <div className={`${styles["order"]} ${shown === null ? "" : styles["wide"]}`}>
        {placed.hasTag("missing") ? <NoOrder /> : <h1 className="display-l">{shown === null ? "Ваш заказ" : titleOf(shown.order)}</h1>}
        {shown === null && !placed.hasTag("missing") && !placed.hasTag("failed") ? <OrderSkeleton text="Открываем заказ" /> : null}
        {placed.hasTag("failed") ? (
          <>
            <Notice kind="error">{typeset("Не удалось открыть заказ. Он оформлен и сохранён: проверьте связь и повторите.")}</Notice>
            <Button onPress={() => actor.send({ type: "placedOrder.retry" })}>Повторить</Button>
          </>
        ) : null}
        {shown === null ? null : (
          <Suspense fallback={<OrderSkeleton text="Открываем заказ" />}>
            <Placed {...shown} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

const titleOf = ({ number, orderStatus }: Order): string =>
  `Заказ №${nbsp}${number} ${orderStatus === "cancelled" ? "отменён" : "оформлен"}`

const Placed = onDemand(() => import("../orders/placed-order.tsx").then((part) => part.PlacedOrder))

const trail = [homeCrumb, ["Корзина", "/cart"]] as const

export const draw: Draw = ({ place }) => (
  <Running feature="placedOrder">
    <SuccessScreen search={place.search} />
  </Running>
)
