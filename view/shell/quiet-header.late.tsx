import { useSelector } from "../use-selector.ts"
import { Link } from "wouter"
import { organization } from "../../core/domain/content/organization.ts"
import { successPath } from "../../core/domain/orders/order-payment.ts"
import { readOrderNumber } from "../../core/domain/orders/order-number.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useActor } from "../shop-context.tsx"
import styles from "./header.module.css"
import { Sign } from "../ui/sign.tsx"
import { wordmark } from "./wordmark.tsx"

/** Header of checkout and payment; an order has no link to the cart. */
export const QuietHeader = () => {
  const place = useSelector(useActor("page"), ({ context }) => context.view?.place)
  const orderId = place?.path.startsWith(payPage) === true ? readOrderNumber(place.search) : null
  return (
    <>
      <div className={styles["left"]}>
        <Link className={styles["aside"]} href={orderId === null ? "/cart" : successPath(orderId)}>
          <Sign name="back" size={20} />
          {typeset(orderId === null ? "В корзину" : "К заказу")}
        </Link>
      </div>
      <Link className={styles["wordmark"]} href="/" aria-label="Грань, на главную">
        {wordmark}
      </Link>
      <div className={styles["right"]}>
        <a className={styles["aside"]} href={`tel:${organization.phoneInternational}`} aria-label={organization.phone}>
          <Sign name="phone" size={20} />
          <span>{typeset(organization.phone)}</span>
        </a>
      </div>
    </>
  )
}

const payPage = "/cart/pay"
