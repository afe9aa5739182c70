import type { CartItem } from "../../core/domain/cart/cart-items.ts"
import { engravingPrice } from "../../core/domain/content/shop-rules.ts"
import { engravingText } from "../../core/domain/engraving/engraving.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { DialogButton } from "../modal/dialog-button.tsx"
import styles from "./cart-line.module.css"

export function CartEngraving({ item: { engraving, engravingPlaces: places, id, name, quantity } }: { readonly item: CartItem }) {
  if (places.length === 0 && engraving === null) return null
  const chosen = engraving === null ? null : { side: engraving.side, font: engraving.font, text: engraving.text }
  return (
    <div className={styles["words"]}>
      {engraving === null ? null : <p>{typeset(`Гравировка, ${formatPrice(engraving.price * quantity)}. ${engravingText(engraving)}.`)}</p>}
      <p>
        <DialogButton className={styles["quiet"] ?? ""} dialog={{ key: "engraving", props: { item: id, name, places, engraving: chosen } }}>
          {engraving === null ? typeset(`Добавить гравировку, ${formatPrice(engravingPrice)}`) : typeset("Изменить гравировку")}
        </DialogButton>
      </p>
    </div>
  )
}
