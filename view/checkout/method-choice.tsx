import type { OrderPayment } from "../../core/contract/order-payment.ts"
import { identityReason } from "../../core/domain/checkout/identity.ts"
import { type PaymentMethodCode, paymentMethodList } from "../../core/domain/orders/payment-methods.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Notice } from "../ui/notice.tsx"
import { Radio } from "../ui/choices/radio.tsx"
import styles from "./options.module.css"

type Props = Pick<OrderPayment, "methods" | "purchase" | "way"> & {
  readonly chosen: OrderPayment["way"]
  readonly isBusy: boolean
  readonly onChoose: (method: PaymentMethodCode) => void
}

/**
 * Methods of an unpaid order (CHK-006). Nothing to choose where only the order's own one suits. `Options` of the checkout would bring the styles of
 * forms.
 */
export function MethodChoice({ chosen, isBusy, methods, onChoose, purchase, way }: Props) {
  const offered = paymentMethodList.filter(({ code }) => methods.includes(code))
  if (!offered.some(({ code }) => code !== way)) return null
  const reason = identityReason(purchase, chosen === "receipt")
  const isNew = reason !== null && reason !== identityReason(purchase, way === "receipt")
  return (
    <>
      <fieldset className={styles["options"]}>
        <legend className="caption">Способ оплаты</legend>
        <div className={styles["list"]}>
          {offered.map(({ code, name, note }) => (
            <Radio
              key={code}
              name="method"
              value={code}
              checked={chosen === code}
              aria-disabled={isBusy ? "true" : undefined}
              onChange={() => (isBusy ? undefined : onChoose(code))}
            >
              <span className={styles["title"]}>{typeset(name)}</span>
              <span className={styles["note"]}>{typeset(note)}</span>
            </Radio>
          ))}
        </div>
      </fieldset>
      {isNew ? <Notice kind="info">{typeset(reason)}</Notice> : null}
    </>
  )
}
