import {
  pictureFrom,
  pictureMetals,
  type DrawnDesign,
  type PictureMetal,
  type PictureView
} from "../../core/domain/product/jewelry-picture.ts"
import { bangle, chainBracelet, emeraldLine } from "./bangles.ts"
import { tennis } from "./bracelets.ts"
import { barBrooch, circleBrooch } from "./brooches.ts"
import { drops, haloStuds, singleDrop, singleStud, studs } from "./earrings.ts"
import { lariat, rivieraPear } from "./fringes.ts"
import { hoops, singleHoop } from "./hoops.ts"
import { branchBrooch, starBrooch } from "./lapels.ts"
import { inMetals } from "./metalwork.ts"
import { riviera, station } from "./necklaces.ts"
import { pendantHalo, pendantHeart, pendantPear, pendantRound } from "./pendants.ts"
import { band, bezel, eternity, halo, solitaire, solitaireEmerald, solitaireOval, threeStone } from "./rings.ts"
import { bevelled, halfEternity } from "./wedding.ts"
import type { Width } from "./publish.ts"
import type { Picture, Scene } from "./scene.ts"
import { shownPictures } from "./shown-pictures.ts"
import { seenFrom } from "./views.ts"

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
  scene: () => inMetals(seenFrom(view, design, designs[design]()), metals),
  widths: view === "main" ? pieceWidths : viewWidths
})
