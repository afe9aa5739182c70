import {
  finishes,
  type MeasuredDesign,
  type MeasuredPicture,
  profiles,
  studSettings
} from "../../../core/domain/product/measured-picture.ts"
import { bangle, chainBracelet, emeraldLine } from "../bangles.ts"
import { tennis } from "../bracelets.ts"
import { barBrooch, circleBrooch } from "../brooches.ts"
import { lariat, rivieraPear } from "../fringes.ts"
import { branchBrooch, starBrooch } from "../lapels.ts"
import { riviera, station } from "../necklaces.ts"
import type { Scene } from "../scene.ts"
import { tinted } from "../tinted.ts"
import { seenFrom } from "../views.ts"
import { band } from "./bands.ts"
import { drops } from "./drops.ts"
import { hoops } from "./hoops.ts"
import { nearScale } from "./near-scale.ts"
import { eternityBand, halfEternityBand } from "./stone-bands.ts"
import { haloStuds, studs } from "./studs.ts"

/** Scene of a piece with its own measures, in all metals. */
export const measuredScene = (picture: Omit<MeasuredPicture, "metal">): Scene =>
  tinted(seenFrom(picture.view, picture.design, front(picture)), picture.tint)

const front = ({ design, measures: [first = 0, second = 0, third = 0], traits }: Omit<MeasuredPicture, "metal">): Scene =>
  scenes[design]([first, second, third], <Word extends string>(words: ReadonlyArray<Word>): Word => {
    const word = words.find((each) => traits.includes(each))
    if (word === undefined) throw new Error(`${design} is none of ${words.join(", ")}`)
    return word
  })

/** Draws a design by the measures of a picture (tenths of a mm, or counts); `among` chooses its trait out of the given words. */
type Drawing = (measures: readonly [first: number, second: number, third: number], among: Choice) => Scene
type Choice = <Word extends string>(words: ReadonlyArray<Word>) => Word

/** Half-width in mm of a measure in tenths. */
const halfOf = (tenths: number): number => tenths / 20

/** Third of the half-width of a pear in mm, by its length in tenths. */
const dropOf = (tenths: number): number => tenths / 10 / 2.6 / 3

/** Lengths of a bracelet and a necklace for which the pieces' data count the stones, millimetres. */
const [braceletRound, necklaceRound] = [165, 385]

/** Radius of the circle of stones in a wreath, by their half-width. Its outer diameter is 8.2 stone diameters, as in the pieces' data. */
const bendOfWreath = (size: number): number => 8.2 * size - 1.22 * size - 0.34

const atOneScale = (common: number, scene: Scene): Scene => ({ ...scene, frame: nearScale(scene.frame, common) })

const scenes: Readonly<Record<MeasuredDesign, Drawing>> = {
  band: ([wide, thick], among) => band(among(profiles), among(finishes), wide / 10, thick / 10),
  bevelled: ([wide, thick], among) => band("bevelled", among(finishes), wide / 10, thick / 10),
  eternity: ([stones, size, wide]) => eternityBand({ stones, size: halfOf(size), wide: wide / 10 }),
  "half-eternity": ([stones, size, wide]) => halfEternityBand({ stones, size: halfOf(size), wide: wide / 10 }),
  studs: ([size], among) => studs(among(studSettings), halfOf(size), 2),
  "single-stud": ([size], among) => studs(among(studSettings), halfOf(size), 1),
  "halo-studs": ([size]) => haloStuds(halfOf(size)),
  hoops: ([outer, wide, size]) => hoops({ outer: outer / 10, wide: wide / 10, size: halfOf(size) }, 2),
  "single-hoop": ([outer, wide, size]) => hoops({ outer: outer / 10, wide: wide / 10, size: halfOf(size) }, 1),
  drops: ([pear]) => drops(pear / 10, 2),
  "single-drop": ([pear]) => drops(pear / 10, 1),
  tennis: ([size, stones]) => tennis({ size: halfOf(size), pitch: braceletRound / stones }),
  bangle: ([size, wide, thick]) => bangle({ size: halfOf(size), wide: wide / 10, thick: thick / 10 }),
  "chain-bracelet": ([size]) => chainBracelet({ size: halfOf(size) }),
  "emerald-line": ([across, members]) => emeraldLine({ size: halfOf(across), pitch: braceletRound / members, members }),
  riviera: ([size, stones]) => riviera({ size: halfOf(size), pitch: necklaceRound / stones }),
  station: ([size, stones]) => station({ size: halfOf(size), stones, step: 66 / stones, half: 0.2 }),
  "riviera-pear": ([pear, size, stones]) => rivieraPear({ size: halfOf(size), pitch: necklaceRound / stones, drop: dropOf(pear) }),
  lariat: ([pear, size, tail]) => lariat({ size: halfOf(size), drop: dropOf(pear), tail: tail / 10, shown: [9.5, 24.5] }),
  "bar-brooch": ([middle, size]) => atOneScale(0.235, barBrooch({ middle: halfOf(middle), size: halfOf(size) })),
  "circle-brooch": ([size]) => atOneScale(0.185, circleBrooch({ size: halfOf(size), bend: bendOfWreath(halfOf(size)) })),
  "star-brooch": ([middle]) => atOneScale(0.19, starBrooch({ middle: halfOf(middle) })),
  "branch-brooch": ([long]) => atOneScale(0.2, branchBrooch({ size: long / 10 / 3.9 }))
}
