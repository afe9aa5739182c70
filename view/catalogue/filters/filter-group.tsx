import { type SyntheticEvent, useState } from "react"
import type { CountedFacets } from "../../../core/contract/catalog-filters.ts"
import { shapes } from "../../../core/domain/product/diamond.ts"
import { valuesOf } from "../../../core/domain/catalogue/change.ts"
import type { ChoiceFacet, Facet, Option } from "../../../core/domain/catalogue/facet.ts"
import { brightnessNote } from "../../../core/domain/optics/brightness-text.ts"
import type { Filter, Range } from "../../../core/domain/catalogue/filter.ts"
import { hasRussianScale, optionsOf } from "../../../core/domain/catalogue/scale.ts"
import { formatNumber } from "../../../core/domain/text/numbers.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { useIsHydrated } from "../../islands/use-is-hydrated.ts"
import { Checkbox } from "../../ui/choices/checkbox.tsx"
import { CutIcon } from "../../product/cut-icon.tsx"
import styles from "./filter-group.module.css"
import { Icon } from "../../ui/icon.tsx"
import { OptionLabel } from "./fancy-label.tsx"
import { RangeFields } from "./range-fields.tsx"
import { sendForm, type SubmitChoice } from "./send-form.ts"

type Props = {
  readonly facet: Facet
  readonly filters: ReadonlyArray<Filter>
  readonly counted: CountedFacets | null
  readonly isOpen: boolean
  readonly onChoose: SubmitChoice
  /** Chooses a grade as an end of a range; a Russian grade may have several values. */
  readonly onGrade: (facet: ChoiceFacet, values: ReadonlyArray<string>, field: Element) => void
  readonly onRange: (code: string, range: Range, field: Element) => void
  readonly isRussian: boolean
  readonly onScale: () => void
}

export function FilterGroup({ isOpen, isRussian, onScale, ...rest }: Props) {
  const { counted, facet, filters, onChoose, onGrade, onRange } = rest
  const isChosen = filters.some(({ code }) => code === facet.code)
  const chosen = valuesOf(filters, facet.code).length
  /** Keeps a group open after its choice is removed. */
  const [wasOpen, setWasOpen] = useState(isOpen || isChosen)
  if ((isChosen || isOpen) && !wasOpen) setWasOpen(true)
  const isAlive = useIsHydrated()
  const title = headings[facet.code] ?? facet.title
  const note = notes[facet.code]
  return (
    <details className={styles["group"]} open={wasOpen || isChosen}>
      <summary>
        <span>
          {facet.kind === "range" && facet.unit !== "" ? `${title},${facet.unit}` : title}{" "}
          {chosen === 0 ? null : <span className={styles["chosen"]}>{chosen}</span>}
        </span>
        <Icon className={styles["plus"]} name="plus" size={16} />
        <Icon className={styles["minus"]} name="minus" size={16} />
      </summary>
      <fieldset>
        <legend className="unseen">{title}</legend>
        {note !== undefined && isAlive ? <p className={styles["note"]}>{note}</p> : null}
        {facet.kind === "range" ? (
          <RangeFields facet={facet} filters={filters} counted={counted} onChoose={onChoose} onRange={onRange} />
        ) : isRussian && hasRussianScale(facet) ? (
          <RussianChoices facet={facet} filters={filters} counted={counted} onGrade={onGrade} />
        ) : (
          <Choices facet={facet} filters={filters} counted={counted} onChoose={onChoose} onGrade={onGrade} />
        )}
        {facet.kind === "choice" && facet.grades !== undefined ? <p className={styles["other"]}>{gradesHint}</p> : null}
        {facet.kind === "choice" && lookOf(facet) !== undefined && hasRussianScale(facet) ? (
          <button className={`link ${styles["other"]}`} data-look="quiet" type="button" onClick={onScale}>
            {isRussian ? "Шкала GIA" : "Российская шкала"}
          </button>
        ) : null}
      </fieldset>
    </details>
  )
}

type FieldsProps<F> = Pick<Props, "counted" | "filters" | "onChoose"> & { readonly facet: F }
type RussianProps = Pick<Props, "counted" | "filters" | "onGrade"> & { readonly facet: ChoiceFacet }

/** A Russian grade may cover several grades of the laboratory (CAT-008). */
function RussianChoices({ counted, facet, filters, onGrade }: RussianProps) {
  const chosen = valuesOf(filters, facet.code)
  const counts = counted?.facets.find(({ code }) => code === facet.code)?.options
  return (
    <div className={styles["options"]} data-look={lookOf(facet)}>
      {optionsOf(facet, true).map(({ label, values }) => {
        const isChosen = values.some((value) => chosen.includes(value))
        const count = counts?.reduce((sum, option) => (values.includes(option.value) ? sum + option.count : sum), 0)
        return (
          <label key={label}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={count === 0 && !isChosen}
              onChange={({ currentTarget }) => onGrade(facet, values, currentTarget)}
            />
            <span>{label}</span>
            {count === undefined ? null : <span className="unseen">, {formatNumber(count, 0)}</span>}
            {values.map((value) => (chosen.includes(value) ? <input key={value} type="hidden" name={facet.code} value={value} /> : null))}
          </label>
        )
      })}
    </div>
  )
}

function Choices({ counted, facet, filters, onChoose, onGrade }: FieldsProps<ChoiceFacet> & Pick<Props, "onGrade">) {
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
          // A chosen value is never disabled, so that it can be removed.
          disabled: count === 0 && !isChosen,
          onChange: (event: SyntheticEvent<HTMLInputElement>) =>
            facet.grades === undefined ? sendForm(event, onChoose) : onGrade(facet, [option.value], event.currentTarget)
        }
        return look === undefined ? (
          <Checkbox key={option.value} {...input} {...(count !== undefined && { count })}>
            <OptionLabel code={facet.code} option={option} filters={filters} />
          </Checkbox>
        ) : (
          <label key={option.value}>
            <input {...input} type="checkbox" />
            <OptionFace code={facet.code} option={option} />
            {count === undefined ? null : <span className="unseen">, {formatNumber(count, 0)}</span>}
          </label>
        )
      })}
    </div>
  )
}

function OptionFace({ code, option: { label, russian, value } }: { readonly code: string; readonly option: Option }) {
  const shape = code === "shape" ? shapes.find((candidate) => candidate === value) : undefined
  if (shape === undefined) {
    return (
      <span>
        {label} {russian === undefined ? null : <span className={styles["russian"]}>{russian}</span>}
      </span>
    )
  }
  return (
    <>
      <CutIcon shape={shape} size={32} />
      <span>{label}</span>
    </>
  )
}

/** Headings that differ from the chip title. */
const headings: Readonly<Record<string, string>> = { hue: "Фантазийный оттенок", intensity: "Насыщенность оттенка" }

const notes: Readonly<Record<string, string>> = {
  hue: typeset("Природный цвет камня. Лаборатории оценивают его отдельно от шкалы D–M."),
  brightness: typeset(`${brightnessNote} Ступени свои у каждой формы.`)
}

const gradesHint = typeset("Отметьте первую и последнюю ступень: выберется всё между ними.")

/** Layout of short values; longer names are one below another. */
const lookOf = ({ code, options }: ChoiceFacet): "cuts" | "letters" | "scale" | "sizes" | undefined => {
  if (code === "shape") return "cuts"
  if (code === "size") return "sizes"
  if (code === "clarity" || code === "stone_clarity") return "scale"
  return (code === "color" || code === "stone_color") && options.some(({ russian }) => russian !== undefined) ? "letters" : undefined
}
