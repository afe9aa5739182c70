import styles from "./figures.module.css"

type Props = {
  readonly items: ReadonlyArray<{ readonly value: string; readonly text: string }>
  /** Layout on a narrow page: two per row, or one with its number before the text. */
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
