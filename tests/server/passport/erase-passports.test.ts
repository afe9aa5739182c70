import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { erasePassports } from "../../../server/passport/erase-passports.ts"
import { Files } from "../../../server/platform/files/files.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { savePassport } from "../../support/documents/passport.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { buyerWith } from "../../support/samples/orders.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

type Account = Awaited<ReturnType<Accounts["register"]>>

describe.each(databasesByTurn(import.meta.filename))("replaced passports on $name", ({ start }) => {
  let shop: TestShop
  let anna: Account
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, database: await start() })
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    anna = await accountsOf(shop).register()
    await savePassport(shop, anna.bearer)
  })
  const replace = (age: string) =>
    shop.query("update passports set replaced_at = now() - $2::interval where user_id = $1", [anna.user.id, age])
  const fileIds = async (): Promise<ReadonlyArray<string>> => {
    const rows = await shop.query<{ id: string; thumbnailId: string | null }>(
      `select id::text as id, thumbnail_id::text as "thumbnailId" from uploaded_files where user_id = $1`,
      [anna.user.id]
    )
    return rows.flatMap(({ id, thumbnailId }) => [id, ...(thumbnailId === null ? [] : [thumbnailId])])
  }
  const isStored = (id: string) => shop.run(Files.use((files) => files.read(id))).then((bytes) => bytes !== null)

  test("are erased after a month if no order required a passport: rows and files, but not the log", async () => {
    const ids = await fileIds()
    expect([ids.length, await Promise.all(ids.map(isStored))]).toEqual([3, [true, true, true]])
    await replace("29 days")
    expect(await shop.run(erasePassports)).toBe(0)
    await replace("31 days")
    expect(await shop.run(erasePassports)).toBe(1)
    expect([await fileIds(), await Promise.all(ids.map(isStored))]).toEqual([[], [false, false, false]])
    const log = await shop.query<{ what: string }>("select what from passport_accesses where user_id = $1 order by id", [anna.user.id])
    expect(log.map(({ what }) => what)).toEqual(["uploaded", "saved", "erased"])
  })

  test("are stored for five years after the last order that required one", async () => {
    const buyer = buyerWith(shop, anna.token)
    const [stone] = await shop.query<{ id: number }>("select id from diamonds where is_available_for_sale order by id limit 1")
    await buyer.take(`1-${stone?.id}`)
    const { data, status } = await buyer.order()
    expect(status).toBe(200)
    await replace("3 years")
    expect(await shop.run(erasePassports)).toBe(0)
    await shop.query("update orders set placed_at = now() - interval '61 months' where id = $1", [data.id])
    expect(await shop.run(erasePassports)).toBe(1)
  })

  test("the one in use is never erased", async () => {
    await shop.query("update passports set saved_at = now() - interval '9 years' where user_id = $1", [anna.user.id])
    expect(await shop.run(erasePassports)).toBe(0)
  })
})
