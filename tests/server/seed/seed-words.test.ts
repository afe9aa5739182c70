import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { Database } from "../../../server/platform/db/database.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { jewelry } from "../../../server/seed/jewelry/jewelry.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { runtimeOf, testDatabases } from "../../support/database/databases.ts"

const query = (sql: string, params?: ReadonlyArray<unknown>) => Database.use((database) => database.query(sql, params))
const [first, second] = jewelry()

describe.each(testDatabases())("words of the seed on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeEach(async () => {
    database = runtimeOf(await start())
    await database.run(Effect.andThen(migrate(), seedIfEmpty({ diamonds: 0 })))
  }, 60_000)
  afterEach(() => database.stop())

  const descriptionOf = async (code = "") => {
    const [row] = await database.run(query("select description from jewelry where product_code = $1", [code]))
    return row?.["description"]
  }
  const describeAs = (code = "", text = "") =>
    database.run(query("update jewelry set description = jsonb_build_array($2::text) where product_code = $1", [code, text]))
  const titleOfCare = async () => (await database.run(query("select title from static_pages where code = 'care'")))[0]?.["title"]

  test("follow it when it changes, where nobody has changed them since", async () => {
    const title = await titleOfCare()
    await describeAs(first?.productCode, "Слова прежнего издания")
    await database.run(query("update static_pages set title = 'Прежнее название' where code = 'care'"))
    await database.run(query("delete from seed_words; update seed_version set checksum = 'earlier'"))
    await database.run(
      query(`insert into seed_words select 'jewelry', product_code, 'of the words before somebody changed them' from jewelry
        where product_code = '${second?.productCode ?? ""}'`)
    )
    await describeAs(second?.productCode, "Слова редактора")
    await database.run(seedIfEmpty({ diamonds: 0 }))
    expect(await descriptionOf(first?.productCode)).toEqual(first?.description)
    expect(await titleOfCare()).toBe(title)
    expect(await descriptionOf(second?.productCode)).toEqual(["Слова редактора"])
    expect((await database.run(query("select checksum from seed_version")))[0]?.["checksum"]).toMatch(/^[0-9a-f]{64}$/)
  })

  test("are known as the seed's in a shop that was filled by this version", async () => {
    await describeAs(second?.productCode, "Слова редактора")
    await database.run(query("update seed_version set checksum = 'earlier'"))
    await database.run(seedIfEmpty({ diamonds: 0 }))
    expect(await descriptionOf(second?.productCode)).toEqual(["Слова редактора"])
    expect(await descriptionOf(first?.productCode)).toEqual(first?.description)
  })

  test("stay as they are while the seed does not change", async () => {
    await database.run(query("update static_pages set title = 'Слова редактора' where code = 'care'; delete from seed_words"))
    await database.run(seedIfEmpty({ diamonds: 0 }))
    expect(await titleOfCare()).toBe("Слова редактора")
  })
})
