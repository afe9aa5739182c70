import type { Verdict } from "../test/tally.ts"

export type Requirement = { readonly id: string; readonly area: string; readonly text: string }

export type Proof = {
  /** Ids claimed by a passing test and by no failing one. */
  readonly proven: ReadonlySet<string>
  readonly mistakes: ReadonlyArray<string>
}

/** A test can hardly assert more. */
const maxIds = 3

/** Ids in a title: `[HDR-008] turns white at 53 px`, `[RT-001, RT-143] …` or `[RT-001] [RT-143] …`. */
export const idsOf = (title: string): ReadonlyArray<string> =>
  [...title.matchAll(/\[([A-Z]+-\d+(?:[,\s]+[A-Z]+-\d+)*)\]/g)].flatMap(([, ids = ""]) => ids.split(/[,\s]+/))

/** Ids claimed only by tests left for other runs. */
export const claimedElsewhere = (proven: ReadonlySet<string>, leftTitles: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(leftTitles.flatMap(idsOf).filter((id) => !proven.has(id)))

type TitledVerdict = Pick<Verdict, "title" | "outcome">

export const proofOf = (requirements: ReadonlyArray<Requirement>, verdicts: ReadonlyArray<TitledVerdict>): Proof => {
  const known = new Set(requirements.map(({ id }) => id))
  const claimed = (...outcomes: ReadonlyArray<Verdict["outcome"]>) =>
    new Set(verdicts.filter(({ outcome }) => outcomes.includes(outcome)).flatMap(({ title }) => idsOf(title)))
  const failed = claimed("failed")
  return {
    proven: new Set([...claimed("passed", "unsteady")].filter((id) => known.has(id) && !failed.has(id))),
    mistakes: verdicts.flatMap((verdict) => mistakesOf(verdict, known))
  }
}

const mistakesOf = ({ title, outcome }: TitledVerdict, known: ReadonlySet<string>): ReadonlyArray<string> => {
  const ids = idsOf(title)
  return [
    ...ids.filter((id) => !known.has(id)).map((id) => `${id} is not a requirement: ${title}`),
    ...(ids.length > maxIds ? [`${ids.length} ids in one title, ${maxIds} at most: ${title}`] : []),
    ...(ids.length > 0 && outcome === "skipped" ? [`a skipped test claims ${ids.join(", ")}: ${title}`] : [])
  ]
}
