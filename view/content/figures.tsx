import styles from "./figures.module.css"

type Props = {
  readonly items: ReadonlyArray<{ readonly value: string; readonly text: string }>
  /** Narrow page: two per row, or one per row, number first. */
  readonly narrow?: "pairs" | "rows"
}

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
