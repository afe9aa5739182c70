import type { Shape } from "../../../core/domain/product/diamond.ts"
import type { FrameCategory } from "../../../core/domain/constructor/frames.ts"
import type { DrawnDesign } from "../../../core/domain/product/jewelry-picture.ts"
import type { StudSetting } from "../../../core/domain/product/measured-picture.ts"
import type { Chain, ScaledDesign, Shank } from "../../../core/domain/product/scaled-picture.ts"

export type FrameMetal = "white" | "rose" | "yellow" | "platinum"

/** `size` is that of the main stone in tenths of a millimetre, one that the frame takes; without it the design has pictures in one size. */
export type FramePictures =
  | { readonly design: DrawnDesign; readonly size?: undefined }
  | { readonly design: ScaledDesign; readonly size: number; readonly shank?: Shank; readonly chain?: Chain }
  | { readonly design: "single-stud"; readonly size: number; readonly setting: StudSetting }
  | { readonly design: "single-drop"; readonly size: number }

/** `grams` are for gold 585 and ring size 17; `carats` is the range of the main stone. */
export type FrameDesign = {
  readonly slug: string
  readonly category: FrameCategory
  readonly name: string
  readonly pictures: FramePictures
  readonly stonesCount?: number
  readonly shapes: readonly [Shape, ...ReadonlyArray<Shape>]
  readonly carats: readonly [least: number, most: number]
  readonly grams: number
  /** Width of the shank in millimetres. */
  readonly width?: number
  readonly probe: 585 | 750
  readonly metals: readonly [FrameMetal, ...ReadonlyArray<FrameMetal>]
  /** Quantity, and carats each. */
  readonly small?: readonly [quantity: number, carats: number]
  readonly description: readonly [string, ...ReadonlyArray<string>]
}
