import { Effect, Layer } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { Database, DatabaseFailed, isAway } from "../../../server/platform/db/database.ts"
import { watchRoom } from "../../../server/platform/db/disk-room.ts"
import { layerMemory } from "../../../server/platform/db/pglite.ts"
import { makeDatabase } from "../../../server/platform/db/transactions.ts"
import { seededTar } from "../../support/database/seeded-tar.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

const diskFull = new DatabaseFailed({ code: "53100", message: "could not extend file: No space left on device" })

describe("a full disk", () => {
  let isFull = false
  let shop: TestShop
  /** A full disk: writes fail, reads work. */
  const full = (database: Database["Service"]) =>
    watchRoom({
      ...database,
      query: (sql, params) =>
        Effect.suspend(() => (isFull && /insert into|create temporary/.test(sql) ? Effect.fail(diskFull) : database.query(sql, params)))
    })
  beforeAll(async () => {
    const layer = Layer.provide(Layer.effect(Database, Effect.map(Database, full)), layerMemory(await seededTar()))
    shop = await startShop({ database: { layer, isSeeded: true, stop: async () => undefined } })
  })
  afterAll(() => shop.stop())

  const ready = async () => (await shop.app.request("/readyz")).status
  const guest = () => shop.ask("/api/v2/fuser/", { method: "GET" })

  test("is 503 for writes and not ready, until there is space again", async () => {
    expect([await ready(), (await guest()).status]).toEqual([200, 200])
    isFull = true
    expect(await ready()).toBe(200)
    const refused = await guest()
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"])
    expect([await ready(), await ready()]).toEqual([503, 503])
    expect((await shop.app.request("/healthz")).status).toBe(200)
    isFull = false
    expect([await ready(), (await guest()).status]).toEqual([200, 200])
  })

  test("is recognised by the code of PostgreSQL, in a transaction too", async () => {
    expect(isAway(diskFull)).toBe(true)
    const asked: Array<string> = []
    const run = (sql: string) => Effect.suspend(() => (asked.push(sql), sql === "write" ? Effect.fail(diskFull) : Effect.succeed([])))
    const database = watchRoom(makeDatabase(Effect.succeed({ run })))
    await Effect.runPromise(Effect.flip(database.transaction(database.query("write"))))
    asked.length = 0
    expect(await Effect.runPromise(database.hasRoom ?? Effect.succeed(false))).toBe(true)
    expect(await Effect.runPromise(database.hasRoom ?? Effect.succeed(false))).toBe(true)
    expect(asked.map((sql) => sql.slice(0, 6))).toEqual(["begin", "create", "commit"])
  })
})
