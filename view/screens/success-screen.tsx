import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import type { Order, OrderItem } from "../../core/contract/order-history.ts"
import { giftDesignOf } from "../../core/domain/gift-designs.ts"
import { formatPrice } from "../../core/domain/money.ts"
import { nbsp } from "../../core/domain/numbers.ts"
import { readOrderNumber } from "../../core/domain/orders/order-number.ts"
import { paymentStateNames, payPath } from "../../core/domain/orders/order-payment.ts"
import { typeset } from "../../core/domain/typography.ts"
import type { ShownOrder } from "../../core/services/order-payment.ts"
import { Button } from "../parts/button.tsx"
import { Crumbs } from "../parts/crumbs.tsx"
import { GiftDesign } from "../parts/gift-design.tsx"
import { Notice } from "../parts/notice.tsx"
import { Picture } from "../parts/picture.tsx"
import { SpecList } from "../parts/spec-list.tsx"
import { TextLink } from "../parts/text-link.tsx"
import { useActor } from "../shop-context.tsx"
import { NoOrder, OrderComing } from "./order/order-states.tsx"
import styles from "./order/order.module.css"

/** What was ordered, for who ordered it: its number, what it comes to, its receipt, and what comes next (CHK-010, CHK-011). */
export function SuccessScreen({ search }: { readonly search: string }) {
  const actor = useActor("placedOrder")
  const placed = useSelector(actor, (snapshot) => snapshot)
  const orderId = readOrderNumber(search)
  useEffect(() => (orderId === null ? undefined : actor.send({ type: "placedOrder.look", orderId })), [actor, orderId])
  const { shown } = placed.context
  return (
    <div className="container">
      <Crumbs trail={trail} here="Заказ" />
      <div className={styles["order"]}>
        {placed.matches("missing") ? <NoOrder /> : <h1 className="display-l">{shown === null ? "Ваш заказ" : titleOf(shown.order)}</h1>}
        {placed.matches("idle") || placed.hasTag("busy") ? <OrderComing text="Открываем заказ" /> : null}
        {placed.matches("lost") ? (
          <>
            <Notice kind="error">{typeset("Не удалось открыть заказ. Он оформлен и сохранён: проверьте связь и повторите.")}</Notice>
            <Button onPress={() => actor.send({ type: "placedOrder.retry" })}>Повторить</Button>
          </>
        ) : null}
        {shown === null || !placed.matches("shown") ? null : <Placed {...shown} />}
      </div>
    </div>
  )
}

const titleOf = ({ number, orderStatus }: Order): string =>
  `Заказ №${nbsp}${number} ${orderStatus === "cancelled" ? "отменён" : "оформлен"}`

function Placed({ order, receipt }: ShownOrder) {
  const { amounts, canPay, contact, delivery, id, items, paymentState } = order
  return (
    <>
      <p className={styles["note"]}>
        {canPay
          ? typeset("Заказ ждёт оплаты. Пока она не прошла, деньги не списаны.")
          : typeset(`Подтверждение отправлено на ${contact.email}. Мы напишем, когда заказ будет готов.`)}
      </p>
      <div className={styles["ways"]}>
        {canPay ? (
          <TextLink className="button" href={payPath(id)}>
            {`Оплатить${nbsp}${formatPrice(amounts.total)}`}
          </TextLink>
        ) : null}
        <a className="button" data-look="outline" href={receipt} target="_blank" rel="noopener">
          Чек, PDF
        </a>
      </div>
      <ul className={styles["items"]} aria-label="Состав заказа">
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      <SpecList
        rows={[
          ["Оплата", paymentStateNames[paymentState]],
          ["Получение", `${delivery.name}, ${delivery.address}`],
          ["Получатель", `${contact.name}, ${contact.phone}`],
          ["Доставка", formatPrice(amounts.delivery)],
          ["Итого", formatPrice(amounts.total)]
        ]}
      />
      <p>
        <TextLink className="link" href="/jewelry/">
          Вернуться к украшениям
        </TextLink>
      </p>
    </>
  )
}

function Item({ item: { amount, attributes, images, name, quantity, type } }: { readonly item: OrderItem }) {
  const [image] = images
  return (
    <li>
      <span className={styles["picture"]}>
        {image === undefined ? null : type === "certificate" ? (
          <GiftDesign design={giftDesignOf(image)} crop="thumb" />
        ) : (
          <Picture base={image} alt="" sizes="88px" />
        )}
      </span>
      <span>
        {typeset(name)}
        <span className={`caption ${styles["attributes"]}`}>
          {typeset(quantity > 1 ? `${attributes}, ${quantity}${nbsp}шт.` : attributes)}
        </span>
      </span>
      <span>{formatPrice(amount)}</span>
    </li>
  )
}

const trail = [
  ["Главная", "/"],
  ["Корзина", "/cart"]
] as const
