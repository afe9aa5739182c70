import { useSelector } from "../use-selector.ts"
import { Suspense } from "react"
import { typeset } from "../../core/domain/text/typography.ts"
import { Running } from "../running.tsx"
import { useActor } from "../shop-context.tsx"
import { CheckoutSkeleton } from "../checkout/checkout-skeleton.tsx"
import styles from "../checkout/checkout.module.css"
import type { Draw } from "./draw.ts"
import { onDemand } from "../islands/late-island.tsx"

/** Checkout of a user; the gate redirects guests to the cart. */
export function CheckoutScreen() {
  const checkout = useSelector(useActor("checkout"), (snapshot) => snapshot)
  const isWaiting = checkout.hasTag("recalling")
  return (
    <div className={`container ${styles["page"]}`}>
      <h1 className="display-l">{typeset("Оформление заказа")}</h1>
      {isWaiting ? (
        <>
          <noscript>
            <p>{typeset("Чтобы оформить заказ, включите в браузере JavaScript или позвоните нам.")}</p>
          </noscript>
          <CheckoutSkeleton />
        </>
      ) : (
        <Suspense fallback={<CheckoutSkeleton />}>
          <CheckoutPage />
        </Suspense>
      )}
    </div>
  )
}

/** Loaded late: forms would slow the first load. */
const CheckoutPage = onDemand(() => import("../checkout/checkout-page.tsx").then((part) => part.CheckoutPage))

export const draw: Draw = () => (
  <Running feature="checkout">
    <CheckoutScreen />
  </Running>
)
