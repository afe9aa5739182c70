import { Link } from "wouter"
import type { Diamond } from "../../core/contract/catalog-diamonds.ts"
import type { Ordered } from "../../core/contract/dialogs.ts"
import type { Jewelry, Sku } from "../../core/contract/catalog-jewelry.ts"
import { cartId } from "../../core/domain/product/cart-ids.ts"
import { orderOfDiamond, orderOfJewelry } from "../../core/domain/quick-orders/quick-order.ts"
import { startPath } from "../../core/domain/constructor/choice.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { DialogButton } from "../modal/dialog-button.tsx"
import { CartButton } from "./cart-button.tsx"
import { OrderLink } from "../orders/order-link.tsx"
import { PriceLine } from "../product/price-line.tsx"
import styles from "./product-bar.module.css"

type PieceProps = { readonly jewelry: Jewelry; readonly sku: Sku }
type ButtonItem = { readonly id: string; readonly name: string; readonly price: number }

export function JewelryBuy({ jewelry, sku }: PieceProps) {
  return <Buy order={orderOfJewelry(jewelry, sku)} item={pieceItem({ jewelry, sku })} />
}

/** Bottom bar of a narrow screen while the main button is out of view. */
export function JewelryBar({ jewelry, sku }: PieceProps) {
  if (!sku.isAvailableforSale) return null
  return (
    <div className={styles["bar"]} data-foot="bar">
      <PriceLine price={sku.price} oldPrice={null} isOnOrder={jewelry.isOnOrder} />
      <BuyShort order={orderOfJewelry(jewelry, sku)} item={pieceItem({ jewelry, sku })} />
    </div>
  )
}

export function DiamondBar({ diamond }: { readonly diamond: Diamond }) {
  if (!diamond.isAvailableForSale) return null
  return (
    <div className={styles["bar"]} data-foot="bar">
      <PriceLine price={diamond.price} oldPrice={null} isOnOrder={false} />
      <BuyShort order={orderOfDiamond(diamond)} item={stoneItem(diamond)} />
    </div>
  )
}

export function DiamondBuy({ diamond }: { readonly diamond: Diamond }) {
  const { id, isAvailableForSale } = diamond
  return (
    <>
      <Buy order={orderOfDiamond(diamond)} item={stoneItem(diamond)} />
      {isAvailableForSale ? (
        <Link className="button" data-look="outline" href={startPath({ diamondId: id })}>
          Подобрать оправу
        </Link>
      ) : null}
    </>
  )
}

/** `null` for a sold stone. */
export function DiamondAlert({ diamond: { code, isAvailableForSale, name } }: { readonly diamond: Diamond }) {
  return isAvailableForSale ? (
    <DialogButton className="link" dialog={{ key: "priceAlert", props: { code, name } }}>
      {typeset("Следить за ценой")}
    </DialogButton>
  ) : null
}

type BuyProps = { readonly order: Ordered; readonly item: ButtonItem }

const BuyShort = ({ item, order }: BuyProps) => (order.isReady ? <CartButton {...item} /> : <OrderLink order={order} />)

/** PDP-014, PDP-015. */
function Buy({ item, order }: BuyProps) {
  if (!order.isReady) return <OrderLink order={order} />
  return (
    <>
      <CartButton {...item} />
      <OrderLink order={order} look="outline" />
    </>
  )
}

const pieceItem = ({ jewelry, sku }: PieceProps): ButtonItem => ({
  id: cartId({ type: "jewelry", product: sku.id }),
  name: jewelry.name,
  price: sku.price
})

const stoneItem = ({ id, name, price }: Diamond): ButtonItem => ({ id: cartId({ type: "diamond", product: id }), name, price })
