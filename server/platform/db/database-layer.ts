import type { Layer } from "effect"
import type { Environment } from "../../environment.ts"
import type { Database, DatabaseFailed } from "./database.ts"
import * as pglite from "./pglite.ts"
import * as postgres from "./postgres.ts"

/** Database of the environment: PostgreSQL by its URL, else PGlite in the data folder. */
export const databaseLayer = ({
  databaseUrl,
  dataFolder
}: Pick<Environment, "databaseUrl" | "dataFolder">): Layer.Layer<Database, DatabaseFailed> =>
  databaseUrl === null ? pglite.layer(`${dataFolder}/db`) : postgres.layer(databaseUrl)
