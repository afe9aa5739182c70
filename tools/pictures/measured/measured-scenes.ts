import {
  finishes,
  type MeasuredDesign,
  type MeasuredPicture,
  profiles,
  studSettings
} from "../../../core/domain/product/measured-picture.ts"
import type { Scene } from "../scene.ts"
import { asideOf } from "../sides.ts"
import { band } from "./bands.ts"
import { drops } from "./drops.ts"
import { hoops } from "./hoops.ts"
import { eternityBand, halfEternityBand } from "./stone-bands.ts"
import { haloStuds, studs } from "./studs.ts"

/** Scene of a piece with its own measures, in all metals. */
export const measuredScene = (picture: Omit<MeasuredPicture, "metal">): Scene =>
  picture.view === "main" ? front(picture) : asideOf(picture.design, front(picture))

const front = ({ design, measures: [first = 0, second = 0, third = 0], traits }: Omit<MeasuredPicture, "metal">): Scene =>
  scenes[design]([first, second, third], <Word extends string>(words: ReadonlyArray<Word>): Word => {
    const word = words.find((each) => traits.includes(each))
    if (word === undefined) throw new Error(`${design} is none of ${words.join(", ")}`)
    return word
  })

/** Measures of a picture, and a choice of its traits among given words. */
type Drawing = (measures: readonly [first: number, second: number, third: number], among: Choice) => Scene
type Choice = <Word extends string>(words: ReadonlyArray<Word>) => Word

const halfOf = (tenths: number): number => tenths / 20

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
  "single-drop": ([pear]) => drops(pear / 10, 1)
}
