import { formatPrice } from "../../core/domain/text/money.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import styles from "./price-line.module.css"
import { Figure } from "../ui/figure.tsx"

type Props = {
  readonly price: number
  readonly oldPrice: number | null
  /** Made to order: the price is a minimum. */
  readonly isOnOrder: boolean
  readonly className?: string | undefined
}

export function PriceLine({ className = "price", isOnOrder, oldPrice, price }: Props) {
  return (
    <p className={`${className} ${styles["line"]}`}>
      {isOnOrder ? <span>{`Под${nbsp}заказ, от${nbsp}`}</span> : null}
      <Figure>{formatPrice(price)}</Figure>
      {oldPrice === null ? null : (
        <>
          <span className="unseen">, прежняя цена </span>
          <s translate="no">{formatPrice(oldPrice)}</s>
        </>
      )}
    </p>
  )
}
