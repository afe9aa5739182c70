import type { ReactNode } from "react"
import { organization, phoneLink } from "../../core/domain/content/organization.ts"
import { contactTitle, destinationOf, givenGiftText } from "../../core/domain/orders/given-gifts.ts"
import { Link } from "wouter"
import type { OrderItem } from "../../core/contract/order-history.ts"
import { comingDaysText, overdueText } from "../../core/domain/orders/coming-days.ts"
import { engravingText } from "../../core/domain/engraving/engraving.ts"
import { formatDay, momentOf } from "../../core/domain/text/days.ts"
import { formatSumOrFree } from "../../core/domain/text/sum-or-free.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { goodsRows } from "../../core/domain/orders/order-money.ts"
import { dueLabel, isPaidOrder, paymentStateName } from "../../core/domain/orders/order-payment.ts"
import { paidBackText } from "../../core/domain/orders/care-text.ts"
import { cancellationNote } from "../../core/domain/orders/order-status.ts"
import { moneyBack } from "../../core/domain/orders/money-back.ts"
import { parcelRows } from "../../core/domain/orders/parcel.ts"
import { orderPath, ordersPath } from "../../core/domain/orders/orders-address.ts"
import { unbrokenPhone } from "../../core/domain/form/phone.ts"
import { formatIdentification } from "../../core/domain/product/identification.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { Order } from "../../core/services/orders/order-history.ts"
import { EmptyState } from "../notices/empty-state.tsx"
import { PaperLink, PaperNote } from "./paper-link.tsx"
import { LoadFailed } from "../notices/load-failed.tsx"
import { GiftLink } from "./gift-link.tsx"
import { IdentificationCheck } from "../product/identification-block.tsx"
import { OrderIdentity } from "../passport/order-identity.tsx"
import { OrderActions } from "./order-actions.tsx"
import { hasCares, OrderCares } from "./order-cares.tsx"
import { OrderPicture } from "./order-picture.tsx"
import { CalendarLink } from "./calendar-link.tsx"
import { OrderReview } from "./order-review.tsx"
import { OrderSteps } from "./order-steps.tsx"
import { OrderTimeline } from "./order-timeline.tsx"
import styles from "./orders.module.css"
import { useOrders } from "./use-orders.ts"

/** Page of an order (PERS-011, PERS-012). */
export function OrderDetail({ skeleton, id }: { readonly id: number; readonly skeleton: ReactNode }) {
  const { cancelled, failure, isMissing, orders, retry, undone } = useOrders({ id })
  if (isMissing) return <Missing />
  if (failure !== null && orders === null) {
    return <LoadFailed {...failure} onRetry={retry} retryHref={orderPath(id)} heading="h2" />
  }
  if (orders?._tag !== "One") return skeleton
  const { order, receipt } = orders
  return (
    <div className={styles["order"]} aria-busy={cancelled === id}>
      <div className={styles["head"]}>
        <p className="title">{`от ${formatDay(momentOf(order.placedAt).day)}`}</p>
        <p className={styles["price"]} translate="no">
          {formatPrice(order.amounts.total)}
        </p>
        <p className={`caption ${styles["payment"]}`}>{typeset(paymentStateName(order.paymentState, order.coveredBy))}</p>
      </div>
      <OrderSteps status={order.orderStatus} way={order.delivery.code} />
      <OrderActions order={order} cancelled={cancelled} undone={undone}>
        {receipt === null || !isPaidOrder(order.paymentState) ? null : (
          <>
            <PaperLink look="quiet" url={receipt} label="Чек">
              Чек
            </PaperLink>
            <PaperNote url={receipt} />
          </>
        )}
      </OrderActions>
      <CancellationNote text={cancellationNote(order)} />
      <Part title="Состав заказа">
        <ul className={styles["items"]}>
          {order.items.map((item) => (
            <Item key={item.id} item={item} order={order} />
          ))}
        </ul>
        {order.items.some(({ uin }) => uin !== null) ? <IdentificationCheck /> : null}
      </Part>
      <Part title="Ход заказа">
        <OrderTimeline order={order} />
        <CalendarLink order={order} />
      </Part>
      {hasCares(order) ? (
        <Part title="Возврат и обслуживание">
          <OrderCares order={order} />
        </Part>
      ) : null}
      <Part title="Получение и оплата">
        <OrderIdentity order={order} />
        <Facts order={order} />
      </Part>
    </div>
  )
}

const CancellationNote = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <p className={`caption ${styles["note"]}`}>
      {typeset(`${text}: `)}
      <a className="link" href={phoneLink}>
        {typeset(organization.phone)}
      </a>
    </p>
  )

