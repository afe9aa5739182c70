import {
  pictureFrom,
  pictureMetals,
  tintedPicture,
  type DrawnDesign,
  type PictureMetal,
  type PictureView,
  type TintedPiece
} from "../../core/domain/product/jewelry-picture.ts"
import { bangle, chainBracelet, emeraldLine } from "./bangles.ts"
import { tennis } from "./bracelets.ts"
import { barBrooch, circleBrooch } from "./brooches.ts"
import { detailOf } from "./details.ts"
import { turnedOf } from "./turned-scene.ts"
import { drops, haloStuds, singleDrop, singleStud, studs } from "./earrings.ts"
import { lariat, rivieraPear } from "./fringes.ts"
import { hoops, singleHoop } from "./hoops.ts"
import { branchBrooch, starBrooch } from "./lapels.ts"
import { riviera, station } from "./necklaces.ts"
import { pendantHalo, pendantHeart, pendantPear, pendantRound } from "./pendants.ts"
import { band, bezel, eternity, halo, solitaire, solitaireEmerald, solitaireOval, threeStone } from "./rings.ts"
import { asideOf } from "./sides.ts"
import { bevelled, halfEternity } from "./wedding.ts"
import type { Width } from "./publish.ts"
import type { Picture, Scene } from "./scene.ts"
import { shownPictures } from "./shown-pictures.ts"
import { tints } from "../../core/domain/optics/absorption.ts"

/** Smaller than for stones: a page shows dozens of pieces, and the repository holds hundreds. */
export const pieceWidths: ReadonlyArray<Width> = [
  { pixels: 320, avif: 12_000, webp: 0 },
  { pixels: 640, avif: 30_000, webp: 24_000 },
  { pixels: 800, avif: 45_000, webp: 0 }
]

/** Other views are shown by galleries, which take the largest width on most screens. */
const viewWidths: ReadonlyArray<Width> = [
  { pixels: 320, avif: 12_000, webp: 0 },
  { pixels: 480, avif: 0, webp: 17_000 },
  { pixels: 800, avif: 32_000, webp: 0 }
]

const designs: Readonly<Record<DrawnDesign, () => Scene>> = {
  solitaire,
  "solitaire-oval": solitaireOval,
  "solitaire-emerald": solitaireEmerald,
  halo,
  "three-stone": threeStone,
  bezel,
  band,
  eternity,
  bevelled,
  "half-eternity": halfEternity,
  studs,
  drops,
  "halo-studs": haloStuds,
  hoops,
  "single-stud": singleStud,
  "single-drop": singleDrop,
  "single-hoop": singleHoop,
  "pendant-pear": pendantPear,
  "pendant-round": pendantRound,
  "pendant-heart": pendantHeart,
  "pendant-halo": pendantHalo,
  riviera,
  station,
  "riviera-pear": rivieraPear,
  lariat,
  tennis,
  bangle,
  "chain-bracelet": chainBracelet,
  "emerald-line": emeraldLine,
  "bar-brooch": barBrooch,
  "circle-brooch": circleBrooch,
  "star-brooch": starBrooch,
  "branch-brooch": branchBrooch
}

/** Metals in which a page shows a view. */
export const shownMetals = (design: DrawnDesign, view: PictureView): ReadonlyArray<PictureMetal> =>
  pictureMetals.filter((metal) => shownPictures().has(pictureFrom(design, metal, view).path))

export const piece = (design: DrawnDesign, view: PictureView, metals: ReadonlyArray<PictureMetal> = pictureMetals): Picture => ({
  name: `jewelry/${design}${view === "main" ? "" : `-${view}`}`,
  files: metals.map((metal) => pictureFrom(design, metal, view).path.replace("/pictures/", "")),
  scene: () => inMetals(metals, seenIn(view, design)),
  widths: view === "main" ? pieceWidths : viewWidths
})

const inMetals = (metals: ReadonlyArray<PictureMetal>, scene: Scene): Scene =>
  scene.metal === undefined
    ? scene
    : {
        ...scene,
        metal: { ...scene.metal, colors: scene.metal.colors.filter((_, index) => metals.some((metal) => metal === pictureMetals[index])) }
      }

const seenIn = (view: PictureView, design: DrawnDesign): Scene => {
  const scene = designs[design]()
  if (view === "main") return scene
  return (view === "side" ? asideOf : view === "detail" ? detailOf : turnedOf)(design, scene)
}

/** Piece in a single metal, with large stones in a fancy colour and small ones white. */
export const pieceInTint = (tinted: TintedPiece): Picture => {
  const file = tintedPicture(tinted).replace("/pictures/", "")
  return { name: file, files: [file], scene: () => tintedScene(tinted), widths: pieceWidths }
}

const tintedScene = ({ design, metal, tint }: TintedPiece): Scene => {
  const scene = designs[design]()
  const largest = Math.max(...scene.gems.map(({ size }) => size))
  const color = scene.metal?.colors[pictureMetals.indexOf(metal)]
  return {
    ...scene,
    ...(scene.metal === undefined || color === undefined ? {} : { metal: { ...scene.metal, colors: [color] } }),
    gems: scene.gems.map((gem) => ({ ...gem, isTinted: gem.size === largest })),
    tints: [tints[tint]]
  }
}
