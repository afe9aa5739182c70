import { type GiftDesign as Design, giftDesignNames } from "../../core/domain/cart/gift-designs.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { WordmarkOutlines } from "../shell/wordmark.late.tsx"
import { GiftDesign } from "../product/gift-design.tsx"
import styles from "./gift-face.module.css"

type Props = {
  readonly design: Design
  readonly amount: number | null
}

export function GiftFace({ amount, design }: Props) {
  return (
    <div className={styles["face"]} data-design={design} role="img" aria-label={labelOf(design, amount)}>
      <GiftDesign design={design} crop="face" />
      <div className={styles["words"]} aria-hidden="true">
        <WordmarkOutlines />
        <p>
          <span>Подарочный сертификат</span>
          <strong translate={amount === null ? undefined : "no"}>{amount === null ? "Сумма" : formatPrice(amount)}</strong>
        </p>
      </div>
    </div>
  )
}

const labelOf = (design: Design, amount: number | null): string =>
  `Сертификат, рисунок «${giftDesignNames[design]}»${amount === null ? "" : `, ${formatPrice(amount)}`}`
