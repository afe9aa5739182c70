import { useSelector } from "../use-selector.ts"
import type { CartItem } from "../../core/domain/cart/cart-items.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { CartEngraving } from "../cart/cart-engraving.tsx"
import { CartQuantity } from "../cart/cart-quantity.tsx"
import { CartSize } from "../cart/cart-size.tsx"
import { Icon } from "../ui/icon.tsx"
import { useFeature, useSend } from "../shop-context.tsx"
import styles from "./summary-edit.module.css"

export function SummaryEdit({ item, item: { id, isAvailable, isCountable, name } }: { readonly item: CartItem }) {
  const send = useSend("cart")
  const writes = useSelector(useFeature("cart"), (cart) => cart?.context.writes) ?? []
  const isPending = writes.some(
    (write) => (write.kind === "aside" && write.id === id) || (write.kind === "remove" && write.ids.includes(id))
  )
  const onPress = (command: Parameters<typeof send>[0]) => (isPending ? undefined : () => send(command))
  const ariaDisabled = isPending ? "true" : undefined
  return (
    <div className={styles["edit"]}>
      <CartEngraving item={item} />
      <div className={styles["ways"]}>
        <CartSize item={item} writes={writes} />
        {isAvailable && isCountable ? <CartQuantity item={item} writes={writes} /> : null}
        <button
          type="button"
          className={styles["way"]}
          aria-label={`Отложить: ${name}`}
          aria-disabled={ariaDisabled}
          onClick={onPress({ type: "cart.setAside", id, isAside: true })}
        >
          <Icon name="clock" />
          Отложить
        </button>
        <button
          type="button"
          className={styles["way"]}
          aria-label={`Удалить: ${name}`}
          aria-disabled={ariaDisabled}
          onClick={onPress({ type: "cart.remove", ids: [id] })}
        >
          <Icon name="trash" />
          {typeset(isPending ? "Убираем" : "Удалить")}
        </button>
      </div>
    </div>
  )
}
