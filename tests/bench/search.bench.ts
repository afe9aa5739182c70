import { Effect, type Layer, ManagedRuntime } from "effect"
import type { Database, DatabaseFailed } from "../../server/platform/db/database.ts"
import { findJewelry } from "../../server/catalogue/jewelry-list.ts"
import { migrate } from "../../server/platform/db/migrate.ts"
import { replaceDiamonds } from "../../server/seed/seed.ts"
import { insertContent } from "../../server/seed/insert-content.ts"
import { findSuggestions } from "../../server/search/find-products.ts"
import { measureDatabases } from "./both-databases.ts"
import { fillTwentyThousandVariants } from "./many-variants.ts"
import { referenceMs, type Row } from "../../qa/measure.ts"

/**
 * Suggestions while typing letter by letter, with ten list pages a second in parallel, over 100,000 stones and 20,000 variants. Limit: 20
 * ms at the 95th percentile.
 */
export const name = "search"

/** Terms that visitors type: categories, metals, names, grades, typos, the wrong keyboard, articles, prices. */
const terms = [
  ...["кольцо изумруд", "помолвочное кольцо", "серьги из белого золота", "круг 1 карат", "бриллиант груша", "Полярис", "белые ночи"],
  ...["обручльное", "rjkmwj", "sergi", "10248617", "02806", "гарантия", "luminous", "принцесса E VS1", "браслет платина", "кольцо изумрут"],
  ...["кольца до 100 тысяч", "бриллиант 1 карат до 1 млн", "rjkmwf lj 100 nsczx", "желтый бриллиант", "кольцо D VVS1"]
]

/** Prefixes of each term from its second letter on. */
const typed = terms.flatMap((term) => [...term].map((_, index) => term.slice(0, index + 1)).slice(1))

export const run = (): Promise<ReadonlyArray<Row>> => measureDatabases(measure)

const measure = async (database: string, layer: Layer.Layer<Database, DatabaseFailed>): Promise<Array<Row>> => {
  const runtime = ManagedRuntime.make(layer)
  await runtime.runPromise(migrate())
  await runtime.runPromise(Effect.all([insertContent, fillTwentyThousandVariants, replaceDiamonds(100_000)], { discard: true }))
  const reference = await referenceMs()
  const pending: Array<Promise<unknown>> = []
  const beside = setInterval(() => pending.push(runtime.runPromise(findJewelry({ page: 1, pageSize: 24 }))), 100)
  const costs: Array<number> = []
  for (const term of typed) {
    const started = performance.now()
    await runtime.runPromise(findSuggestions(term))
    costs.push(performance.now() - started)
  }
  clearInterval(beside)
  await Promise.all(pending)
  await runtime.dispose()
  return Object.entries({ median: 50, "95th percentile": 95, longest: 100 }).map(([which, part]) => {
    const value =
      costs.toSorted((one, other) => one - other)[Math.min(costs.length - 1, Math.floor((costs.length * part) / 100))] ?? Number.NaN
    return { what: `${database}, suggestions: ${which}`, value, unit: "ms", perReference: value / reference }
  })
}
