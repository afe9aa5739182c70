import { Effect } from "effect"
import { spawn } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { DatabaseFailed } from "../../../server/platform/db/database.ts"
import { query } from "../../../server/platform/db/query.ts"
import { lockFolder } from "../../../server/platform/db/folder-lock.ts"
import * as pglite from "../../../server/platform/db/pglite.ts"
import { clusterTar } from "../../support/database/cluster-tar.ts"
import { untar } from "../../support/database/untar.ts"
import { root } from "../../../tools/root.ts"

let folder = ""
let db = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gran-data-folder-"))
  db = join(folder, "db")
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const opened = () => Effect.provide(query("select 1 as one"), pglite.layer(db))
const inUse = (by: string | number) => new DatabaseFailed({ code: null, message: `The database folder ${db} is in use by process ${by}` })

/** Another process that holds the folder until it is killed. */
const startHolder = async () => {
  const lock = JSON.stringify(join(root, "server/platform/db/folder-lock.ts"))
  const program = `
    import { Effect } from "effect"
    import { lockFolder } from ${lock}
    const held = Effect.andThen(lockFolder(process.argv[1]), Effect.sync(() => console.log("held")))
    await Effect.runPromise(Effect.scoped(Effect.andThen(held, Effect.sleep("10 minutes"))))`
  const args = ["--input-type=module-typescript", "-e", program, db]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] })
  await new Promise((resolve) => child.stdout.once("data", resolve))
  return {
    pid: child.pid,
    kill: () =>
      new Promise((resolve) => {
        child.once("exit", resolve)
        child.kill("SIGKILL")
      })
  }
}

describe("the lock of a data folder", () => {
  test("refuses a second process, names the first, and is released when that one is killed", async () => {
    const holder = await startHolder()
    const refused = await Effect.runPromise(Effect.flip(Effect.scoped(lockFolder(db))))
    await holder.kill()
    expect(refused).toEqual(inUse(holder.pid ?? 0))
    await Effect.runPromise(Effect.scoped(lockFolder(db)))
  })

  test("refuses a second holder within one process", async () => {
    const both = Effect.scoped(Effect.andThen(lockFolder(db), Effect.flip(Effect.scoped(lockFolder(db)))))
    expect(await Effect.runPromise(both)).toEqual(inUse(process.pid))
  })

  test("ignores a lock file with the id of another running program", async () => {
    untar(await clusterTar(), db)
    writeFileSync(`${db}.lock`, String(process.ppid))
    expect(await Effect.runPromise(opened())).toEqual([{ one: 1 }])
    expect(existsSync(`${db}.lock`)).toBe(false)
  })
})

describe("a folder without PG_VERSION", () => {
  test("is not changed if it contains files", async () => {
    mkdirSync(db)
    writeFileSync(join(db, "photo.txt"), "precious")
    const { message } = await Effect.runPromise(Effect.flip(opened()))
    expect(message).toContain(`The folder ${db} holds files and no PG_VERSION`)
    expect(readdirSync(db)).toEqual(["photo.txt"])
  })

  test("is not changed if it was a database", async () => {
    untar(await clusterTar(), db)
    rmSync(join(db, "PG_VERSION"))
    const before = readdirSync(db, { recursive: true }).length
    expect((await Effect.runPromise(Effect.flip(opened()))).message).toContain("restore the database from a backup")
    expect(readdirSync(db, { recursive: true })).toHaveLength(before)
  })

  test("is initialised again if the first start was interrupted", { timeout: 120_000 }, async () => {
    mkdirSync(join(db, "base"), { recursive: true })
    writeFileSync(`${db}.making`, "")
    expect(await Effect.runPromise(opened())).toEqual([{ one: 1 }])
    expect([existsSync(join(db, "PG_VERSION")), existsSync(`${db}.making`)]).toEqual([true, false])
  })
})
