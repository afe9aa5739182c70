import type { OrderPayment } from "../../core/contract/order-payment.ts"
import { identityReason } from "../../core/domain/checkout/identity.ts"
import { type PaymentMethodCode, paymentMethodList } from "../../core/domain/orders/payment-methods.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Notice } from "../ui/notice.tsx"
import { Options } from "./options.tsx"

type Props = Pick<OrderPayment, "methods" | "purchase" | "way"> & {
  readonly chosen: OrderPayment["way"]
  readonly isBusy: boolean
  readonly onChoose: (method: PaymentMethodCode) => void
}

/** Methods of an unpaid order (CHK-006). Nothing to choose where only the order's own one suits. */
export function MethodChoice({ chosen, isBusy, methods, onChoose, purchase, way }: Props) {
  const offered = paymentMethodList.filter(({ code }) => methods.includes(code))
  if (!offered.some(({ code }) => code !== way)) return null
  const reason = identityReason(purchase, chosen === "receipt")
  const isNew = reason !== null && reason !== identityReason(purchase, way === "receipt")
  const choose = (value: string) => {
    const method = offered.find(({ code }) => code === value)
    if (method !== undefined) onChoose(method.code)
  }
  return (
    <>
      <Options
        name="method"
        legend="Способ оплаты"
        look="rows"
        isBusy={isBusy}
        error={null}
        value={chosen}
        options={offered.map(({ code, name, note }) => ({ value: code, title: name, note }))}
        onChoose={choose}
      />
      {isNew ? <Notice kind="info">{typeset(reason)}</Notice> : null}
    </>
  )
}
