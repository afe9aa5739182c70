import styles from "./tiles.module.css"

type Props = {
  readonly legend: string
  readonly name: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string; readonly isAvailable: boolean }>
  readonly chosen: string
  readonly onChoose?: (value: string) => void
}

/** Radio group of few short values, such as sizes. */
export function Tiles({ chosen, legend, name, onChoose, options }: Props) {
  return (
    <fieldset className={styles["tiles"]}>
      <legend>{legend}</legend>
      {options.map(({ isAvailable, label, value }) => (
        <label key={value} data-available={isAvailable}>
          <input
            className="unseen"
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            disabled={!isAvailable}
            onChange={() => onChoose?.(value)}
          />
          {label}
          {isAvailable ? null : <span className="unseen">, нет в&nbsp;наличии</span>}
        </label>
      ))}
    </fieldset>
  )
}
