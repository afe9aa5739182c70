import { useSelector } from "../use-selector.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { hasItem, type WishlistItem, withItem } from "../../core/domain/favourites/wishlist.ts"
import { Icon } from "../ui/icon.tsx"
import { useFeature, useSend } from "../shop-context.tsx"
import styles from "./cart-line.module.css"

type Props = { readonly wish: WishlistItem; readonly name: string; readonly isPending: boolean; readonly onRemove: () => void }

/** Moves an item to the favourites (CART-043); it remains if they are full. */
export function CartMove({ isPending, name, onRemove, wish }: Props) {
  const send = useSend("wishlist")
  const favourites = useSelector(useFeature("wishlist"), (wishlist) => wishlist?.context.shown)
  if (favourites === undefined) return null
  const isLiked = hasItem(favourites, wish)
  const move = () => {
    if (!isLiked) send({ type: "wishlist.toggle", item: wish })
    if (isLiked || withItem(favourites, wish) !== undefined) onRemove()
  }
  return (
    <button
      type="button"
      className={styles["way"]}
      aria-label={`Перенести в избранное: ${name}`}
      aria-disabled={isPending ? "true" : undefined}
      onClick={isPending ? undefined : move}
    >
      <Icon name={isLiked ? "heart-filled" : "heart"} />
      {typeset("В избранное")}
    </button>
  )
}
