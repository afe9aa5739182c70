import type { Layer } from "effect"
import type { Environment } from "../environment.ts"
import type { Database, DatabaseFailed } from "./database.ts"
import * as pglite from "./pglite.ts"
import * as postgres from "./postgres.ts"

export const databaseLayer = ({
  databaseUrl,
  dataFolder
}: Pick<Environment, "databaseUrl" | "dataFolder">): Layer.Layer<Database, DatabaseFailed> =>
  databaseUrl === null ? pglite.layer(`${dataFolder}/db`) : postgres.layer(databaseUrl)
