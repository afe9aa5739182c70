import { useSelector } from "@xstate/react"
import type { MouseEvent } from "react"
import { Link } from "wouter"
import { cartId } from "../../core/domain/cart/cart-ids.ts"
import { phoneLink } from "../../core/domain/organization.ts"
import { typeset } from "../../core/domain/typography.ts"
import { wishlistTypes } from "../../core/domain/wishlist.ts"
import type { Favourites } from "../../core/services/favourites.ts"
import { useDialogLink } from "../dialog-link.ts"
import { useHousehold, useShop } from "../shop-context.tsx"

type Props = { readonly item: Favourites[number] }

/** The one thing to do with a liked thing: into the cart, or an order where it cannot be sent at once (FAV-017, FAV-021). */
export function FavouriteAction({ item }: Props) {
  return item.order.isReady ? <ToCart item={item} /> : <PreOrder item={item} />
}

function ToCart({ item: { id, price, title, type } }: Props) {
  const shop = useShop()
  const cart = useHousehold("cart")
  const line = cartId({ type: type === wishlistTypes.diamond ? "diamond" : "jewelry", product: id })
  const isIn = useSelector(cart, (snapshot) => snapshot?.context.short.ids.includes(line) === true)
  if (cart === undefined) return null
  return isIn ? (
    <Link className="button" data-look="outline" data-size="small" href="/cart">
      {typeset("В корзине")}
    </Link>
  ) : (
    <button
      className="button"
      type="button"
      data-look="outline"
      data-size="small"
      onClick={() => shop.send({ type: "shopping.want", intent: { type: "cart.add", id: line, quantity: 1, price } })}
    >
      {typeset("В корзину")}
      <span className="unseen">: {title}</span>
    </button>
  )
}

/** Opens the form of an order; until it has come alive, and without a script, it dials the shop. */
function PreOrder({ item: { order, title } }: Props) {
  const { onClick, ...near } = useDialogLink()({ key: "OrderModal", props: order })
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onClick()
  }
  return (
    <a className="button" data-look="outline" data-size="small" href={phoneLink} onClick={press} {...near}>
      {typeset("Под заказ")}
      <span className="unseen">: {title}</span>
    </a>
  )
}
