import type { PictureDesign } from "../../../../core/domain/jewelry-picture.ts"
import { drops, singleDrop, singleStud, studs } from "./earrings.ts"
import { pendantPear, pendantRound, riviera, station } from "./neck.ts"
import type { DesignTexts } from "./pool.ts"
import { bezel, halo, threeStone } from "./rings.ts"
import { solitaire, solitaireEmerald, solitaireOval } from "./solitaires.ts"
import { band, eternity } from "./wedding.ts"
import { barBrooch, circleBrooch, tennis } from "./wrist-and-lapel.ts"

/** What is said of each design. */
export const designTexts: { readonly [D in PictureDesign]: DesignTexts } = {
  solitaire,
  "solitaire-oval": solitaireOval,
  "solitaire-emerald": solitaireEmerald,
  halo,
  "three-stone": threeStone,
  bezel,
  band,
  eternity,
  studs,
  drops,
  "single-stud": singleStud,
  "single-drop": singleDrop,
  "pendant-pear": pendantPear,
  "pendant-round": pendantRound,
  riviera,
  station,
  tennis,
  "bar-brooch": barBrooch,
  "circle-brooch": circleBrooch
}
