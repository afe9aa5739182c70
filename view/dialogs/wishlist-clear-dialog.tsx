import { ConfirmFrame } from "../modal/confirm-frame.tsx"
import { useSend } from "../shop-context.tsx"

/** Confirms removing all favourites (FAV-014, DLG-027). */
export function WishlistClearDialog() {
  const send = useSend("wishlist")
  return (
    <ConfirmFrame
      dialog="wishlistClearConfirmation"
      title="Очистить избранное?"
      text="Все товары уйдут из списка. Вернуть их одним нажатием не получится."
      decline="Отмена"
      confirm="Очистить"
      onConfirm={() => send({ type: "wishlist.clear" })}
    />
  )
}
