import { formatAmount } from "../../../core/domain/catalogue/chips.ts"
import type { RangeFacet } from "../../../core/domain/catalogue/facet.ts"
import type { Range } from "../../../core/domain/catalogue/filter.ts"
import { bucketCount, sliderPlace, sliderValue } from "../../../core/domain/catalogue/histogram.ts"
import styles from "./range-slider.module.css"

type Props = {
  readonly facet: RangeFacet
  readonly range: Range
  readonly onDrag: (range: Range) => void
  readonly onRelease: (field: Element) => void
}

/** Two thumbs that never pass each other. Arrows move by one bar, Page Up and Page Down by several. */
export function RangeSlider({ facet, onDrag, onRelease, range }: Props) {
  const from = sliderPlace(facet, range.from, "from")
  const to = sliderPlace(facet, range.to, "to")
  const thumb = (end: keyof Range, position: number, label: string) => (
    <input
      type="range"
      min={0}
      max={bucketCount}
      value={position}
      aria-label={`${facet.title}, ${label}, ползунок`}
      aria-valuetext={valueText(facet, range[end])}
      data-front={end === "from" && from > bucketCount / 2}
      onChange={({ currentTarget: { valueAsNumber } }) =>
        onDrag(
          end === "from"
            ? { ...range, from: sliderValue(facet, Math.min(valueAsNumber, to - 1)) }
            : { ...range, to: sliderValue(facet, Math.max(valueAsNumber, from + 1)) }
        )
      }
      onPointerUp={({ currentTarget }) => onRelease(currentTarget)}
      onKeyUp={({ currentTarget }) => onRelease(currentTarget)}
      onBlur={({ currentTarget }) => onRelease(currentTarget)}
    />
  )
  return (
    <div className={styles["slider"]}>
      {thumb("from", from, "от")}
      {thumb("to", to, "до")}
    </div>
  )
}

const valueText = (facet: RangeFacet, value: number | null): string => (value === null ? "без ограничения" : formatAmount(facet, value))
