import { nbsp } from "../text/numbers.ts"
import type { Arrival } from "../delivery/arrival.ts"
import { arrivalWords, arrivesWords, untilWords } from "../delivery/arrival-words.ts"

/** «Есть в салоне: На Петровке. Заберите 24 ноября, если заказать до 18:00 24 ноября». Names the salons with the first one's term. */
export const salonsWords = (salons: ReadonlyArray<{ readonly name: string; readonly arrival: Arrival }>): string => {
  const [first] = salons
  if (first === undefined) return ""
  const alike = salons.filter(
    ({ arrival }) => arrival.until === first.arrival.until && arrivalWords(arrival) === arrivalWords(first.arrival)
  )
  const where = `Есть в${nbsp}${alike.length === 1 ? "салоне" : "салонах"}: ${alike.map(({ name }) => name).join(", ")}`
  return [`${where}. Заберите ${arrivesWords(first.arrival.term)}`, untilWords(first.arrival)].filter((words) => words !== "").join(", ")
}
