import { nbsp } from "../text/numbers.ts"
import { lowerFirst } from "../text/typography.ts"
import type { Arrival } from "../delivery/arrival.ts"
import { formatArrival, formatTermAfterVerb, untilText } from "../delivery/arrival-text.ts"

/** «Есть в наличии: салон на Петровке. Заберите 24 ноября, если заказать до 18:00 24 ноября». Names the salons with the first one's term. */
export const salonsText = (salons: ReadonlyArray<{ readonly name: string; readonly arrival: Arrival }>): string => {
  const [first] = salons
  if (first === undefined) return ""
  const alike = salons.filter(
    ({ arrival }) => arrival.until === first.arrival.until && formatArrival(arrival) === formatArrival(first.arrival)
  )
  const where = `Есть в${nbsp}наличии: ${alike.map(({ name }) => lowerFirst(name)).join(", ")}`
  return [`${where}. Заберите ${formatTermAfterVerb(first.arrival.term)}`, untilText(first.arrival)]
    .filter((text) => text !== "")
    .join(", ")
}
