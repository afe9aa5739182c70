import type { PictureDesign } from "../../../../core/domain/product/jewelry-picture.ts"
import { bevelled, halfEternity } from "./bands.ts"
import { bangle, chainBracelet, emeraldLine } from "./bracelets.ts"
import { drops, singleDrop, singleStud, studs } from "./earrings.ts"
import { lariat, rivieraPear } from "./fringes.ts"
import { haloStuds, hoops, singleHoop } from "./hoops-and-halos.ts"
import { branchBrooch, starBrooch } from "./lapels.ts"
import { pendantPear, pendantRound, riviera, station } from "./neck.ts"
import { pendantHalo, pendantHeart } from "./pendants.ts"
import type { DesignTexts } from "./pool.ts"
import { cluster, cushionHalo, halfBezel } from "./heads.ts"
import { bezel, halo, threeStone } from "./rings.ts"
import { solitaireCushion, solitaireMarquise, solitairePear, solitairePrincess } from "./solitaires-fancy-cuts.ts"
import { solitaireBasket, solitaireSix } from "./solitaires-other-heads.ts"
import { solitaire, solitaireEmerald, solitaireOval } from "./solitaires.ts"
import { band, eternity } from "./wedding.ts"
import { barBrooch, circleBrooch, tennis } from "./wrist-and-lapel.ts"

export const designTexts: { readonly [D in PictureDesign]: DesignTexts } = {
  solitaire,
  "solitaire-six": solitaireSix,
  "solitaire-basket": solitaireBasket,
  "solitaire-oval": solitaireOval,
  "solitaire-emerald": solitaireEmerald,
  "solitaire-cushion": solitaireCushion,
  "solitaire-princess": solitairePrincess,
  "solitaire-pear": solitairePear,
  "solitaire-marquise": solitaireMarquise,
  halo,
  "three-stone": threeStone,
  bezel,
  "half-bezel": halfBezel,
  cluster,
  "cushion-halo": cushionHalo,
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
