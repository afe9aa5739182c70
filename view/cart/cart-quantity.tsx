import { useSelector } from "../use-selector.ts"
import { useId, useState } from "react"
import type { CartItem } from "../../core/domain/cart/cart-items.ts"
import type { CartWrite } from "../../core/domain/cart/cart-writes.ts"
import { readQuantity, pendingQuantity } from "../../core/domain/cart/quantity.ts"
import { networkText } from "../../core/domain/shell/network-text.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Icon } from "../ui/icon.tsx"
import { useFeature, useSend } from "../shop-context.tsx"
import { useAfterPress } from "../use-after-press.ts"
import { useOffline } from "../use-offline.ts"
import styles from "./cart-quantity.module.css"

type Props = { readonly item: CartItem; readonly writes: ReadonlyArray<CartWrite> }

/** An invalid number remains in the field with its error (CART-033, CART-034). */
export function CartQuantity({ item: { id, name, quantity, quantityMax }, writes }: Props) {
  const send = useSend("cart")
  const noteId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  /** `of`: the refused text. */
  const [refusal, setRefusal] = useState<{ readonly of: string | null; readonly error: string } | null>(null)
  const wrong = refusal?.of === typed ? (refusal?.error ?? null) : null
  const isOffline = useOffline()
  /** Quantity in the response to a change, which precedes the reloaded cart. */
  const confirmed = useSelector(useFeature("cart"), (cart) => cart?.context.short.counts[id]) ?? quantity
  const pending = pendingQuantity(writes, id, confirmed)
  const afterPress = useAfterPress()
  const commit = (text: string) => {
    const read = readQuantity(text, quantityMax)
    const { wrong: error } = read
    if (error !== null) return afterPress(() => setRefusal({ of: text, error }))
    setRefusal(null)
    setTyped(null)
    if (read.quantity !== pending) send({ type: "cart.change", id, quantity: read.quantity })
  }
  const step = (by: number) => {
    const next = pending + by
    const read = readQuantity(String(next), quantityMax)
    if (read.wrong === null) commit(String(next))
    else setRefusal({ of: typed, error: read.wrong })
  }
  return (
    <div className={styles["quantity"]}>
      <div className={styles["box"]} role="group" aria-label={`Количество: ${name}`}>
        <button type="button" aria-label="Меньше" aria-disabled={pending <= 1} onClick={() => step(-1)}>
          <Icon name="minus" size={16} />
        </button>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label="Количество"
          aria-invalid={wrong !== null}
          aria-describedby={wrong === null ? undefined : noteId}
          maxLength={6}
          value={typed ?? String(pending)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setRefusal(null)
          }}
          onBlur={({ currentTarget }) => (typed === null ? undefined : commit(currentTarget.value))}
          onKeyDown={({ currentTarget, key }) => (key === "Enter" ? commit(currentTarget.value) : undefined)}
        />
        <button type="button" aria-label="Больше" aria-disabled={pending >= quantityMax} onClick={() => step(1)}>
          <Icon name="plus" size={16} />
        </button>
      </div>
      <p id={noteId} role="status" className={styles["wrong"]} data-waits={wrong === null}>
        {wrong === null ? (isOffline && pending !== quantity ? networkText.waits : null) : typeset(wrong)}
      </p>
    </div>
  )
}
