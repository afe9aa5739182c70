import type { MouseEvent } from "react"
import type { Diamond } from "../../core/contract/catalog-diamonds.ts"
import type { Jewelry, Sku } from "../../core/contract/catalog-jewelry.ts"
import type { Ordered } from "../../core/contract/dialogs.ts"
import { orderOfDiamond, orderOfJewelry } from "../../core/domain/order.ts"
import { typeset } from "../../core/domain/typography.ts"
import { useDialogLink } from "../dialog-link.ts"
import { phoneLink } from "./product-actions.tsx"

type Look = {
  /** Where there is room for one word. */
  readonly isShort?: boolean
}

/** Orders the variant of a piece that is shown. */
export function JewelryOrder({ isShort, jewelry, sku }: Look & { readonly jewelry: Jewelry; readonly sku: Sku }) {
  return <OrderLink order={orderOfJewelry(jewelry, sku)} {...(isShort && { isShort })} />
}

/** Orders a stone. */
export const DiamondOrder = ({ diamond }: { readonly diamond: Diamond }) => <OrderLink order={orderOfDiamond(diamond)} />

/** Opens the form of an order (PDP-014, PDP-015); until it has come alive, and without a script, it dials the shop. */
function OrderLink({ isShort = false, order }: Look & { readonly order: Ordered }) {
  const { onClick, ...near } = useDialogLink()({ key: "OrderModal", props: order })
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onClick()
  }
  return (
    <a className="button" href={phoneLink} onClick={press} {...near}>
      {isShort ? "Заказать" : typeset(order.isReady ? "Быстрый заказ" : "Под заказ")}
    </a>
  )
}
