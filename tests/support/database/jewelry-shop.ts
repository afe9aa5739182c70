import { Effect } from "effect"
import { afterAll, beforeAll } from "vitest"
import type { Database } from "../../../server/platform/db/database.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { query } from "../../../server/platform/db/query.ts"
import { insertJewelry } from "../../../server/seed/insert-jewelry.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { type TestPiece, testJewelry } from "../samples/test-jewelry.ts"
import { runtimeOf, type TestDatabase } from "./databases.ts"
import { triedIn } from "./tried.ts"

type Runtime = ReturnType<typeof runtimeOf>

/** Database of a `describe` with the seeded jewelry. */
export const jewelryShop = (start: () => Promise<TestDatabase>) => {
  let database: Runtime
  beforeAll(async () => {
    database = runtimeOf(await start())
    await database.run(migrate())
    await database.run(seedIfEmpty({ diamonds: 0 }))
  })
  afterAll(() => database.stop())
  return {
    run: <A, E>(program: Effect.Effect<A, E, Database>) => database.run(program),
    /** Runs a query in a shop with only these pieces. */
    among: <A, E>(own: ReadonlyArray<TestPiece>, program: Effect.Effect<A, E, Database>) =>
      triedIn(
        database,
        Effect.andThen(
          query("truncate jewelry, jewelry_skus"),
          Effect.flatMap(insertJewelry(testJewelry(...own)), () => program)
        )
      )
  }
}
