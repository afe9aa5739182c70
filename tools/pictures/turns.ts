import { turnFrames } from "../../core/domain/product/turns.ts"
import { compose, turnAround } from "../../core/domain/optics/geometry.ts"
import { solitaire } from "./rings.ts"
import { around, type Scene } from "./scene.ts"
import { looseStone } from "./stones.ts"

const step = 360 / turnFrames

/** The round brilliant turned about the upright of its picture: table, profile, pavilion and back. It floats, so that no side of it touches the table. */
export const turnedBrilliant = (frame: number): Scene => {
  const scene = looseStone("round")
  const gems = scene.gems.map((gem) => ({
    ...gem,
    place: [gem.place[0], gem.size * 1.1, gem.place[2]] as const,
    turn: compose(turnAround([0, 0, 1], frame * step), gem.turn)
  }))
  return { ...scene, gems }
}

/** The solitaire as one sees it who walks around it; the frame stays, so that it turns in place. */
export const turnedSolitaire = (frame: number): Scene => {
  const scene = solitaire()
  return { ...scene, camera: around(scene.target, 85, 30 + frame * step, 27) }
}
