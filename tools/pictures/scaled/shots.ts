import { layerSettings } from "../../../core/domain/constructor/layers.ts"
import { add, type Vector } from "../../../core/domain/optics/geometry.ts"
import type { Shape } from "../../../core/domain/product/diamond.ts"
import { pictureMetals } from "../../../core/domain/product/jewelry-picture.ts"
import {
  type Chain,
  chains,
  isScaled,
  type ScaledDesign,
  type ScaledPicture,
  scaledViews,
  type ScaledView,
  type Shank,
  shanks
} from "../../../core/domain/product/scaled-picture.ts"
import type { PieceTint } from "../../../core/domain/product/stone-tint.ts"
import { basketRing, clusterRing, cushionHaloRing, halfBezelRing, sixClawRing } from "../heads.ts"
import { chainScene, pendantAnchor, pendantMiddle, pendantView, pendantWith, pendantWithHalo } from "../hung-layers.ts"
import {
  baseOf,
  bezelRing,
  haloRing,
  headOf,
  middleOf,
  onShankOf,
  partOf,
  type Ring,
  seat,
  solitaireWith,
  threeStoneRing
} from "../layers.ts"
import { shankY } from "../rings.ts"
import { rowOf } from "../row.ts"
import { tinted } from "../tinted.ts"
import { around, type Frame, framed, type Picture, projected, type Scene, type View } from "../scene.ts"

/** A piece in two layers, seen by one camera. Frames and points lie on the plane at distance 1 from it. */
export type ScaledShot = {
  readonly base: Picture
  readonly baseFrame: Frame
  readonly head: Picture
  readonly headFrame: Frame
  /** Point where the head meets the base; origin of its scaling. */
  readonly anchor: readonly [x: number, y: number]
  /** Longer side of the drawn main stone, millimetres. */
  readonly drawn: number
  /** Crop of the finished picture, with the piece in its middle. */
  readonly crop: (scale: number) => Frame
}

export const scaledShot = (
  design: ScaledDesign,
  view: ScaledView,
  { chain = "cable", shank = "plain", tint }: PieceKind = {}
): ScaledShot => {
  const piece = pieces[design]
  const shot = "ring" in piece ? ringShot(shank === "plain" ? piece : onShank(piece, shank), view) : pendantShot(piece, chain, view)
  return tint === undefined ? shot : { ...shot, head: inTint(shot.head, tint, `parts/${piece.name}-${tint}-${view}`) }
}

const inTint = (head: Picture, tint: PieceTint, name: string): Picture => ({
  ...head,
  name,
  files: pictureMetals.map((metal) => `${name}-${metal}`),
  scene: () => tinted(head.scene(), tint)
})

type PieceKind = Partial<Pick<ScaledPicture, "chain" | "shank" | "tint">>

/** Piece on another shank. A shank has one base for all heads, with the reflection of a round solitaire. */
const onShank = (piece: RingPiece, shank: Shank): RingPiece => ({
  ...piece,
  base: `ring-${shank}`,
  baseRing: onShankOf(solitaireWith("round"), shank)
})

type RingPiece = {
  readonly name: string
  readonly base: string
  readonly baseRing: Ring
  readonly ring: Ring
  readonly drawn: number
  readonly half: number
}
type PendantPiece = { readonly name: string; readonly pendant: Scene; readonly drawn: number }

const drawnIn = (setting: string, shape: Shape): number => {
  const drawn = layerSettings[setting]?.heads[shape]
  if (drawn === undefined) throw new Error(`no drawn size of ${setting} with ${shape}`)
  return drawn
}

const onPlain = { base: "ring-plain", baseRing: solitaireWith("round") }

const solitaire = (shape: Shape): RingPiece => ({
  name: `solitaire-${shape}`,
  ...onPlain,
  ring: solitaireWith(shape),
  drawn: drawnIn("solitaire", shape),
  half: 5.2
})

const pendant = (shape: Shape): PendantPiece => ({
  name: `pendant-${shape}`,
  pendant: pendantWith(shape),
  drawn: drawnIn("pendant", shape)
})

const pieces: Readonly<Record<ScaledDesign, RingPiece | PendantPiece>> = {
  solitaire: solitaire("round"),
  "solitaire-six": { ...solitaire("round"), name: "solitaire-six", ring: sixClawRing() },
  "solitaire-basket": { ...solitaire("round"), name: "solitaire-basket", ring: basketRing() },
  "solitaire-oval": solitaire("oval"),
  "solitaire-emerald": solitaire("emerald"),
  "solitaire-cushion": solitaire("cushion"),
  "solitaire-princess": solitaire("princess"),
  "solitaire-pear": solitaire("pear"),
  "solitaire-marquise": solitaire("marquise"),
  halo: { name: "halo", base: "ring-halo", baseRing: haloRing(), ring: haloRing(), drawn: drawnIn("halo", "round"), half: 5.8 },
  "three-stone": { name: "three-stone", ...onPlain, ring: threeStoneRing(), drawn: drawnIn("three-stone", "round"), half: 8 },
  bezel: { name: "bezel", ...onPlain, ring: bezelRing(), drawn: drawnIn("bezel", "round"), half: 4.8 },
  "half-bezel": { name: "half-bezel", ...onPlain, ring: halfBezelRing(), drawn: 6.2, half: 5.2 },
  cluster: { name: "cluster", ...onPlain, ring: clusterRing(), drawn: 3.2, half: 5.9 },
  "cushion-halo": { name: "cushion-halo", ...onPlain, ring: cushionHaloRing(), drawn: drawnIn("solitaire", "cushion"), half: 6 },
  "pendant-pear": pendant("pear"),
  "pendant-round": pendant("round"),
  "pendant-heart": pendant("heart"),
  "pendant-halo": { name: "pendant-halo", pendant: pendantWithHalo(), drawn: drawnIn("pendant-halo", "round") }
}

