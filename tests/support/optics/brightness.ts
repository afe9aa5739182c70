import { brightnessGradeOf, brightnessOf } from "../../../core/domain/optics/brightness-table.ts"
import { drawnCutOf } from "../../../core/domain/optics/drawn-cuts.ts"
import { stoneTint } from "../../../core/domain/product/stone-tint.ts"
import type { BrightnessGrade } from "../../../core/domain/product/diamond.ts"
import type { SeedDiamond } from "../../../server/seed/seed-diamond.ts"

export const ratioOf = ({ measurements: { length, width } }: Pick<SeedDiamond, "measurements">): number =>
  Math.max(length, width) / Math.min(length, width)

export const brightnessOfStone = (stone: SeedDiamond): number | null => brightnessOf({ ...stone, ratio: ratioOf(stone) })

export const brightnessGradeOfStone = (stone: SeedDiamond): BrightnessGrade | null => {
  const brightness = brightnessOfStone(stone)
  return brightness === null ? null : brightnessGradeOf(stone.shape, brightness)
}

/** Number of the most similar drawn stone; `null` for a fancy colour. */
export const drawingOfStone = (stone: SeedDiamond): number | null =>
  stone.color.length > 1 ? null : drawnCutOf({ ...stone, ratio: ratioOf(stone) }, stoneTint(stone.color) === "warm")
