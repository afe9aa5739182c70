import type { DialogProps } from "../../core/contract/dialogs.ts"
import { refundWay } from "../../core/domain/content/shop-promises.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Button } from "../ui/button.tsx"
import { useSend } from "../shop-context.tsx"
import styles from "../modal/content.module.css"
import { Frame } from "../modal/frame.tsx"

/** Confirms cancelling an order (DLG-033, PERS-013, PERS-015). */
export function OrderCancelDialog({ id, name }: DialogProps<"orderCancel">) {
  const sendOrders = useSend("orders")
  const sendDialogs = useSend("dialogs")
  const close = () => sendDialogs({ type: "dialogs.close", key: "orderCancel" })
  const cancel = () => {
    sendOrders({ type: "order:cancel", id })
    close()
  }
  return (
    <Frame title="Отменить заказ?">
      <p className={styles["lead"]}>
        {typeset(`${name}. Восстановить его после отмены нельзя. Если он оплачен, вернём деньги ${refundWay}.`)}
      </p>
      <div className={styles["pair"]}>
        <Button look="outline" onPress={close}>
          Оставить
        </Button>
        <Button onPress={cancel}>Отменить заказ</Button>
      </div>
    </Frame>
  )
}
