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

const measuresOf = (design: MeasuredDesign, { build: { lengths }, inserts }: Built): ReadonlyArray<number> => {
  const [main] = inserts
  const tenths = (mark: string): number => Math.round(10 * (lengths[mark] ?? 0))
  const stone = main === undefined ? 0 : pictureSize(sizesOf(main)[0])
  switch (design) {
    case "band":
    case "bevelled":
      return [tenths("width"), tenths("thickness")]
    case "eternity":
    case "half-eternity":
      return [main?.quantity ?? 0, stone, tenths("width")]
    case "hoops":
    case "single-hoop":
      return [tenths("outer"), tenths("width"), stone]
    case "studs":
    case "halo-studs":
    case "drops":
    case "single-stud":
    case "single-drop":
      return [stone]
  }
}
