import { type PictureView, viewsOf } from "../../../core/domain/product/jewelry-picture.ts"
import { isTracedFromFrontOnly, type MeasuredDesign, measuredViews } from "../../../core/domain/product/measured-picture.ts"
import type { PieceTint } from "../../../core/domain/product/stone-tint.ts"

/** Views with the piece's own measures: with a stone of a fancy colour all of them. */
export const measuredViewsOf = (design: MeasuredDesign, tint: PieceTint | undefined): ReadonlyArray<PictureView> =>
  tint !== undefined && isTracedFromFrontOnly(design) ? viewsOf(design) : measuredViews[design]
