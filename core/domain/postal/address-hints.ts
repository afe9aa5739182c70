import { addressWords } from "./address.ts"

/** The parts of an address that are typed with suggestions. */
export type HintedPart = "settlement" | "street"

/** A place that the shop knows, as far as it is known: a settlement, a street of it, a house there. */
type Place = {
  readonly value: string
  readonly settlement: string
  readonly street: string | null
  readonly house: string | null
  readonly building?: string
  readonly flat?: string
}

/** What is suggested at a part, and what of an address it fills in. */
export type HintOption = { readonly text: string; readonly fills: Readonly<Record<string, string>> }

/** What is asked for while a part is typed: a street is looked for in its settlement. */
export const askedText = (part: HintedPart, typed: string, settlement: string): string =>
  part === "street" && settlement.trim() !== "" && typed.trim() !== "" ? `${settlement}, ${typed}` : typed

/**
 * What of the found places stands at a part. At the settlement it is everything, for a whole address may be typed there at once; at the street its
 * settlement's streets, or where it has none of this name those of other places, whole.
 */
export const hintOptions = (part: HintedPart, settlement: string, found: ReadonlyArray<Place>): ReadonlyArray<HintOption> => {
  if (part === "settlement") return found.map((place) => ({ text: place.value, fills: filledBy(place) }))
  const streets = found.filter(({ street }) => street !== null)
  const own = streets.filter((place) => isWithin(place, settlement))
  return own.length === 0
    ? streets.map((place) => ({ text: place.value, fills: filledBy(place) }))
    : own.map((place) => ({ text: shortText(place), fills: filledBy(place) }))
}

const shortText = ({ building, flat, house, street }: Place): string =>
  [street, house, building === undefined ? null : `корп. ${building}`, flat === undefined ? null : `кв. ${flat}`]
    .filter((text) => text !== null)
    .join(", ")

const filledBy = ({ building, flat, house, settlement, street }: Place): HintOption["fills"] => ({
  settlement,
  ...(street === null ? {} : { street }),
  ...(house === null ? {} : { house }),
  ...(building === undefined ? {} : { building }),
  ...(flat === undefined ? {} : { flat })
})

/** Whether a place is in the settlement that was typed, perhaps without its region. */
const isWithin = (place: Place, settlement: string): boolean => {
  const [typed, known] = [addressWords(settlement), addressWords(place.settlement)]
  return typed.length > 0 && typed.every((word) => known.includes(word))
}
