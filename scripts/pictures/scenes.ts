import { shapes, type Shape } from "../../core/domain/diamond.ts"
import { jewelryPicture, pictureDesigns, pictureMetals, type PictureDesign, type PictureView } from "../../core/domain/jewelry-picture.ts"
import { stoneTints, type StoneTint } from "../../core/domain/stone-tint.ts"
import { turnFrames } from "../../core/domain/turns.ts"
import { tennis } from "./bracelets.ts"
import { barBrooch, circleBrooch } from "./brooches.ts"
import { drops, singleDrop, singleStud, studs } from "./earrings.ts"
import { pendantPear, pendantRound, riviera, station } from "./necklaces.ts"
import type { Width } from "./publish.ts"
import { band, bezel, closer, eternity, halo, hero, solitaire, solitaireEmerald, solitaireOval, threeStone } from "./rings.ts"
import type { Picture, Scene } from "./scene.ts"
import { asideOf } from "./sides.ts"
import { looseStone } from "./stones.ts"
import { turnedBrilliant, turnedSolitaire } from "./turns.ts"

/** A phone loads one in 640 pixels before its page is whole: 22 kB are a second and a half on slow 4G (`docs/decisions/0012`). */
const stoneWidths: ReadonlyArray<Width> = [
  { pixels: 320, budget: 10_500 },
  { pixels: 640, budget: 22_000 },
  { pixels: 1080, budget: 56_000 }
]

/** Coloured stones are few: they have fewer widths. */
const tintWidths: ReadonlyArray<Width> = [
  { pixels: 320, budget: 10_500 },
  { pixels: 640, budget: 22_000 }
]

/** All frames of a turn are fetched at once. */
const turnWidths: ReadonlyArray<Width> = [{ pixels: 640, budget: 18_000 }]

const heroWidths: ReadonlyArray<Width> = [
  { pixels: 640, budget: 14_000 },
  { pixels: 1080, budget: 32_000 },
  { pixels: 1600, budget: 64_000 }
]

/** Bytes that the AVIF of a piece may take; fewer than a stone's, a page shows dozens of them. */
const jewelryBudgets: Readonly<Record<number, number>> = { 320: 12_000, 640: 30_000, 800: 45_000 }

const designs: Readonly<Record<PictureDesign, () => Scene>> = {
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

const piece = (design: PictureDesign, view: PictureView): Picture => {
  const shown = pictureMetals.map((metal) => jewelryPicture(design, metal, view))
  return {
    name: `jewelry/${design}${view === "main" ? "" : `-${view}`}`,
    files: shown.map(({ path }) => path.replace("/pictures/", "")),
    scene: () => seenIn(view, design),
    widths: (shown[0]?.widths ?? []).map((pixels) => ({ pixels, budget: jewelryBudgets[pixels] ?? 0 }))
  }
}

const seenIn = (view: PictureView, design: PictureDesign): Scene => {
  const scene = designs[design]()
  return view === "main" ? scene : view === "side" ? asideOf(design, scene) : closer(scene)
}

/** One tracing prints a stone in three tints. */
const tintsAtOnce = [0, 3, 6].map((first) => stoneTints.slice(first, first + 3))

const tintedStones = (shape: Shape, shown: ReadonlyArray<StoneTint>, index: number): Picture => ({
  name: `tints/${shape}-${index + 1}`,
  files: shown.map((tint) => `tints/${shape}-${tint}`),
  scene: () => looseStone(shape, shown),
  widths: tintWidths
})

const framesOfTurn = (name: string, files: ReadonlyArray<string>, scene: (frame: number) => Scene): ReadonlyArray<Picture> =>
  Array.from({ length: turnFrames }, (_, frame) => {
    const number = String(frame).padStart(2, "0")
    return {
      name: `turns/${name}-${number}`,
      files: files.map((file) => `turns/${file}-${number}`),
      scene: () => scene(frame),
      widths: turnWidths
    }
  })

/** Every picture that the pages show, by the name of its files. */
export const pictures: ReadonlyArray<Picture> = [
  ...shapes.map((shape) => ({ name: `stones/${shape}`, files: [`stones/${shape}`], scene: () => looseStone(shape), widths: stoneWidths })),
  ...shapes.flatMap((shape) => tintsAtOnce.map((shown, index) => tintedStones(shape, shown, index))),
  { name: "hero-ring", files: ["hero-ring"], scene: hero, widths: heroWidths },
  ...pictureDesigns.flatMap(({ code, hasDetail }) => [
    piece(code, "main"),
    piece(code, "side"),
    ...(hasDetail ? [piece(code, "detail")] : [])
  ])
]

/** The frames of the turns, which are drawn one by one; a turn is shown once all of its frames are there (`core/domain/turns.ts`). */
export const turns: ReadonlyArray<Picture> = [
  ...framesOfTurn("round", ["round"], turnedBrilliant),
  ...framesOfTurn(
    "solitaire",
    pictureMetals.map((metal) => `solitaire-${metal}`),
    turnedSolitaire
  )
]
