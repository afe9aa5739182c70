import { type CareKind, careStateNames, isOnlyService, isPaidBack } from "../../core/domain/orders/care-kinds.ts"
import { careTitle, refundTexts, returnTermText, wishedDayText } from "../../core/domain/orders/care-text.ts"
import { returnUntil } from "../../core/domain/orders/care.ts"
import { giftName } from "../../core/domain/orders/given-gifts.ts"
import { moneyBackOf } from "../../core/domain/orders/money-back.ts"
import { formatDay, momentOf } from "../../core/domain/text/days.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { Order } from "../../core/services/orders/order-history.ts"
import { useDialogLink } from "../modal/dialog-link.ts"
import styles from "./order-cares.module.css"

export function OrderCares({ order }: { readonly order: Order }) {
  const buttonProps = useDialogLink()
  const lines = order.items.flatMap(({ care, gift, name, position, quantity, returned, type }) =>
    care.length === 0
      ? []
      : [
          {
            ...{ position, name, quantity: quantity - returned, kinds: care, isGift: type === "certificate" },
            ...(gift !== null && { recipient: gift.recipient })
          }
        ]
  )
  const isReturnable = lines.some(({ isGift, kinds }) => !isGift && kinds.includes("return"))
  const until = isReturnable ? returnUntil(order) : null
  return (
    <>
      {order.cares.length === 0 ? null : (
        <ul className={styles["cares"]}>
          {order.cares.map((care) => (
            <Care key={care.id} care={care} order={order} />
          ))}
        </ul>
      )}
      {until === null ? null : <p className={styles["until"]}>{typeset(returnTermText(until))}</p>}
      {lines.length === 0 ? null : (
        <button
          className="button"
          data-look="outline"
          type="button"
          {...buttonProps({ key: "orderCare", props: { id: order.id, name: order.name, lines } })}
        >
          {typeset(offerText(lines))}
        </button>
      )}
    </>
  )
}

type OfferedLine = { readonly kinds: ReadonlyArray<CareKind>; readonly isGift: boolean }

const offerText = (lines: ReadonlyArray<OfferedLine>): string => {
  if (lines.every(({ isGift }) => isGift)) return "Вернуть неотправленный подарок"
  return isOnlyService(lines) ? "Отдать в мастерскую" : "Вернуть, обменять или отдать в мастерскую"
}

export const hasCares = ({ cares, items }: Order): boolean => cares.length > 0 || items.some(({ care }) => care.length > 0)

function Care({ care, order }: { readonly care: Order["cares"][number]; readonly order: Order }) {
  const { answer, askedAt, careReason, kind, lines, state, wishedOn } = care
  const refund = moneyBackOf(order, care.id)
  const itemNames = lines.flatMap(({ position, quantity }) => {
    const item = order.items.find((each) => each.position === position)
    if (item === undefined) return []
    const name = giftName(item.name, item.gift?.recipient)
    return [quantity > 1 ? `${name}, ${quantity}${nbsp}шт.` : name]
  })
  const texts = [
    ...(careReason === "" ? [] : [`Вы написали: ${careReason}`]),
    ...(wishedOn === null ? [] : [wishedDayText(wishedOn)]),
    ...(answer === null ? [] : [`Мы ответили: ${answer}`]),
    ...(state === "accepted" && isPaidBack(kind) ? ["Деньги вернём, когда получим и проверим вещь."] : []),
    ...(refund === undefined ? [] : refundTexts(refund, { isByHand: order.payment.code === "receipt" }))
  ]
  return (
    <li>
      <div className={styles["head"]}>
        <h3>{typeset(careTitle(care))}</h3>
        <p className={styles["state"]} data-state={state}>
          {careStateNames[state]}
        </p>
      </div>
      <p className="caption">{typeset(`${formatDay(momentOf(askedAt).day)}. ${itemNames.join("; ")}`)}</p>
      {texts.map((text) => (
        <p key={text} className={styles["words"]}>
          {typeset(text)}
        </p>
      ))}
    </li>
  )
}
