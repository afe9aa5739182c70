import { turnFrames } from "../../core/domain/gallery/turns.ts"
import { compose, turnAround } from "../../core/domain/optics/geometry.ts"
import { solitaire } from "./rings.ts"
import { around, type Scene } from "./scene.ts"
import { looseStone } from "./stones.ts"

const step = 360 / turnFrames

/** Round brilliant rotated about the vertical axis of its picture. It floats, so that it never touches the table. */
export const turnedBrilliant = (frame: number): Scene => {
  const scene = looseStone("round")
  const gems = scene.gems.map((gem) => ({
    ...gem,
    place: [gem.place[0], gem.size * 1.1, gem.place[2]] as const,
    turn: compose(turnAround([0, 0, 1], frame * step), gem.turn)
  }))
  return { ...scene, gems }
}

/** Solitaire with a rotating camera; the frame is constant. */
export const turnedSolitaire = (frame: number): Scene => {
  const scene = solitaire()
  return { ...scene, camera: around(scene.target, 85, 30 + frame * step, 27) }
}
