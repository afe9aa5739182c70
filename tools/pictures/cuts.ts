import { type Shape, shapes } from "../../core/domain/product/diamond.ts"
import type { Cut } from "../../core/domain/optics/cut.ts"
import { brilliant, singleCut } from "../../core/domain/optics/brilliant.ts"
import { fanned } from "../../core/domain/optics/fanned.ts"
import { ellipse, girdleOn, heartHalf, marquise, pear, superellipse } from "../../core/domain/optics/girdles.ts"
import { drawnCuts } from "../../core/domain/optics/drawn-cuts.ts"
import { solidOf } from "../../core/domain/optics/solid.ts"
import { stepped } from "../../core/domain/optics/stepped.ts"

/** Shapes of the shop, those in proportions of its stones (`round-3`), and the simple round cut of small stones. */
export type CutName = Shape | `${Shape}-${number}` | "melee"

/** Shapes without a number have ideal proportions; the long side is along z. */
export const cutOf = (name: CutName): Cut => {
  const [shape, number] = name.split("-")
  const ideal = cuts.get(shape ?? "")
  if (ideal === undefined) throw new Error(`There is no cut ${name}`)
  return number === undefined
    ? ideal()
    : drawnCut(
        name,
        shapes.find((known) => known === shape),
        Number(number)
      )
}

const drawnCut = (name: CutName, shape: Shape | undefined, number: number): Cut => {
  const proportions = shape && drawnCuts[shape][number - 1]
  const solid = proportions && solidOf({ shape, ...proportions })
  if (solid?._tag !== "Solid") throw new Error(`There is no cut ${name}`)
  return solid.cut
}

const cuts: ReadonlyMap<string, () => Cut> = new Map(
  Object.entries({
    round: () => brilliant(girdleOn(ellipse(1), "main"), { table: 0.57, crown: 34.5, pavilion: 40.75 }),
    oval: () => brilliant(girdleOn(ellipse(1.38), "main"), { table: 0.58, crown: 34.5, pavilion: 40.75 }),
    cushion: () => brilliant(girdleOn(superellipse(1.06, 2.9), "main"), { table: 0.6, crown: 35, pavilion: 41.5 }),
    princess: () => fanned({ length: 1, corner: 0.03 }, 0.68),
    emerald: () => stepped({ length: 1.4, corner: 0.3 }, 0.62),
    pear: () => brilliant(girdleOn(pear(1.6), "mid"), { table: 0.58, crown: 34.5, pavilion: 40.75, apex: -0.1 }),
    marquise: () => brilliant(girdleOn(marquise(1.95), "mid"), { table: 0.58, crown: 34.5, pavilion: 40.75 }),
    radiant: () => fanned({ length: 1.2, corner: 0.36 }, 0.64),
    asscher: () => stepped({ length: 1, corner: 0.42 }, 0.58),
    heart: () => brilliant(heartHalf(), { table: 0.57, crown: 34.5, pavilion: 40.75, apex: 0.02 }),
    melee: () => singleCut(girdleOn(ellipse(1), "main", 16), { table: 0.6, crown: 33, pavilion: 40.75 })
  } satisfies Readonly<Record<Shape | "melee", () => Cut>>)
)
