import { Effect, type Layer, ManagedRuntime } from "effect"
import { addressWords } from "../../core/domain/postal/address.ts"
import { suggestPlaces } from "../../server/account/addresses.ts"
import type { Database, DatabaseFailed } from "../../server/platform/db/database.ts"
import { query } from "../../server/platform/db/query.ts"
import { migrate } from "../../server/platform/db/migrate.ts"
import { insertContent } from "../../server/seed/insert-content.ts"
import { fillPlaces } from "../../server/seed/insert-places.ts"
import { places } from "../../server/seed/places.ts"
import { percentile } from "../support/server/order-load.ts"
import { measureDatabases } from "./both-databases.ts"
import { referenceMs, type Row } from "../../qa/measure.ts"

/**
 * Suggestions while an address is typed letter by letter, over 100,000 streets. Limit: 20 ms at the 95th percentile (ADDR-006). PGlite runs
 * in this process, so it is measured in processor time; PostgreSQL in wall time.
 */
export const name = "address hints"

/** Terms that shoppers type: settlements, streets with and without one, common words, house numbers, places that do not exist. */
const terms = [
  ...["мирный тихонова 4", "москва тверская", "улица ленина", "лесная", "новая садовая", "казань баумана 12", "санкт-петербург невский"],
  ...["екатеринбург малышева 51", "советская", "нижний новгород большая покровская", "8 марта", "зоопарковая аллея", "южная молодёжная 7а"]
]

const typed = terms.flatMap((term) => [...term].map((_, index) => term.slice(0, index + 1)).slice(1))

/** Each street of the seed twelve times under other names. */
const manyPlaces = () => {
  const { settlements, streets } = places()
  const prefixes = [
    "",
    ...["Новая", "Старая", "Большая", "Малая", "Верхняя", "Нижняя", "Северная", "Южная", "Западная", "Восточная", "Дальняя"]
  ]
  const copies = prefixes.flatMap((prefix) =>
    streets.map((street) => ({
      ...street,
      name: `${prefix} ${street.name}`.trim(),
      words: [...new Set([...street.words, ...addressWords(prefix)])]
    }))
  )
  return { settlements, streets: copies.map((street, index) => ({ ...street, position: index + 1 })) }
}

export const run = (): Promise<ReadonlyArray<Row>> =>
  measureDatabases((database, layer) => measure(database, layer, database === "PGlite" ? processorMs : () => performance.now()))

const measure = async (database: string, layer: Layer.Layer<Database, DatabaseFailed>, now: () => number): Promise<Array<Row>> => {
  const runtime = ManagedRuntime.make(layer)
  await runtime.runPromise(migrate())
  await runtime.runPromise(Effect.andThen(insertContent, Effect.andThen(query<{ count: number }>(empty), fillPlaces(manyPlaces()))))
  await runtime.runPromise(query<{ count: number }>("vacuum (analyze) settlements, streets, street_words"))
  const [streets] = await runtime.runPromise(query<{ count: number }>("select count(*)::int4 as count from streets"))
  const reference = await referenceMs()
  const costs: Array<number> = []
  for (const term of typed) {
    const started = now()
    await runtime.runPromise(suggestPlaces("RU", term, 8))
    costs.push(now() - started)
  }
  await runtime.dispose()
  const row = (which: string, share: number): Row => {
    const value = percentile(costs, share)
    return { what: `${database}, ${streets?.count} streets, suggestions: ${which}`, value, unit: "ms", perReference: value / reference }
  }
  return [row("median", 0.5), row("95th percentile", 0.95), row("longest", 1)]
}

const processorMs = (): number => {
  const { system, user } = process.cpuUsage()
  return (user + system) / 1000
}

const empty = "truncate settlements, streets, street_words restart identity cascade"
