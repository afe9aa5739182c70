import { absorptionOf } from "../../core/domain/optics/absorption.ts"
import { scale } from "../../core/domain/optics/geometry.ts"
import type { PieceTint } from "../../core/domain/product/stone-tint.ts"
import type { Scene } from "./scene.ts"
import { looseHalf } from "./stones.ts"

/** Brown is stronger than in a loose stone: beside rose gold it would look like a reflection of the metal. */
const colors: Readonly<Record<PieceTint, string>> = { "light-brown": "Fancy Brown", "light-yellow": "Fancy Light Yellow" }

/** Scene whose largest stones have a fancy colour, equally strong in every size; small ones stay colourless. */
export const tinted = (scene: Scene, tint: PieceTint | undefined): Scene => {
  if (tint === undefined) return scene
  const largest = Math.max(...scene.gems.map(({ size }) => size))
  return {
    ...scene,
    gems: scene.gems.map((gem) => ({ ...gem, isTinted: gem.size === largest })),
    tints: [scale(absorptionOf(colors[tint]), looseHalf / largest)]
  }
}
