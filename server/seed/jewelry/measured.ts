import type { Insert } from "../../../core/domain/product/jewelry-schema.ts"
import type { MeasuredDesign, MeasuredPicture } from "../../../core/domain/product/measured-picture.ts"
import { pictureSize } from "../../../core/domain/product/scaled-picture.ts"
import type { Build } from "./build.ts"
import { sizesOf } from "./design.ts"
import type { Make } from "./makes.ts"

type PieceBuild = { readonly inserts: ReadonlyArray<Insert>; readonly build: Build; readonly make: Make }

/** Parts of a picture's name: quantities, and tenths of a millimetre. */
export const measuresInPicture = (design: MeasuredDesign, piece: PieceBuild): Pick<MeasuredPicture, "traits" | "measures"> => ({
  traits: [piece.make.profile, piece.make.finish, piece.make.setting].filter((trait) => trait !== undefined),
  measures: measuresOf(design, piece)
})

const measuresOf = (design: MeasuredDesign, { build: { lengths }, inserts }: PieceBuild): ReadonlyArray<number> => {
  const [main, second] = inserts
  const tenths = (mark: string): number => Math.round(10 * (lengths[mark] ?? 0))
  const [long, across] = main === undefined ? [1, 1] : sizesOf(main)
  const [stone, stones] = [pictureSize(long), main?.quantity ?? 0]
  const small = second === undefined ? 0 : pictureSize(sizesOf(second)[0])
  switch (design) {
    case "band":
    case "bevelled":
      return [tenths("width"), tenths("thickness")]
    case "eternity":
    case "half-eternity":
      return [stones, stone, tenths("width")]
    case "hoops":
    case "single-hoop":
      return [tenths("outer"), tenths("width"), stone]
    case "bangle":
      return [stone, tenths("width"), tenths("thickness")]
    case "tennis":
    case "riviera":
    case "station":
      return [stone, stones]
    case "emerald-line":
      return [pictureSize(across), stones]
    case "riviera-pear":
      return [stone, small, second?.quantity ?? 0]
    case "lariat":
      return [stone, small, tenths("length")]
    case "bar-brooch":
      return [stone, small]
    case "studs":
    case "halo-studs":
    case "drops":
    case "single-stud":
    case "single-drop":
    case "chain-bracelet":
    case "circle-brooch":
    case "star-brooch":
    case "branch-brooch":
      return [stone]
  }
}
