import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, describe, expect, test } from "vitest"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { databasesByTurn, runtimeOf } from "../../support/database/databases.ts"

const own = fileURLToPath(new URL("../../../server/platform/db/migrations", import.meta.url))
const before = mkdtempSync(join(tmpdir(), "gran-before-"))
for (const name of readdirSync(own)) if (name < "0017") cpSync(join(own, name), join(before, name))
afterAll(() => rmSync(before, { recursive: true, force: true }))

describe.each(databasesByTurn(import.meta.filename, "server/platform/db/migrations"))(
  "the migration to confirmed addresses on $name",
  ({ startEmpty }) => {
    test("confirms addresses of existing accounts and subscriptions, but not of later ones", async () => {
      const database = runtimeOf(await startEmpty())
      await database.run(migrate(before))
      await database.query(
        "insert into users (email_key, email, password_hash, name) values ('old@gran.test', 'old@gran.test', 'x', 'Анна')"
      )
      await database.query("insert into newsletter_subscriptions (email_key, email) values ('old@gran.test', 'old@gran.test')")
      await database.run(migrate())
      await database.query(
        "insert into users (email_key, email, password_hash, name) values ('new@gran.test', 'new@gran.test', 'x', 'Вера')"
      )
      expect(await database.query("select email, email_confirmed_at = created_at as known, awaiting_email from users order by id")).toEqual(
        [
          { email: "old@gran.test", known: true, awaiting_email: null },
          { email: "new@gran.test", known: null, awaiting_email: null }
        ]
      )
      expect(await database.query("select email, confirmed_at = accepted_at as known from newsletter_subscriptions")).toEqual([
        { email: "old@gran.test", known: true }
      ])
      await database.stop()
    })
  }
)
