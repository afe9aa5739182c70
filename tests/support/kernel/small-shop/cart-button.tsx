import { useSelector } from "@xstate/react"
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import type { MachineOf } from "../../../../core/kernel/feature.ts"
import { shop as small, type ShopFeatures } from "./shop.ts"

type Shop = ActorRefFrom<typeof small.machine>
type CartSnapshot = SnapshotFrom<MachineOf<ShopFeatures["cart"]>>

/** A view with a selector and a command; it also renders before the cart runs. */
export const CartButton = ({ id, shop }: { readonly id: string; readonly shop: Shop }) => {
  const cart = useSelector(shop, ({ children }) => children["cart"])
  const count = useSelector(cart, (snapshot) => (snapshot as CartSnapshot | undefined)?.context.ids.length ?? 0)
  return <button onClick={() => small.give(shop, "cart", { type: "cart.add", id })}>add ({count})</button>
}
