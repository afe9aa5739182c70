import { brightnessGradeOf, brightnessOf } from "../../../core/domain/optics/brightness-table.ts"
import type { BrightnessGrade } from "../../../core/domain/product/diamond.ts"
import type { SeedDiamond } from "../../../server/seed/seed-diamond.ts"

export const ratioOf = ({ measurements: { length, width } }: Pick<SeedDiamond, "measurements">): number =>
  Math.max(length, width) / Math.min(length, width)

/** By the domain. */
export const brightnessOfStone = (stone: SeedDiamond): number | null => brightnessOf({ ...stone, ratio: ratioOf(stone) })

export const brightnessGradeOfStone = (stone: SeedDiamond): BrightnessGrade | null => {
  const brightness = brightnessOfStone(stone)
  return brightness === null ? null : brightnessGradeOf(stone.shape, brightness)
}
