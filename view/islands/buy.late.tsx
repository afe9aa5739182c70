import { Link } from "wouter"
import type { Diamond } from "../../core/contract/catalog-diamonds.ts"
import type { Jewelry, Sku } from "../../core/contract/catalog-jewelry.ts"
import { cartId } from "../../core/domain/cart/cart-ids.ts"
import { orderOfDiamond, orderOfJewelry } from "../../core/domain/orders/order.ts"
import { startPath } from "../../core/domain/constructor/choice.ts"
import { CartButton } from "../cart/cart-button.tsx"
import { OrderLink } from "../orders/order-link.tsx"

type Piece = { readonly jewelry: Jewelry; readonly sku: Sku }
type Thing = { readonly id: string; readonly name: string; readonly price: number }

/** Buys the variant of a piece that is shown, or orders it. */
export function JewelryBuy({ jewelry, sku }: Piece) {
  return <Buy order={orderOfJewelry(jewelry, sku)} thing={pieceOf({ jewelry, sku })} />
}

/** The same where there is room for one button. */
export function JewelryBuyShort({ jewelry, sku }: Piece) {
  const order = orderOfJewelry(jewelry, sku)
  return order.isReady ? <CartButton {...pieceOf({ jewelry, sku })} /> : <OrderLink order={order} />
}

/** Buys a stone, or orders it, or leads to the frames that it fits. */
export function DiamondBuy({ diamond }: { readonly diamond: Diamond }) {
  const { id, isAvailableForSale, name, price } = diamond
  return (
    <>
      <Buy order={orderOfDiamond(diamond)} thing={{ id: cartId({ type: "diamond", product: id }), name, price }} />
      {isAvailableForSale ? (
        <Link className="button" data-look="outline" href={startPath({ diamondId: id })}>
          Подобрать оправу
        </Link>
      ) : null}
    </>
  )
}

/** What is there goes into the cart or is ordered quickly; what is not is ordered alone (PDP-014, PDP-015). */
function Buy({ order, thing }: { readonly order: ReturnType<typeof orderOfJewelry>; readonly thing: Thing }) {
  if (!order.isReady) return <OrderLink order={order} />
  return (
    <>
      <CartButton {...thing} />
      <OrderLink order={order} look="outline" />
    </>
  )
}

const pieceOf = ({ jewelry, sku }: Piece): Thing => ({
  id: cartId({ type: "jewelry", product: sku.id }),
  name: jewelry.name,
  price: sku.price
})
