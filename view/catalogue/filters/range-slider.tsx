import { formatAmount } from "../../../core/domain/catalogue/chips.ts"
import type { RangeFacet } from "../../../core/domain/catalogue/facet.ts"
import type { Range } from "../../../core/domain/catalogue/filter.ts"
import { bucketCount, sliderPlace, sliderValue } from "../../../core/domain/catalogue/histogram.ts"
import styles from "./range-slider.module.css"

type Props = {
  readonly facet: RangeFacet
  readonly range: Range
  readonly onDrag: (range: Range) => void
  readonly onLetGo: (field: Element) => void
}

/** Two thumbs that never pass each other. Arrows move by one bar, Page Up and Page Down by several. */
export function RangeSlider({ facet, onDrag, onLetGo, range }: Props) {
  const from = sliderPlace(facet, range.from, "from")
  const to = sliderPlace(facet, range.to, "to")
  const thumb = (end: keyof Range, place: number, label: string) => (
    <input
      type="range"
      min={0}
      max={bucketCount}
      value={place}
      aria-label={`${facet.title}, ${label}, ползунок`}
      aria-valuetext={spoken(facet, range[end])}
      data-front={end === "from" && from > bucketCount / 2}
      onChange={({ currentTarget: { valueAsNumber } }) =>
        onDrag(
          end === "from"
            ? { ...range, from: sliderValue(facet, Math.min(valueAsNumber, to - 1)) }
            : { ...range, to: sliderValue(facet, Math.max(valueAsNumber, from + 1)) }
        )
      }
      onPointerUp={({ currentTarget }) => onLetGo(currentTarget)}
      onKeyUp={({ currentTarget }) => onLetGo(currentTarget)}
      onBlur={({ currentTarget }) => onLetGo(currentTarget)}
    />
  )
  return (
    <div className={styles["slider"]}>
      {thumb("from", from, "от")}
      {thumb("to", to, "до")}
    </div>
  )
}

const spoken = (facet: RangeFacet, value: number | null): string => (value === null ? "без ограничения" : formatAmount(facet, value))
