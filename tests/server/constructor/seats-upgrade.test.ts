import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { countFrameFacets } from "../../../server/constructor/frame-list.ts"
import { query } from "../../../server/platform/db/query.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { blanks } from "../../../server/seed/frames/frames.ts"
import { bothDatabases, runtimeOf } from "../../support/database/databases.ts"

const migrations = fileURLToPath(new URL("../../../server/platform/db/migrations", import.meta.url))

/** Rows of the previous version, which stored only carats. */
const insertBlanks = `insert into blanks (id, code, slug, category, position, name, description, stones_count, shapes, least_weight, most_weight, inserts, previews)
  select id, code, slug, category, position, name, description, "stonesCount", shapes, "minWeight", "maxWeight", inserts, previews
  from jsonb_to_recordset($1::jsonb) as blank (id int4, code text, slug text, category text, position int4, name text, description jsonb,
    "stonesCount" int4, shapes jsonb, "minWeight" float8, "maxWeight" float8, inserts jsonb, previews jsonb)`

const insertFrames = `insert into frames (id, blank_id, position, code, part_number, metal, metal_color, metal_probe, size, weight, tag_number, price, is_active)
  select id, id, 1, code, code, 'gold', 'white', 585, 17, 3, code, 20000, true from blanks`

test.each(bothDatabases())("a shop whose frames stored only carats gets the seed's seats and filters on $name", async ({ startEmpty }) => {
  const folder = mkdtempSync(join(tmpdir(), "gran-seats-"))
  for (const name of readdirSync(migrations).filter((file) => file < "0030")) copyFileSync(join(migrations, name), join(folder, name))
  const database = runtimeOf(await startEmpty())
  await database.run(migrate(folder))
  await database.run(query(insertBlanks, [JSON.stringify(blanks())]))
  await database.run(query(insertFrames))
  await database.run(migrate())
  expect(await database.run(query("select slug, seats, measures from blanks order by id"))).toEqual(
    blanks().map(({ measures, seats, slug }) => ({ slug, seats, measures: measures.filter(({ name }) => name === "Ширина шинки") }))
  )
  expect((await database.run(countFrameFacets({ category: "kolco" }))).total).toBe(16)
  await database.stop()
  rmSync(folder, { recursive: true })
})
