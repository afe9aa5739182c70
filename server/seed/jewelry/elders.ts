import { type PictureDesign, viewsOf } from "../../../core/domain/jewelry-picture.ts"

/** The design, or while there is no picture of it the one whose place it took in its set. */
export const drawnOr = (design: PictureDesign): PictureDesign => (viewsOf(design).includes("main") ? design : (elders[design] ?? design))

const elders: { readonly [D in PictureDesign]?: PictureDesign } = {
  bevelled: "band",
  "half-eternity": "eternity",
  "halo-studs": "studs",
  hoops: "studs",
  "single-hoop": "single-stud",
  "pendant-heart": "pendant-pear",
  "pendant-halo": "pendant-round",
  "riviera-pear": "riviera",
  lariat: "station",
  bangle: "tennis",
  "chain-bracelet": "tennis",
  "emerald-line": "tennis",
  "star-brooch": "circle-brooch",
  "branch-brooch": "bar-brooch"
}
