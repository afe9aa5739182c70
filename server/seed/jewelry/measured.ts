import type { Insert } from "../../../core/domain/product/jewelry-schema.ts"
import type { MeasuredDesign, MeasuredPicture } from "../../../core/domain/product/measured-picture.ts"
import { pictureSize } from "../../../core/domain/product/scaled-picture.ts"
import type { Build } from "./build.ts"
import { sizesOf } from "./design.ts"
import type { Make } from "./makes.ts"

type Built = { readonly inserts: ReadonlyArray<Insert>; readonly build: Build; readonly make: Make }

/** Traits and measures in the name of a piece's pictures. */
export const measuresInPicture = (
  design: MeasuredDesign,
  { build, inserts, make }: Built
): Pick<MeasuredPicture, "traits" | "measures"> => {
  const traits = [make.profile, make.finish, make.setting].filter((trait) => trait !== undefined)
  if (design === "band" || design === "bevelled")
    return { traits, measures: ["width", "thickness"].map((mark) => Math.round(10 * (build.lengths[mark] ?? 0))) }
  return { traits, measures: inserts.slice(0, 1).map((main) => pictureSize(sizesOf(main)[0])) }
}
