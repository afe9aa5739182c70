import type { CartItem } from "../../core/domain/cart/cart-items.ts"
import { orderOfLine } from "../../core/domain/cart/cart-order.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { DialogButton } from "../modal/dialog-button.tsx"
import styles from "./cart-line.module.css"

/** What cannot be bought now is asked for (QO-002); a piece that was made here is ordered at once too (QO-001). */
export function CartPreorder({ item }: { readonly item: CartItem }) {
  const props = orderOfLine(item)
  return props === null ? null : (
    <DialogButton className={styles["quiet"] ?? ""} dialog={{ key: "OrderModal", props }}>
      {typeset(props.isReady ? "Быстрый заказ" : "Под заказ")}
    </DialogButton>
  )
}
