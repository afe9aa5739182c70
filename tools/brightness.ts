import { writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { shapes } from "../core/domain/product/diamond.ts"
import { withUsage } from "./arguments.ts"
import { type BakedShape, bakeShape, sourceHash } from "./brightness/bake.ts"
import { brightnessFunction } from "./brightness/sql.ts"
import { inRoot } from "./root.ts"

/**
 * `npm run brightness` measures the nodes of the table by the optical model (minutes). `-- --sql` prints the database function of that
 * table, for a migration.
 */
const table = "core/domain/optics/brightness-table.json"

const { sql } = await withUsage(
  "npm run brightness [-- --sql]",
  () => parseArgs({ options: { sql: { type: "boolean", default: false } } }).values
)
if (sql) console.log(brightnessFunction())
else {
  const baked = shapes.map((shape) => [shape, bakeShape(shape)] as const)
  writeFileSync(inRoot(table), `${JSON.stringify({ source: sourceHash(), shapes: Object.fromEntries<BakedShape>(baked) }, null, 2)}\n`)
}
