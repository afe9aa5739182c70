import { addressWords } from "../../core/domain/postal/address.ts"
import { commonStreets, localStreets, shortNames, type Settlement, settlements } from "./content/settlements.ts"
import { makeRandom } from "./random.ts"

/** `settlement` is a position, from 1. */
export type SeedStreet = {
  readonly settlement: number
  readonly name: string
  readonly position: number
  readonly words: ReadonlyArray<string>
}

/** Same rows on every machine. */
export const places = () => ({
  settlements: settlements.map((place, index) => ({ ...place, position: index + 1, words: wordsOf(place) })),
  streets: settlements
    .flatMap((place, index) =>
      streetsOf(place, index).map((name) => ({
        settlement: index + 1,
        name,
        words: [...new Set([...wordsOf(place), ...addressWords(name)])]
      }))
    )
    .map((street, index): SeedStreet => ({ ...street, position: index + 1 }))
})

const wordsOf = ({ name, region }: Settlement) => addressWords(`${name} ${region ?? ""} ${shortNames[name] ?? ""}`)

/** Common streets that every settlement has. */
const everywhere = 12

/** Share of the other common streets, by settlement size. */
const share = { 1: 0.5, 2: 0.75, 3: 1 } as const

const streetsOf = ({ name, size }: Settlement, index: number): ReadonlyArray<string> => {
  const random = makeRandom(9_000 + index)
  const common = commonStreets.filter((_, place) => place < everywhere || random.next() < share[size])
  return [...new Set([...(localStreets[name]?.split(/\s*;\s*/) ?? []), ...common])]
}
