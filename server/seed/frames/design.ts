import type { Shape } from "../../../core/domain/product/diamond.ts"
import type { FrameCategory } from "../../../core/domain/constructor/frames.ts"
import type { DrawnDesign } from "../../../core/domain/product/jewelry-picture.ts"

export type FrameMetal = "white" | "rose" | "yellow" | "platinum"

/** `grams` are for gold 585 and ring size 17; `carats` is the range of the main stone. */
export type FrameDesign = {
  readonly slug: string
  readonly category: FrameCategory
  readonly name: string
  readonly design: DrawnDesign
  readonly stonesCount?: number
  readonly shapes: readonly [Shape, ...ReadonlyArray<Shape>]
  readonly carats: readonly [least: number, most: number]
  readonly grams: number
  /** Width in millimetres. */
  readonly shank?: number
  readonly probe: 585 | 750
  readonly metals: readonly [FrameMetal, ...ReadonlyArray<FrameMetal>]
  /** Quantity, and carats each. */
  readonly small?: readonly [quantity: number, carats: number]
  readonly description: readonly [string, ...ReadonlyArray<string>]
}
