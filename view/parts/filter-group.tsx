import { type SyntheticEvent, useState } from "react"
import type { CountedFacets } from "../../core/contract/catalog-filters.ts"
import { shapes } from "../../core/domain/diamond.ts"
import { rangeOf, valuesOf } from "../../core/domain/filters/change.ts"
import type { ChoiceFacet, Facet, Option, RangeFacet } from "../../core/domain/filters/facet.ts"
import type { Filter, Range } from "../../core/domain/filters/filter.ts"
import { fieldNames } from "../../core/domain/filters/form.ts"
import { formatNumber } from "../../core/domain/numbers.ts"
import { Checkbox } from "./checkbox.tsx"
import { CutIcon } from "./cut-icon.tsx"
import styles from "./filter-group.module.css"
import { Histogram } from "./histogram.tsx"
import { Icon } from "./icon.tsx"

type Choose = (form: HTMLFormElement) => void

type Props = {
  readonly facet: Facet
  readonly filters: ReadonlyArray<Filter>
  readonly counted: CountedFacets | null
  readonly isOpen: boolean
  readonly onChoose: Choose
}

/** One facet of the filters: its name with how many of its values are chosen, and its fields. */
export function FilterGroup({ counted, facet, filters, isOpen, onChoose }: Props) {
  const isChosen = filters.some(({ code }) => code === facet.code)
  const chosen = valuesOf(filters, facet.code).length
  return (
    <details className={styles["group"]} open={isOpen || isChosen}>
      <summary>
        <span>
          {facet.kind === "range" && facet.unit !== "" ? `${facet.title},${facet.unit}` : facet.title}{" "}
          {chosen === 0 ? null : <span className={styles["chosen"]}>{chosen}</span>}
        </span>
        <Icon className={styles["plus"]} name="plus" size={16} />
        <Icon className={styles["minus"]} name="minus" size={16} />
      </summary>
      <fieldset>
        <legend className="unseen">{facet.title}</legend>
        {facet.kind === "choice" ? (
          <Choices facet={facet} filters={filters} counted={counted} onChoose={onChoose} />
        ) : (
          <RangeFields facet={facet} filters={filters} counted={counted} onChoose={onChoose} />
        )}
      </fieldset>
    </details>
  )
}

type FieldsProps<F> = Omit<Props, "isOpen" | "facet"> & { readonly facet: F }

function Choices({ counted, facet, filters, onChoose }: FieldsProps<ChoiceFacet>) {
  const values = valuesOf(filters, facet.code)
  const look = lookOf(facet)
  const counts = counted?.facets.find(({ code }) => code === facet.code)?.options
  return (
    <div className={styles["options"]} data-look={look}>
      {facet.options.map((option) => {
        const count = counts?.find(({ value }) => value === option.value)?.count
        const isChosen = values.includes(option.value)
        const input = {
          name: facet.code,
          value: option.value,
          checked: isChosen,
          // What is chosen can always be taken back.
          disabled: count === 0 && !isChosen,
          onChange: (event: SyntheticEvent<HTMLInputElement>) => sendForm(event, onChoose)
        }
        return look === undefined ? (
          <Checkbox key={option.value} {...input} {...(count !== undefined && { count })}>
            {option.label}
          </Checkbox>
        ) : (
          <label key={option.value}>
            <input {...input} type="checkbox" />
            <Face code={facet.code} option={option} />
            {count === undefined ? null : <span className="unseen">, {formatNumber(count, 0)}</span>}
          </label>
        )
      })}
    </div>
  )
}

function Face({ code, option: { label, russian, value } }: { readonly code: string; readonly option: Option }) {
  const shape = code === "shape" ? shapes.find((known) => known === value) : undefined
  if (shape === undefined) {
    return (
      <span>
        {label} {russian === undefined ? null : <span className={styles["russian"]}>{russian}</span>}
      </span>
    )
  }
  return (
    <span title={label}>
      <CutIcon shape={shape} size={32} />
      <span className="unseen">{label}</span>
    </span>
  )
}

function RangeFields({ counted, facet, filters, onChoose }: FieldsProps<RangeFacet>) {
  const range = rangeOf(filters, facet.code)
  const histogram = counted?.ranges.find(({ code }) => code === facet.code)?.histogram
  const names = fieldNames(facet)
  return (
    <>
      {histogram === undefined ? null : <Histogram facet={facet} histogram={histogram} range={range} />}
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
  readonly onChoose: Choose
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

const sendForm = ({ currentTarget: { form } }: SyntheticEvent<HTMLInputElement>, onChoose: Choose) =>
  form === null ? undefined : onChoose(form)

/** Short values stand side by side; names, as those of metals, one under another. */
const lookOf = ({ code, options }: ChoiceFacet): "cuts" | "letters" | "scale" | "sizes" | undefined => {
  if (code === "shape") return "cuts"
  if (code === "size") return "sizes"
  if (code === "clarity") return "scale"
  return code === "color" && options.some(({ russian }) => russian !== undefined) ? "letters" : undefined
}
