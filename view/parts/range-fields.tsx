import { type SyntheticEvent, useState } from "react"
import type { CountedFacets } from "../../core/contract/catalog-filters.ts"
import { rangeOf } from "../../core/domain/filters/change.ts"
import type { RangeFacet } from "../../core/domain/filters/facet.ts"
import type { Filter, Range } from "../../core/domain/filters/filter.ts"
import { fieldNames } from "../../core/domain/filters/form.ts"
import { formatNumber } from "../../core/domain/numbers.ts"
import { Histogram } from "./histogram.tsx"
import styles from "./range-fields.module.css"
import { RangeSlider } from "./range-slider.tsx"

type Props = {
  readonly facet: RangeFacet
  readonly filters: ReadonlyArray<Filter>
  readonly counted: CountedFacets | null
  readonly onChoose: (form: HTMLFormElement) => void
  readonly onRange: (code: string, range: Range, field: Element) => void
}

/** A range as two numbers, under a histogram with a slider; what is dragged counts when it is let go. */
export function RangeFields({ counted, facet, filters, onChoose, onRange }: Props) {
  const [dragged, setDragged] = useState<Range | null>(null)
  const range = dragged ?? rangeOf(filters, facet.code)
  const histogram = counted?.ranges.find(({ code }) => code === facet.code)?.histogram
  const names = fieldNames(facet)
  const letGo = (field: Element) => {
    if (dragged !== null) onRange(facet.code, dragged, field)
    setDragged(null)
  }
  return (
    <>
      {histogram === undefined ? null : (
        <div className={styles["scale"]}>
          <Histogram facet={facet} histogram={histogram} range={range} />
          <RangeSlider facet={facet} range={range} onDrag={setDragged} onLetGo={letGo} />
        </div>
      )}
      <div className={styles["ends"]}>
        <End facet={facet} label="от" name={names.from} value={range.from} hint={facet.least} onChoose={onChoose} />
        <End facet={facet} label="до" name={names.to} value={range.to} hint={facet.most} onChoose={onChoose} />
      </div>
    </>
  )
}

type EndProps = {
  readonly facet: RangeFacet
  readonly label: string
  readonly name: string
  readonly value: Range["from"]
  readonly hint: number
  readonly onChoose: Props["onChoose"]
}

/** One end of a range: what is typed counts when the field is left or Enter is pressed. */
function End({ facet, hint, label, name, onChoose, value }: EndProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: number | null } | null>(null)
  const written = typed !== null && typed.over === value ? typed.text : value === null ? "" : shortest(value)
  return (
    <label className={styles["end"]}>
      {label}
      <input
        aria-label={`${facet.title}, ${label}`}
        name={name}
        value={written}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        placeholder={shortest(hint)}
        onChange={({ currentTarget }) => setTyped({ text: currentTarget.value, over: value })}
        onBlur={(event) => (typed !== null && typed.over === value ? sendForm(event, onChoose) : undefined)}
      />
    </label>
  )
}

const shortest = (value: number): string => formatNumber(value, String(value).split(".")[1]?.length ?? 0)

const sendForm = ({ currentTarget: { form } }: SyntheticEvent<HTMLInputElement>, onChoose: Props["onChoose"]) =>
  form === null ? undefined : onChoose(form)
