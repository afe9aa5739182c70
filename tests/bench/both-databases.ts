import type { Layer } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Database, DatabaseFailed } from "../../server/platform/db/database.ts"
import * as pglite from "../../server/platform/db/pglite.ts"
import * as postgres from "../../server/platform/db/postgres.ts"
import type { Row } from "../../qa/measure.ts"
import { findPostgres, startPostgres } from "../support/database/postgres-cluster.ts"

type Measure = (database: "PGlite" | "PostgreSQL", layer: Layer.Layer<Database, DatabaseFailed>) => Promise<ReadonlyArray<Row>>

/** Measures a new PGlite and, if installed, a new PostgreSQL. */
export const measureDatabases = async (measure: Measure): Promise<ReadonlyArray<Row>> => {
  const folder = mkdtempSync(join(tmpdir(), "bench-"))
  const rows = await measure("PGlite", pglite.layer(folder))
  rmSync(folder, { recursive: true })
  const found = findPostgres()
  if ("missing" in found) return rows
  const cluster = startPostgres(found.bin)
  const others = await measure("PostgreSQL", postgres.layer(cluster.url))
  cluster.stop()
  return [...rows, ...others]
}
