import { useSelector } from "@xstate/react"
import { heartLabel } from "../../core/domain/favourites/words.ts"
import { hasItem, type WishlistType } from "../../core/domain/wishlist.ts"
import { useHousehold, useShop } from "../shop-context.tsx"
import { Icon } from "./icon.tsx"

export type HeartProps = {
  /** Of jewelry the number of the variant. */
  readonly id: number
  readonly type: WishlistType
  /** What the thing is called. */
  readonly name: string
  /** As an icon button beside another button (design §9), not on a picture. */
  readonly isFramed?: boolean
}

/** Puts a thing among the favourites and takes it out again (WISH-010, WISH-011). */
export function LiveHeart({ id, isFramed = false, name, type }: HeartProps) {
  const shop = useShop()
  const item = { id: String(id), type }
  const isLiked = useSelector(useHousehold("wishlist"), (wishlist) => wishlist !== undefined && hasItem(wishlist.context.shown, item))
  return (
    <button
      className="heart"
      type="button"
      data-framed={isFramed}
      aria-pressed={isLiked}
      aria-label={heartLabel(name, isLiked)}
      onClick={() => shop.send({ type: "shopping.want", intent: { type: "wishlist.toggle", item } })}
    >
      <Icon name={isLiked ? "heart-filled" : "heart"} />
    </button>
  )
}
