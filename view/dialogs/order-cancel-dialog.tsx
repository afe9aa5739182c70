import type { DialogProps } from "../../core/contract/dialogs.ts"
import { refundWay } from "../../core/domain/content/shop-promises.ts"
import { ConfirmFrame } from "../modal/confirm-frame.tsx"
import { useSend } from "../shop-context.tsx"

/** Confirms cancelling an order (DLG-033, PERS-013, PERS-015). */
export function OrderCancelDialog({ id, name }: DialogProps<"orderCancel">) {
  const send = useSend("orders")
  return (
    <ConfirmFrame
      dialog="orderCancel"
      title="Отменить заказ?"
      text={`${name}. Восстановить его после отмены нельзя. Если он оплачен, вернём деньги ${refundWay}.`}
      decline="Оставить"
      confirm="Отменить заказ"
      onConfirm={() => send({ type: "order:cancel", id })}
    />
  )
}
