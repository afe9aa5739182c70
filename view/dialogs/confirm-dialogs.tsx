import type { DialogProps } from "../../core/contract/dialogs.ts"
import { refundMethodText } from "../../core/domain/content/shop-promises.ts"
import { addressLine } from "../../core/domain/postal/address.ts"
import { ConfirmFrame } from "../modal/confirm-frame.tsx"
import { useSend } from "../shop-context.tsx"

/** DLG-035, ADDR-007. */
export function AddressDelDialog({ address }: DialogProps<"addressDel">) {
  const send = useSend("addresses")
  return (
    <ConfirmFrame
      dialog="addressDel"
      title="Удалить адрес?"
      text={`${addressLine(address)}. Заказов, которые уже оформлены, это не изменит.`}
      decline="Отмена"
      confirm="Удалить"
      onConfirm={() => send({ type: "addresses.change", operation: { kind: "remove", id: address.id } })}
    />
  )
}

export function AlertEndDialog({ id, name }: DialogProps<"alertEnd">) {
  const send = useSend("alerts")
  return (
    <ConfirmFrame
      dialog="alertEnd"
      title="Больше не следить за ценой?"
      text={`${name}. Писем о его цене не будет. Следить снова можно со страницы камня.`}
      decline="Оставить"
      confirm="Больше не следить"
      onConfirm={() => send({ type: "alerts.end", id })}
    />
  )
}

/** DLG-025, CART-021. */
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

/** FAV-014, DLG-027. */
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

/** DLG-033, PERS-013, PERS-015. */
export function OrderCancelDialog({ id, isPaid, name }: DialogProps<"orderCancel">) {
  const send = useSend("orders")
  return (
    <ConfirmFrame
      dialog="orderCancel"
      title="Отменить заказ?"
      text={`${name}. Восстановить его после отмены нельзя.${isPaid ? ` Вернём деньги ${refundMethodText}.` : ""}`}
      decline="Оставить"
      confirm="Отменить заказ"
      onConfirm={() => send({ type: "order:cancel", id })}
    />
  )
}

export function VisitCancelDialog({ id, isConfirmed, name }: DialogProps<"visitCancel">) {
  const send = useSend("visits")
  return (
    <ConfirmFrame
      dialog="visitCancel"
      title="Отменить визит?"
      text={`${name}.${isConfirmed ? " Резерв на день визита снимем." : ""} Записаться можно снова.`}
      decline="Оставить"
      confirm="Отменить визит"
      onConfirm={() => send({ type: "visits.cancel", id })}
    />
  )
}
