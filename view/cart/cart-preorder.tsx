import type { CartItem } from "../../core/domain/cart/cart-items.ts"
import { orderOfLine } from "../../core/domain/cart/cart-order.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { DialogButton } from "../modal/dialog-button.tsx"
import styles from "./cart-line.module.css"

/** Pre-order of an unavailable item (QO-002) or quick order of a custom piece (QO-001). */
export function CartPreorder({ item }: { readonly item: CartItem }) {
  const props = orderOfLine(item)
  return props === null ? null : (
    <DialogButton className={styles["quiet"] ?? ""} dialog={{ key: "OrderModal", props }}>
      {typeset(props.isReady ? "Быстрый заказ" : "Под заказ")}
    </DialogButton>
  )
}
