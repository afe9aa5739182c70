import type { RangeFacet } from "../../../core/domain/catalogue/facet.ts"
import type { Range } from "../../../core/domain/catalogue/filter.ts"
import { bucketOf } from "../../../core/domain/catalogue/histogram.ts"
import styles from "./histogram.module.css"

type Props = { readonly facet: RangeFacet; readonly histogram: ReadonlyArray<number>; readonly range: Range }

/** Decorative, because the fields have the same range. */
export function Histogram({ facet, histogram, range }: Props) {
  const largest = Math.max(1, ...histogram)
  const first = range.from === null ? 0 : bucketOf(facet, range.from)
  const last = range.to === null ? histogram.length - 1 : bucketOf(facet, range.to)
  const pathOf = (isWithin: boolean) =>
    histogram
      .map((count, index) => (count === 0 || (index >= first && index <= last) !== isWithin ? "" : bar(index, Math.sqrt(count / largest))))
      .join("")
  return (
    <svg className={styles["histogram"]} viewBox="0 0 400 60" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles["outside"]} d={pathOf(false)} />
      <path d={`${pathOf(true)}M${first * 10} 58h${Math.max(0, last - first + 1) * 10}v2h-${Math.max(0, last - first + 1) * 10}z`} />
    </svg>
  )
}

const bar = (index: number, share: number): string => {
  const height = Math.max(2, Math.round(share * 60))
  return `M${index * 10} 60v-${height}h8v${height}z`
}
