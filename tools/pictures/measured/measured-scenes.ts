import { finishes, type MeasuredPicture, profiles, studSettings } from "../../../core/domain/product/measured-picture.ts"
import type { Scene } from "../scene.ts"
import { asideOf } from "../sides.ts"
import { band } from "./bands.ts"
import { drops } from "./drops.ts"
import { studs } from "./studs.ts"

/** Scene of a piece with its own measures, in all metals. */
export const measuredScene = (picture: Omit<MeasuredPicture, "metal">): Scene =>
  picture.view === "main" ? front(picture) : asideOf(picture.design, front(picture))

const front = ({ design, measures: [first = 0, second = 0], traits }: Omit<MeasuredPicture, "metal">): Scene => {
  const among = <Word extends string>(words: ReadonlyArray<Word>): Word => {
    const word = words.find((each) => traits.includes(each))
    if (word === undefined) throw new Error(`${design} is none of ${words.join(", ")}`)
    return word
  }
  switch (design) {
    case "band":
      return band(among(profiles), among(finishes), first / 10, second / 10)
    case "bevelled":
      return band("bevelled", among(finishes), first / 10, second / 10)
    case "studs":
      return studs(among(studSettings), first / 20, 2)
    case "single-stud":
      return studs(among(studSettings), first / 20, 1)
    case "drops":
      return drops(first / 10, 2)
    case "single-drop":
      return drops(first / 10, 1)
  }
}
