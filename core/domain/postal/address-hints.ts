import { addressWords } from "./address.ts"

export type HintedPart = "settlement" | "street"

type Place = {
  readonly value: string
  readonly settlement: string
  readonly street: string | null
  readonly house: string | null
  readonly building?: string
  readonly flat?: string
}

export type HintOption = { readonly text: string; readonly fills: Readonly<Record<string, string>> }

/** Restricts a street search to the settlement. */
export const askedText = (part: HintedPart, typed: string, settlement: string): string =>
  part === "street" && settlement.trim() !== "" && typed.trim() !== "" ? `${settlement}, ${typed}` : typed

/** The settlement field offers whole addresses; the street field streets of its settlement, or else of other places. */
export const hintOptions = (part: HintedPart, settlement: string, places: ReadonlyArray<Place>): ReadonlyArray<HintOption> => {
  if (part === "settlement") return places.map((place) => ({ text: place.value, fills: filledBy(place) }))
  const streets = places.filter(({ street }) => street !== null)
  const localStreets = streets.filter((place) => isWithin(place, settlement))
  return localStreets.length === 0
    ? streets.map((place) => ({ text: place.value, fills: filledBy(place) }))
    : localStreets.map((place) => ({ text: shortText(place), fills: filledBy(place) }))
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

/** Allows a missing region. */
const isWithin = (place: Place, settlement: string): boolean => {
  const [typedWords, placeWords] = [addressWords(settlement), addressWords(place.settlement)]
  return typedWords.length > 0 && typedWords.every((word) => placeWords.includes(word))
}
