import type { CartItem } from "../../core/domain/cart/cart-items.ts"
import type { CartWrite } from "../../core/domain/cart/cart-writes.ts"
import { useSend } from "../shop-context.tsx"
import { Icon } from "../ui/icon.tsx"
import styles from "./cart-size.module.css"

type Props = { readonly item: CartItem; readonly writes: ReadonlyArray<CartWrite> }

/** Another size replaces the line and keeps its engraving. */
export function CartSize({ item: { id, name, sizes }, writes }: Props) {
  const send = useSend("cart")
  const pending = writes.findLast((write) => write.kind === "resize" && write.id === id)
  if (sizes.length === 0) return null
  return (
    <label className={styles["size"]}>
      <span>Размер</span>
      <span>
        <select
          aria-label={`Размер: ${name}`}
          value={pending?.kind === "resize" ? pending.to : id}
          disabled={pending !== undefined}
          onChange={({ currentTarget: { value } }) => (value === id ? undefined : send({ type: "cart.resize", id, to: value }))}
        >
          {sizes.map((size) => (
            <option key={size.id} value={size.id} disabled={!size.isAvailable && size.id !== id}>
              {size.isAvailable ? size.label : `${size.label}, нет в наличии`}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
    </label>
  )
}
