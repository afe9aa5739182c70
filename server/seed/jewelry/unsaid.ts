import type { PictureDesign } from "../../../core/domain/product/jewelry-picture.ts"
import type { Shank } from "../../../core/domain/product/scaled-picture.ts"
import { untrueOnShank } from "./shanks.ts"

export const isPlain = (design: PictureDesign): boolean => design === "band" || design === "bevelled"

export const isTrueOnShank = (shank: Shank | undefined, text: string): boolean =>
  shank === undefined || untrueOnShank[shank]?.test(text) !== true

const ofStones =
  /кам[ен]|бриллиант|алмаз|огран|гран[иеь]|закреп|крапан|каст|включен|искр|луч|пайк|отлив|отлит|посадк|опор|снизу|окно|просвет/i
const ofClaws = /крапан/i
/** A bezel closes the stone at the sides. */
const ofOpenCasts = /крапан|глухой стенки|открыт\S* снизу|открытая посадка|виден воздух|оставлено окно|тонкие опоры/i
const ofPosts = /штифт|фиксатор|пусет/i
const ofRounds = /57 граней|сит[оа]?(?![а-яё])|ситам|искр/i

/** Patterns of general texts that are untrue of a design. */
export const untrueOfDesign: { readonly [D in PictureDesign]?: RegExp } = {
  band: ofStones,
  bevelled: ofStones,
  bezel: ofOpenCasts,
  cluster: /буквального цветка|не форму цветка|воздух между ними/i,
  "half-bezel": /крапан|тонкие опоры/i,
  station: ofClaws,
  "chain-bracelet": /крапан|шарнир|широкой даёт линию|ослабло/i,
  bangle: /крапан|шарнир|вытянут|расправлен|оборот|плоско|слишком свободн|звен/i,
  "emerald-line": ofRounds,
  "branch-brooch": ofRounds,
  hoops: ofPosts,
  "single-hoop": ofPosts
}
