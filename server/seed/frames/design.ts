import type { Shape } from "../../../core/domain/product/diamond.ts"
import type { FrameCategory } from "../../../core/domain/constructor/frames.ts"
import type { PictureDesign } from "../../../core/domain/product/jewelry-picture.ts"

/** A metal of a frame: its colour, or platinum. */
export type FrameMetal = "white" | "rose" | "yellow" | "platinum"

/** A blank as its maker sets it down; weights in grams and carats, of gold 585 and a ring of size 17. */
export type FrameDesign = {
  readonly slug: string
  readonly category: FrameCategory
  readonly name: string
  /** The piece whose pictures show it. */
  readonly design: PictureDesign
  readonly stonesCount?: number
  readonly shapes: readonly [Shape, ...ReadonlyArray<Shape>]
  readonly carats: readonly [least: number, most: number]
  readonly grams: number
  /** How wide the shank of a ring is, in millimetres. */
  readonly shank?: number
  readonly probe: 585 | 750
  readonly metals: readonly [FrameMetal, ...ReadonlyArray<FrameMetal>]
  /** Small round stones that it has already: how many, and the carats of one. */
  readonly small?: readonly [quantity: number, carats: number]
  readonly description: readonly [string, ...ReadonlyArray<string>]
}
