import { useSelector } from "@xstate/react"
import { Link } from "wouter"
import type { Diamond } from "../../core/contract/catalog-diamonds.ts"
import type { Jewelry, Sku } from "../../core/contract/catalog-jewelry.ts"
import { buyingOf } from "../../core/domain/cart/buying.ts"
import { cartId } from "../../core/domain/cart/cart-ids.ts"
import { orderOfDiamond, orderOfJewelry } from "../../core/domain/order.ts"
import { typeset } from "../../core/domain/typography.ts"
import { loadDialog } from "../dialogs/loader.ts"
import { takePress } from "../press.ts"
import { useHousehold, useShop } from "../shop-context.tsx"
import { useAlive } from "../use-alive.ts"
import styles from "./buy.module.css"
import { Icon } from "./icon.tsx"
import { loader } from "./loader.tsx"
import { OrderLink } from "./order-link.tsx"

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

/** Buys a stone, or orders it. */
export function DiamondBuy({ diamond }: { readonly diamond: Diamond }) {
  const { id, name, price } = diamond
  return <Buy order={orderOfDiamond(diamond)} thing={{ id: cartId({ type: "diamond", product: id }), name, price }} />
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

/** Puts a thing into the cart, and leads there once it is in it. A press that came before it was alive is taken when it is. */
function CartButton({ id, name, price }: Thing) {
  const shop = useShop()
  const isNoted = useSelector(shop, ({ children, context: { household } }) =>
    children.household === undefined ? household.intents.some((intent) => intent.type === "cart.add" && intent.id === id) : false
  )
  const known = useSelector(useHousehold("cart"), (cart) => (cart === undefined ? "out" : buyingOf(cart.context, id)))
  const buying = !useAlive() ? "out" : isNoted ? "adding" : known
  const add = () => shop.send({ type: "shopping.want", intent: { type: "cart.add", id, quantity: 1, price, name } })
  if (buying === "in") {
    return (
      <Link className={`button ${styles["buy"]}`} data-look="outline" href="/cart" aria-label={inCart}>
        <Icon name="check" />
        {typeset("В корзине")}
      </Link>
    )
  }
  const isAdding = buying === "adding"
  return (
    <button
      ref={(button) => takePress(button, add)}
      className={`button ${styles["buy"]}`}
      type="button"
      data-press="waits"
      aria-busy={isAdding ? "true" : undefined}
      aria-disabled={isAdding ? "true" : undefined}
      onPointerEnter={near}
      onFocus={near}
      onClick={isAdding ? undefined : add}
    >
      {isAdding ? <>{loader} Добавляем</> : typeset("В корзину")}
    </button>
  )
}

const inCart = typeset("В корзине, перейти в корзину")

const near = () => void loadDialog("cartAdd").catch(() => undefined)

const pieceOf = ({ jewelry, sku }: Piece): Thing => ({
  id: cartId({ type: "jewelry", product: sku.id }),
  name: jewelry.name,
  price: sku.price
})
