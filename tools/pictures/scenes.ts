import { drawnCuts } from "../../core/domain/optics/drawn-cuts.ts"
import { shapes, type Shape } from "../../core/domain/product/diamond.ts"
import { drawnDesigns, pictureMetals, viewsOf, type DrawnDesign, type PictureView } from "../../core/domain/product/jewelry-picture.ts"
import { intensityTints, stoneTints, type StoneTint, vividTints } from "../../core/domain/product/stone-tint.ts"
import { turnFrames } from "../../core/domain/gallery/turns.ts"
import { hasDetail } from "./details.ts"
import { piece, pieceWidths, shownMetals } from "./pieces.ts"
import type { Width } from "./publish.ts"
import { engagement, hero } from "./rings.ts"
import type { Picture, Scene } from "./scene.ts"
import { drawnStone, looseStone } from "./stones.ts"
import { isTurned } from "./turned-scene.ts"
import { turnedBrilliant, turnedSolitaire } from "./turns.ts"

/** Phones load the picture of 640 pixels with the page: its 22 kB take a second and a half on slow 4G (`docs/decisions/0002`). */
const stoneWidths: ReadonlyArray<Width> = [
  { pixels: 320, avif: 10_500, webp: 0 },
  { pixels: 640, avif: 22_000, webp: 29_000 },
  { pixels: 736, avif: 25_000, webp: 0 },
  { pixels: 1080, avif: 56_000, webp: 0 }
]

const tintWidths: ReadonlyArray<Width> = [
  { pixels: 320, avif: 10_500, webp: 0 },
  { pixels: 400, avif: 0, webp: 14_000 },
  { pixels: 640, avif: 22_000, webp: 0 }
]

/** Stones in drawn proportions. A card, or a page on a phone, shows 736 pixels. */
const cutWidths: ReadonlyArray<Width> = [
  { pixels: 320, avif: 8_000, webp: 0 },
  { pixels: 400, avif: 0, webp: 11_500 },
  { pixels: 736, avif: 20_500, webp: 0 }
]

/** Princess and radiant have many small facets, which need more bytes. */
const fannedCutWidths: ReadonlyArray<Width> = [
  { pixels: 320, avif: 9_500, webp: 0 },
  { pixels: 400, avif: 0, webp: 14_000 },
  { pixels: 736, avif: 25_000, webp: 0 }
]

/** One size: few stones are vivid, and a list of them shows the same picture again. */
const vividWidths: ReadonlyArray<Width> = [
  { pixels: 400, avif: 0, webp: 9_000 },
  { pixels: 640, avif: 16_000, webp: 0 }
]
const fannedVividWidths: ReadonlyArray<Width> = [
  { pixels: 400, avif: 0, webp: 11_000 },
  { pixels: 640, avif: 19_000, webp: 0 }
]

const drawnStones = (shape: Shape): ReadonlyArray<Picture> =>
  drawnCuts[shape].map((_, index) => {
    const number = index + 1
    const prints = printsOfCut(shape, number)
    return {
      name: `cuts/${shape}-${number}`,
      files: prints.map(({ file }) => file),
      scene: () =>
        drawnStone(
          shape,
          number,
          prints.map(({ color }) => color)
        ),
      widths: isFanned(shape) ? fannedCutWidths : cutWidths,
      traced: { size: 736, samples: 24 }
    }
  })

const isFanned = (shape: Shape): boolean => shape === "princess" || shape === "radiant"

/** Colours printed from one tracing: D, L for the first half of the cuts, and a weak or strong fancy colour. */
const printsOfCut = (shape: Shape, number: number): ReadonlyArray<{ readonly file: string; readonly color: string }> => {
  const tint = intensityTints[number - 1]
  return [
    { file: `cuts/${shape}-${number}`, color: "D" },
    ...(number <= drawnCuts[shape].length / 2 ? [{ file: `cuts/${shape}-${number}-warm`, color: "L" }] : []),
    ...(tint === undefined ? [] : [{ file: `cuts/${shape}-${tint}`, color: `Fancy ${tint.split("-").map(capitalized).join(" ")}` }])
  ]
}

/** One tracing prints three hues. */
const vividAtOnce = [0, 3].map((first) => vividTints.slice(first, first + 3))

const vividStones = (shape: Shape): ReadonlyArray<Picture> =>
  vividAtOnce.map((shown, index) => ({
    name: `vivid/${shape}-${index + 1}`,
    files: shown.map((tint) => `vivid/${shape}-${tint}`),
    scene: () =>
      drawnStone(
        shape,
        index + 1,
        shown.map((tint) => `Fancy Vivid ${capitalized(tint)}`)
      ),
    widths: isFanned(shape) ? fannedVividWidths : vividWidths,
    traced: { size: 640, samples: 24 }
  }))

const capitalized = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

/** All frames of a turn are loaded at once. */
export const turnWidths: ReadonlyArray<Width> = [
  { pixels: 480, avif: 0, webp: 13_000 },
  { pixels: 640, avif: 18_000, webp: 0 }
]

const heroWidths: ReadonlyArray<Width> = [
  { pixels: 640, avif: 14_000, webp: 25_000 },
  { pixels: 736, avif: 17_000, webp: 31_000 },
  { pixels: 1080, avif: 32_000, webp: 57_000 },
  { pixels: 1600, avif: 64_000, webp: 115_000 }
]

/** One tracing prints three tints. */
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

const everyView: ReadonlyArray<PictureView> = ["main", "side", "turned", "detail"]

/** All published pictures; of pieces only those that a page shows. */
export const pictures: ReadonlyArray<Picture> = [
  ...shapes.map((shape) => ({ name: `stones/${shape}`, files: [`stones/${shape}`], scene: () => looseStone(shape), widths: stoneWidths })),
  ...shapes.flatMap((shape) => tintsAtOnce.map((shown, index) => tintedStones(shape, shown, index))),
  ...shapes.flatMap(drawnStones),
  ...shapes.flatMap(vividStones),
  { name: "hero-ring", files: ["hero-ring"], scene: hero, widths: heroWidths },
  { name: "jewelry/engagement", files: ["jewelry/engagement"], scene: engagement, widths: pieceWidths },
  ...drawnDesigns
    .flatMap(({ code, views }) => views.map((view) => piece(code, view, shownMetals(code, view))))
    .filter(({ files }) => files.length > 0)
]

const isDrawable = (design: DrawnDesign, view: PictureView): boolean => {
  if (view === "turned") return isTurned(design)
  return view !== "detail" || hasDetail(design)
}

/** Views of pieces not shown in the shop yet. */
export const drafts: ReadonlyArray<Picture> = drawnDesigns.flatMap(({ code }) =>
  everyView.filter((view) => !viewsOf(code).includes(view) && isDrawable(code, view)).map((view) => piece(code, view))
)

/** Frames of turns, rendered one by one; a turn is shown once all of its frames exist (`core/domain/gallery/turns.ts`). */
export const turns: ReadonlyArray<Picture> = [
  ...framesOfTurn("round", ["round"], turnedBrilliant),
  ...framesOfTurn(
    "solitaire",
    pictureMetals.map((metal) => `solitaire-${metal}`),
    turnedSolitaire
  )
]
