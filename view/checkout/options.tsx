import { useId } from "react"
import { typeset } from "../../core/domain/text/typography.ts"
import { FieldNote } from "../forms/field-note.tsx"
import { Radio } from "../ui/choices/radio.tsx"
import styles from "./options.module.css"

type Props = {
  readonly name: string
  readonly legend: string
  readonly look: "tiles" | "rows"
  readonly isBusy: boolean
  readonly error: string | null
  readonly value: unknown
  readonly options: ReadonlyArray<{
    readonly value: string
    readonly title: string
    readonly note: string | null
    readonly isDisabled?: boolean
  }>
  readonly onChoose: (value: string) => void
}

export function Options({ error, isBusy, legend, look, name, onChoose, options, value }: Props) {
  const id = useId()
  return (
    <fieldset className={styles["options"]} data-look={look} aria-describedby={error === null ? undefined : id}>
      <legend className="caption">{legend}</legend>
      <div className={styles["list"]}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            value={option.value}
            checked={value === option.value}
            disabled={option.isDisabled}
            aria-disabled={isBusy ? "true" : undefined}
            aria-invalid={error !== null}
            onChange={() => (isBusy ? undefined : onChoose(option.value))}
          >
            <span className={styles["title"]}>{typeset(option.title)}</span>
            {option.note === null ? null : <span className={styles["note"]}>{typeset(option.note)}</span>}
          </Radio>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
