import { formatCount } from "../../core/domain/text/plural.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { Wishlist } from "../../core/domain/favourites/wishlist.ts"
import { useSend } from "../shop-context.tsx"
import styles from "./favourites.module.css"

export function GoneNote({ gone }: { readonly gone: Wishlist }) {
  const send = useSend("wishlist")
  if (gone.length === 0) return null
  const removeAll = () => {
    for (const item of gone) send({ type: "wishlist.toggle", item })
  }
  return (
    <p className={styles["note"]}>
      {typeset(`${formatCount(gone.length, ["товар", "товара", "товаров"])} из списка больше нет в магазине. `)}
      <button className="link" data-look="quiet" type="button" onClick={removeAll}>
        {typeset("Убрать из списка")}
      </button>
    </p>
  )
}
