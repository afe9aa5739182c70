import * as postgres from "../../server/platform/db/postgres.ts"
import { seedIfEmpty } from "../../server/seed/seed.ts"
import { runtimeOf, startSeededPostgres } from "../support/database/databases.ts"
import { orderUnderLoad, percentile } from "../support/server/order-load.ts"
import { findPostgres } from "../support/database/postgres-cluster.ts"
import { startShopProcess } from "../support/server/shop-processes.ts"
import type { Row } from "../../qa/measure.ts"

/** Twenty orders a second for a minute at two server processes over one PostgreSQL: none lost, none doubled, none refused. */
export const name = "orders under load"

export const run = async (): Promise<ReadonlyArray<Row>> => {
  const found = findPostgres()
  if ("missing" in found) return []
  const cluster = await startSeededPostgres(found.bin)
  const runtime = runtimeOf({ layer: postgres.layer(cluster.url), stop: async () => cluster.stop() })
  try {
    await runtime.run(seedIfEmpty({ diamonds: 3000 }))
    const shops = await Promise.all([startShopProcess(cluster.url), startShopProcess(cluster.url)])
    try {
      await orderUnderLoad(shops, runtime, { perSecond: 5, seconds: 4, buyers: 5 })
      const { answers, asked, doubled, lost, perSecond, refusals, visits } = await orderUnderLoad(shops, runtime, {
        perSecond: 20,
        seconds: 60,
        // Eight orders each: a user may hold twenty unpaid things.
        buyers: 150
      })
      if (refusals.length > 0) throw new Error(`${refusals.length} of ${asked} were refused: ${[...new Set(refusals)].join("; ")}`)
      return [
        { what: "orders asked for in a minute, each tenth at both servers", value: asked, unit: "" },
        { what: "lost", value: lost, unit: "" },
        { what: "doubled", value: doubled, unit: "" },
        { what: "orders a second", value: perSecond, unit: "" },
        { what: "a confirmation, on the clock, median", value: percentile(answers, 0.5), unit: "ms" },
        { what: "a confirmation, on the clock, 95th percentile", value: percentile(answers, 0.95), unit: "ms" },
        { what: "from an empty cart to the order, on the clock, 95th percentile", value: percentile(visits, 0.95), unit: "ms" }
      ]
    } finally {
      for (const shop of shops) await shop.stop()
    }
  } finally {
    await runtime.stop()
  }
}