const Missing = () => (
  <EmptyState
    heading="h2"
    shape="oval"
    title="Такого заказа нет"
    text="Проверьте номер или посмотрите в истории заказов."
    action={{ title: "История заказов", link: ordersPath }}
  />
)

function Part({ children, title }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles["part"]} aria-label={title}>
      <h2 className="title">{title}</h2>
      {children}
    </section>
  )
}

function Item({ item, order }: { readonly item: OrderItem; readonly order: Order }) {
  const {
    amount,
    attributes,
    certificates,
    diamondMessage,
    diamondName,
    engraving,
    gift,
    images,
    name,
    quantity,
    returned,
    type,
    uin,
    url
  } = item
  return (
    <li>
      <OrderPicture type={type} image={images[0]} alt="" />
      <div className={styles["what"]}>
        <h3>{url === null ? typeset(name) : <Link href={url}>{typeset(name)}</Link>}</h3>
        <p className="caption">{typeset(quantity > 1 ? `${attributes}, ${quantity}${nbsp}шт.` : attributes)}</p>
        {uin === null ? null : <p className="caption">{typeset(`УИН ${formatIdentification(uin)}`)}</p>}
        {diamondName === null ? null : <p className="caption">{typeset(`Имя камня: «${diamondName}»`)}</p>}
        {diamondMessage === null ? null : <p className="caption">{typeset(`Послание: «${diamondMessage}»`)}</p>}
        {engraving === null ? null : (
          <p className="caption">{typeset(`Гравировка, ${formatPrice(engraving.price * quantity)}. ${engravingText(engraving)}`)}</p>
        )}
        {returned === 0 ? null : (
          <p className="caption">{typeset(returned === quantity ? "Возвращено" : `Возвращено ${returned} из ${quantity}`)}</p>
        )}
        {gift === null ? null : (
          <p className="caption">{typeset(givenGiftText(gift, returned === quantity || order.orderStatus === "cancelled"))}</p>
        )}
        <OrderReview item={item} order={order} />
      </div>
      <p className={styles["price"]} translate="no">
        {formatPrice(amount)}
      </p>
      {certificates.map((certificate) => (
        <GiftLink key={certificate.number} certificate={certificate} />
      ))}
    </li>
  )
}

function Facts({ order }: { readonly order: Order }) {
  const { amounts, certificates, comment, contact, delivery, parcel, payment, promotion } = order
  const deliveryDays = comingDaysText(order)
  const refund = moneyBack(order)
  const rows: ReadonlyArray<readonly [string, string]> = [
    ["Способ", delivery.name],
    ["Куда", destinationOf(order)],
    ...(delivery.isOverdue ? [["Когда", overdueText(order)] as const] : []),
    ...(deliveryDays === ""
      ? []
      : [["Когда", delivery.delayReason === null ? deliveryDays : `${deliveryDays}. ${delivery.delayReason}`] as const]),
    ...(delivery.point === null ? [] : [["Где", `${delivery.point.name}. ${delivery.point.hours}`] as const]),
    [contactTitle(order), [contact.name, unbrokenPhone(contact.phone), contact.email].filter((text) => text !== "").join(", ")],
    ["Оплата", payment.name],
    ...goodsRows(amounts.items, order.items).map(([title, amount]) => [title, formatPrice(amount)] as const),
    ...(promotion === null
      ? []
      : [[`Промокод ${promotion.code}`, amounts.discount === 0 ? promotion.words : `−${formatPrice(amounts.discount)}`] as const]),
    ...(delivery.code === "email" ? [] : [["Доставка", formatSumOrFree(amounts.delivery)] as const]),
    ["Итого", formatPrice(amounts.total)],
    ...certificates.map(
      ({ amount, ending, isReturned, returned }) =>
        [
          `Сертификат •••• ${ending}`,
          isReturned
            ? `${formatPrice(amount)}, вернули на сертификат`
            : `−${formatPrice(amount)}${returned === 0 ? "" : `, вернули ${formatPrice(returned)}`}`
        ] as const
    ),
    ...(amounts.byCertificates === 0 || amounts.due === 0 ? [] : [[dueLabel(order.paymentState), formatPrice(amounts.due)] as const]),
    ...(refund.amount === 0 ? [] : [["Возврат", paidBackText(refund, { isByHand: payment.code === "receipt" })] as const]),
    ...(refund.parts.length === 0 || !isPaidOrder(order.paymentState) ? [] : [["Остаётся оплаченным", formatPrice(refund.left)] as const]),
    ...parcelRows(parcel),
    ...(comment === "" ? [] : [["Комментарий", comment] as const])
  ]
  return (
    <dl className={styles["facts"]}>
      {rows.map(([title, text], index) => (
        <div key={`${index} ${title}`}>
          <dt>{title}</dt>
          <dd>{typeset(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
