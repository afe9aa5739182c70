import { shapes } from "../../core/domain/product/diamond.ts"
import { isGraded } from "../../core/domain/product/diamond-grades.ts"
import type { SeedDiamond } from "./seed-diamond.ts"

/** Chooses the newest fine stone of each shape; returns ranks by id. */
export const chooseFeatured = (stones: ReadonlyArray<SeedDiamond>): ReadonlyMap<number, number> => {
  const newest = stones.toReversed()
  const chosen = shapes.flatMap((shape) => newest.find((stone) => stone.shape === shape && isFine(stone)) ?? [])
  return new Map(chosen.map((stone, index) => [stone.id, index + 1]))
}

const isFine = (stone: SeedDiamond): boolean =>
  stone.isAvailableForSale &&
  stone.hasCertificate &&
  stone.weight >= 0.7 &&
  isGraded(stone.color) &&
  stone.color <= "H" &&
  fineClarities.has(stone.clarity) &&
  (stone.cut ?? "EX") === "EX" &&
  stone.price <= 3_000_000

const fineClarities: ReadonlySet<string> = new Set(["IF", "VVS1", "VVS2", "VS1", "VS2"])
