import type { Insert } from "../../../core/domain/product/jewelry-schema.ts"
import type { MeasuredDesign, MeasuredPicture } from "../../../core/domain/product/measured-picture.ts"
import { pictureSize } from "../../../core/domain/product/scaled-picture.ts"
import type { Build } from "./build.ts"
import { sizesOf } from "./design.ts"
import type { Make } from "./makes.ts"

type Built = { readonly inserts: ReadonlyArray<Insert>; readonly build: Build; readonly make: Make }

/** Traits and measures in the name of a piece's pictures. */
export const measuresInPicture = (design: MeasuredDesign, piece: Built): Pick<MeasuredPicture, "traits" | "measures"> => ({
  traits: [piece.make.profile, piece.make.finish, piece.make.setting].filter((trait) => trait !== undefined),
  measures: measuresOf(design, piece)
})

const measuresOf = (design: MeasuredDesign, { build: { lengths }, inserts }: Built): ReadonlyArray<number> =>
  design === "band" || design === "bevelled"
    ? ["width", "thickness"].map((mark) => Math.round(10 * (lengths[mark] ?? 0)))
    : inserts.slice(0, 1).map((main) => pictureSize(sizesOf(main)[0]))
