import { cartId } from "../../core/domain/product/cart-ids.ts"
import { wishlistTypes } from "../../core/domain/favourites/wishlist.ts"
import type { Favourites } from "../../core/services/favourites/favourites.ts"
import { useFeature } from "../shop-context.tsx"
import { CartButton } from "../cart/cart-button.tsx"
import { OrderLink } from "../orders/order-link.tsx"

type Props = { readonly item: Favourites[number] }

/** Cart button, or order link of a product not available at once (FAV-017, FAV-021). */
export function FavouriteAction({ item: { id, order, price, title, type } }: Props) {
  const cart = useFeature("cart")
  if (!order.isReady) return <OrderLink order={order} look="outline" title={title} />
  if (cart === undefined) return null
  const line = cartId({ type: type === wishlistTypes.diamond ? "diamond" : "jewelry", product: id })
  return <CartButton id={line} price={price} itemName={title} />
}
