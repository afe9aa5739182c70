import { writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { withUsage } from "./arguments.ts"
import { chooseCuts } from "./drawn-cuts/choose-cuts.ts"
import { drawnCutFunction } from "./drawn-cuts/sql.ts"
import { inRoot } from "./root.ts"

/**
 * `npm run drawn-cuts` chooses the proportions of `core/domain/optics/drawn-cuts.json` from seed stones; `npm run render -- cuts/` draws
 * them. `-- --sql` prints the database function of that file, for a migration.
 */
const { sql } = await withUsage(
  "npm run drawn-cuts [-- --sql]",
  () => parseArgs({ options: { sql: { type: "boolean", default: false } } }).values
)
if (sql) console.log(drawnCutFunction())
else writeFileSync(inRoot("core/domain/optics/drawn-cuts.json"), `${JSON.stringify(chooseCuts(), null, 2)}\n`)
