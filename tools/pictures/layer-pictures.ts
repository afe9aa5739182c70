import { layerSettings } from "../../core/domain/constructor/layers.ts"
import { shapes, type Shape } from "../../core/domain/product/diamond.ts"
import { pictureMetals } from "../../core/domain/product/jewelry-picture.ts"
import type { Chain, Shank } from "../../core/domain/product/scaled-picture.ts"
import { chainScene, dropUpper, dropWith, pendantWith, pendantWithHalo, studWith } from "./hung-layers.ts"
import { cushionHaloRing } from "./heads.ts"
import { baseOf, bezelRing, haloRing, headOf, onShankOf, solitaireWith, threeStoneRing } from "./layers.ts"
import type { Width } from "./publish.ts"
import type { Picture, Scene } from "./scene.ts"

/** Shanks of the constructor's frames (`server/seed/frames`) beside the plain one. */
const framedShanks = ["flat", "knife", "twist", "split", "cathedral", "double", "wave"] as const satisfies ReadonlyArray<Shank>

/** Chains beside the cable chain. */
const framedChains = ["box", "rope", "ball"] as const satisfies ReadonlyArray<Chain>

/** Opaque layers below a head. */
const bases: ReadonlyArray<readonly [name: string, pixels: number, scene: () => Scene]> = [
  ["ring", 800, () => baseOf(solitaireWith("round"))],
  ["ring-halo", 800, () => baseOf(haloRing())],
  ...framedShanks.map((shank) => [`ring-${shank}`, 800, () => baseOf(onShankOf(solitaireWith("round"), shank))] as const),
  ["pendant-chain", 640, () => chainScene()],
  ...framedChains.map((kind) => [`pendant-chain-${kind}`, 640, () => chainScene(kind)] as const),
  ["drop-top", 640, dropUpper]
]

type Head = { readonly scene: (shape: Shape) => Scene; readonly cutOut: NonNullable<Picture["cutOut"]> }

/** Objects on the table cast their own shadow; a ring's head casts its shadow in the picture of the shank. */
const heads: Readonly<Record<string, Head>> = {
  solitaire: { scene: (shape) => headOf(solitaireWith(shape)), cutOut: "alone" },
  halo: { scene: () => headOf(haloRing()), cutOut: "alone" },
  "cushion-halo": { scene: () => headOf(cushionHaloRing()), cutOut: "alone" },
  bezel: { scene: () => headOf(bezelRing()), cutOut: "alone" },
  "three-stone": { scene: () => headOf(threeStoneRing()), cutOut: "alone" },
  pendant: { scene: pendantWith, cutOut: "with shadow" },
  "pendant-halo": { scene: pendantWithHalo, cutOut: "with shadow" },
  drop: { scene: dropWith, cutOut: "with shadow" },
  stud: { scene: studWith, cutOut: "with shadow" }
}

const filesOf = (name: string): ReadonlyArray<string> => pictureMetals.map((metal) => `layers/${name}-${metal}`)

const baseWidths = (pixels: number): ReadonlyArray<Width> => [
  { pixels: pixels / 2, avif: 9_000, webp: 11_000 },
  { pixels, avif: 22_000, webp: 0 }
]

/** Widths of heads, which a page composes in an SVG. An SVG image is one file, so it is WebP, which every browser supports. */
const headWidths = (pixels: number): ReadonlyArray<Width> => [
  { pixels: pixels / 2, avif: 0, webp: 16_000 },
  { pixels, avif: 0, webp: 46_000 }
]

/** Layers of the constructor's preview: every head in `core/domain/constructor/layers.ts`, and their bases. */
export const layerPictures: ReadonlyArray<Picture> = [
  ...bases.map(([name, pixels, scene]) => ({
    name: `layers/${name}`,
    files: filesOf(name),
    scene,
    widths: baseWidths(pixels),
    traced: { size: pixels, samples: 20 }
  })),
  ...Object.entries(layerSettings).flatMap(([key, { heads: drawn, name = key, pixels }]) =>
    shapes.flatMap((shape) => {
      const head = heads[name]
      if (head === undefined || drawn[shape] === undefined) return []
      return {
        name: `layers/${name}-${shape}`,
        files: filesOf(`${name}-${shape}`),
        scene: () => head.scene(shape),
        cutOut: head.cutOut,
        widths: headWidths(pixels),
        traced: { size: pixels, samples: 24 }
      }
    })
  )
]
