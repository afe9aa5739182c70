import { useSelector } from "../use-selector.ts"
import { heartLabel } from "../../core/domain/favourites/heart-text.ts"
import { waitsForNetwork } from "../../core/domain/shell/network-waits.ts"
import { hasItem, isUnsent, type WishlistType } from "../../core/domain/favourites/wishlist.ts"
import { earlyCommand, runEarlyPress } from "../islands/press.ts"
import { useFeature, useSend } from "../shop-context.tsx"
import { useIsHydrated } from "../islands/use-is-hydrated.ts"
import { useOffline } from "../use-offline.ts"
import { Icon } from "../ui/icon.tsx"

export type HeartProps = {
  /** Variant id for jewelry. */
  readonly id: number
  readonly type: WishlistType
  readonly name: string
  /** Beside a button instead of on a picture. */
  readonly isFramed?: boolean
}

/** WISH-010, WISH-011. A press before the favourites have loaded always adds. */
export function LiveHeart({ id, isFramed = false, name, type }: HeartProps) {
  const send = useSend("wishlist")
  const item = { id: String(id), type }
  const isAlive = useIsHydrated()
  const wishlist = useFeature("wishlist")
  const isOffline = useOffline()
  const isWaiting = useSelector(wishlist, (snapshot) => isOffline && snapshot !== undefined && isUnsent(snapshot.context.writes, item))
  const isInList = useSelector(wishlist, (snapshot) =>
    snapshot === undefined || snapshot.hasTag("recalling") ? undefined : hasItem(snapshot.context.shown, item)
  )
  const isLiked = isAlive && isInList === true
  const toggle = () => send({ type: "wishlist.toggle", item })
  return (
    <button
      ref={isInList === undefined ? undefined : (heart) => runEarlyPress(heart, isLiked ? doNothing : toggle)}
      className="heart"
      type="button"
      data-framed={isFramed}
      data-press="waits"
      data-gives={earlyCommand("wishlist", { type: "wishlist.toggle", item, isWanted: true })}
      aria-pressed={isLiked}
      aria-label={`${heartLabel(name, isLiked)}${isWaiting ? `. ${waitsForNetwork}` : ""}`}
      aria-busy={isWaiting ? "true" : undefined}
      style={isWaiting ? { strokeDasharray: "3 2.5" } : undefined}
      onClick={isInList === undefined ? undefined : toggle}
    >
      <Icon name={isLiked && !isWaiting ? "heart-filled" : "heart"} />
    </button>
  )
}

const doNothing = () => undefined
