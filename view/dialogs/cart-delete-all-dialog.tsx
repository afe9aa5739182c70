import { typeset } from "../../core/domain/text/typography.ts"
import { Button } from "../ui/button.tsx"
import { useSend } from "../shop-context.tsx"
import styles from "../modal/content.module.css"
import { Frame } from "../modal/frame.tsx"

/** Confirms emptying the cart (DLG-025, CART-021). */
export function CartDeleteAllDialog() {
  const send = useSend("cart")
  const sendDialogs = useSend("dialogs")
  const close = () => sendDialogs({ type: "dialogs.close", key: "cartDeleteAllConfirmation" })
  const clear = () => {
    send({ type: "cart.clear" })
    close()
  }
  return (
    <Frame title="Очистить корзину?">
      <p className={styles["lead"]}>{typeset("Из корзины уйдут все товары. Сразу после этого их ещё можно вернуть.")}</p>
      <div className={styles["pair"]}>
        <Button look="outline" onPress={close}>
          Отмена
        </Button>
        <Button onPress={clear}>Очистить</Button>
      </div>
    </Frame>
  )
}
