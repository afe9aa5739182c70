import { toCyrillic, toOtherKeys } from "../search/search-readings.ts"
import { tidyLine } from "../text/tidy.ts"

/** `place` is the search text, the other parts fill fields. */
export type TypedAddress = {
  readonly place: string
  readonly house: string | null
  readonly building: string | null
  readonly flat: string | null
}

/** Likeliest first: as typed, or for Latin letters transliterated, then in the other keyboard layout. */
export const typedAddresses = (text: string): ReadonlyArray<TypedAddress> => {
  const line = tidyLine(text).toLowerCase()
  const isLatin = /[a-z]/.test(line) && !/[а-яё]/.test(line)
  return (isLatin ? [sounded(line), toOtherKeys(line)] : [line]).flatMap(readAddress)
}

/**
 * Drops postcodes, moves «д. 5», «корп. 2», «стр. 1», «кв. 7» to their fields. Unlabelled last numbers may be a house, house and flat, or part of a
 * name («8 Марта»): returns both readings.
 */
const readAddress = (line: string): ReadonlyArray<TypedAddress> => {
  const tokens = tokensOf(line)
  const parts: Record<Part, string | null> = { house: null, building: null, structure: null, flat: null }
  const place: Array<string> = []
  for (let at = 0; at < tokens.length; at++) {
    const [token = "", next = ""] = [tokens[at], tokens[at + 1]]
    const part = labels.get(token)
    if (part !== undefined && /^\d/.test(next) && parts[part] === null) {
      parts[part] = next
      at++
    } else if (!/^\d{6}$/.test(token)) place.push(aliases.get(token) ?? token)
  }
  if (parts.house !== null) return [composed(place, parts)]
  const numbers = place.length - place.findLastIndex((token) => !isHouse(token)) - 1
  if (numbers === 0 || numbers === place.length) return [composed(place, parts)]
  const [house = null, flat = null] = place.slice(-Math.min(numbers, 2))
  const parted = composed(place.slice(0, -Math.min(numbers, 2)), { ...parts, house, flat: parts.flat ?? flat })
  return (parts.building ?? parts.structure ?? parts.flat) ? [parted] : [composed(place, parts), parted]
}

type Part = "house" | "building" | "structure" | "flat"

const composed = (
  place: ReadonlyArray<string>,
  { building, flat, house, structure }: Readonly<Record<Part, string | null>>
): TypedAddress => ({
  place: place.join(" "),
  house: house === null ? null : structure === null ? house : `${house}стр${structure}`,
  building,
  flat
})

const isHouse = (token: string): boolean => /^\d{1,4}[а-яa-z]?(?:[/-]\d{1,3})?$/.test(token)

const tokensOf = (line: string): ReadonlyArray<string> =>
  line
    .replaceAll(/(\d)(корп|стр|кв|к|с)\.?(?=\d)/g, "$1 $2 ")
    .replaceAll(/(^|[^\p{L}\d])(дом|корпус|корп|строение|стр|кв|д|к)\.?№?(?=\d)/gu, "$1$2 ")
    .match(/[\p{L}\d]+(?:[-/][\p{L}\d]+)*/gu)
    ?.map(withOneScript) ?? []

const labels: ReadonlyMap<string, Part> = new Map([
  ...(["д", "дом"] as const).map((word) => [word, "house"] as const),
  ...(["к", "корп", "корпус"] as const).map((word) => [word, "building"] as const),
  ...(["с", "стр", "строение"] as const).map((word) => [word, "structure"] as const),
  ...(["кв", "квартира", "оф", "офис", "ап", "апартаменты"] as const).map((word) => [word, "flat"] as const)
])

/** Abbreviations and English names of cities. */
const aliases: ReadonlyMap<string, string> = new Map([
  ...(["спб", "питер", "петербург", "saint-petersburg", "petersburg"] as const).map((name) => [name, "санкт-петербург"] as const),
  ...(["мск", "мосцов"] as const).map((name) => [name, "москва"] as const),
  ["екб", "екатеринбург"],
  ["нск", "новосибирск"],
  ["ннов", "нижний новгород"]
])

const withOneScript = (word: string): string =>
  /[а-яё]/.test(word) && /[a-z]/.test(word) ? word.replaceAll(/[a-z]/g, (letter) => alike[letter] ?? letter) : word

const alike: Readonly<Record<string, string>> = {
  a: "а",
  b: "в",
  c: "с",
  e: "е",
  h: "н",
  k: "к",
  m: "м",
  o: "о",
  p: "р",
  t: "т",
  x: "х",
  y: "у"
}

/** Adds Russian adjective endings for «Nevskiy», «Nevsky», «Leninskij». */
const sounded = (line: string): string =>
  toCyrillic(line)
    .replaceAll(/(?<=[аеиоуыэюя])ы/g, "й")
    .replaceAll(/(?<=[кгх])ы(?![а-я])/g, "ий")
