import type { ComponentProps } from "react"
import { Link } from "wouter"
import type { OrderItem } from "../../core/contract/order-history.ts"
import { contactTitle, destinationOf, givenGiftText } from "../../core/domain/orders/given-gifts.ts"
import { giftDesignOf } from "../../core/domain/cart/gift-designs.ts"
import { formatSumOrFree } from "../../core/domain/text/sum-or-free.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { goodsRows } from "../../core/domain/orders/order-money.ts"
import { orderPath } from "../../core/domain/orders/orders-address.ts"
import { dueLabel, isPaidOrder, paymentStateName, payPath } from "../../core/domain/orders/order-payment.ts"
import { parcelRows } from "../../core/domain/orders/parcel.ts"
import { certificateTitle, withCertificates } from "../../core/domain/orders/certificate-cases.ts"
import { comingDaysText } from "../../core/domain/orders/coming-days.ts"
import { placedOrderText } from "../../core/domain/orders/placed-text.ts"
import { engravingText } from "../../core/domain/engraving/engraving.ts"
import { unbrokenPhone } from "../../core/domain/form/phone.ts"
import { formatIdentification } from "../../core/domain/product/identification.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { ShownOrder } from "../../core/services/checkout/order-payment.ts"
import { GiftDesign } from "../product/gift-design.tsx"
import { CalendarLink } from "./calendar-link.tsx"
import { OrderIdentity } from "../passport/order-identity.tsx"
import { OrderTimeline } from "./order-timeline.tsx"
import { PaperLink, PaperNote } from "./paper-link.tsx"
import { Picture } from "../product/picture.tsx"
import { Sums } from "./sums.tsx"
import { TextLink } from "../ui/text-link.tsx"
import styles from "./order.module.css"

/** Confirmed order (CHK-010, CHK-011). */
export function PlacedOrder({ order, receipt }: ShownOrder) {
  const { amounts, canPay, contact, coveredBy, delivery, id, items, orderStatus, parcel, paymentState } = order
  const deliveryDays = comingDaysText(order)
  const isClosed = orderStatus === "completed" || orderStatus === "cancelled"
  const facts = [
    ["Оплата", paymentStateName(paymentState, coveredBy)] as const,
    ...(deliveryDays === "" ? [] : [["Когда", deliveryDays] as const]),
    ["Получение", `${delivery.name}, ${destinationOf(order)}`] as const,
    [contactTitle(order), `${contact.name}, ${unbrokenPhone(contact.phone)}`] as const,
    ...parcelRows(parcel)
  ]
  return (
    <div className={styles["placed"]}>
      <p className={styles["note"]}>{typeset(placedOrderText(order))}</p>
      <OrderIdentity order={order} />
      <div className={styles["ways"]}>
        {canPay ? (
          <TextLink className="button" href={payPath(id)}>
            {`Оплатить${nbsp}${formatPrice(amounts.due)}`}
          </TextLink>
        ) : null}
        {isPaidOrder(paymentState) ? (
          <PaperLink className="button" look="outline" url={receipt}>
            Чек, PDF
          </PaperLink>
        ) : null}
        <Link className="button" data-look="outline" href={orderPath(id)}>
          Следить за заказом
        </Link>
        <CalendarLink order={order} look="button" />
        <PaperNote url={receipt} />
      </div>
      <section aria-labelledby="course">
        <h2 id="course" className="title">
          {typeset(isClosed ? "Что произошло" : "Что дальше")}
        </h2>
        <OrderTimeline order={order} />
      </section>
      <ul className={styles["items"]} aria-label="Состав заказа">
        {items.map((item) => (
          <Item key={item.id} item={item} isCancelled={orderStatus === "cancelled"} />
        ))}
      </ul>
      <aside className={styles["facts"]} aria-label="Получение и оплата">
        <dl>
          {facts.map(([title, text]) => (
            <div key={title}>
              <dt className="caption">{title}</dt>
              <dd>{typeset(text)}</dd>
            </div>
          ))}
        </dl>
        <Sums {...sumsOf(order)} />
      </aside>
      <p>
        <TextLink className="link" href="/jewelry/">
          Вернуться к украшениям
        </TextLink>
      </p>
    </div>
  )
}

const sumsOf = (order: ShownOrder["order"]): ComponentProps<typeof Sums> => {
  const {
    amounts: { byCertificates, due, total },
    certificates: { length }
  } = order
  const rows = rowsOf(order)
  if (byCertificates === 0) return { rows, total }
  if (due === 0) return { rows, total, label: `Оплачено ${withCertificates(length)}` }
  const paid = [certificateTitle(length), `−${formatPrice(byCertificates)}`] as const
  return { rows: [...rows, ["Стоимость заказа", total], paid], total: due, label: dueLabel(order.paymentState) }
}

const rowsOf = ({ amounts: { delivery: price, discount, items }, delivery, items: lines, promotion }: ShownOrder["order"]) => [
  ...goodsRows(items, lines),
  ...(promotion === null || discount === 0 ? [] : [[`Промокод ${promotion.code}`, `−${formatPrice(discount)}`] as const]),
  ...(delivery.code === "email" ? [] : [["Доставка", formatSumOrFree(price)] as const])
]

function Item({ isCancelled, item }: { readonly isCancelled: boolean; readonly item: OrderItem }) {
  const { amount, attributes, certificates, gift, images, name, quantity, returned, type, uin } = item
  const [image] = images
  const details = [
    ...engravingTexts(item),
    ...(gift === null ? [] : [givenGiftText(gift, isCancelled || returned === quantity)]),
    ...(uin === null ? [] : [`УИН ${formatIdentification(uin)}`])
  ]
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
        {details.map((text) => (
          <span key={text} className={`caption ${styles["attributes"]}`}>
            {typeset(text)}
          </span>
        ))}
        {certificates.map(({ number, url }) => (
          <span key={number} className={styles["paper"]}>
            <PaperLink url={url}>{typeset(`Сертификат ${number}, PDF`)}</PaperLink>
            <PaperNote url={url} />
          </span>
        ))}
      </span>
      <span translate="no">{formatPrice(amount)}</span>
    </li>
  )
}

/** Price of the engraving, which the goods total includes but the line's amount does not. */
const engravingTexts = ({ engraving, quantity }: OrderItem): ReadonlyArray<string> =>
  engraving === null ? [] : [`Гравировка, ${formatPrice(engraving.price * quantity)}. ${engravingText(engraving)}`]