const middle: Vector = [0, shankY + 2.5, 0]
const headMiddle: Vector = add(seat, [0, 2.2, 0])

/** Cameras around a ring, and half of the crop's width in millimetres. */
const ringCameras: Readonly<Record<ScaledView, { readonly view: View; readonly half: number }>> = {
  main: { view: { target: middle, camera: around(middle, 85, 28, 26) }, half: 14.8 },
  side: { view: { target: middle, camera: around(middle, 85, -14, 14) }, half: 15.4 },
  turned: { view: { target: middle, camera: around(middle, 85, -30, 58) }, half: 13.8 },
  detail: { view: { target: headMiddle, camera: around(headMiddle, 60, 26, 30) }, half: 8.4 }
}

/** Width of a base in widths of its crop. */
const baseMargin = 1.18
const basePixels = 960

const ringShot = ({ base, baseRing, drawn, half, name, ring }: RingPiece, of: ScaledView): ScaledShot => {
  const { half: cropped, view } = ringCameras[of]
  const distance = Math.hypot(...add(view.camera, [-view.target[0], -view.target[1], -view.target[2]]))
  const centre = projected(of === "detail" ? headMiddle : [0, shankY + 3.4, 0], view)
  const baseFrame: Frame = [...centre, (cropped / distance) * baseMargin]
  const headFrame = partOf(view, middleOf(ring), half)
  const anchor = projected(seat, view)
  const shank = framed(shankOutline, view, 1)
  const top = Math.max(...[0, 1, 2, 3].map((side) => projected(add(seat, headTop(ring, side)), view)[1]))
  return {
    base: part(`${base}-${of}`, () => baseOf(baseRing, { view, frame: baseFrame }), basePixels, 24),
    baseFrame,
    head: part(`${name}-${of}`, () => headOf(ring, { view, frame: headFrame }), of === "detail" ? 576 : 448, 28, "alone"),
    headFrame,
    anchor,
    drawn,
    crop: (scale) => {
      const upper = anchor[1] + (top - anchor[1]) * scale
      const lower = of === "detail" ? upper - (cropped / distance) * 1.5 : shank[1] - shank[2]
      return within(baseFrame, [centre[0], (Math.max(upper, shank[1] + shank[2]) + lower) / 2, cropped / distance])
    }
  }
}

/** Corner around the main stone at the height of its table, millimetres from the seat; `side` from 0 to 3. */
const headTop = ({ rise }: Ring, side: number): Vector => [(side % 2) * 2 - 1, rise + 1.3, side < 2 ? 2 : -2]

const shankOutline = rowOf(24, (index): Vector => [
  9.94 * Math.cos((index * Math.PI) / 12),
  shankY + 9.94 * Math.sin((index * Math.PI) / 12),
  0
])

const pendantCameras: Readonly<Record<(typeof scaledViews)["pendant-pear"][number], View>> = {
  main: pendantView,
  side: { target: pendantView.target, camera: around(pendantView.target, 62, 28, 44) },
  turned: { target: pendantView.target, camera: around(pendantView.target, 62, -36, 62) }
}

const pendantShot = ({ drawn, name, pendant: scene }: PendantPiece, kind: Chain, of: ScaledView): ScaledShot => {
  const view = pendantCameras[of === "detail" ? "main" : of]
  const anchor = projected(pendantAnchor, view)
  const baseFrame: Frame = [0, 0, 0.185]
  const headFrame = partOf(view, pendantMiddle, 7)
  return {
    base: part(
      `${kind === "cable" ? "pendant-chain" : `pendant-chain-${kind}`}-${of}`,
      () => ({ ...chainScene(kind), ...view, frame: baseFrame }),
      basePixels,
      24
    ),
    baseFrame,
    head: part(`${name}-${of}`, () => ({ ...scene, ...view, frame: headFrame }), 512, 28, "with shadow"),
    headFrame,
    anchor,
    drawn,
    crop: (scale) => {
      const [right, down] = [headFrame[0] - anchor[0], headFrame[1] - anchor[1]]
      return within(baseFrame, [anchor[0] + right * scale * 0.7, anchor[1] + down * scale * 0.85, 0.148])
    }
  }
}

const part = (name: string, scene: () => Scene, size: number, samples: number, cutOut?: "alone" | "with shadow"): Picture => ({
  name: `parts/${name}`,
  files: pictureMetals.map((metal) => `parts/${name}-${metal}`),
  scene,
  widths: [],
  traced: { size, samples },
  ...(cutOut === undefined ? {} : { cutOut })
})

/** Moves a crop so that it lies within the base frame. */
const within = ([baseX, baseY, baseHalf]: Frame, [x, y, half]: Frame): Frame => {
  const room = Math.max(0, baseHalf - half)
  return [Math.min(baseX + room, Math.max(baseX - room, x)), Math.min(baseY + room, Math.max(baseY - room, y)), half]
}

/** Layers of all scaled pieces, each once, in the order of views; masters only. */
export const scaledParts: ReadonlyArray<Picture> = [
  ...new Map(
    (["main", "side", "turned", "detail"] as const).flatMap((view) =>
      Object.keys(scaledViews)
        .filter((design) => isScaled(design))
        .filter((design) => scaledViews[design].some((each) => each === view))
        .flatMap((design) => {
          const shots =
            "ring" in pieces[design] && design !== "halo"
              ? shanks.map((shank) => scaledShot(design, view, { shank }))
              : chains.map((chain) => scaledShot(design, view, { chain }))
          return shots.flatMap(({ base, head }) => [base, head]).map((picture) => [picture.name, picture] as const)
        })
    )
  ).values()
]
