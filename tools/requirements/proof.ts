import type { Verdict } from "../test/tally.ts"

export type Requirement = { readonly id: string; readonly area: string; readonly text: string }

export type Proof = {
  /** Ids that at least one passing test claims and no failing one. */
  readonly proven: ReadonlySet<string>
  /** Claims that cannot be trusted, in words. */
  readonly mistakes: ReadonlyArray<string>
}

/** More ids than this in one title: the test can hardly assert them all. */
const mostIds = 3

/** The ids that a title claims: `[HDR-008] turns white at 53 px`, `[RT-001, RT-143] …` or `[RT-001] [RT-143] …`. */
export const idsOf = (title: string): ReadonlyArray<string> =>
  [...title.matchAll(/\[([A-Z]+-\d+(?:[,\s]+[A-Z]+-\d+)*)\]/g)].flatMap(([, ids = ""]) => ids.split(/[,\s]+/))

/** Ids that only tests which a run left for other runs claim. */
export const claimedElsewhere = (proven: ReadonlySet<string>, leftTitles: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(leftTitles.flatMap(idsOf).filter((id) => !proven.has(id)))

/** The part of a verdict that a proof needs: the title with its claims, and the outcome. */
type Told = Pick<Verdict, "title" | "outcome">

export const proofOf = (requirements: ReadonlyArray<Requirement>, verdicts: ReadonlyArray<Told>): Proof => {
  const known = new Set(requirements.map(({ id }) => id))
  const claimed = (...outcomes: ReadonlyArray<Verdict["outcome"]>) =>
    new Set(verdicts.filter(({ outcome }) => outcomes.includes(outcome)).flatMap(({ title }) => idsOf(title)))
  const failed = claimed("failed")
  return {
    proven: new Set([...claimed("passed", "unsteady")].filter((id) => known.has(id) && !failed.has(id))),
    mistakes: verdicts.flatMap((verdict) => mistakesOf(verdict, known))
  }
}

const mistakesOf = ({ title, outcome }: Told, known: ReadonlySet<string>): ReadonlyArray<string> => {
  const ids = idsOf(title)
  return [
    ...ids.filter((id) => !known.has(id)).map((id) => `${id} is no requirement: ${title}`),
    ...(ids.length > mostIds ? [`${ids.length} ids in one title, ${mostIds} at most: ${title}`] : []),
    ...(ids.length > 0 && outcome === "skipped" ? [`a skipped test claims ${ids.join(", ")}: ${title}`] : [])
  ]
}
