import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import * as postgres from "../../../server/platform/db/postgres.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { runtimeOf, startSeededPostgres } from "../../support/database/databases.ts"
import { findPostgres, type PostgresCluster } from "../../support/database/postgres-cluster.ts"
import { type ShopProcess, startShopProcess } from "../../support/server/shop-processes.ts"

const found = findPostgres()

describe.skipIf("missing" in found)("price alerts of two server processes before one PostgreSQL", () => {
  let cluster: PostgresCluster
  let runtime: ReturnType<typeof runtimeOf>
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), "shop-alerts-")))
  const shops: Array<ShopProcess> = []
  const start = async (folder = "") => void shops.push(await startShopProcess(cluster.url, { SHOP_DATA_DIR: folder }))

  beforeAll(async () => {
    cluster = await startSeededPostgres("bin" in found ? found.bin : "")
    runtime = runtimeOf({ layer: postgres.layer(cluster.url), stop: async () => cluster.stop() })
    await runtime.run(seedIfEmpty({ diamonds: 100 }))
  })
  afterAll(async () => {
    for (const shop of shops) await shop.stop()
    await runtime.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  /** Subjects of letters in the outboxes of both processes, by recipient. */
  const outbox = (email: string) =>
    folders.flatMap((folder) =>
      readdirSync(join(folder, "outbox"), { withFileTypes: true })
        .filter(({ name }) => name.endsWith(".json"))
        .map(({ name }) => JSON.parse(readFileSync(join(folder, "outbox", name), "utf8")))
        .filter(({ to }) => to === email)
        .map(({ subject }) => String(subject).replace(/:.*/, ""))
    )
  const isSent = async () => (await runtime.query("select 1 from price_alert_letters where sent_at is not null")).length

  test("send one letter about each of forty stones, and none again after a kill and a restart", async () => {
    await runtime.query(`insert into price_alerts (code, email_key, email, price, confirmed_at)
      select code, 'anna@gran.test', 'anna@gran.test', price + 1000, now() from diamonds where is_available_for_sale order by id limit 40`)
    await Promise.all(folders.map(start))
    await expect.poll(isSent, { timeout: 60_000 }).toBe(40)
    expect(outbox("anna@gran.test")).toEqual(Array.from({ length: 40 }, () => "Цена снизилась"))
    await shops[0]?.kill()
    await runtime.query(
      "update diamonds set is_available_for_sale = false where code = (select code from price_alerts order by id limit 1)"
    )
    await start(folders[0])
    await expect.poll(isSent, { timeout: 60_000 }).toBe(41)
    expect(outbox("anna@gran.test").filter((subject) => subject !== "Цена снизилась")).toEqual([
      expect.stringMatching(/^Больше не в.продаже$/)
    ])
    expect(outbox("anna@gran.test")).toHaveLength(41)
  })
})
