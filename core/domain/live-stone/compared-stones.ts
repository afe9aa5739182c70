import type { Fluorescence, Shape } from "../product/diamond.ts"
import type { Angles } from "../product/diamond-cut.ts"
import { type LiveStone, liveStoneOf } from "./live-stone.ts"

type ComparedFields = {
  readonly title: string
  readonly subtitle: string
  readonly shape: Shape | null
  readonly color: string | null
  /** `null` for jewelry. */
  readonly report:
    | (Pick<Angles, "table" | "crownAngle" | "pavilionAngle" | "girdle"> & {
        readonly measurements: { readonly length: number; readonly width: number }
        readonly fluorescence: Fluorescence
        readonly laboratory: string | null
      })
    | null
}

export type ComparedStone = {
  /** «Круг, 1,02 карата, E (2), VS1 (4)». */
  readonly name: string
  readonly stone: LiveStone
  /** Proportions are from a laboratory report. */
  readonly isReported: boolean
}

/** Leaves out stones that cannot be drawn live. */
export const comparedStones = (items: ReadonlyArray<ComparedFields>): ReadonlyArray<ComparedStone> =>
  items.flatMap(({ color, report, shape, subtitle, title }) =>
    report === null || shape === null || color === null
      ? []
      : [{ name: `${title}, ${subtitle}`, stone: liveStoneOf({ ...report, shape, color }), isReported: report.laboratory !== null }]
  )
