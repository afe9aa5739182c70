import { Suspense } from "react"
import { lateIsland } from "../islands/late-island.tsx"
import { Crumbs } from "../ui/crumbs.tsx"
import type { Draw } from "./draw.ts"

const Contents = lateIsland(() => import("../cart/cart-contents.late.tsx").then((part) => part.CartContents))

/** Only the frame is rendered on the server: the cart depends on the session. */
export function CartScreen() {
  return (
    <div className="container">
      <Crumbs here="Корзина" />
      <Suspense fallback={null}>
        <Contents />
      </Suspense>
    </div>
  )
}

export const draw: Draw = () => <CartScreen />
