import { ConfirmFrame } from "../modal/confirm-frame.tsx"
import { useSend } from "../shop-context.tsx"

/** Confirms emptying the cart (DLG-025, CART-021). */
export function CartDeleteAllDialog() {
  const send = useSend("cart")
  return (
    <ConfirmFrame
      dialog="cartDeleteAllConfirmation"
      title="Очистить корзину?"
      text="Из корзины уйдут все товары. Сразу после этого их ещё можно вернуть."
      decline="Отмена"
      confirm="Очистить"
      onConfirm={() => send({ type: "cart.clear" })}
    />
  )
}

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
