import { Effect } from "effect"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { query } from "../../../server/platform/db/query.ts"
import { migrate, MigrationChanged, MigrationFailed } from "../../../server/platform/db/migrate.ts"
import { bothDatabases, runtimeOf, type TestDatabase } from "../../support/database/databases.ts"

describe.each(bothDatabases())("migrate on $name", ({ startEmpty }) => {
  let started: TestDatabase
  let database: ReturnType<typeof runtimeOf>
  let folder = ""
  const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)

  beforeAll(async () => {
    started = await startEmpty()
    database = runtimeOf(started)
  })
  afterAll(() => database.stop())
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "gran-migrations-"))
    await database.run(query("drop table if exists schema_migrations; drop table if exists stones"))
    write("0002-colour.sql", "alter table stones add column color text not null default 'D'")
    write("0001-stones.sql", "create table stones (id int4 primary key);\ninsert into stones values (1);")
    write("notes.txt", "not a migration")
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test("runs each file once, in the order of names", async () => {
    expect(await database.run(migrate(folder))).toEqual({ applied: ["0001-stones.sql", "0002-colour.sql"] })
    expect(await database.run(migrate(folder))).toEqual({ applied: [] })
    expect(await database.run(query("select * from stones"))).toEqual([{ id: 1, color: "D" }])
  })

  test("runs only what is new", async () => {
    await database.run(migrate(folder))
    write("0003-second.sql", "insert into stones values (2)")
    expect(await database.run(migrate(folder))).toEqual({ applied: ["0003-second.sql"] })
  })

  test("refuses a changed old migration, and explains the fix", async () => {
    await database.run(migrate(folder))
    write("0001-stones.sql", "create table stones (id text primary key)")
    const failure = await database.run(Effect.flip(migrate(folder)))
    expect(failure).toEqual(new MigrationChanged({ name: "0001-stones.sql" }))
    expect(failure.message).toBe(
      "Migration 0001-stones.sql has changed since it ran: restore the file and write the change as a new migration"
    )
  })

  test("ignores differences of line ends", async () => {
    await database.run(migrate(folder))
    write("0001-stones.sql", "create table stones (id int4 primary key);\r\ninsert into stones values (1);")
    expect(await database.run(migrate(folder))).toEqual({ applied: [] })
  })

  test("rolls back a failed migration, and preserves those before it", async () => {
    write("0003-broken.sql", "insert into stones values (2); insert into stones values (1)")
    const failure = await database.run(Effect.flip(migrate(folder)))
    expect(failure).toEqual(
      new MigrationFailed({
        name: "0003-broken.sql",
        code: "23505",
        reason: 'duplicate key value violates unique constraint "stones_pkey"'
      })
    )
    expect(await database.run(query("select id from stones"))).toEqual([{ id: 1 }])
    expect(await database.run(query("select name from schema_migrations order by name"))).toEqual([
      { name: "0001-stones.sql" },
      { name: "0002-colour.sql" }
    ])
  })

  test("allows several processes to start at once: each file runs in one of them", async () => {
    const many = await Promise.all(Array.from({ length: 4 }, () => database.run(migrate(folder))))
    expect(many.flatMap(({ applied }) => applied).toSorted()).toEqual(["0001-stones.sql", "0002-colour.sql"])
  })
})
