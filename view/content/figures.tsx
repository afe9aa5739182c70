import styles from "./figures.module.css"

type Props = {
  readonly items: ReadonlyArray<{ readonly value: string; readonly text: string }>
  /** How they stand on a narrow page: two in a row, or a row each with the number before its words. */
  readonly narrow?: "pairs" | "rows"
}

/** Large numbers with a line under each, on a rule of ink. */
export function Figures({ items, narrow = "pairs" }: Props) {
  return (
    <dl className={styles["figures"]} data-narrow={narrow}>
      {items.map(({ text, value }) => (
        <div key={text}>
          <dt className="caption">{text}</dt>
          <dd className={styles["value"]}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
