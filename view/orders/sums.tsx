import { formatPrice } from "../../core/domain/text/money.ts"
import styles from "./sums.module.css"
import { Figure } from "../ui/figure.tsx"

type Props = {
  readonly rows: ReadonlyArray<readonly [name: string, amount: number | string]>
  readonly total: number
  readonly label?: string
  /** Replaces the total while it is calculated. */
  readonly isCounting?: boolean
}

export const Sums = ({ isCounting = false, label = "Итого", rows, total }: Props) => (
  <dl className={styles["sums"]} aria-busy={isCounting}>
    {rows.map(([name, amount]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{typeof amount === "string" ? amount : <Figure>{formatPrice(amount)}</Figure>}</dd>
      </div>
    ))}
    <div className={styles["total"]}>
      <dt>{label}</dt>
      <dd aria-live="polite">{isCounting ? <span>Пересчитываем…</span> : <Figure>{formatPrice(total)}</Figure>}</dd>
    </div>
  </dl>
)
