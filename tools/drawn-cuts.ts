import { writeFileSync } from "node:fs"
import { chooseCuts } from "./drawn-cuts/choose-cuts.ts"
import { drawnCutFunction } from "./drawn-cuts/sql.ts"
import { inRoot } from "./root.ts"

/**
 * `npm run drawn-cuts` chooses the proportions of `core/domain/optics/drawn-cuts.json` from the stones of the seed; `npm run render -- cuts/` draws
 * them. `-- --sql` prints the function of the database made from that file, for a new migration.
 */
if (process.argv.includes("--sql")) console.log(drawnCutFunction())
else writeFileSync(inRoot("core/domain/optics/drawn-cuts.json"), `${JSON.stringify(chooseCuts(), null, 2)}\n`)
