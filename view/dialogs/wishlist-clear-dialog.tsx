import { typeset } from "../../core/domain/text/typography.ts"
import { Button } from "../ui/button.tsx"
import { useSend } from "../shop-context.tsx"
import styles from "../modal/content.module.css"
import { Frame } from "../modal/frame.tsx"

/** Confirms removing all favourites (FAV-014, DLG-027). */
export function WishlistClearDialog() {
  const send = useSend("wishlist")
  const sendDialogs = useSend("dialogs")
  const close = () => sendDialogs({ type: "dialogs.close" })
  const clear = () => {
    send({ type: "wishlist.clear" })
    close()
  }
  return (
    <Frame title="Очистить избранное?">
      <p className={styles["lead"]}>{typeset("Все товары уйдут из списка. Вернуть их одним нажатием не получится.")}</p>
      <div className={styles["pair"]}>
        <Button look="outline" onPress={close}>
          Отмена
        </Button>
        <Button onPress={clear}>Очистить</Button>
      </div>
    </Frame>
  )
}
