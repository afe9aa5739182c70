import { type SyntheticEvent, useState } from "react"
import type { CountedFacets } from "../../../core/contract/catalog-filters.ts"
import { rangeOf } from "../../../core/domain/catalogue/change.ts"
import type { RangeFacet } from "../../../core/domain/catalogue/facet.ts"
import type { Filter, Range } from "../../../core/domain/catalogue/filter.ts"
import { fieldNames } from "../../../core/domain/catalogue/form.ts"
import { refusalOfEnd, typedEnd } from "../../../core/domain/catalogue/typed-end.ts"
import { formatShortest } from "../../../core/domain/text/numbers.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { useAfterPress } from "../../use-after-press.ts"
import { Histogram } from "./histogram.tsx"
import styles from "./range-fields.module.css"
import { RangeSlider } from "./range-slider.tsx"
import { sendForm, type SubmitChoice } from "./send-form.ts"

type Props = {
  readonly facet: RangeFacet
  readonly filters: ReadonlyArray<Filter>
  readonly counted: CountedFacets | null
  readonly onChoose: SubmitChoice
  readonly onRange: (code: string, range: Range, field: Element) => void
}

/** Number fields and a slider on a histogram; dragging takes effect on release. */
export function RangeFields({ counted, facet, filters, onChoose, onRange }: Props) {
  const [dragged, setDragged] = useState<Range | null>(null)
  const range = dragged ?? rangeOf(filters, facet.code)
  const histogram = counted?.ranges.find(({ code }) => code === facet.code)?.histogram
  const names = fieldNames(facet)
  const release = (field: Element) => {
    if (dragged !== null) onRange(facet.code, dragged, field)
    setDragged(null)
  }
  return (
    <>
      {histogram === undefined ? null : (
        <div className={styles["scale"]}>
          <Histogram facet={facet} histogram={histogram} range={range} />
          <RangeSlider facet={facet} range={range} onDrag={setDragged} onRelease={release} />
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

/** `over`: value that the text replaces; `isLeft`: the field has lost focus. */
type TypedText = { readonly text: string; readonly over: number | null; readonly isLeft: boolean }

/** Typed text takes effect on blur or Enter; a new value discards it. */
function End({ facet, hint, label, name, onChoose, value }: EndProps) {
  const [typed, setTyped] = useState<TypedText | null>(null)
  if (typed !== null && typed.over !== value) setTyped(null)
  const refusal = typed?.isLeft === true ? refusalOfEnd(facet, typed.text) : null
  const afterPress = useAfterPress()
  const leave = (event: SyntheticEvent<HTMLInputElement>) => {
    if (typed === null || typed.isLeft) return
    const isSame = typedEnd(facet, typed.text) === value
    if (isSame) return setTyped(null)
    afterPress(() => setTyped((now) => (now === typed ? { ...typed, isLeft: true } : now)))
    sendForm(event, onChoose)
  }
  return (
    <>
      <label className={styles["end"]}>
        {label}
        <input
          aria-label={`${facet.title}, ${label}`}
          aria-invalid={refusal === null ? undefined : true}
          aria-describedby={refusal === null ? undefined : `${name}-refusal`}
          name={name}
          value={typed?.text ?? (value === null ? "" : formatShortest(value))}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          placeholder={formatShortest(hint)}
          onChange={({ currentTarget }) => setTyped({ text: currentTarget.value, over: value, isLeft: false })}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return
            // Enter would submit the form and close the sheet.
            event.preventDefault()
            leave(event)
          }}
        />
      </label>
      {refusal === null ? null : (
        <p className={styles["refusal"]} id={`${name}-refusal`} role="alert">
          {typeset(refusal)}
        </p>
      )}
    </>
  )
}
