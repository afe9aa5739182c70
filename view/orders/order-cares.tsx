import { careStateNames, isPaidBack } from "../../core/domain/orders/care-kinds.ts"
import { careTitle, refundWords, returnWords, wishedDayWords } from "../../core/domain/orders/care-words.ts"
import { returnUntil } from "../../core/domain/orders/care.ts"
import { moneyBackOf } from "../../core/domain/orders/money-back.ts"
import { formatDay, momentOf } from "../../core/domain/text/days.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { Order } from "../../core/services/orders/order-history.ts"
import { useDialogLink } from "../modal/dialog-link.ts"
import styles from "./order-cares.module.css"

/** Service requests, with a button for a new one. */
export function OrderCares({ order }: { readonly order: Order }) {
  const buttonProps = useDialogLink()
  const lines = order.items.flatMap(({ care, name, position, quantity, returned, type }) =>
    care.length === 0 ? [] : [{ position, name, quantity: quantity - returned, kinds: care, isGift: type === "certificate" }]
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
      {until === null ? null : <p className={styles["until"]}>{typeset(returnWords(until))}</p>}
      {lines.length === 0 ? null : (
        <button
          className="button"
          data-look="outline"
          type="button"
          {...buttonProps({ key: "orderCare", props: { id: order.id, name: order.name, lines } })}
        >
          {typeset(lines.every(({ isGift }) => isGift) ? "Вернуть неотправленный подарок" : "Вернуть, обменять или отдать в мастерскую")}
        </button>
      )}
    </>
  )
}

export const hasCares = ({ cares, items }: Order): boolean => cares.length > 0 || items.some(({ care }) => care.length > 0)

function Care({ care, order }: { readonly care: Order["cares"][number]; readonly order: Order }) {
  const { answer, askedAt, careReason, kind, lines, state, wishedOn } = care
  const refund = moneyBackOf(order, care.id)
  const things = lines.flatMap(({ position, quantity }) => {
    const item = order.items.find((each) => each.position === position)
    return item === undefined ? [] : [quantity > 1 ? `${item.name}, ${quantity}${nbsp}шт.` : item.name]
  })
  const words = [
    ...(careReason === "" ? [] : [`Вы написали: ${careReason}`]),
    ...(wishedOn === null ? [] : [wishedDayWords(wishedOn)]),
    ...(answer === null ? [] : [`Мы ответили: ${answer}`]),
    ...(state === "accepted" && isPaidBack(kind) ? ["Деньги вернём, когда получим и проверим вещь."] : []),
    ...(refund === undefined ? [] : refundWords(refund, { isByHand: order.payment.code === "receipt" }))
  ]
  return (
    <li>
      <div className={styles["head"]}>
        <h3>{typeset(careTitle(care))}</h3>
        <p className={styles["state"]} data-state={state}>
          {careStateNames[state]}
        </p>
      </div>
      <p className="caption">{typeset(`${formatDay(momentOf(askedAt).day)}. ${things.join("; ")}`)}</p>
      {words.map((text) => (
        <p key={text} className={styles["words"]}>
          {typeset(text)}
        </p>
      ))}
    </li>
  )
}
