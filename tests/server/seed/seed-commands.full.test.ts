import { Effect } from "effect"
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { lockFolder } from "../../../server/platform/db/folder-lock.ts"
import { findPostgres, startPostgres } from "../../support/database/postgres-cluster.ts"
import { seedCommand } from "../../support/server/seed-command.ts"

describe("seed and db:reset over a folder", () => {
  let folder = ""
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "gran-seed-"))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test("fill the folder, then remove only that folder", () => {
    const settings = { SHOP_DATA_DIR: folder }
    writeFileSync(join(folder, "letter.eml"), "kept")
    expect(seedCommand("cli", settings, "--diamonds", "50")).toEqual({
      status: 0,
      stdout: `Replacing all diamonds of the embedded database in ${folder} by 50 of the seed.\nDone in N s.\n`,
      stderr: ""
    })
    expect(existsSync(join(folder, "db", "PG_VERSION"))).toBe(true)
    expect(seedCommand("reset", settings)).toEqual({
      status: 0,
      stdout: `Removing all data of the embedded database in ${folder}.\nDone. The next npm start makes it anew.\n`,
      stderr: ""
    })
    expect([existsSync(join(folder, "db")), existsSync(join(folder, "letter.eml"))]).toEqual([false, true])
  }, 180_000)

  test("refuse a folder that a running shop holds", async () => {
    const held = join(folder, "held")
    mkdirSync(join(held, "db"), { recursive: true })
    const reset = Effect.sync(() => seedCommand("reset", { SHOP_DATA_DIR: held }))
    const { status, stderr } = await Effect.runPromise(Effect.scoped(Effect.andThen(lockFolder(join(held, "db")), reset)))
    expect({ status, stderr }).toEqual({ status: 1, stderr: `The database folder ${held}/db is in use by process ${process.pid}\n` })
    expect(existsSync(join(held, "db"))).toBe(true)
  })

  test("do not touch files that are not a database", () => {
    const foreign = join(folder, "foreign")
    mkdirSync(join(foreign, "db"), { recursive: true })
    writeFileSync(join(foreign, "db", "photo.txt"), "precious")
    const { status, stderr } = seedCommand("reset", { SHOP_DATA_DIR: foreign })
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining("holds files of no database") })
    expect(existsSync(join(foreign, "db", "photo.txt"))).toBe(true)
  })

  test("print their usage", () => {
    const usage = "Usage: npm run seed -- --diamonds <0 to 1000000, 8000 without it> [--yes]\n"
    for (const args of [["--diamonds", "many"], ["--diamonds", "-5"], ["--diamonds", "1000001"], ["--stones", "5"], ["5"]]) {
      expect(seedCommand("cli", { SHOP_DATA_DIR: folder }, ...args)).toEqual({ status: 1, stdout: "", stderr: usage })
    }
  })
})

const found = findPostgres()

describe.skipIf("missing" in found)("seed and db:reset over PostgreSQL", () => {
  let cluster: ReturnType<typeof startPostgres> | undefined
  let client: pg.Client
  beforeAll(async () => {
    if ("missing" in found) return
    cluster = startPostgres(found.bin)
    client = new pg.Client(cluster.url)
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    cluster?.stop()
  })

  const namesLeft = async () => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       union all select proname from pg_proc where pronamespace = 'public'::regnamespace`
    )
    return rows.map(({ name }) => name)
  }

  test("drop all objects of the migrations and leave foreign ones", async () => {
    const settings = { DATABASE_URL: cluster?.url ?? "" }
    await client.query("create table anothers (id int4)")
    expect(seedCommand("cli", settings, "--diamonds", "50").status).toBe(0)
    expect(await namesLeft()).toContain("diamonds")
    expect((await client.query("select count(*)::int4 as count from tooltips")).rows).not.toEqual([{ count: 0 }])
    expect(seedCommand("reset", settings).status).toBe(0)
    expect(await namesLeft()).toEqual(["anothers"])
    expect(seedCommand("cli", settings, "--diamonds", "5").status).toBe(0)
  })
})
