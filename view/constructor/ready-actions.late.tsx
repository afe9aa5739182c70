import { useSelector } from "../use-selector.ts"
import { Link } from "wouter"
import type { ReadyPiece } from "../../core/contract/custom-jewelry.ts"
import { type Choice, isSameChoice, readyPath } from "../../core/domain/constructor/choice.ts"
import { frameLine } from "../../core/domain/constructor/piece-text.ts"
import { favouritesPath } from "../../core/domain/favourites/address.ts"
import { hasItem, wishlistTypes } from "../../core/domain/favourites/wishlist.ts"
import { orderPath } from "../../core/domain/orders/orders-address.ts"
import { commentOfCustom } from "../../core/domain/quick-orders/quick-order.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { CartButton } from "../cart/cart-button.tsx"
import styles from "./ready-actions.module.css"
import { GalleryViewer } from "../gallery/gallery-viewer.tsx"
import { OrderLink } from "../orders/order-link.tsx"
import { CopyLink } from "../favourites/copy-link.tsx"
import { useFeature } from "../shop-context.tsx"
import { Notice } from "../ui/notice.tsx"
import { LineEngraving } from "../engraving/engraving-offer.late.tsx"
import { useIsHydrated } from "../islands/use-is-hydrated.ts"

type Props = { readonly piece: ReadyPiece; readonly title: string; readonly choice: Choice }

const orderOf = ({ choice, piece, title }: Props) => ({
  id: piece.jewelryId,
  name: title,
  details: frameLine(piece, piece.category.code),
  isReady: piece.isAvailable,
  link: readyPath(choice),
  comment: commentOfCustom(piece)
})

/** Quick order; `null` for an unavailable piece. */
export function ReadyOrder(props: Props) {
  return !props.piece.isAvailable ? null : <OrderLink order={orderOf(props)} look="outline" />
}

/** Links to the user's own order of the piece. */
export function ReadyOrdered({ choice }: Pick<Props, "choice">) {
  const orderedVariant = useSelector(useFeature("customPiece"), (customPiece) =>
    customPiece?.context.variants.find((variant) => isSameChoice(variant.choice, choice))
  )
  const order = orderedVariant?.piece?.order ?? null
  if (order === null) return null
  return (
    <Notice kind="info">
      {typeset("Вы заказали это изделие. ")}
      <Link href={orderPath(order)}>{typeset("Открыть заказ")}</Link>
    </Notice>
  )
}

export function ReadyBuy({ piece, title }: Props) {
  return <CartButton id={piece.id} price={piece.price} name={title} />
}

export function ReadyTools(props: Omit<Props, "title">) {
  return (
    <>
      <Share {...props} />
      <SavedNote {...props} />
    </>
  )
}

/** Copies the piece's address, which contains all choices. */
function Share({ choice }: Pick<Props, "choice">) {
  if (!useIsHydrated()) return null
  return (
    <div className={styles["share"]}>
      <CopyLink
        address={readyPath(choice)}
        className={styles["tool"]}
        copied="Ссылка на изделие скопирована"
        byHand="Скопируйте адрес этой ссылки."
        noteClassName="caption"
      />
    </div>
  )
}

/** Says that the stone is a favourite and the piece is saved in this browser. */
function SavedNote({ choice, piece: { diamonds } }: Omit<Props, "title">) {
  const [stone] = diamonds
  const item = { id: String(stone.id), type: wishlistTypes.diamond }
  const isLiked = useSelector(useFeature("wishlist"), (wishlist) => wishlist !== undefined && hasItem(wishlist.context.shown, item))
  const isSaved = useSelector(useFeature("customPiece"), (customPiece) =>
    customPiece === undefined ? false : customPiece.context.variants.some((variant) => isSameChoice(variant.choice, choice))
  )
  return (
    <p className={`caption ${styles["kept"]}`} role="status">
      {isLiked && isSaved ? (
        <>
          {typeset("Изделие сохранено в этом браузере, на странице ")}
          <Link href={favouritesPath}>{typeset("избранного")}</Link>
          {typeset(diamonds.length > 1 ? ". Средний камень добавлен в избранное." : ". Его камень добавлен в избранное.")}
        </>
      ) : null}
    </p>
  )
}

export function ReadyEngraving({ piece: { engravingPlaces, id, isAvailable }, title }: Omit<Props, "choice">) {
  return isAvailable ? <LineEngraving item={id} name={title} places={engravingPlaces} /> : null
}

export { ComposedSize } from "./composed-size.tsx"
export { GalleryViewer as ReadyGallery }
